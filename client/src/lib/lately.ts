import type { Position } from "./generated/protocol.gen";

/** What has been at a table, fetched in pieces. */

export type Fetch = (first: number, last: number) => Promise<Position[]>;

const MOST = 25; // positions that can be fetched at once

/** All positions from one to another. */
export async function between(fetch: Fetch, first: number, last: number): Promise<Position[]> {
  if (first > last) return [];
  const end = Math.min(last, first + MOST - 1);
  return [...(await fetch(first, end)), ...(await between(fetch, end + 1, last))];
}

export interface Lately {
  /** The positions in which others chose last, one after another. */
  theirs: Position[];
  /** What came of it, and what the reader has done since. */
  since: Position[];
}

/** What the others did last before this number of choices, however long ago they began. */
export async function lately(fetch: Fetch, seat: number, choices: number): Promise<Lately> {
  const isOwn = ({ taken }: Position) => taken?.seat === seat;
  let found: Position[] = [];
  for (let last = choices; ; last -= MOST) {
    found = [...(await fetch(Math.max(0, last - MOST + 1), last)), ...found];
    const end = found.slice(0, -1).findLastIndex((each) => !isOwn(each)) + 1;
    const first = found.slice(0, end).findLastIndex(isOwn) + 1;
    if (first || last < MOST) return { theirs: found.slice(first, end), since: found.slice(end) };
  }
}
