import type { CityView, SevenWondersView } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import { type Colour, COLOURS } from "./facts";
import { AGES_TO_THE_RIGHT, CARDS } from "./facts.gen";
import { t } from "./words";

export const viewOf = (play: Play) => play.view as SevenWondersView;

export const PAINT: Record<Colour, string> = {
  brown: "#6b4a2b",
  grey: "#5c6068",
  yellow: "#e0b030",
  blue: "#234f9c",
  red: "#a32d20",
  green: "#1f6b3c",
  purple: "#6a2f86",
  white: "#ece5d6",
  black: "#26262b",
};
export const onPaint = (colour: Colour) =>
  colour === "yellow" || colour === "white" ? "#2a2017" : "#fff";

/** Cities are numbered clockwise: on the left hand sits the next one. */
export const leftOf = (view: SevenWondersView, city: number) => (city + 1) % view.cities.length;
export const rightOf = (view: SevenWondersView, city: number) =>
  (city + view.cities.length - 1) % view.cities.length;

/** Which way hands go in this age. */
export const goesRight = ({ age }: SevenWondersView) =>
  AGES_TO_THE_RIGHT.some((each) => each === age);

/** Whose name a city goes by; nobody sits at the Free City. */
export const nameOf = (play: Play, city: number) => play.names[city] ?? t("free_city");

/** The buildings and leaders of a city, colour by colour. */
export function byColour(city: CityView): { colour: Colour; cards: string[] }[] {
  return COLOURS.map((colour) => ({
    colour,
    cards: [...city.buildings, ...city.leaders].filter((card) => CARDS[card]!.colour === colour),
  })).filter((group) => group.cards.length);
}

export interface Count {
  name: string;
  count: number;
}

/** Science symbols of a city, each with its number. */
export function science(city: CityView): Count[] {
  const symbols = city.buildings.map((card) => CARDS[card]!.symbol ?? "");
  return ["compass", "gear", "tablet"]
    .map((name) => ({ name, count: symbols.filter((each) => each === name).length }))
    .filter(({ count }) => count);
}

/** Points of civilian buildings. */
export const bluePoints = (city: CityView) =>
  sum(city.buildings.map((card) => (CARDS[card]!.colour === "blue" && CARDS[card]!.points) || 0));

export const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
