import { remember, remembered } from "../lib/memory";
import type { Play } from "../lib/play.svelte";
import type { Heard } from "./moments";
import type { EventSounds, SoundName } from "./recipes";

const LEVELS = { off: 0, low: 0.15, medium: 0.4, high: 1 };

export type Volume = keyof typeof LEVELS;
export const VOLUMES = Object.keys(LEVELS) as Volume[];

const GAMES = import.meta.glob<{ sounds: EventSounds }>("../games/*/sounds.ts");

/** Sounds and vibrations: softly, until the reader decides.  What makes them is loaded when needed. */
class Sound {
  volume: Volume = $state(VOLUMES.find((each) => each === remembered("sound")) ?? "low");

  keep = (): void => remember("sound", this.volume);

  next = (): void => {
    this.volume = VOLUMES[(VOLUMES.indexOf(this.volume) + 1) % VOLUMES.length]!;
    this.keep();
    this.play("tile");
  };

  /** Play sounds; to readers who look elsewhere, only that it is their turn. */
  play = (...names: SoundName[]): void => {
    const wanted = document.hidden ? names.filter((name) => name === "turn") : names;
    if (!wanted.length || !this.isOn) return;
    void import("./player").then(({ play }) => play(wanted, LEVELS[this.volume]), forget);
  };

  /** Let a table be heard, for as long as it is shown. */
  follow(play: Play, isSilent: () => boolean): void {
    let before: Heard | null = null;
    $effect(() => {
      const now = heardAt(play);
      if (before && now && !isSilent()) void this.tell(play.game, before, now).catch(forget);
      before = now;
    });
  }

  private async tell(game: string, before: Heard, now: Heard): Promise<void> {
    if (!this.isOn) return;
    const [{ soundsBetween }, own] = await Promise.all([
      import("./moments"),
      GAMES[`../games/${game}/sounds.ts`]?.(),
    ]);
    this.play(...soundsBetween(before, now, own?.sounds ?? {}));
  }

  /** No browser lets a page be heard before the first click or key. */
  private get isOn(): boolean {
    return this.volume !== "off" && !!navigator.userActivation?.hasBeenActive;
  }
}

export const sound = new Sound();

function heardAt({ moment, events, news, seat, waiting }: Play): Heard | null {
  if (!moment) return null;
  const awaited = waiting.includes(seat);
  const asked = moment.prompt !== null;
  return { seat, told: events.length, news, awaited, asked, ending: moment.ending };
}

/** A sound that cannot be loaded is not heard, and nothing else is wrong. */
const forget = () => undefined;
