/** SVG in strings: one light from the left, no outlines; the origin is the middle of the ground line. */

export const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = "") =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width = 1.5, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, a: number, b: number, fill: string, more = "") =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}" fill="${fill}" ${more}/>`;

/** Something drawn around the origin, moved to a place and scaled. */
export const at = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}">${drawn}</g>`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A number that is always the same for a name, to bend what is drawn a little. */
export function hash(name: string): number {
  let value = 2166136261;
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  return value >>> 0;
}
