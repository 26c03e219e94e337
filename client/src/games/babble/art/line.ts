/** Small tools for drawing: every drawing is a function that returns SVG text. */

export const GOLD = "#e2ae45";
export const BRONZE = "#a87420";
export const INK = "#2a1a18";

export type Point = readonly [number, number];

export const rounded = (value: number) => Math.round(value * 10) / 10;

/** The point at a part of the way from one to another. */
export const along = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
];

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A colour, darker. */
export const darker = (colour: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(parseInt(colour.slice(at, at + 2), 16) * 0.62))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
