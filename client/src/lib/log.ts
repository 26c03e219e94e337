import type { Line } from "./generated/protocol.gen";

/** With these a part of the log begins. */
const BEGINNINGS = ["turn_began", "round_began", "age_began"];
/** With these a turn ends that all players take together: hands are passed on. */
const PASSED = ["received", "received_known"];
/** How many cards others draw or are passed every turn: nobody wants to read that. */
const DULL = ["received", "dealt"];

/** A line of the log, with its place in all that happened. */
export interface Entry {
  line: Line;
  index: number;
  /** Whether a turn begins here. */
  begins: boolean;
}

/** The log as people read it: by turns, and without what tells nothing. */
export function logOf(lines: readonly Line[]): Entry[] {
  const isPassed = (at: number) => PASSED.includes(lines[at]?.name ?? "");
  return lines
    .map((line, index) => ({
      line,
      index,
      begins: BEGINNINGS.includes(line.name) || (isPassed(index - 1) && !isPassed(index)),
    }))
    .filter(({ line }) => !DULL.includes(line.name));
}
