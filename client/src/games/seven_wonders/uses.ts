import type { Offer } from "../../lib/generated/protocol.gen";
import type { Thing } from "../../lib/narrowing";
import type { Play } from "../../lib/play.svelte";
import { viewOf } from "./city";
import { cityAsked } from "./asked";
import { PROJECTS } from "./facts.gen";
import { t } from "./words";

/** What can be done with a card, and what that costs whom. */

export type Use = "build" | "stage" | "tile" | "discard";
export type Part = "" | "part" | "token";

export interface Deal {
  offer: Offer;
  use: Use;
  /** How the engine names it: build, chain, build_free, build_by_token, dig_up, stage, … */
  way: string;
  part: Part;
  bank: number;
  left: number;
  right: number;
  total: number;
}

const USES: Record<string, Use> = {
  stage: "stage",
  stage_by_token: "stage",
  tile: "tile",
  discard: "discard",
};
const PARTS: [string, Part][] = [
  ["_taking_part_by_token", "token"],
  ["_taking_part", "part"],
];
const BUILD_DUES: Record<string, number> = { build: 0, chain: 1 };
const FREE_DUES = 2;

export function dealOf(play: Play, offer: Offer): Deal {
  const name = offer.name.replace(/_paying$/, "");
  const [suffix, part] = PARTS.find(([each]) => name.endsWith(each)) ?? ["", "" as Part];
  const way = name.slice(0, name.length - suffix.length);
  const use = USES[way] ?? "build";
  const left = Number(offer.values.left ?? 0);
  const right = Number(offer.values.right ?? 0);
  const bank = bankDue(play, use, way, String(offer.values.card)) + (part ? projectDue(play) : 0);
  return { offer, use, way, part, bank, left, right, total: bank + left + right };
}

function bankDue(play: Play, use: Use, way: string, card: string): number {
  const view = viewOf(play);
  if (use === "build") return view.dues[card]?.[BUILD_DUES[way] ?? FREE_DUES] ?? 0;
  return use === "stage" ? view.cities[cityAsked(play)]!.stage_due : 0;
}

const projectDue = (play: Play) => PROJECTS[viewOf(play).project]?.coins ?? 0;

/** The deals about a card, the cheapest first. */
export const dealsWith = (play: Play, card: string): Deal[] =>
  play.choosing.offers
    .filter((offer) => offer.values.card === card)
    .map((offer) => dealOf(play, offer))
    .toSorted((one, other) => one.total - other.total);

/** The cheapest way to build a card; a chain before all that costs as much. */
export function bestDeal(deals: readonly Deal[]): Deal | undefined {
  const building = deals.filter(({ use, part }) => use === "build" && !part);
  const rank = ({ total, way }: Deal) => total * 2 + (way === "chain" ? 0 : 1);
  return building.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** What it takes to build a card now, in words. */
export function sayBid(play: Play, card: string): string {
  const best = bestDeal(dealsWith(play, card));
  if (!best) return t("bid.none");
  const count = best.total;
  if (best.way === "chain") return t("bid.chain", { count });
  return count ? t("bid.coins", { count }) : t("bid.free");
}

const byKey = (key: string, value: string | number, words: string): Thing => ({
  id: `${key} ${value}`,
  meanings: [[{ key, value }]],
  words,
});
export const cardThing = (card: string) => byKey("card", card, `build ${card}`);
export const tileThing = (tile: number) => byKey("tile", tile, `keep ${tile}`);
export const boardThing = (board: string) => byKey("board", board, `take ${board}`);

/** Look at a thing closely, without doing anything yet, even if one option alone is left. */
export function pick(play: Play, thing: Thing): void {
  const { choosing } = play;
  if (!choosing.offers.length) return;
  choosing.clicked = choosing.isClicked(thing) ? [] : [thing];
}

/** Ask why something that is not offered may not be done. */
export const ask = (play: Play, words: string) =>
  play.choosing.click({ id: words, meanings: [], words });
