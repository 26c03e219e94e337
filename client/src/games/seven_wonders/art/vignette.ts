import type { CardFacts, Colour, ProjectFacts } from "../facts";
import { CARDS, PROJECTS } from "../facts.gen";
import { EMBLEMS, LANDS, LINES } from "./lines";
import { GLAZE, paintOf } from "./paints";
import { drawn } from "./parts";
import { bust, LEADERS } from "./people";
import { at, disc, hash, path, rect, round, times } from "./shapes";

/** Pictures of cards: sky by age, a far ridge in the colour of the card, ground, and the building. */

/** The line of a card: its own, or what follows from its effect. */
export function lineOf(name: string, card: CardFacts | ProjectFacts): string {
  const own = LINES[name];
  if (own) return own;
  const goods = ("goods" in card && card.goods) || [];
  const first = goods[0] ?? [];
  if (card.colour === "brown" && first.length > 1) {
    const [one, other] = first as [string, string];
    return `${LANDS[one]}@-36,0,.66 ${LANDS[other]}@40,0,.66 ${one}@-20,6,.85 ${other}@24,6,.85`;
  }
  if (card.colour === "brown") {
    const land = LANDS[first[0]!]!;
    const heap = first[0]!;
    if (goods.length === 1) return `${land}@-16,0,.92 ${heap}@38,4,1.15`;
    return `${land}@-14,0,1.05 hut@-54,0,.8 ${heap}@12,4,1.05 ${heap}@48,4,1.05`;
  }
  if (card.colour === "grey") {
    const product = first[0]!;
    const fire = product === "glass" ? "kiln@-58,0,.9 " : "";
    return `${fire}shed:60,42@-18,0 ${product}@36,2,1.05`;
  }
  if (card.colour === "purple") return guildLine(card as CardFacts);
  throw new Error(`nothing is drawn for ${name}`);
}

function guildLine({ points_per }: CardFacts): string {
  const counted = points_per?.what.map((what) => EMBLEMS[what]!) ?? ["gear"];
  const [one, other = one] = counted;
  const scale = one === "crane" ? 0.8 : 1;
  return `hall@0,-3,.84 ${one}@-44,6,${scale} ${other}@${one === "crane" ? 36 : 44},6,${scale}`;
}

/** The building alone, as it stands in a skyline. */
export function buildingOf(name: string): string {
  const card = CARDS[name] ?? PROJECTS[name]!;
  return drawn(lineOf(name, card), paintOf(card.colour, card.age));
}

const SKIES = [
  ["#4f97c8", "#a9d6e2", "#f3ecd2"],
  ["#6fa6d6", "#f0d3c4", "#f6b37a"],
  ["#4f97c8", "#a9d6e2", "#f3ecd2"],
  ["#2a2f6e", "#91517c", "#f39a5c"],
] as const;
const NIGHT = ["#12132a", "#2b2a52", "#5a4a70"] as const;
const NICHE = ["#233a78", "#3c5aa4", "#8fabdd"] as const;
const GROUNDS = [
  ["#d9c08b", "#b0935c"],
  ["#cfa66a", "#a87c45"],
  ["#d9c08b", "#b0935c"],
  ["#9a6a52", "#6e4840"],
] as const;
const NIGHT_GROUND = ["#4a4560", "#332f47"] as const;

const svg = (box: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMidYMax slice">${inner}</svg>`;

function skyOf([top, middle, low]: readonly [string, string, string]): string {
  return `<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="-104" x2="0" y2="8"><stop stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset=".9" stop-color="${low}"/></linearGradient></defs>${rect(-120, -160, 240, 180, "url(#s)")}`;
}

/** Two ridges and two roof lines, tinted by the card and bent by its name. */
function farOf(name: string, colour: Colour, age: number): string {
  const bend = hash(name);
  const r = (index: number) => ((bend >> (index * 3)) & 31) / 31;
  const [glaze, shade, light] = GLAZE[colour];
  const ridge = (y: number, a: number, fill: string, opacity: number) =>
    path(
      `M-80 14V${round(y - r(0) * a)}Q${round(-60 + r(1) * 20)} ${round(y - a * 1.4 * r(2) - 4)} ${round(-34 + r(3) * 14)} ${round(y - r(4) * a * 0.5)}T${round(14 + r(5) * 14)} ${round(y - a * r(6) * 0.7)}T80 ${round(y - a * r(7))}V14Z`,
      fill,
      `opacity="${opacity}"`,
    );
  const late = age === 3;
  const sun = disc(
    -30 + r(2) * 76,
    late ? -30 - r(1) * 10 : -66 + r(1) * 14,
    late ? 15 : 8,
    late ? "#ffd58a" : "#fffbe6",
    'opacity=".92"',
  );
  const stars = times(6, (index) =>
    disc(-70 + ((bend >> index) & 127) * 1.1, -88 + ((bend >> (index + 4)) & 15), 0.8, "#fff"),
  );
  const cloud = at(
    -50 + r(4) * 80,
    -72,
    1,
    path("M-14 0a5 5 0 0 1 5 -5a7 7 0 0 1 13 -1a5 5 0 0 1 8 6Z", "#fff", 'opacity=".55"'),
  );
  return (
    sun +
    (late || colour === "black" ? stars : cloud) +
    ridge(-22, 16, light, 0.55) +
    at(
      -56 + r(5) * 26,
      -14,
      0.5,
      path("M-40 10V-6H-26V-16H-14V-26H14V-16H26V-6H40V10Z", shade, 'opacity=".5"'),
    ) +
    at(
      44 - r(3) * 20,
      -12,
      0.5,
      path("M-30 10V-14H-20V-22H-12V-14H0L8 -24L16 -14H30V10Z", shade, 'opacity=".4"'),
    ) +
    ridge(-10, 10, glaze, 0.38)
  );
}

/** A building before its sky. */
function scene(name: string, colour: Colour, age: number, box: string): string {
  const dark = colour === "black";
  const [near, low] = dark ? NIGHT_GROUND : (GROUNDS[age] ?? GROUNDS[2]);
  const swell = round(-4 - (hash(name) & 3));
  return svg(
    box,
    skyOf(dark ? NIGHT : (SKIES[age] ?? SKIES[2])) +
      farOf(name, colour, age) +
      path(`M-120 30V-1Q-40 ${swell} 0 -1T120 -2V30Z`, near) +
      path("M-120 30V7Q-20 3 30 7T120 6V30Z", low) +
      buildingOf(name),
  );
}

/** A leader in a niche of lapis with rays of gold, and what the leader is known for. */
function portrait(name: string, box: string, held: boolean): string {
  const features = LEADERS[name]!;
  const thing = held ? at(31, 2, 0.72, drawn(features[5], paintOf("yellow", 3))) : "";
  const rays = times(
    11,
    (index) =>
      `<path d="M0 0L-5 -90H5Z" fill="#f0bf4f" opacity=".18" transform="translate(0 -30) rotate(${-90 + index * 18})"/>`,
  );
  return svg(
    box,
    skyOf(NICHE) +
      rays +
      disc(0, -38, 32, "#f0bf4f", 'opacity=".35"') +
      at(held ? -6 : 0, 6, 1.3, bust(features)) +
      thing,
  );
}

/** The picture on a card of the hand. */
export function vignette(name: string): string {
  const card = CARDS[name] ?? PROJECTS[name]!;
  if (card.colour === "white") return portrait(name, "-48 -88 96 94", true);
  return scene(name, card.colour, card.age, "-64 -99 128 113");
}

/** A leader's face alone, for the row of a city. */
export const face = (name: string) => portrait(name, "-36 -78 72 80", false);

/** A building on its own ground line, for skylines. */
export const plot = (name: string) => svg("-64 -84 128 90", buildingOf(name));

/** A wide picture of a great project. */
export const site = (name: string) =>
  scene(name, PROJECTS[name]!.colour, PROJECTS[name]!.age, "-100 -74 200 86");
