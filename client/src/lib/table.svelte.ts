import { newId } from "./api";
import {
  type Because,
  type Composed,
  type Done,
  type FromClient,
  type FromServer,
  type Refused,
  type Update,
  type Welcome,
} from "./generated/protocol.gen";
import { type Connection, greeting, server, type Transport } from "./transport";
import { Unfolding } from "./unfolding.svelte";

export type Answer = Done | Because | Composed | Refused;
export type Asked = FromClient extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
interface Pending {
  message: string;
  answer: (answer: Answer) => void;
}

// Milliseconds between two attempts to connect; not the same for all who were cut off at once.
const SHORTEST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const jittered = (pause: number) => pause * (0.5 + Math.random());

/** A table: what it shows, and requests that survive a broken connection. */
export class Table {
  readonly unfolding: Unfolding;
  welcome: Welcome | null = $state.raw(null);
  online = $state(false);
  /** Whether the connection was lost, and has not come back. */
  broken = $state(false);
  missing = $state(false);

  private connection: Connection | null = null;
  private pause = SHORTEST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    readonly room: string,
    readonly transport: Transport = server,
  ) {
    this.unfolding = new Unfolding((first, last) => transport.positions(room, first, last));
    this.connect();
    addEventListener("online", this.hurry);
  }

  /** What is shown of it now. */
  get update(): Update | null {
    return this.unfolding.update;
  }

  leave(): void {
    this.left = true;
    removeEventListener("online", this.hurry);
    clearTimeout(this.retry);
    this.connection?.close();
  }

  /** Send a request under an id of our own: after a broken connection it is repeated, and done once. */
  ask = (asked: Asked): Promise<Answer> => {
    const id = newId();
    const message = JSON.stringify({ ...asked, id });
    return new Promise((answer) => {
      this.pending.set(id, { message, answer });
      if (this.online) this.connection?.send(message);
    });
  };

  private connect(): void {
    this.connection = this.transport.connect(this.room, {
      opened: () => this.connection?.send(greeting(this.unfolding.newest?.version)),
      heard: (message) => this.hear(message),
      lost: (isMissing) => this.lost(isMissing),
    });
  }

  /** The device is online again: do not wait for the next attempt. */
  private readonly hurry = (): void => {
    if (!this.broken) return;
    clearTimeout(this.retry);
    this.connection?.close();
    this.connect();
  };

  private lost(isMissing: boolean): void {
    this.online = false;
    this.missing = isMissing;
    if (this.left || this.missing) return;
    this.broken = true;
    this.retry = setTimeout(() => this.connect(), jittered(this.pause));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.online = true;
        this.broken = false;
        this.pause = SHORTEST_PAUSE;
        for (const { message } of this.pending.values()) this.connection?.send(message);
        break;
      case "update":
        this.unfolding.hear(message);
        break;
      default:
        this.pending.get(message.id)?.answer(message);
        this.pending.delete(message.id);
    }
  }
}
