import type { Colour } from "../facts";

/** Glazes of cards: the glaze, its shade, its light, and the ink that is read on it. */
export const GLAZE: Record<Colour, readonly [string, string, string, string]> = {
  brown: ["#7d4c28", "#553218", "#b98252", "#fff6e6"],
  grey: ["#5f6b7a", "#3f4854", "#9fabb8", "#ffffff"],
  blue: ["#2650a6", "#17356f", "#6f97de", "#ffffff"],
  yellow: ["#dba32a", "#a3721a", "#f4cf77", "#2a1c08"],
  red: ["#ad3527", "#7a2219", "#dd7a62", "#ffffff"],
  green: ["#27724a", "#174b30", "#6db58a", "#ffffff"],
  purple: ["#6d3a8c", "#472360", "#a77cc4", "#ffffff"],
  black: ["#2d2b36", "#17161d", "#6a6679", "#f3e6c4"],
  white: ["#e9dcc0", "#b39b6c", "#fffaf0", "#2a2017"],
};

/** Walls by age: mud brick, limestone, marble with a band of glaze. */
const WALL: readonly (readonly [string, string, string])[] = [
  ["#ecdcb8", "#c4a97c", "#927650"],
  ["#dcb27c", "#b4854f", "#8a5f35"],
  ["#ecdcb8", "#c4a97c", "#927650"],
  ["#f6ecd8", "#cdb898", "#94795a"],
];

/** What a building is painted with: lit wall, shaded wall, dark wall; glaze, its shade and light. */
export interface Paint {
  w: string;
  s: string;
  d: string;
  g: string;
  q: string;
  l: string;
  /** Gold, and the dark of openings. */
  t: string;
  o: string;
  age: number;
}

export function paintOf(colour: Colour, age: number): Paint {
  const [g, q, l] = GLAZE[colour];
  const [w, s, d] = WALL[age] ?? WALL[2]!;
  return { w, s, d, g, q, l, t: "#f0bf4f", o: "#3a2415", age };
}
