import type { Picture } from "../babble";
import { GOLD, rounded, star } from "./line";

/** A Construction as a piece of wall, on 100 × 100: clay, buttresses, a glazed frieze, its pictures. */

const merlons = Array.from(
  { length: 6 },
  (_, at) => `M${rounded((at * 100) / 6 + 2)} 1v-6h3v-5h6.6v5h3v6z`,
).join("");

const wall = `<rect width="100" height="100" fill="var(--bb-clay)"/><rect width="100" height="100" fill="url(#babble-bricks)"/><path d="M0 0h8v100H0zM92 0h8v100h-8z" fill="var(--bb-clayL)"/><path d="M8 14h3v86H8zM97 0h3v100h-3z" fill="#2b0f08" opacity=".22"/>
  <rect width="100" height="14" fill="var(--bb-glaze)"/><path d="M0 14h100v2.500H0zM0 0h100v1.500H0z" fill="${GOLD}"/>${[10, 30, 50, 70, 90].map((a) => `<path d="${star(a, 7.4, 4.6, 2, 6)}" fill="#f3dfae"/>`).join("")}`;

const win = (a: number, b: number) =>
  `<path d="M${a} ${b}v-12q5-7 10 0v12z" fill="var(--bb-win)" stroke="#5a2a18" stroke-width="1.5"/><path d="M${a + 5} ${b}v-14" stroke="#5a2a18" stroke-width="1"/>`;

const rosette = `<g fill="none" stroke="${GOLD}" stroke-width="2"><circle cx="50" cy="57" r="23"/></g>${[0, 45, 90, 135, 180, 225, 270, 315].map((a) => `<path d="M50 57q-7-11 0-20q7 9 0 20z" fill="#fbe8ba" transform="rotate(${a} 50 57)"/>`).join("")}<circle cx="50" cy="57" r="6" fill="${GOLD}"/>`;

const lion = `<g transform="translate(12 34)"><path d="M66 18q12-2 9-14q-1-5-5-3" stroke="${GOLD}" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M20 14Q44 8 60 12Q70 16 69 27L72 44H65L60 31Q44 34 34 31L30 45H23L24 30Z" fill="${GOLD}"/><path d="M54 28l-4 16h-7l3-15zM30 28L16 44H9l12-18z" fill="#c98f2e"/><path d="M10 8Q18-1 29 5Q37 12 33 23Q28 34 17 31Q12 27 12 24Q4 25 4 19Q4 15 10 14Z" fill="#f3cd77"/><path d="M21 3Q37 4 36 19Q32 33 20 32Q27 17 21 3Z" fill="#b5651f"/><circle cx="13.5" cy="14" r="1.8" fill="#3a1d1c"/><path d="M5 20h6" stroke="#3a1d1c" stroke-width="1.5"/></g>`;

const flight = Array.from(
  { length: 8 },
  (_, i) =>
    `<path d="M${18 + i * 7.5} ${100}V${92 - i * 7.5}h${100 - 18 - i * 7.5}V100Z" fill="${i % 2 ? "#e9c592" : "#d9ab72"}"/><path d="M${18 + i * 7.5} ${92 - i * 7.5}h8" stroke="#fff2d2" stroke-width="1.8"/>`,
).join("");

const relief = (beast: string) =>
  `<rect x="10" y="26" width="80" height="62" fill="var(--bb-glaze)"/><rect x="10" y="26" width="80" height="62" fill="url(#babble-glaze)"/><rect x="10" y="26" width="80" height="62" fill="none" stroke="${GOLD}" stroke-width="2.5"/>${beast}<path d="M8 92h84" stroke="#f3dfae" stroke-width="3" stroke-dasharray="3 3"/>`;

const ART: Record<Picture, (variant: number) => string> = {
  doors: () =>
    `<path d="M22 100V52Q22 22 50 22Q78 22 78 52V100Z" fill="var(--bb-glaze)"/><path d="M22 100V52Q22 22 50 22Q78 22 78 52V100" fill="none" stroke="${GOLD}" stroke-width="2.5"/><path d="M31 100V55Q31 32 50 32Q69 32 69 55V100Z" fill="#5a2f18"/><path d="M32.5 100V55Q34 36 49 34V100ZM51 100V34Q66 36 67.5 55V100Z" fill="#8f5428"/><g fill="${GOLD}">${[48, 62, 76, 90].map((b) => [38, 44, 56, 62].map((a) => `<circle cx="${a}" cy="${b}" r="1.9"/>`).join("")).join("")}<circle cx="46.5" cy="70" r="3"/><circle cx="53.5" cy="70" r="3"/></g><path d="M27 60q-3 0-3-4m49 4q3 0 3-4" stroke="#fff" opacity=".3" stroke-width="2" fill="none"/><g fill="var(--bb-win)"><circle cx="15.5" cy="50" r="4"/><circle cx="85" cy="50" r="4"/></g><path d="M12 54h7l-2 9h-3zM81.5 54h7l-2 9h-3z" fill="#5a2f18"/>`,
  statue: () =>
    `<path d="M25 100V50Q25 22 50 22Q75 22 75 50V100Z" fill="var(--bb-glaze)"/><path d="M25 100V50Q25 22 50 22Q75 22 75 50V100" fill="none" stroke="${GOLD}" stroke-width="2.5"/><path d="M32 100V52Q33 30 50 29Q67 30 68 52V100Z" fill="#33191f"/>
  <g stroke="#5a3413" stroke-width="1"><path d="M36 95L40 76H60L64 95Z" fill="#e6b95c"/><path d="M38 65Q50 57 62 65L60 79H40Z" fill="#f0cd7c"/></g><path d="M38 90q3 5 6 0q3 5 6 0q3 5 6 0q3 5 6 0" stroke="#8a5a1c" stroke-width="1.8" fill="none"/><path d="M39 68Q42 77 50 75Q58 77 61 68" stroke="#8a5a1c" stroke-width="2" fill="none"/><circle cx="50" cy="74" r="3.6" fill="#f7dc98" stroke="#8a5a1c"/>
  <path d="M39 44Q39 31 50 31Q61 31 61 44V52Q60 61 50 61Q40 61 39 52Z" fill="#f7dc98"/><path d="M38 43Q36 29 50 29Q64 29 62 43Q50 35 38 43Z" fill="#b07a2a"/><path d="M38 37Q50 29 62 37" stroke="#7a4f16" stroke-width="1.5" fill="none"/><path d="M39 49Q41 54 45 54Q50 52 55 54Q59 54 61 49Q62 66 57 70Q50 73 43 70Q38 66 39 49Z" fill="#a06a22"/><path d="M42 62q4-3 8 0t8 0M43 66q3.5-3 7 0t7 0" stroke="#e6b95c" stroke-width="1.3" fill="none"/><path d="M46.5 56.500Q50 59 53.5 56.5" stroke="#ffe9b8" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M49 45L47.8 51H52Z" fill="#c98f2e"/><path d="M40 41Q45 38 49 41Q50 42 51 41Q55 38 60 41" stroke="#5a3413" stroke-width="1.6" fill="none"/><circle cx="45" cy="46" r="3.7" fill="#fff" stroke="#33191f" stroke-width="1"/><circle cx="55" cy="46" r="3.7" fill="#fff" stroke="#33191f" stroke-width="1"/><circle cx="45" cy="46" r="1.8" fill="#14244f"/><circle cx="55" cy="46" r="1.8" fill="#14244f"/><rect x="32" y="95" width="36" height="5" fill="#d3b98a"/>${win(10, 62)}${win(80, 62)}<path d="M10 84h11v4H10zM79 84h11v4H79z" fill="var(--bb-glaze)"/>`,
  relief: (variant) => relief(variant % 2 ? rosette : lion),
  stairs: () =>
    `<path d="M72 42V30Q72 20 82 20Q91 20 91 30V42Z" fill="var(--bb-win)" stroke="#5a2a18" stroke-width="2"/>${flight}<path d="M88 40h6v60h-6z" fill="#b98350"/><path d="M10 92L78 24" stroke="var(--bb-glaze)" stroke-width="6"/><path d="M10 92L78 24" stroke="${GOLD}" stroke-width="1.5"/>${win(16, 48)}${win(34, 48)}<path d="M2 100q0-14 8-13q2-9 9-4q8-2 7 6q6 3 4 11z" fill="#3f7d46"/><path d="M8 93q3-4 6-1m3-5q4-2 6 1" stroke="#7fbf6a" stroke-width="2" fill="none"/>`,
};

const PLAIN = `${win(28, 62)}${win(62, 62)}<path d="M24 84h52v4H24z" fill="var(--bb-glaze)"/>`;

/** Several pictures share the wall, smaller; a card without one has windows. */
function picturesOn(pictures: readonly Picture[], variant: number): string {
  const [first, ...others] = pictures;
  if (!first) return PLAIN;
  if (!others.length) return ART[first](variant);
  const columns = Math.ceil(Math.sqrt(pictures.length));
  const size = 84 / columns;
  return pictures
    .map((picture, at) => {
      const [x, y] = [8 + (at % columns) * size, 100 - size * (1 + Math.floor(at / columns))];
      const place = `translate(${rounded(x)} ${rounded(y)}) scale(${rounded(size) / 100})`;
      return `<g transform="${place}">${ART[picture](variant + at)}</g>`;
    })
    .join("");
}

export const bay = (pictures: readonly Picture[], variant = 0) =>
  `<path d="${merlons}" fill="var(--bb-clayL)"/>${wall}${picturesOn(pictures, variant)}`;

/** The patterns that walls are filled with; once on a page. */
export const BRICKS = `<defs><pattern id="babble-bricks" width="20" height="12" patternUnits="userSpaceOnUse"><path d="M0 0H20M0 6H20M5 0V6M15 6V12" stroke="var(--bb-mortar)" stroke-width="1" fill="none"/></pattern><pattern id="babble-glaze" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H16M0 5H16M4 0V5M12 5V10" stroke="#fff" stroke-opacity=".16" stroke-width="1" fill="none"/></pattern></defs>`;
