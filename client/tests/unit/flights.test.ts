import { expect, test } from "vitest";
import { compared } from "../../src/lib/flights";

const spot = (kind: string, x: number, y: number) => ({
  kind,
  element: {} as HTMLElement,
  box: { x, y } as DOMRect,
});

test("what lies where the same lay has not moved", () => {
  const { gone, fresh } = compared([spot("medes", 10, 10)], [spot("medes", 11, 10)]);

  expect(gone).toEqual([]);
  expect(fresh).toEqual([]);
});

test("a card that is gone here and new there has moved", () => {
  const before = [spot("medes", 0, 90), spot("persians", 50, 90)];
  const after = [spot("medes", 200, 10), spot("persians", 50, 90)];

  const { gone, fresh } = compared(before, after);

  expect(gone).toEqual([before[0]]);
  expect(fresh).toEqual([after[0]]);
});

test("another thing in the same place is new", () => {
  expect(compared([spot("level 2", 5, 5)], [spot("level 3", 5, 5)]).fresh).toHaveLength(1);
});

test("a pile that shrinks gives its cards away", () => {
  const pile = spot("medes", 0, 90);

  const { gone, fresh } = compared([pile, pile, pile], [pile, pile, spot("medes", 80, 10)]);

  expect(gone).toEqual([pile]);
  expect(fresh).toHaveLength(1);
});
