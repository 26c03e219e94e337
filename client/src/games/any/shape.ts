/** What plain data looks like: how a view that nobody drew is laid out. */

type Entries = [string, unknown][];
export type Shape =
  | { is: "word"; word: unknown }
  | { is: "line"; words: unknown[] }
  | { is: "grid"; rows: unknown[][] }
  | { is: "table"; keys: string[]; records: Record<string, unknown>[] }
  | { is: "inline"; entries: Entries }
  | { is: "seats"; entries: Entries }
  | { is: "list"; entries: Entries };

// The frame shows whose turn it is; previews belong to options.
const HIDDEN = ["waiting_for", "over", "previews"];
const WIDE = 8; // with more columns than this, records are panels
const SHORT = 5; // up to this many plain fields stand in a line

const isSimple = (each: unknown) => each === null || typeof each !== "object";
const isLine = (each: unknown): each is unknown[] => Array.isArray(each) && each.every(isSimple);
const isRecord = (each: unknown): each is Record<string, unknown> =>
  !isSimple(each) && !Array.isArray(each);

const isNothing = (each: unknown) =>
  each === null || each === "" || (Array.isArray(each) && !each.length);

/** Whether a value fits into a cell or a line. */
function isSmall(value: unknown): boolean {
  if (isSimple(value) || isLine(value)) return true;
  return isRecord(value) && Object.values(value).every((each) => isSimple(each) || isLine(each));
}

export function shapeOf(value: unknown, seats: number): Shape {
  if (isSimple(value)) return { is: "word", word: value };
  if (isLine(value)) return { is: "line", words: value };
  const entries = Object.entries(value as object).filter(([key]) => !HIDDEN.includes(key));
  if (Array.isArray(value)) return ofList(value, entries, seats);
  const short = entries.length <= SHORT && entries.every(([, each]) => isSmall(each));
  if (short) return { is: "inline", entries };
  return { is: "list", entries: entries.filter(([, each]) => !isNothing(each)) };
}

function ofList(value: unknown[], entries: Entries, seats: number): Shape {
  const isLarge = isRecord(value[0]) && Object.keys(value[0]).length > WIDE;
  if (isLarge || (value.length === seats && seats > 1)) return { is: "seats", entries };
  if (value.every(isLine)) return { is: "grid", rows: value };
  const records = value.filter(isRecord);
  const keys = Object.keys(records[0] ?? {});
  const isTable =
    records.length === value.length &&
    records.every((each) => keys.every((key) => key in each && isSmall(each[key])));
  return isTable ? { is: "table", keys, records } : { is: "list", entries };
}
