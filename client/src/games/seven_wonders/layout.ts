/** How a table is laid out in the room that it has, in pixels. */
export type Layout = "wide" | "tall" | "small" | "low";

const NARROW = 440;
const SMALL = 560;
const WIDE = 760;
const LOW = 460;
const ROOMY = 900;
const BROAD = 1.25; // times the height

export function layoutFor(width: number, height: number): Layout {
  if (height < LOW && width > NARROW && width < ROOMY) return "low";
  if (width < SMALL) return "small";
  return width < WIDE || width < height * BROAD ? "tall" : "wide";
}
