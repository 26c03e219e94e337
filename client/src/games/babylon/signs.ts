/** The signs of decor and flowers, as paths in a square of 24 by 24: on paper, plan and model. */

export const SIGNS: Record<string, string> = {
  stairs: "M3 21v-4h4.5v-4.5H12V8h4.5V3.5H21V21z",
  fountain:
    "M3 14h18v2.5a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5zM11 12.5V7.200C9 5.200 6.600 6 6.200 9.800L4.600 9.5C5 4.800 9 3.200 12 6.200c3-3 7-1.400 7.400 3.300l-1.600.3C17.400 6 15 5.200 13 7.200v5.300z",
  bridge: "M2 9.5C6 5.5 18 5.5 22 9.5V19h-4.200c0-8.5-11.600-8.5-11.600 0H2z",
  statue:
    "M12 2.5a3.100 3.100 0 0 1 1.700 5.700l2.800 1.800-1.300 7.5h1.800v1.5H19v3H5v-3h2v-1.5h1.800L7.5 10l2.800-1.800A3.100 3.100 0 0 1 12 2.5z",
  belvedere: "M12 2 21 8.5H3zM4.5 10h3v9h-3zM10.5 10h3v9h-3zM16.5 10h3v9h-3zM3 19.800h18V22H3z",
  carrier:
    "M5 3h14v3H5zM12 7a2.5 2.5 0 0 1 1.5 4.5l2.200 1.300-1 5.700h-5.400l-1-5.700 2.200-1.300A2.5 2.5 0 0 1 12 7zM6 19.5h12V22H6z",
  single: "M6 3h12v3.5h-2.5v11H18V21H6v-3.5h2.5v-11H6z",
  double:
    "M6 1h12v2.600h-2.700v4.800H18V11H6V8.400h2.700V3.600H6zM6 13h12v2.600h-2.700v4.800H18V23H6v-2.600h2.700v-4.800H6z",
};

/** One petal above the middle of a flower; four of them, turned, make it. */
export const PETALS: Record<string, string> = {
  white: "M12 12C7.5 9.5 7.5 3 12 2.5C16.5 3 16.5 9.5 12 12z",
  pink: "M12 12C5 9 6 2 9 2.5L12 5l3-2.5C18 2 19 9 12 12z",
  yellow: "M12 12 8 6.5 12 1l4 5.5z",
  purple: "M12 12 8.5 5 10.2 1.5h3.6L15.5 5z",
};

/** Which way the petals look: NW, NE, SW, SE. */
export const TURNS = [-45, 45, -135, 135];

export const PAINTS: Record<string, string> = {
  white: "#fffdf5",
  pink: "#e2709c",
  yellow: "#f0bd30",
  purple: "#9a6bd6",
};

const GREENS = ["#6f8f4d", "#86a65d", "#9dbb72", "#b4cd89", "#c8dc9f", "#d9e8b7", "#e6f0cb"];

/** A terrace on a plan: the higher, the lighter. */
export const greenOf = (storey: number) => GREENS[Math.min(storey, GREENS.length) - 1];
