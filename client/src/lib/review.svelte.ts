import { api } from "./api";
import type { Graded, Review, SeatSummary, Summary, Turning } from "./generated/protocol.gen";
import { t, tOr } from "./language.svelte";
import { self } from "./me.svelte";
import { namesAt } from "./people";

const PAUSE = 1000; // milliseconds between two looks at the progress

/** The review of a finished game, growing while it is computed. */
export class ReviewOf {
  summary: Summary | null = $state.raw(null);
  found: Review | null = $state.raw(null);
  /** The seat whose moves are shown. */
  seat = $state(0);

  game = $derived(this.summary?.plan.game ?? "");
  names = $derived(namesAt(this.summary?.chairs ?? []));
  moves: readonly Graded[] = $derived(this.found?.moves ?? []);
  done = $derived(!!this.found?.of && this.moves.length >= this.found.of);
  account: SeatSummary | undefined = $derived(
    this.found?.seats.find(({ seat }) => seat === this.seat),
  );
  turning: readonly Turning[] = $derived(
    (this.found?.turning_points ?? []).filter(({ move }) => this.moves[move]?.seat === this.seat),
  );

  private left = false;

  constructor(readonly room: string) {}

  /** Fetch what there is; what is missing is computed. */
  load = async (): Promise<void> => {
    this.summary = await api.table(this.room);
    const own = this.summary.chairs.findIndex(({ player }) => player && player === self.known?.id);
    this.seat = Math.max(0, own);
    await this.resume();
  };

  resume = async (): Promise<void> => {
    await self.become();
    this.found = await api.startReview(this.room);
    while (this.found.running && !this.left) {
      await new Promise((wait) => setTimeout(wait, PAUSE));
      this.found = await api.review(this.room);
    }
  };

  leave = (): void => {
    this.left = true;
  };
}

export const percent = (share: number): string => t("percent", { number: Math.round(100 * share) });

/** Win probability in points, with a sign if it is a change. */
export const points = (share: number): string => String(Math.round(100 * share));
export const change = (share: number): string =>
  share < 0 ? `−${points(-share)}` : `+${points(share)}`;

export const gradeName = (grade: string): string => tOr(`review.grade.${grade}`, grade);
export const phaseName = (phase: number): string => tOr(`review.phase.${phase}`, "");
