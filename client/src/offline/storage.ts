import type { Commit, Summary } from "../lib/generated/protocol.gen";
import { remember } from "../lib/memory";

/** The games of this browser: the entries of each table's log, and the table as lists show it. */

const NAME = "ziggurat";
const ENTRIES = "entries"; // by table and number
const TABLES = "tables"; // by table
const FINDINGS = "findings"; // of reviews, by table and number

interface Row {
  room: string;
  number: number;
  entry: string;
}

/** What a review has found about a move, and how many moves there are. */
export interface Found {
  room: string;
  number: number;
  found: string;
  /** Of the judge: what another version has found is worth nothing. */
  version: number;
}

/** A table in a list, and when somebody last played there. */
export interface Kept extends Summary {
  played: number;
}

let database: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 2);
    asked.onupgradeneeded = ({ oldVersion }) => {
      const { result } = asked;
      if (oldVersion < 1) {
        result.createObjectStore(ENTRIES, { keyPath: ["room", "number"] });
        result.createObjectStore(TABLES, { keyPath: "room" });
      }
      result.createObjectStore(FINDINGS, { keyPath: ["room", "number"] });
    };
    asked.onsuccess = () => {
      // A newer page in another window need not wait for this one.
      asked.result.onversionchange = () => asked.result.close();
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error!);
  });
  database.catch(() => (database = null));
  return database;
}

async function transact<Result>(
  mode: IDBTransactionMode,
  deed: (
    entries: IDBObjectStore,
    tables: IDBObjectStore,
    findings: IDBObjectStore,
  ) => IDBRequest<Result> | void,
): Promise<Result> {
  const transaction = (await open()).transaction([ENTRIES, TABLES, FINDINGS], mode);
  const store = (name: string) => transaction.objectStore(name);
  const asked = deed(store(ENTRIES), store(TABLES), store(FINDINGS));
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
  transact("readwrite", (entries, tables, findings) => {
    entries.delete(all(room));
    tables.delete(room);
    findings.delete(all(room));
  });

export const keepFinding = (found: Found): Promise<void> =>
  transact("readwrite", (_, __, findings) => {
    findings.put(found);
  });

/** What reviews have found, by number. */
export async function findingsOf(room: string, version: number): Promise<Record<string, string>> {
  const rows = await transact<Found[]>("readonly", (_, __, findings) => findings.getAll(all(room)));
  const valid = rows.filter((each) => each.version === version);
  return Object.fromEntries(valid.map(({ number, found }) => [number, found]));
}
