import { isStill } from "./flights";
import type { Line, Position, Update } from "./generated/protocol.gen";
import { between, type Fetch, lately } from "./lately";
import { pace } from "./pace.svelte";

const PACE = 700; // milliseconds for which a choice of another player is shown before the next
const LONGEST = 40; // updates that may wait; with more, we hurry

/** Shows what comes from a table choice by choice, so that what others do can be followed. */
export class Unfolding {
  /** What is shown now. */
  update: Update | null = $state.raw(null);
  /** The last that is known, shown or not. */
  newest: Update | null = $state.raw(null);
  events: readonly Line[] = $state.raw([]);
  /** How many of these events are new with this update; all are old after the first one. */
  fresh = $state(0);
  /** When the update came, by this machine's clock: for counting down. */
  received = $state(0);
  /** How many steps are still to be shown. */
  behind = $state(0);

  private readonly queue: Update[] = [];
  private running = false;
  private hurried = false;
  private shownAt = 0;
  private wake = () => {};

  constructor(private readonly fetch: Fetch) {}

  hear(update: Update): void {
    this.newest = update;
    this.enqueue(update);
  }

  /** Show the rest at once. */
  skip = (): void => {
    this.hurried = true;
    this.wake();
  };

  /** Show once more what the others did last. */
  again = async (): Promise<void> => {
    const now = this.update;
    if (!now || this.behind) return;
    const { theirs, since } = await lately(this.fetch, now.seat, now.choices);
    if (!theirs.length || !since[0]) return;
    const events = since.flatMap((each) => each.events);
    const steps = theirs.map((each) => stepTo(each, now));
    this.enqueue(...steps, { ...now, first: since[0].first, events });
  };

  private enqueue(...updates: Update[]): void {
    this.queue.push(...updates);
    this.behind = this.queue.length;
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.queue.unshift(...(await this.between(next)), next);
      const step = this.queue.shift()!;
      if (this.isOthers(step)) await this.rest();
      this.renew(step);
      this.behind = this.queue.length;
    }
    this.running = this.hurried = false;
  }

  /** The choices that the server told in one with the next. */
  private async between(next: Update): Promise<Update[]> {
    const from = (this.update?.choices ?? next.choices) + 1;
    const missing = next.choices - from;
    if (missing < 1 || missing > LONGEST || this.isHurried || next.state !== "playing") return [];
    const found = await between(this.fetch, from, next.choices - 1).catch(() => []);
    return found.map((each) => stepTo(each, next));
  }

  private isOthers(next: Update): boolean {
    return !this.update?.options.length && next.choices > (this.update?.choices ?? next.choices);
  }

  private get isHurried(): boolean {
    return this.hurried || isStill() || this.queue.length > LONGEST;
  }

  /** Wait until the last step has been seen: long enough, and by somebody. */
  private async rest(): Promise<void> {
    const left = () => this.shownAt + pace.lasts(PACE) - performance.now();
    while (!this.isHurried && (left() > 0 || document.hidden)) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, Math.max(50, left()));
      });
    }
  }

  private renew(update: Update): void {
    const known = this.update ? this.events.slice(0, update.first) : [];
    this.fresh = this.update ? update.events.length : 0;
    this.events = [...known, ...update.events];
    this.received = this.shownAt = performance.now();
    this.update = update;
  }
}

/** How a table looked on the way to an update. */
function stepTo(
  { choices, first, events, view, waiting_for, score }: Position,
  next: Update,
): Update {
  const undo = { can_undo: false, can_ask_undo: false };
  const nothing = { prompt: null, options: [], ending: null, ...undo };
  return { ...next, choices, first, events, view, waiting_for, score, ...nothing };
}
