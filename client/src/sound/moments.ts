import type { Ending, Line } from "../lib/generated/protocol.gen";
import { type EventSounds, RECIPES, type SoundName } from "./recipes";

/** What a reader has before them, as far as it can be heard. */
export interface Heard {
  seat: number;
  /** How many events the log has. */
  told: number;
  /** The newest of them. */
  news: readonly Line[];
  /** Whether the table waits for the reader. */
  awaited: boolean;
  /** Whether the reader is asked something here. */
  asked: boolean;
  ending: Ending | null;
}

const MOST = 4; // sounds of one moment
const IMPORTANCE = Object.keys(RECIPES) as SoundName[];

/** What is heard when one moment follows another. */
export function soundsBetween(before: Heard, now: Heard, sounds: EventSounds): SoundName[] {
  if (now.seat !== before.seat) return [];
  // Who has jumped, gone back or chosen only a part of something hears no events.
  const isNext = now.told - before.told === now.news.length;
  const events = isNext ? now.news.flatMap(({ name }) => soundOf(name, sounds) ?? []) : [];
  const turn = !before.awaited && now.awaited && now.asked;
  return loudest([...events, ...(turn ? (["turn"] as const) : []), ...ends(before, now)]);
}

/** Who sees more has events of another name, and so has the Free City of 7 Wonders. */
export function soundOf(name: string, sounds: EventSounds): SoundName | undefined {
  return sounds[name] ?? sounds[name.replace(/^free_city_|_known$/g, "")];
}

function ends(before: Heard, now: Heard): SoundName[] {
  if (before.ending || !now.ending || now.seat < 0) return [];
  return [now.ending.winners.includes(now.seat) ? "won" : "lost"];
}

/** Every sound once, in order; of too many, the most important. */
function loudest(names: readonly SoundName[]): SoundName[] {
  const each = [...new Set(names)];
  const chosen = IMPORTANCE.filter((name) => each.includes(name)).slice(0, MOST);
  return each.filter((name) => chosen.includes(name));
}
