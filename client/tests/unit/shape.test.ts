import { expect, test } from "vitest";
import { shapeOf } from "../../src/games/any/shape";

test("words stand in a line, numbers in rows in a grid", () => {
  expect(shapeOf("clay", 2).is).toBe("word");
  expect(shapeOf(["clay", "granite"], 3).is).toBe("line");
  expect(
    shapeOf(
      [
        [0, 1],
        [1, 0],
        [2, 2],
      ],
      2,
    ).is,
  ).toBe("grid");
});

test("a list as long as there are seats belongs to them", () => {
  expect(shapeOf([{ hand: ["a"] }, { hand: ["b"] }], 2).is).toBe("seats");
});

test("records alike make a table, others a list", () => {
  const stack = { level: 3, tile: { name: "C02", icons: ["bridge"] } };

  expect(shapeOf([stack, stack, stack], 2).is).toBe("table");
  expect(shapeOf([stack, { garden: [[stack]] }, stack], 2).is).toBe("list");
});

test("a small record stands in a line, a large one as a list", () => {
  expect(shapeOf({ source: "dug", rotation: 1 }, 2).is).toBe("inline");
  expect(shapeOf({ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 2).is).toBe("list");
});

test("large records stand beside each other, and what is empty is left out", () => {
  const city = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, hand: [] };

  expect(shapeOf([city, city, city], 2).is).toBe("seats");
  expect(shapeOf(city, 2)).toMatchObject({ is: "list", entries: { length: 8 } });
});
