import { describe, expect, test } from "vitest";
import { correction, squaresOf } from "../../src/parts/qr";

const ADDRESS = "https://ziggurat.example/#/table/86412473123edc1204";

/** Read the bytes back as a scanner does: without the patterns, unmasked, in columns of two. */
function read(squares: boolean[][]): number[] {
  const side = squares.length;
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x < 9 && y >= side - 8) ||
    (x >= side - 8 && y < 9) ||
    x === 6 ||
    y === 6 ||
    (side > 21 && Math.max(Math.abs(x - side + 7), Math.abs(y - side + 7)) <= 2);
  const bits: number[] = [];
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(x, y)) bits.push(Number(squares[y]![x] !== ((x + y) % 2 === 0)));
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2),
  );
}

describe("a QR code", () => {
  test("corrects errors as the standard's example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];

    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test("holds the address of a table", () => {
    const bytes = read(squaresOf(ADDRESS)!);
    const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
    const length = Number.parseInt(bits.slice(4, 12), 2);
    const letters = Array.from({ length }, (_, index) =>
      Number.parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2),
    );

    expect(bits.slice(0, 4)).toBe("0100");
    expect(String.fromCharCode(...letters)).toBe(ADDRESS);
  });

  test.each([
    [10, 21],
    [30, 25],
    [50, 29],
    [70, 33],
    [100, 37],
    [130, 41],
  ])("of %i letters has %i squares a side", (length, side) => {
    expect(squaresOf("x".repeat(length))).toHaveLength(side);
  });

  test("is not drawn for what it cannot hold", () => {
    expect(squaresOf("x".repeat(200))).toBeNull();
  });
});
