import type { Commit, Summary } from "../lib/generated/protocol.gen";
import { remember } from "../lib/memory";

/** The games of this browser: the entries of each table's log, and the table as lists show it. */

const NAME = "ziggurat";
const ENTRIES = "entries"; // by table and number
const TABLES = "tables"; // by table

interface Row {
  room: string;
  number: number;
  entry: string;
}

/** A table in a list, and when somebody last played there. */
export interface Kept extends Summary {
  played: number;
}

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ENTRIES, { keyPath: ["room", "number"] });
      asked.result.createObjectStore(TABLES, { keyPath: "room" });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
  database.catch(() => (database = null));
  return database;
}

async function transact<Result>(
  mode: IDBTransactionMode,
  deed: (entries: IDBObjectStore, tables: IDBObjectStore) => IDBRequest<Result> | void,
): Promise<Result> {
  const transaction = (await open()).transaction([ENTRIES, TABLES], mode);
  const asked = deed(transaction.objectStore(ENTRIES), transaction.objectStore(TABLES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked?.result as Result);
    transaction.onabort = () => reject(transaction.error!);
  });
}

const all = (room: string) => IDBKeyRange.bound([room, 0], [room, Infinity]);

/** All of these, or none; not over what another window has written. */
export async function append(commits: readonly Commit[]): Promise<void> {
  await transact("readwrite", (entries, tables) => {
    for (const { room, first, entries: lines, summary } of commits) {
      lines.forEach((entry, at) => entries.add({ room, number: first + at, entry } satisfies Row));
      tables.put({ ...summary, played: Date.now() / 1000 } satisfies Kept);
    }
  });
  remember("here", "yes");
}

export async function entriesOf(room: string): Promise<string[]> {
  const rows = await transact<Row[]>("readonly", (entries) => entries.getAll(all(room)));
  return rows.map(({ entry }) => entry);
}

/** The tables of this browser, the last played first. */
export async function kept(): Promise<Kept[]> {
  const found = await transact<Kept[]>("readonly", (_, tables) => tables.getAll());
  return found.sort((one, other) => other.played - one.played);
}

export const forget = (room: string): Promise<void> =>
  transact("readwrite", (entries, tables) => {
    entries.delete(all(room));
    tables.delete(room);
  });
