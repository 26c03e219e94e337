import { expect, test } from "vitest";
import type { Line } from "../../src/lib/generated/protocol.gen";
import { logOf } from "../../src/lib/log";

const told = (...names: string[]): Line[] => names.map((name) => ({ name, values: {} }));

test("the log is grouped by turns", () => {
  const log = logOf(told("drew", "turn_began", "moved", "turn_began", "moved"));

  expect(log.filter(({ begins }) => begins).map(({ index }) => index)).toEqual([1, 3]);
});

test("where all play together, a turn begins after hands are passed on", () => {
  const log = logOf(told("age_began", "built", "received_known", "received", "built", "earned"));

  expect(log.filter(({ begins }) => begins).map(({ index }) => index)).toEqual([0, 4]);
});

test("that others are passed cards is not told, and lines keep their places", () => {
  const log = logOf(told("built", "received", "received_known"));

  expect(log.map(({ line, index }) => [line.name, index])).toEqual([
    ["built", 0],
    ["received_known", 2],
  ]);
});
