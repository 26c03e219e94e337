import type { Goods } from "./facts";

/** Goods as small pictures: raw materials are square, manufactured goods round. */

const square = (paint: string, drawn: string) =>
  `<rect x="1" y="1" width="22" height="22" rx="5" fill="${paint}"/><rect x="1.700" y="1.700" width="20.600" height="20.600" rx="4.400" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.200"/>${drawn}`;
const round = (paint: string, drawn: string) =>
  `<circle cx="12" cy="12" r="11" fill="${paint}"/><circle cx="12" cy="12" r="10.300" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.200"/>${drawn}`;

const DRAWN: Record<string, string> = {
  wood: square(
    "#4d6b2c",
    '<rect x="6" y="8" width="14" height="8" rx="4" fill="#c08a4e"/><circle cx="8" cy="12" r="4.200" fill="#f3d29a"/><circle cx="8" cy="12" r="2" fill="none" stroke="#a8743c"/>',
  ),
  stone: square(
    "#6f7680",
    '<path d="M5 17V10l4-4h8l2 5v6Z" fill="#e6e1d6"/><path d="M13 6h4l2 5v6h-6Z" fill="#b5ada0"/>',
  ),
  clay: square(
    "#a8472a",
    '<path d="M4.500 7h6v4h-6Zm7.500 0h7.500v4H12ZM4.500 12.500H9v4H4.500Zm6 0h9v4h-9Z" fill="#ffdcc0"/>',
  ),
  ore: square(
    "#33363c",
    '<path d="M4.500 17 7 10.500h4.500L14 17Zm6-7 2-4.500h4L19 10Zm4 7 1.500-5.500H20l1 5.500Z" fill="#d7dde3"/>',
  ),
  glass: round(
    "#14788a",
    '<path d="M10 4.500h4v4c5 2 5 10 0 10.500h-4c-5-.5-5-8.500 0-10.500Z" fill="#d3f4f2"/>',
  ),
  loom: round(
    "#8a2f73",
    '<path d="M6 6h12v8c-2 0-2 3-4 3s-2-2-4-2-2 2-4 2Z" fill="#fbe3f4"/><path d="M6 9h12M6 12h12" stroke="#8a2f73" stroke-width="1"/>',
  ),
  papyrus: round(
    "#9a7420",
    '<path d="M7 6h10a2 2 0 0 1 0 4v6a2 2 0 0 1-2 2H6a2 2 0 0 0 2-2V8a2 2 0 0 1-1-2Z" fill="#fff0c4"/><path d="M10 11h5M10 14h5" stroke="#9a7420"/>',
  ),
};

/** The addresses of the pictures, by good. */
export const GOOD_PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries(DRAWN).map(([good, drawn]) => [
    good,
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn}</svg>`)}`,
  ]),
);

/** Which of the needed goods a city does not have itself, if it uses its units as well as it can. */
export function lacking(needs: readonly string[], produced: Goods): boolean[] {
  const user: (number | undefined)[] = produced.map(() => undefined);
  /** Find a unit for a need; if another uses it, that one looks for another unit. */
  function serve(need: number, tried: Set<number>): boolean {
    return produced.some((unit, index) => {
      if (tried.has(index) || !unit.includes(needs[need]!)) return false;
      tried.add(index);
      const other = user[index];
      if (other !== undefined && !serve(other, tried)) return false;
      user[index] = need;
      return true;
    });
  }
  return needs.map((_, need) => !serve(need, new Set()));
}
