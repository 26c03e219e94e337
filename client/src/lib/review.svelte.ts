import { isHere } from "./engine";
import type { Graded, Review, SeatSummary, Summary, Turning } from "./generated/protocol.gen";
import { t, tOr } from "./language.svelte";
import { self } from "./me.svelte";
import { namesAt } from "./people";
import { server, type Transport } from "./transport";

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

  /** Where a team lost information about its words. */
  uninformed: readonly Graded[] = $derived(
    (this.found?.uninformed ?? []).flatMap((number) => this.moves[number] ?? []),
  );

  private left = false;

  constructor(
    readonly room: string,
    readonly transport: Transport = server,
  ) {}

  /** Fetch what there is; what is missing is computed. */
  load = async (): Promise<void> => {
    this.summary = await this.transport.table(this.room);
    const own = this.summary.chairs.findIndex(
      ({ player }) => player && (player === self.known?.id || isHere(player)),
    );
    this.seat = Math.max(0, own);
    await this.resume();
  };

  resume = async (): Promise<void> => {
    this.found = await this.transport.startReview(this.room);
    while (this.found.running && !this.left) {
      await new Promise((wait) => setTimeout(wait, PAUSE));
      this.found = await this.transport.review(this.room);
    }
  };

  /** Whether this browser computes it: then its reader can stop it. */
  get isHere(): boolean {
    return Boolean(this.transport.stopReview);
  }

  stop = (): void => this.transport.stopReview?.(this.room);

  leave = (): void => {
    this.left = true;
    this.stop();
  };
}

export const percent = (share: number): string => t("percent", { number: Math.round(100 * share) });

/** Win probability in points, with a sign if it is a change. */
export const points = (share: number): string => String(Math.round(100 * share));
export const change = (share: number): string =>
  share < 0 ? `−${points(-share)}` : `+${points(share)}`;

export const gradeName = (grade: string): string => tOr(`review.grade.${grade}`, grade);
export const phaseName = (phase: number): string => tOr(`review.phase.${phase}`, "");
