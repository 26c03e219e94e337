import { api, newId } from "./api";
import {
  type Fork,
  type FromServer,
  type Hint,
  type Position,
  PROTOCOL,
  type Review,
  type Summary,
} from "./generated/protocol.gen";
import { self } from "./me.svelte";
import { Pulse } from "./pulse";

/** What a table sends to its connections. */
export interface Receiver {
  opened(): void;
  heard(message: FromServer): void;
  /** The connection is gone; there is no use in trying again where the table is missing. */
  lost(isMissing: boolean): void;
}

export interface Connection {
  send(message: string): void;
  close(): void;
}

/** Where tables are: on the server, or in this browser. */
export interface Transport {
  connect(room: string, receiver: Receiver): Connection;
  table(room: string): Promise<Summary>;
  positions(room: string, first: number, last: number, seat?: number): Promise<Position[]>;
  /** The address from which the record of a finished game can be downloaded. */
  record(room: string): Promise<string>;
  /** The best few choices, at a table that allows hints. */
  hint(room: string, version: number): Promise<Hint[]>;
  /** Begin the review of a finished game, or go on with it. */
  startReview(room: string): Promise<Review>;
  /** What has been found until now. */
  review(room: string): Promise<Review>;
  /** Stop a review that this browser computes. */
  stopReview?(room: string): void;
  /** The better line for a move of the review. */
  betterLine(room: string, move: number): Promise<Position[]>;
  /** Go on from a move of a finished game, against bots; returns the table. */
  fork(room: string, fork: Fork): Promise<string>;
}

const NO_TABLE = 4404;

/** The tables of the server, over websockets. */
export const server: Transport = {
  table: api.table,
  positions: api.positions,
  record: (room) => Promise.resolve(`/api/tables/${room}/record`),
  hint: api.hint,
  startReview: async (room) => {
    await self.become();
    return api.startReview(room);
  },
  review: api.review,
  betterLine: api.betterLine,
  fork: async (room, fork) => {
    await self.become();
    return (await api.fork(room, fork)).room;
  },
  connect(room, receiver) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${room}`);
    const close = () => {
      pulse.stop();
      socket.close();
    };
    const lost = (isMissing: boolean) => {
      socket.onopen = socket.onmessage = socket.onclose = null; // it may still take long to close
      close();
      receiver.lost(isMissing);
    };
    const send = (message: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(message);
    };
    const pulse = new Pulse(
      () => send(greeting()),
      () => lost(false),
    );
    socket.onopen = () => receiver.opened();
    socket.onmessage = (event) => {
      pulse.beat();
      receiver.heard(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => lost(event.code === NO_TABLE);
    return { send, close };
  },
};

/** A greeting: the first is welcomed, another is refused, and that is an answer too. */
export const greeting = (version = 0): string =>
  JSON.stringify({ type: "hello", id: newId(), protocol: PROTOCOL, version });
