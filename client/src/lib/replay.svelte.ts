import { isHere } from "./engine";
import type { Chair, Line, Position, Summary } from "./generated/protocol.gen";
import { self } from "./me.svelte";
import { type Moment, Play } from "./play.svelte";
import { server, type Transport } from "./transport";

const CHUNK = 25; // positions fetched at once

/** A game told again from the moves that were made: forwards, backwards, from any seat. */
export class Replay extends Play {
  /** The number of choices before the position that is wanted. */
  at = $state(0);
  /** The number of choices made until now. */
  of = $state(0);

  private summary: Summary | null = $state.raw(null);
  private positions: readonly (Position | undefined)[] = $state.raw([]);
  /** What is wanted, or as long as that is on its way, what was shown last. */
  private shown: Position | null = $state.raw(null);
  private visit = 0;

  game = $derived(this.summary?.plan.game ?? "");
  over = $derived(this.summary?.state === "over");
  moment: Moment | null = $derived(this.shown && momentOf(this.shown, this.summary?.chairs ?? []));
  events: readonly Line[] = $derived(
    this.positions.slice(0, (this.shown?.choices ?? -1) + 1).flatMap((each) => each?.events ?? []),
  );
  fresh = $derived(this.shown?.events.length ?? 0);
  /** Every line that is here already, with the move that it belongs to. */
  story = $derived(
    this.positions.flatMap((each) =>
      (each?.events ?? []).map((line) => ({ line, move: each!.choices })),
    ),
  );
  /** The moves after which somebody new is to choose. */
  turns = $derived(
    this.positions.flatMap((each, at) => (each && this.isTurn(each, at) ? [at] : [])),
  );

  /** `better`: the move of a review for which the better line is shown instead of the game. */
  constructor(
    readonly room: string,
    readonly transport: Transport = server,
    private readonly better?: number,
  ) {
    super();
  }

  get isVariation(): boolean {
    return this.better !== undefined;
  }

  /** Fetch the game as a seat saw it, beginning where the reader looks. */
  load = async (seat?: number): Promise<void> => {
    const visit = (this.visit += 1);
    this.positions = [];
    this.summary ??= await this.transport.table(this.room);
    const first = Math.floor(this.at / CHUNK) * CHUNK;
    await this.fetch(first, visit, seat);
    for (let from = 0; from <= this.of; from += CHUNK) {
      if (from !== first) await this.fetch(from, visit, seat);
    }
  };

  /** Fetch only what is needed to see one move as a seat saw it. */
  look = async (at: number, seat: number): Promise<void> => {
    this.at = at;
    this.summary ??= await this.transport.table(this.room);
    if (!this.positions[at]) await this.fetch(Math.floor(at / CHUNK) * CHUNK, this.visit, seat);
    this.go(this.at);
  };

  go = (at: number): void => {
    this.at = Math.max(0, at);
    this.shown = this.positions[this.at] ?? this.shown;
  };

  /** The move with which the event of this number happened, once that is known. */
  moveOf = (event: number): number | undefined =>
    this.positions.find((each) => each && each.first + each.events.length > event)?.choices;

  /** Others' games can be seen from any seat, too. */
  override get reader(): number {
    const player = this.chairs[this.seat]?.player ?? "";
    return player === self.known?.id || isHere(player) ? this.seat : -1;
  }

  override get settings() {
    return this.summary?.plan.settings ?? {};
  }

  // Nothing can be chosen in what has been.
  async choose(): Promise<void> {}
  async why(): Promise<void> {}

  private async fetch(from: number, visit: number, seat?: number): Promise<void> {
    const found = await (this.better === undefined
      ? this.transport.positions(this.room, from, from + CHUNK - 1, seat)
      : this.transport.betterLine(this.room, this.better));
    if (visit !== this.visit || !found[0]) return;
    const all = [...this.positions];
    for (const position of found) all[position.choices] = position;
    this.positions = all;
    this.of = found[0].of;
    this.go(Math.min(this.at, this.of));
  }

  private isTurn(position: Position, at: number): boolean {
    const before = this.positions[at - 1]?.waiting_for ?? [];
    return position.waiting_for.some((seat) => !before.includes(seat));
  }
}

function momentOf(position: Position, chairs: readonly Chair[]): Moment {
  return { ...position, chairs, prompt: null, options: [] };
}
