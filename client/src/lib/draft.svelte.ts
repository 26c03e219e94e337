import type { Composed, Update } from "./generated/protocol.gen";

interface Part {
  words: string;
  /** What the table would look like with it, and what is asked next. */
  next: Composed;
}

const wordsOf = ({ options }: Update) => options.map((offer) => offer.words).join("\n");

/** Whether nothing has happened in the game from one update to another. */
const isSameGame = (one: Update, other: Update) =>
  one.choices === other.choices && one.state === other.state && wordsOf(one) === wordsOf(other);

/**
 * A choice that its player composes part by part: which tile, where, which way round.
 * Nobody else sees it, and any part can be undone, until the complete choice is sent.
 */
export class Draft {
  /** What the table showed when the draft was begun. */
  private base: Update | null = $state.raw(null);
  private parts: readonly Part[] = $state.raw([]);

  get isOpen(): boolean {
    return this.parts.length > 0;
  }

  /** The words of the parts already chosen, followed by those of the next. */
  with(words: string): string[] {
    return [...this.parts.map((part) => part.words), words];
  }

  /** The last of these parts is allowed; that is no use if others were undone meanwhile. */
  add(parts: readonly string[], next: Composed, update: Update): void {
    const words = parts.at(-1)!;
    if (this.with(words).join() !== parts.join()) return;
    this.base ??= update;
    this.parts = [...this.parts, { words, next }];
  }

  /** Undo the last part. */
  back(): void {
    this.parts = this.parts.slice(0, -1);
    if (!this.parts.length) this.base = null;
  }

  /** Forget the draft if the game has gone on without it. */
  renew(update: Update | null): void {
    if (!this.base || (update && isSameGame(this.base, update))) return;
    this.parts = [];
    this.base = null;
  }

  /** The table as its player sees it, with the draft on it. */
  over(update: Update | null): Update | null {
    const last = this.parts.at(-1);
    if (!update || !last || !isSameGame(this.base!, update)) return update;
    const { prompt, options, view } = last.next;
    return { ...update, prompt, options, view };
  }
}
