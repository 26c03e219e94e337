import type { CityView, SevenWondersView } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import { type Colour, COLOURS } from "./facts";
import { AGES_TO_THE_RIGHT, CARDS } from "./facts.gen";
import { t } from "./words";

export const viewOf = (play: Play) => play.view as SevenWondersView;

export const AGES = ["", "I", "II", "III"] as const;

/** Cities are numbered clockwise: on the left hand sits the next one. */
export const leftOf = (view: SevenWondersView, city: number) => (city + 1) % view.cities.length;
export const rightOf = (view: SevenWondersView, city: number) =>
  (city + view.cities.length - 1) % view.cities.length;

/** Which way hands go in this age. */
export const goesRight = ({ age }: SevenWondersView) =>
  AGES_TO_THE_RIGHT.some((each) => each === age);

/** Whose name a city goes by; nobody sits at the Free City. */
export const nameOf = (play: Play, city: number) => play.names[city] ?? t("free_city");

/** The buildings of one colour. */
export interface Column {
  colour: Colour;
  cards: string[];
}

/** The buildings of a city, colour by colour. */
export function byColour(city: CityView): Column[] {
  return COLOURS.map((colour) => ({
    colour,
    cards: city.buildings.filter((card) => CARDS[card]!.colour === colour),
  })).filter((group) => group.cards.length);
}

/** Whether a stage is built: those with a number, where any may be, or else all before the next. */
export const isBuilt = (index: number, built: number, numbers: readonly number[]) =>
  numbers.length ? numbers.includes(index + 1) : index < built;

/** The seat that plays together with this one, if there are teams. */
export const partnerOf = (view: SevenWondersView, seat: number) => (view.teams ? seat ^ 1 : -1);

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
