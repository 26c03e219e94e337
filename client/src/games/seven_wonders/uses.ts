import type { Offer } from "../../lib/generated/protocol.gen";
import type { Thing } from "../../lib/narrowing";
import type { Play } from "../../lib/play.svelte";
import { t } from "./words";

/** What can be done with a card, what it costs, and who is paid. */

export type Use = "build" | "stage" | "tile" | "discard";

export interface Deal {
  offer: Offer;
  use: Use;
  /** How the project is joined: not at all, `taking_part` or `by_token`. */
  part: string;
  /** Coins to the bank and to each neighbour. */
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

export function dealOf(offer: Offer): Deal {
  const { part = "", bank = 0, left = 0, right = 0 } = offer.values;
  const coins = { bank: Number(bank), left: Number(left), right: Number(right) };
  const total = coins.bank + coins.left + coins.right;
  return { offer, use: USES[offer.name] ?? "build", part: String(part), ...coins, total };
}

/** The deals about a card, the cheapest first. */
export const dealsWith = (play: Play, card: string): Deal[] =>
  play.choosing.offers
    .filter((offer) => offer.values.card === card)
    .map(dealOf)
    .toSorted((one, other) => one.total - other.total);

/** The cheapest way to build a card; a chain before all that costs as much. */
export function bestDeal(deals: readonly Deal[]): Deal | undefined {
  const building = deals.filter(({ use, part }) => use === "build" && !part);
  const rank = ({ total, offer }: Deal) => total * 2 + (offer.name === "chain" ? 0 : 1);
  return building.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** What it takes to build a card now, in words. */
export function sayBid(play: Play, card: string): string {
  const best = bestDeal(dealsWith(play, card));
  if (!best) return t("bid.none");
  const count = best.total;
  if (best.offer.name === "chain") return t("bid.chain", { count });
  return count ? t("bid.coins", { count }) : t("bid.free");
}

const byKey = (key: string, value: string | number, words: string): Thing => ({
  id: `${key} ${value}`,
  meanings: [[{ key, value }]],
  words,
});
export const cardThing = (card: string) => byKey("card", card, `build ${card}`);
export const leaderThing = (leader: string) => byKey("leader", leader, `keep ${leader}`);
export const tileThing = (tile: number) => byKey("tile", tile, `keep ${tile}`);
export const boardThing = (board: string) => byKey("board", board, `take ${board}`);

/** What a thing stands for, if it is of this kind: the card, the number of the tile. */
export function valueOf(thing: Thing, key: "card" | "leader" | "tile"): string {
  const [facet] = thing.meanings[0] ?? [];
  return facet?.key === key ? String(facet.value) : "";
}

/** Look at a thing closely, without doing anything yet, even if one option alone is left. */
export function pick(play: Play, thing: Thing): void {
  const { choosing } = play;
  if (!choosing.offers.length) return;
  choosing.clicked = choosing.isClicked(thing) ? [] : [thing];
}

/** Ask why something that is not offered may not be done. */
export const ask = (play: Play, words: string) =>
  play.choosing.click({ id: words, meanings: [], words });
