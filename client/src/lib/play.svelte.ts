import { Choosing } from "./choosing.svelte";
import type { Chair, Ending, Line, Offer } from "./generated/protocol.gen";
import type { Thing } from "./narrowing";
import { reading } from "./language.svelte";
import { namesAt } from "./people";
import type { OwnWords, Value } from "./phrasebook";

/** What is counted, and what each seat has of it; where all play together, what they have. */
export type Sheet = readonly (readonly [string, readonly number[]])[];

/** A game at one moment, as a seat sees it: an update, a position of a replay, a step of a lesson. */
export interface Moment {
  seat: number;
  view: unknown;
  chairs: readonly Chair[];
  choices: number;
  /** What the seat is asked; null where it has nothing to choose. */
  prompt: Line | null;
  options: readonly Offer[];
  waiting_for: readonly number[];
  /** What each seat would have if the game ended now, by what is counted. */
  score: Sheet;
  ending: Ending | null;
}

/** A game with a reader before it: what boards show, and what they pass clicks to. */
export abstract class Play {
  abstract readonly game: string;
  abstract readonly moment: Moment | null;
  /** All that happened since the game began. */
  abstract readonly events: readonly Line[];
  /** How many of these events are new with this moment. */
  abstract readonly fresh: number;

  /** Whether a choice is on its way. */
  sent = $state(false);
  readonly choosing = new Choosing(
    (offer) => void this.choose(offer),
    (words) => void this.why(words),
  );

  seat = $derived.by(() => this.moment?.seat ?? -1);
  view = $derived.by(() => this.moment?.view ?? null);
  /** What the reader is asked now. */
  prompt = $derived.by(() => this.moment?.prompt ?? null);
  chairs = $derived.by(() => this.moment?.chairs ?? []);
  waiting = $derived.by(() => this.moment?.waiting_for ?? []);
  news = $derived.by(() => this.events.slice(this.events.length - this.fresh));
  /** What everybody is called, by seat.  Compared as text, or everything would be announced again after every choice. */
  names: readonly string[] = $derived.by(() => JSON.parse(this.called) as string[]);
  private called = $derived.by(() => JSON.stringify(namesAt(this.chairs)));
  book = $derived.by(() =>
    reading.book(this.game, this.names, JSON.parse(this.own) as OwnWords, this.reader),
  );
  /** The words of the component set, as text for the same reason. */
  private own = $derived.by(() => {
    const view = this.view as { components?: { texts?: OwnWords } } | null;
    return JSON.stringify(view?.components?.texts ?? {});
  });
  /** Which action comes before which, for lists. */
  order = $derived.by(() => Object.keys(this.book.texts.actions));

  abstract choose(offer: Offer): Promise<void>;
  /** Ask why something may not be chosen. */
  abstract why(words: string): Promise<void>;

  /** The seat of the reader, who is addressed as “you”. */
  get reader(): number {
    return this.seat;
  }

  /** Take over what can be chosen now; clicks that belong to another question are forgotten. */
  renew(): void {
    this.choosing.renew(this.moment?.options ?? [], this.moment?.prompt?.name);
  }

  /** Whether some parts of a choice have been chosen, and others are still to be. */
  get isComposing(): boolean {
    return false;
  }

  /** Undo the last part of a choice that is being composed. */
  back(): void {}

  /** Undo the last click, or else the last part of a choice. */
  retreat = (): void => {
    if (this.choosing.isBegun) this.choosing.clear();
    else this.back();
  };

  /** The settings of the table that are not the usual ones. */
  get settings(): Readonly<Record<string, Value>> {
    return {};
  }

  /** When the clocks were read, by this machine's time. */
  get clocked(): number {
    return 0;
  }

  /** What the teacher says here, instead of the prompt. */
  get taught(): string {
    return "";
  }

  /** Whether a teacher points at it: at an option, a thing, or anything of that name. */
  points(_what: Offer | Thing | string): boolean {
    return false;
  }

  say = (offer: Offer): string => this.book.action(offer.name, offer.values);
}
