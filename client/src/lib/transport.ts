import { api } from "./api";
import type { FromServer, Position, Summary } from "./generated/protocol.gen";

/** What a table tells whoever is connected to it. */
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
}

const NO_TABLE = 4404;

/** The tables of the server, over websockets. */
export const server: Transport = {
  table: api.table,
  positions: api.positions,
  record: (room) => Promise.resolve(`/api/tables/${room}/record`),
  connect(room, receiver) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${room}`);
    socket.onopen = () => receiver.opened();
    socket.onmessage = (event) => receiver.heard(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => receiver.lost(event.code === NO_TABLE);
    return { send: (message) => socket.send(message), close: () => socket.close() };
  },
};
