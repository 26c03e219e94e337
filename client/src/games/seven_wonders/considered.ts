import type { Play } from "../../lib/play.svelte";
import { cityAsked } from "./asked";
import { leftOf, rightOf, viewOf } from "./city";
import { CARDS, DISCARD_COINS } from "./facts.gen";
import { preview } from "./preview.svelte";
import { bestDeal, type Deal, dealsWith, valueOf } from "./uses";

/** What would change in a city by the deal that the reader considers. */
export interface Considered {
  coins: number;
  /** The building that would stand there. */
  card: string;
  /** Whether a stage of its wonder would be built. */
  stage: boolean;
}

const NOTHING: Considered = { coins: 0, card: "", stage: false };

/** The cheapest way to build the card that is picked. */
function pickedDeal(play: Play): Deal | undefined {
  const thing = play.choosing.clicked[0];
  return thing && bestDeal(dealsWith(play, valueOf(thing, "card")));
}

export function considered(play: Play, city: number): Considered {
  const deal = preview.deal ?? pickedDeal(play);
  if (!deal || !play.choosing.offers.includes(deal.offer)) return NOTHING;
  const view = viewOf(play);
  const builder = cityAsked(play);
  if (city === builder) {
    const sold = deal.use === "discard" ? DISCARD_COINS : 0;
    const card = String(deal.offer.values.card ?? "");
    const rises = deal.use === "build" && CARDS[card]?.colour !== "white";
    return { coins: sold - deal.total, card: rises ? card : "", stage: deal.use === "stage" };
  }
  if (city === leftOf(view, builder)) return { ...NOTHING, coins: deal.left };
  if (city === rightOf(view, builder)) return { ...NOTHING, coins: deal.right };
  return NOTHING;
}
