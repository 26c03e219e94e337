import { newId, Objection } from "../lib/api";
import type {
  Advised,
  Because,
  Call,
  Changed,
  Commit,
  Exported,
  Fork,
  FromServer,
  Hint,
  LessonTold,
  Plan,
  Position,
  Review,
  Summary,
  Tasks,
  Turn,
  Update,
} from "../lib/generated/protocol.gen";
import { ownName } from "../lib/me.svelte";
import type { Connection, Receiver, Transport } from "../lib/transport";
import { trying } from "./complaint";
import { Broken, Engine } from "./engine";
import { Reviews } from "./reviews";
import { append, entriesOf } from "./storage";
import { Thinker } from "./thinker";

/** Somebody in front of this screen, connected to a table. */
interface Seated {
  room: string;
  seat: number;
  receiver: Receiver;
  /** The version of the last update sent. */
  seen: number;
}

/** What a failed request is answered with. */
function refusal(error: unknown, id: string): FromServer {
  const refused = { type: "refused", id, rule: "" } as const;
  if (error instanceof Objection) return { ...refused, ...error.refused };
  // Another window has written meanwhile.
  const isLate = error instanceof DOMException && error.name === "ConstraintError";
  if (isLate) return { ...refused, code: "stale", text: "", values: {} };
  void trying(Promise.reject(error));
  return { type: "because", id, code: "", rule: "" };
}

const now = () => Date.now() / 1000;
const newRoom = () => `here-${newId().replaceAll("-", "").slice(0, 16)}`;
/** For the seed: Python's own generator may start alike in every browser. */
const newSecret = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The tables of this browser: the engine plays, the storage keeps, the bots think. */
class Tables {
  private readonly engine = new Engine(true);
  private readonly thinker = new Thinker(this.engine);
  private readonly loaded = new Set<string>();
  private readonly seated = new Set<Seated>();
  private readonly playing = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** Open a table; it is there as soon as the engine is. */
  open(plan: Plan, names: string[]): string {
    void navigator.storage?.persist?.();
    const room = newRoom();
    const call = { type: "open", room, plan, names, secret: newSecret(), at: now() } as const;
    void trying(this.change(call));
    return room;
  }

  /** Open a table with the game of a record. */
  async take(record: string, name: string): Promise<string> {
    const room = newRoom();
    await this.change({ type: "import", room, record, name, secret: newSecret(), at: now() });
    return room;
  }

  summary = (room: string) => this.at<Summary>(room, { type: "summary", room });

  positions = (room: string, first: number, last: number, reader: number, seat?: number) =>
    this.at<Position[]>(room, { type: "positions", room, first, last, reader, seat: seat ?? null });

  record = async (room: string): Promise<string> =>
    (await this.at<Exported>(room, { type: "export", room })).record;

  /** Go on from a move of a finished game, against bots; returns the table. */
  fork = async (room: string, { choices, seat, level }: Fork, name: string): Promise<string> => {
    const created = { new: newRoom(), secret: newSecret(), at: now() };
    await this.change({ type: "fork", room, choices, seat, level, name, ...created });
    return created.new;
  };

  /** The best few choices; that they were given is stored like a choice. */
  hint = async (room: string, seat: number, version: number): Promise<Hint[]> => {
    const { tasks } = await this.at<Tasks>(room, { type: "ask_hint", room, seat, version });
    const found = await this.thinker.examine(tasks[0]!);
    const call = { type: "give_hint", room, seat, version, found, at: now() } as const;
    return this.inTurn(async () => {
      await this.load(room);
      const { commit, hints } = await this.engine.ask<Advised>(call);
      await this.publish([commit]);
      return hints;
    });
  };

  readonly reviews = new Reviews({
    moves: (room) => this.at<Tasks>(room, { type: "list_moves", room }),
    examine: (task) => this.thinker.examine(task),
    review: (room, found, of, running) =>
      this.at<Review>(room, { type: "review", room, found, of, running }),
    betterLine: (room, found) => this.at<Position[]>(room, { type: "better_line", room, found }),
  });

  wake = (): void => this.engine.wake();

  lesson = (game: string) => this.engine.ask<LessonTold>({ type: "lesson", game });
  lessonWhy = (game: string, step: number, words: string) =>
    this.engine.ask<Because>({ type: "lesson_why", game, step, words });

  connect(room: string, seat: number, receiver: Receiver): Connection {
    const seated = { room, seat, receiver, seen: 0 };
    this.inTurn(() => this.load(room)).then(
      () => receiver.opened(),
      () => receiver.lost(true),
    );
    this.seated.add(seated);
    return {
      send: (message) => void this.receive(seated, message),
      close: () => this.seated.delete(seated),
    };
  }

  private async receive(seated: Seated, message: string): Promise<void> {
    const { room, seat, receiver } = seated;
    const { type, id, version } = JSON.parse(message) as {
      type: string;
      id: string;
      version?: number;
    };
    let answer: FromServer | null;
    try {
      if (type === "rematch") {
        await this.change({ type: "again", room, new: newRoom(), secret: newSecret(), at: now() });
        answer = { type: "done", id, version: 0 };
      } else {
        answer = await this.change({ type: "send", room, seat, message, at: now() });
      }
    } catch (error) {
      answer = refusal(error, id);
    }
    if (type === "hello") seated.seen = version ?? 0;
    if (answer) receiver.heard(answer);
    if (type === "hello" || (answer?.type === "refused" && answer.code === "stale")) {
      await this.inTurn(() => this.update(seated));
    }
    void trying(this.letBotsPlay(room));
  }

  /** Ask for a change, store it, and only then tell everybody. */
  private change(call: Call): Promise<FromServer | null> {
    return this.inTurn(async () => {
      if ("room" in call && !["open", "import"].includes(call.type)) await this.load(call.room);
      const { commits, answer } = await this.engine.ask<Changed>(call);
      if (commits.length) await this.publish(commits);
      return answer;
    });
  }

  private async publish(commits: readonly Commit[]): Promise<void> {
    try {
      await append(commits);
    } catch (error) {
      for (const { room } of commits) await this.unload(room);
      throw error;
    }
    for (const { room } of commits) {
      this.loaded.add(room);
      for (const each of this.seated) if (each.room === room) await this.update(each);
    }
  }

  private async update(seated: Seated): Promise<void> {
    const { room, seat, seen } = seated;
    await this.load(room);
    const call = { type: "show", room, seat, since: seen, at: now() } as const;
    const update = await this.engine.ask<Update>(call);
    seated.seen = update.version;
    if (this.seated.has(seated)) seated.receiver.heard(update);
  }

  /** Let bots choose as long as somebody is there to see it. */
  private async letBotsPlay(room: string): Promise<void> {
    if (this.playing.has(room)) return;
    this.playing.add(room);
    try {
      while ([...this.seated].some((each) => each.room === room)) {
        const { question, decision } = await this.at<Turn>(room, { type: "ask", room });
        if (!question) break;
        const words = await this.thinker.answer(question);
        await this.change({ type: "answered", room, decision, words, at: now() });
      }
    } finally {
      this.playing.delete(room);
    }
  }

  private at<Result>(room: string, call: Call): Promise<Result> {
    return this.inTurn(async () => {
      await this.load(room);
      return this.engine.ask<Result>(call);
    });
  }

  private async load(room: string): Promise<void> {
    if (this.loaded.has(room)) return;
    const entries = await entriesOf(room);
    if (!entries.length) throw new Objection(404, { code: "no_table", text: "", values: { room } });
    await this.engine.ask({ type: "load", room, entries });
    this.loaded.add(room);
  }

  private async unload(room: string): Promise<void> {
    this.loaded.delete(room);
    await this.engine.ask({ type: "unload", room });
  }

  /** One after another: nobody sees what is not yet stored. */
  private inTurn<Result>(deed: () => Promise<Result>): Promise<Result> {
    const next = this.last.then(deed);
    this.last = next.catch((error: unknown) => {
      if (error instanceof Broken) this.loaded.clear(); // with the engine its tables are gone
    });
    return next;
  }
}

export const tables = new Tables();

/** The tables of this browser, as somebody at a seat reaches them. */
export const here = (seat: number): Transport => ({
  connect: (room, receiver) => tables.connect(room, seat, receiver),
  table: tables.summary,
  positions: (room, first, last, shown) => tables.positions(room, first, last, seat, shown),
  record: async (room) =>
    URL.createObjectURL(new Blob([await tables.record(room)], { type: "application/json" })),
  hint: (room, version) => tables.hint(room, seat, version),
  startReview: tables.reviews.start,
  review: tables.reviews.read,
  stopReview: tables.reviews.stop,
  betterLine: tables.reviews.betterLine,
  fork: (room, fork) => tables.fork(room, fork, ownName()),
});
