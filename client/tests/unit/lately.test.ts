import { expect, test } from "vitest";
import type { Position } from "../../src/lib/generated/protocol.gen";
import { between, lately } from "../../src/lib/lately";

/** A game in which these seats chose one after another, as the server tells it. */
function told(seats: readonly number[]) {
  const asked: [number, number][] = [];
  const all = [...seats, null].map((seat, choices) => ({
    choices,
    taken: seat === null ? null : { seat },
  }));
  const fetch = async (first: number, last: number) => {
    if (last - first >= 25) throw new Error("too many at once");
    asked.push([first, last]);
    return all.slice(first, last + 1) as unknown as Position[];
  };
  return { fetch, asked };
}

const numbers = (positions: readonly Position[]) => positions.map(({ choices }) => choices);
const many = (seat: number, count: number) => Array.from({ length: count }, () => seat);

test("positions are fetched in pieces, in their order", async () => {
  const { fetch, asked } = told(many(0, 70));

  expect(numbers(await between(fetch, 5, 60))).toEqual(
    Array.from({ length: 56 }, (_, at) => at + 5),
  );
  expect(asked).toEqual([
    [5, 29],
    [30, 54],
    [55, 60],
  ]);
});

test("what the others did lately is found, and what has come since", async () => {
  const { fetch } = told([0, 1, 2, 0, 0]);
  const { theirs, since } = await lately(fetch, 0, 5);

  expect(numbers(theirs)).toEqual([1, 2]);
  expect(numbers(since)).toEqual([3, 4, 5]);
});

test("it is found however long their turn was", async () => {
  const { fetch, asked } = told([0, ...many(1, 60)]);
  const { theirs, since } = await lately(fetch, 0, 61);

  expect(theirs).toHaveLength(60);
  expect(numbers(since)).toEqual([61]);
  expect(asked).toHaveLength(3);
});

test("before the reader's first choice all is the others'", async () => {
  const { theirs } = await lately(told(many(1, 30)).fetch, 0, 30);

  expect(theirs).toHaveLength(30);
});

test("where nobody else has chosen there is nothing to see", async () => {
  const { theirs } = await lately(told([0, 0]).fetch, 0, 2);

  expect(theirs).toEqual([]);
});
