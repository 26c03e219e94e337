import { many, sequence } from "./random";

/** The place where all games are played: sky, hills, the unfinished tower, the river, the plain. */

export const SKY = { width: 1600, height: 400 } as const;
export const PLAIN = { width: 1000, height: 600 } as const;

const FRONDS = [-150, -118, -92, -60, -28, -178, -5];
const TERRACES = [
  [150, 30],
  [128, 27],
  [107, 25],
  [88, 23],
  [70, 21],
  [54, 19],
  [40, 16],
] as const;

export function palm(x: number, y: number, size = 1, kind = "palm"): string {
  const fronds = FRONDS.map(
    (angle, index) =>
      `<path d="M0 0Q11-9 24-1Q12-4 0 2Z" transform="translate(3 -32) rotate(${angle + 20}) scale(${index > 4 ? 0.8 : 1})"/>`,
  ).join("");
  return `<g transform="translate(${x} ${y}) scale(${size})" class="${kind}"><path d="M-1.5 0Q-3-16 2-32L4.5-31.5Q1-16 2 0Z" class="trunk"/>${fronds}</g>`;
}

/** The tower on the horizon, with its scaffold and crane: `light` and `dark` name its two sides. */
export function farTower(dark = "far-1", light = "far-2"): string {
  let y = 0;
  const courses = TERRACES.map(([width, height]) => {
    const [low, half] = [y, width / 2];
    y -= height;
    const gates = many(Math.floor((width - 22) / 13) + 1, (index) => {
      const x = -half + 12 + index * 13;
      return x < half - 10 ? `<path d="M${x} ${low - 3}v-8a3 3 0 0 1 6 0v8z" class="gate"/>` : "";
    });
    return `<path d="M${-half} ${low}L${-half + 4} ${y}H${half - 4}L${half} ${low}Z" class="${dark}"/><path d="M${width / 8} ${low}V${y}H${half - 4}L${half} ${low}Z" class="${light}"/>${gates}`;
  }).join("");
  return `${courses}<g class="far-wood"><path d="M-14 ${y}v-24M-2 ${y}v-24M-16 ${y - 10}h18M-16 ${y - 22}h18"/><path d="M12 ${y}L4 ${y - 40}L34 ${y - 30}M34 ${y - 30}v16"/></g>`;
}

const CLOUDS = [
  [300, 250, 240, 7],
  [520, 228, 180, 5],
  [900, 262, 320, 8],
  [1320, 236, 260, 6],
  [1120, 205, 180, 4],
  [160, 205, 160, 4],
  [1450, 285, 220, 6],
  [700, 296, 260, 5],
] as const;
const BIRDS = [
  [820, 170],
  [845, 160],
  [868, 172],
  [905, 150],
] as const;
const PALMS = [60, 110, 150, 430, 470, 820, 850, 905, 1010, 1360, 1400, 1430, 1540];
const HUTS = [
  [210, 1],
  [250, 0.8],
  [1500, 1],
  [980, 0.7],
  [1060, 0.9],
] as const;

function stars(): string {
  const next = sequence(7);
  return many(
    110,
    () =>
      `<circle cx="${Math.floor(next() * 1600)}" cy="${Math.floor(next() * 190)}" r="${(0.4 + next() * 0.9).toFixed(2)}" opacity="${(0.3 + next() * 0.7).toFixed(2)}"/>`,
  );
}

/** What stands in the sky and along the horizon.  `tower`: where the unfinished tower stands. */
export function sky(sun = 1180, tower: number | null = 640): string {
  const clouds = CLOUDS.map(
    ([x, y, width, height]) =>
      `<path d="M${x - width / 2} ${y}Q${x - width / 4} ${y - height * 2} ${x} ${y - height}T${x + width / 2} ${y}Q${x} ${y + height} ${x - width / 2} ${y}Z"/>`,
  ).join("");
  const birds = BIRDS.map(([x, y]) => `<path d="M${x} ${y}q5-5 9 0q4-5 9 0"/>`).join("");
  const palms = PALMS.map((x, index) =>
    palm(x, 388 + (index % 3) * 3, 0.5 + (index % 4) * 0.17, "palm far"),
  ).join("");
  const huts = HUTS.map(
    ([x, k]) =>
      `<path d="M${x} 388h${34 * k}v${-13 * k}h${-10 * k}v${-6 * k}h${-14 * k}v${6 * k}h${-10 * k}z" class="hut"/><path d="M${x + 8 * k} 386v${-5 * k}h3v${5 * k}z" class="window"/>`,
  ).join("");
  const built =
    tower === null ? "" : `<g transform="translate(${tower} 392) scale(1.12)">${farTower()}</g>`;
  return `<g class="stars">${stars()}<path d="M752 65a20 20 0 1 0 8 26a16 16 0 0 1-8-26z"/></g>
  <circle cx="${sun}" cy="372" r="420" fill="url(#art-sun)"/><circle cx="${sun}" cy="362" r="46" class="sun"/>
  <g class="cloud">${clouds}</g><g class="birds">${birds}</g>
  <path d="M0 352L90 330 180 346 280 316 390 344 470 330 600 352 740 338 860 354 1000 336 1120 350 1260 322 1370 344 1480 326 1600 346V400H0Z" class="hill far"/>
  ${built}
  <path d="M0 372Q200 356 420 370T860 368T1280 372T1600 364V400H0Z" class="hill"/>
  <path d="M0 386Q300 378 700 384T1600 380V392Q1000 390 700 393T0 394Z" class="river"/>
  ${palms}${huts}<rect y="300" width="1600" height="100" fill="url(#art-haze)"/>`;
}

/** Sand with long soft streaks, pebbles and tufts of grass. */
export function plain(): string {
  const next = sequence(23);
  const streaks = many(150, () => {
    const y = 12 + next() ** 0.9 * 580;
    const near = 0.4 + y / PLAIN.height;
    const width = (18 + next() * 90) * near;
    return `<ellipse cx="${(next() * 1000).toFixed(0)}" cy="${y.toFixed(0)}" rx="${width.toFixed(0)}" ry="${(1 + next() * 3.5 * near).toFixed(1)}" class="${next() > 0.5 ? "streak" : "furrow"}" opacity="${(0.15 + next() * 0.6).toFixed(2)}"/>`;
  });
  const growth = many(46, () => {
    const y = 250 + next() * 330;
    const x = next() * 1000;
    const k = 0.5 + (y / PLAIN.height) * 0.7;
    const blade = (dx: number, height: number, lean: number) =>
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(dx * k).toFixed(1)}-${(height * k).toFixed(1)} ${(lean * k).toFixed(1)}-${((height + 3) * k).toFixed(1)}`;
    return next() > 0.45
      ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(2.2 * k).toFixed(1)}" ry="${(1.9 * k).toFixed(1)}" class="pebble"/>`
      : `<path d="${blade(-3, 7, -5)}${blade(0, 8, 1)}${blade(3, 6, 5)}" class="tuft"/>`;
  });
  return streaks + growth;
}
