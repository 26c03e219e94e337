import { EMBLEMS } from "../../art/emblems";

/** The piles between the players, 60 by 44 each. */

const HEAP = [
  [4, 30],
  [20, 30],
  [36, 30],
  [12, 21],
  [28, 21],
  [20, 12],
] as const;

export const BRICKS = HEAP.map(
  ([x, y]) =>
    `<path d="M${x} ${y}h15v8h-15z" fill="#b4683f"/><path d="M${x} ${y}l4-4h15l-4 4z" fill="#e2a06c"/><path d="M${x + 15} ${y}l4-4v8l-4 4z" fill="#7c4128"/>`,
).join("");

/** The newest discards, fanned out; an outline while there are none. */
export function discards(cards: readonly string[]): string {
  const [top, ...below] = cards.slice(-3).reverse();
  if (!top)
    return '<rect x="8" y="6" width="44" height="32" rx="4" fill="none" stroke="#e5b04a" stroke-opacity=".6" stroke-dasharray="4 3"/>';
  const under = below.map(
    (nation, index) =>
      `<rect x="8" y="7" width="44" height="32" rx="4" style="fill:var(--${nation})" stroke="#0005" transform="rotate(${index ? -9 : 6} 30 24)"/>`,
  );
  return `${under.reverse().join("")}<rect x="8" y="6" width="44" height="32" rx="4" style="fill:var(--${top})" stroke="#0005"/><g transform="translate(18 10)" style="color:var(--on-${top});--paint:var(--${top})">${EMBLEMS[top]}</g>`;
}
