import { Objection } from "../lib/api";
import type { Position, Review, Tasks } from "../lib/generated/protocol.gen";
import { complaint } from "./complaint";
import { findingsOf, keepFinding } from "./storage";
import { toasts } from "../lib/toasts.svelte";

/** What a review needs of the tables of this browser. */
export interface Reviewed {
  moves(room: string): Promise<Tasks>;
  examine(task: string): Promise<string>;
  review(
    room: string,
    found: Record<string, string>,
    of: number,
    running: boolean,
  ): Promise<Review>;
  betterLine(room: string, found: string): Promise<Position[]>;
}

/** Reviews of the games of this browser, move by move: each finding is stored at once. */
export class Reviews {
  /** The table whose game is being reviewed. */
  private running: string | null = null;
  private readonly listed = new Map<string, Tasks>();

  constructor(private readonly tables: Reviewed) {}

  /** Begin, or go on with what was stopped. */
  start = async (room: string): Promise<Review> => {
    const { tasks, version } = await this.moves(room);
    const missing = tasks.length - Object.keys(await findingsOf(room, version)).length;
    if (missing && this.running !== room) {
      this.running = room;
      void this.examineAll(room);
    }
    return this.read(room);
  };

  /** What has been found until now. */
  read = async (room: string): Promise<Review> => {
    const { tasks, version } = await this.moves(room);
    const found = await findingsOf(room, version);
    return this.tables.review(room, found, tasks.length, this.running === room);
  };

  /** Stop after the move that is being examined. */
  stop = (room: string): void => {
    if (this.running === room) this.running = null;
  };

  betterLine = async (room: string, number: number): Promise<Position[]> => {
    const { version } = await this.moves(room);
    const found = (await findingsOf(room, version))[number];
    if (!found) throw new Objection(404, { code: "no_finding", text: "", values: {} });
    return this.tables.betterLine(room, found);
  };

  private async moves(room: string): Promise<Tasks> {
    const listed = this.listed.get(room) ?? (await this.tables.moves(room));
    this.listed.set(room, listed);
    return listed;
  }

  private async examineAll(room: string): Promise<void> {
    try {
      const { tasks, version } = await this.moves(room);
      const known = await findingsOf(room, version);
      for (const [number, task] of tasks.entries()) {
        if (this.running !== room) return;
        if (number in known) continue;
        const found = await this.tables.examine(task);
        await keepFinding({ room, number, found, version });
      }
    } catch (error) {
      toasts.show(await complaint(error));
    } finally {
      this.stop(room);
    }
  }
}
