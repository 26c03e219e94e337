import { newId } from "./api";
import {
  type Because,
  type Done,
  type FromClient,
  type FromServer,
  type Line,
  PROTOCOL,
  type Refused,
  type Update,
  type Welcome,
} from "./generated/protocol.gen";

type Answer = Done | Because | Refused;
type Asked = FromClient extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
interface Pending {
  message: string;
  answer: (answer: Answer) => void;
}

const LONGEST_PAUSE = 8000; // milliseconds between two attempts to connect
const NO_TABLE = 4404;
const PACE = 380; // milliseconds for which a choice of another player is shown before the next
const LONGEST_QUEUE = 20; // updates; with more, we hurry

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A table over a websocket: the newest update, and requests that survive a broken line. */
export class Table {
  update: Update | null = $state.raw(null);
  welcome: Welcome | null = $state.raw(null);
  /** All that happened since the game began. */
  events: readonly Line[] = $state.raw([]);
  /** How many of these events are new with this update; all are old after the first one. */
  fresh = $state(0);
  /** What is new with this update. */
  news = $derived.by(() => this.events.slice(this.events.length - this.fresh));
  online = $state(false);
  missing = $state(false);
  /** When the update came, by this machine's clock: for counting down. */
  received = $state(0);

  private socket: WebSocket | null = null;
  private pause = 250;
  private left = false;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: Update[] = [];
  private readonly pending = new Map<string, Pending>();

  constructor(readonly room: string) {
    this.connect();
  }

  leave(): void {
    this.left = true;
    this.socket?.close();
  }

  /** Ask for something under an id of our own: after a break it is asked again, and done once. */
  ask = (asked: Asked): Promise<Answer> => {
    const id = newId();
    const message = JSON.stringify({ ...asked, id });
    return new Promise((answer) => {
      this.pending.set(id, { message, answer });
      if (this.online) this.socket?.send(message);
    });
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.room}`);
    this.socket = socket;
    socket.onopen = () => socket.send(this.hello());
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hello(): string {
    const version = (this.queue.at(-1) ?? this.update)?.version ?? 0;
    return JSON.stringify({ type: "hello", id: newId(), protocol: PROTOCOL, version });
  }

  private lost(code: number): void {
    this.online = false;
    this.missing = code === NO_TABLE;
    if (this.left || this.missing) return;
    setTimeout(() => !this.left && this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        this.online = true;
        this.pause = 250;
        for (const { message } of this.pending.values()) this.socket?.send(message);
        break;
      case "update":
        this.queue.push(message);
        this.showNext();
        break;
      default:
        this.pending.get(message.id)?.answer(message);
        this.pending.delete(message.id);
    }
  }

  /** Show one update after another, so that what others do in a moment can be followed. */
  private showNext(): void {
    const [next] = this.queue;
    if (!next || this.showing) return;
    this.queue.shift();
    const isOthers =
      !this.update?.options.length && next.choices > (this.update?.choices ?? next.choices);
    this.renew(next);
    const isHurried = this.queue.length > LONGEST_QUEUE || next.state !== "playing";
    if (!isOthers || isHurried || isStill()) return this.showNext();
    this.showing = setTimeout(() => {
      this.showing = undefined;
      this.showNext();
    }, PACE);
  }

  private renew(update: Update): void {
    const known = this.update ? this.events.slice(0, update.first) : [];
    this.fresh = this.update ? update.events.length : 0;
    this.events = [...known, ...update.events];
    this.received = performance.now();
    this.update = update;
  }
}
