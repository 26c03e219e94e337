/** How a table is laid out in the room that it has, in pixels. */
export type Layout = "wide" | "tall" | "small" | "low";

const SMALL = 560;
const WIDE = 760;
const LOW = 380;

export function layoutFor(width: number, height: number): Layout {
  if (width < SMALL) return "small";
  if (height < LOW) return "low";
  return width < WIDE || width < height * 1.05 ? "tall" : "wide";
}
