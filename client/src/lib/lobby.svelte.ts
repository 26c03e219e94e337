import type { Summary } from "./generated/protocol.gen";

const PAUSE = 2000; // milliseconds before the line is tried again

/** From one list to the next: all rooms in order, and the tables that are new or different. */
type Change = { order: string[]; changed: Summary[] };

/** The public tables, again whenever something changes among them. */
export class Lobby {
  /** Nothing is known before the first list has come. */
  tables: readonly Summary[] | null = $state.raw(null);
  /** Whether the server could not be reached. */
  offline = $state(false);

  private socket: WebSocket | null = null;
  private left = false;

  constructor() {
    this.connect();
  }

  leave(): void {
    this.left = true;
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/ws/lobby`);
    this.socket.onmessage = (event) => this.receive(JSON.parse(event.data as string));
    this.socket.onopen = () => (this.offline = false);
    this.socket.onclose = () => {
      this.offline = true;
      setTimeout(() => this.left || this.connect(), PAUSE);
    };
  }

  private receive(message: Summary[] | Change): void {
    if (Array.isArray(message)) {
      this.tables = message;
      return;
    }
    const known = new Map(
      [...(this.tables ?? []), ...message.changed].map((each) => [each.room, each]),
    );
    this.tables = message.order.flatMap((room) => known.get(room) ?? []);
  }
}
