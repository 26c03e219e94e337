import { EMBLEMS } from "./emblems";
import { farTower, palm } from "./land";
import { rosette } from "./ornament";
import { KING } from "./people";
import { many, sequence } from "./random";
import { temple } from "./temple";

/** A picture for each game, 320 by 200, on a common ground. */

const at = (x: number, y: number, k: number, drawing: string, more = "") =>
  `<g transform="translate(${x} ${y}) scale(${k})" ${more}>${drawing}</g>`;

const IVORY = 'style="--side:#eaf0ff"';

function babel(): string {
  const flowers = many(11, (index) => rosette(15 + index * 29, 171, 6));
  return `${at(24, 8, 0.58, temple([1, 2, 3, 4, 5, 6]))}${at(190, 14, 0.56, temple([1, 2, 3, 4]), IVORY)}${at(142, 100, 0.74, KING, 'class="me"')}<path d="M0 164H320V178H0Z" class="lapis"/><path d="M0 163h320v2H0zM0 177h320v2H0z" fill="var(--trim)"/>${flowers}`;
}

const TERRACES = [
  [30, 150, 250, 30],
  [62, 118, 200, 32],
  [98, 88, 140, 30],
  [128, 60, 84, 28],
] as const;
const LEAVES = ["#2f6b3c", "#3f8448", "#5a9c4e"];
const BLOSSOMS = ["#f08aa0", "#ffd873", "#fff"];

function terrace([x, y, w, h]: readonly [number, number, number, number], seed: number): string {
  const next = sequence(seed);
  const arches = many(Math.floor((w - 24) / 26) + 1, (index) => {
    const left = x + 10 + index * 26;
    return left < x + w - 14
      ? `<path d="M${left} ${y + h}v${-h + 15}a8 8 0 0 1 16 0v${h - 15}z" fill="#2a1830" opacity=".55"/>`
      : "";
  });
  const wall = `M${x} ${y}h${w}v${h}h${-w}z`;
  const green = many(Math.ceil((w + 4) / 7), (index) => {
    const left = x - 4 + index * 7;
    const bush = `<circle cx="${left + next() * 5}" cy="${y - 5 + next() * 4}" r="${5 + next() * 5}" fill="${LEAVES[Math.floor(next() * 3)]}"/>`;
    const vine =
      next() > 0.55
        ? `<path d="M${left} ${y}q${next() * 6 - 3} 9 0 ${10 + next() * 12}" stroke="#4a8f48" stroke-width="3" stroke-linecap="round" fill="none"/>`
        : "";
    const blossom =
      next() > 0.6
        ? `<circle cx="${left + 2}" cy="${y - 6}" r="2" fill="${BLOSSOMS[Math.floor(next() * 3)]}"/>`
        : "";
    return bush + vine + blossom;
  });
  return `<path d="${wall}" class="f3"/><path d="${wall}" fill="url(#art-brick)" opacity=".6"/>${arches}<path d="${wall}" fill="url(#art-sunwash)"/><path d="M${x - 4} ${y - 4}h${w + 8}v6h${-w - 8}z" class="t3"/>${green}`;
}

function babylon(): string {
  return `${TERRACES.map((each, index) => terrace(each, index + 3)).join("")}
  <path d="M146 60v-20h48v20z" class="f6"/><path d="M140 42l30-18 30 18z" class="f5"/><path d="M170 24l30 18h-30z" fill="#fff" opacity=".2"/><path d="M152 58v-16M164 58v-16M176 58v-16M188 58v-16" stroke="#b98448" stroke-width="3"/>
  <path d="M168 88v92" stroke="#8fd6e6" stroke-width="5" opacity=".85"/><path d="M170 88v92" stroke="#fff" stroke-width="1.5" opacity=".8"/><ellipse cx="168" cy="182" rx="34" ry="7" fill="#59b4cc"/><ellipse cx="168" cy="181" rx="18" ry="3" fill="#d8f4f8" opacity=".8"/>${palm(28, 184, 1.5)}${palm(300, 186, 1.7)}${palm(282, 184, 1)}`;
}

/** A speech bubble whose tail points right (`right`) or left. */
function bubble(x: number, y: number, colour: string, sign: string, right: boolean): string {
  const tail = right ? "M44 42l12 14 4-14z" : "M24 42l-6 14 18-14z";
  return `<g transform="translate(${x} ${y})"><rect width="74" height="43" rx="8" fill="${colour}"/><path d="${tail}" fill="${colour}"/><g transform="translate(25 9)" style="color:#1c2450;--paint:${colour}">${EMBLEMS[sign]}</g></g>`;
}

function babble(): string {
  return `${at(160, 184, 1.05, farTower("f2", "f3"))}${bubble(14, 34, "#fff3d6", "persians", true)}${bubble(232, 22, "#ffd98a", "medes", false)}${bubble(18, 104, "#bfe0ea", "sumerians", true)}${bubble(238, 96, "#f3b9a2", "hittites", false)}${at(96, 134, 0.62, KING, 'class="me"')}${at(196, 134, 0.62, KING)}`;
}

const CARDS = [
  ["#8c5a34", '<path d="M3 20h18M5 20V9h14v11M12 3l9 6H3z" fill="currentColor"/>'],
  ["#8f969c", EMBLEMS.hittites],
  ["#2b5fb4", '<path d="M4 20h16v-4H4zM7 16h10v-4H7zM10 12h4V7h-4z" fill="currentColor"/>'],
  ["#d39a24", '<circle cx="12" cy="12" r="8" fill="currentColor"/>'],
  ["#23805a", EMBLEMS.persians],
  ["#b23a2c", '<path d="M12 2l9 4v6q0 7-9 10q-9-3-9-10V6z" fill="currentColor"/>'],
  ["#6d4a9c", EMBLEMS.assyrians],
] as const;

function wonders(): string {
  const fan = CARDS.map(
    ([colour, sign], index) =>
      `<g transform="rotate(${(index - 3) * 19}) translate(0 -112)"><rect x="-23" y="-40" width="46" height="70" rx="6" fill="${colour}" stroke="#f3d79a" stroke-width="1.6"/><path d="M-16-14a16 16 0 0 1 32 0V14h-32z" fill="#fff" opacity=".16"/><g transform="translate(-11 -20) scale(.9)" style="color:#fff6dc;--paint:${colour}">${sign}</g></g>`,
  ).join("");
  return `<g transform="translate(160 198)">${fan}</g>${at(128, 86, 0.38, temple([1, 2, 3, 4, 5]))}`;
}

const PICTURES: Record<string, () => string> = { babel, babylon, babble, seven_wonders: wonders };

export function pictureOf(game: string): string {
  return `<rect width="320" height="200" fill="url(#art-sky)"/><circle cx="${game === "babel" ? 236 : 160}" cy="150" r="150" fill="url(#art-sun)"/><path d="M0 158L60 138 130 156 200 134 270 152 320 140V200H0Z" class="hill"/><path d="M0 150Q120 138 320 148V200H0Z" class="soil"/>${(PICTURES[game] ?? babel)()}`;
}

/** The gate of the site: temples behind a wall, 1600 by 520. */
export function gate(): string {
  const stand = (x: number, y: number, k: number, levels: number[], more = "") =>
    `<g transform="translate(${x} ${y}) scale(${k})" ${more}><g transform="translate(-84 -268)">${temple(levels)}</g></g>`;
  const wall = many(40, (index) => `<path d="M${index * 40} 0v-14h7v-9h26v9h7v14z"/>`);
  const flowers = many(46, (index) => rosette(17 + index * 35, 0, 8));
  return `${stand(1120, 496, 1.66, [1, 2, 3, 4, 5, 6])}${stand(1455, 500, 0.9, [1, 2, 3], IVORY)}${stand(800, 500, 0.8, [1, 2, 4])}
  ${palm(690, 506, 2.2)}${palm(665, 508, 1.5)}${palm(1560, 506, 2.6)}${palm(1330, 508, 1.6)}${palm(925, 508, 1.3)}
  <g transform="translate(0 520)"><g class="lapis"><rect y="-26" width="1600" height="40"/><g transform="translate(0 -26) scale(1 .62)">${wall}</g></g><path d="M0-24h1600v2.5H0z" fill="var(--trim)"/><g transform="translate(0 -10)">${flowers}</g></g>`;
}
