import { GOODS } from "./goods";
import { MASSES } from "./masses";
import type { Paint } from "./paints";
import { at, rect } from "./shapes";
import { TERRAIN } from "./terrain";
import { THINGS } from "./things";
import { TOOLS } from "./tools";

/** The vocabulary of pictures. */

type Part = (paint: Paint, ...sizes: number[]) => string;

const hall: Part = (p) =>
  MASSES.portico(p, 70, 62, 4) +
  at(-18, -12, 0.62, TOOLS.banner(p)) +
  at(18, -12, 0.62, TOOLS.banner(p)) +
  rect(-6, -14, 12, 14, p.o, 'rx="3"');

export const PARTS: Record<string, Part> = {
  ...MASSES,
  ...TERRAIN,
  ...GOODS,
  ...THINGS,
  ...TOOLS,
  hall,
};

const WORD = /^([a-z]+)(?::([-\d.,]+))?(?:@([-\d.,]+))?$/;
const numbers = (text = "") => text.split(",").filter(Boolean).map(Number);

/** What a line of it draws. */
export function drawn(words: string, paint: Paint): string {
  return words
    .split(" ")
    .map((word) => {
      const [, name = "", sizes, place] = WORD.exec(word) ?? [];
      const part = PARTS[name];
      if (!part) throw new Error(`nothing is drawn for ${word}`);
      const [x = 0, y = 0, scale = 1] = numbers(place);
      return at(x, y, scale, part(paint, ...numbers(sizes)));
    })
    .join("");
}
