import { api, Objection } from "./api";
import { refusalText } from "./attempt";
import type { Line, Offer, PuzzleAsked, PuzzleJudged, PuzzleStep } from "./generated/protocol.gen";
import { chair } from "./lesson.svelte";
import { self } from "./me.svelte";
import { type Moment, Play } from "./play.svelte";
import { toasts } from "./toasts.svelte";

const NAMES = ["Adapa", "Enki", "Inanna", "Nabu", "Ninlil", "Anu", "Ishtar", "Ea"];

interface Made {
  /** The choices of the move until here, and the parts of one that is not complete. */
  choices: readonly string[];
  parts: readonly string[];
  step: PuzzleStep;
}

/** A puzzle on the real board: a move is made choice by choice, and then judged. */
export class PuzzlePlay extends Play {
  asked: PuzzleAsked | null = $state.raw(null);
  verdict: PuzzleJudged | null = $state.raw(null);
  /** Whether the board shows where the solution leads. */
  revealed = $state(false);
  /** Whether the move is on its way to the judge. */
  judging = $state(false);
  private made: readonly Made[] = $state.raw([]);

  private last = $derived(this.made.at(-1));
  moment: Moment | null = $derived(this.asked && this.momentNow(this.asked));
  events: readonly Line[] = $derived([
    ...(this.asked?.position.events ?? []),
    ...this.made.flatMap(({ step }) => step.position.events),
  ]);
  fresh = $derived(this.last?.step.position.events.length ?? 0);
  solver = $derived(this.verdict?.solver ?? this.asked?.solver);
  canUndo = $derived(this.made.length > 0 && !this.verdict && !this.judging);

  constructor(readonly game: string) {
    super();
  }

  /** A puzzle of this name, or one that fits. */
  load = async (name = ""): Promise<void> => {
    await self.become();
    this.asked = await api.nextPuzzle(this.game, name);
    this.again();
  };

  /** Begin this puzzle again. */
  again = (): void => {
    this.made = [];
    this.verdict = null;
    this.revealed = false;
  };

  /** Show the solution; who has not tried gives up. */
  show = async (): Promise<void> => {
    this.verdict ??= await api.answerPuzzle(this.game, this.asked!.name, []);
    this.revealed = true;
  };

  undo = (): void => {
    this.made = this.made.slice(0, -1);
  };

  async choose(offer: Offer): Promise<void> {
    if (this.sent || this.verdict) return;
    this.sent = true;
    try {
      await this.make(offer);
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
      toasts.show(await refusalText(error.refused));
    } finally {
      this.sent = false;
    }
  }

  async why(words: string): Promise<void> {
    const { choices, parts } = this.done;
    const tried = { choices: [...choices], parts: [...parts] };
    const { code, rule } = await api.whyPuzzle(this.game, this.asked!.name, tried, words);
    const refusal = code && this.book.refusal(code);
    if (refusal) toasts.show(refusal, { rule: { game: this.game, id: rule } });
  }

  override get isComposing(): boolean {
    return !!this.last?.step.composing;
  }

  override back(): void {
    if (this.isComposing) this.undo();
  }

  private get done(): Pick<Made, "choices" | "parts"> {
    return this.last ?? { choices: [], parts: [] };
  }

  private async make({ words, opens }: Offer): Promise<void> {
    const { choices, parts } = this.done;
    const composes = opens || parts.length > 0;
    const tried = composes
      ? { choices: [...choices], parts: [...parts, words] }
      : { choices: [...choices, words], parts: [] };
    const step = await api.stepPuzzle(this.game, this.asked!.name, tried);
    const complete =
      composes && !step.composing
        ? { choices: [...choices, tried.parts.join(", ")], parts: [] }
        : tried;
    this.made = [...this.made, { ...complete, step }];
    if (step.over) await this.judge(complete.choices);
  }

  private async judge(choices: readonly string[]): Promise<void> {
    this.judging = true;
    try {
      this.verdict = await api.answerPuzzle(this.game, this.asked!.name, choices);
    } finally {
      this.judging = false;
    }
  }

  private momentNow(asked: PuzzleAsked): Moment {
    const solved = this.revealed ? this.verdict?.solution_ends : undefined;
    const position = solved ?? this.last?.step.position ?? asked.position;
    const open = this.verdict ? { prompt: null, options: [] } : {};
    return { ...position, chairs: NAMES.slice(0, asked.players).map(chair), ...open };
  }
}
