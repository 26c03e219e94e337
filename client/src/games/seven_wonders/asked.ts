import type { Play } from "../../lib/play.svelte";
import { viewOf } from "./city";

/** What a prompt of the game lets the reader choose from. */
export type Source =
  | "hand"
  | "discard"
  | "buildings"
  | "victories"
  | "debts"
  | "tiles"
  | "boards"
  | "draft"
  | "leaders"
  | "copied";

const SOURCES: Record<string, Source> = {
  choose_card: "hand",
  choose_for_free_city: "hand",
  play_seventh: "hand",
  play_seventh_of_free_city: "hand",
  dig_up: "discard",
  dig_up_for_free_city: "discard",
  give_up_card: "buildings",
  give_up_victories: "victories",
  pay_or_owe: "debts",
  keep_tile: "tiles",
  keep_leader: "draft",
  choose_leader: "leaders",
  recruit_more: "leaders",
  copy_leader: "copied",
  entomb: "copied",
  choose_side: "boards",
  choose_board: "boards",
};
const FOR_FREE_CITY = ["choose_for_free_city", "play_seventh_of_free_city", "dig_up_for_free_city"];
/** What all seats are asked at once. */
const SECRET = ["choose_card", "keep_tile", "keep_leader", "choose_leader", "pay_or_owe"];

/** What the reader chooses from now; undefined where there is nothing to choose. */
export const sourceOf = (play: Play): Source | undefined => SOURCES[play.prompt?.name ?? ""];

/** The city for which the reader chooses. */
export const cityAsked = (play: Play): number =>
  FOR_FREE_CITY.includes(play.prompt?.name ?? "") ? play.names.length : Math.max(0, play.seat);

/** The cards to choose from: a hand, the discarded cards, or buildings to lose. */
export function cardsAsked(play: Play): string[] {
  const view = viewOf(play);
  switch (sourceOf(play)) {
    case "discard":
      return [...new Set(view.discard.filter((card) => card !== "?"))];
    case "draft":
      return view.offered_leaders;
    case "leaders":
      return view.cities[cityAsked(play)]!.leaders_in_hand;
    case "copied":
      return play.choosing.offers.map((offer) => String(offer.values.leader));
    case "buildings":
      return play.choosing.offers.map((offer) => String(offer.values.card));
    default:
      return handAsked(play);
  }
}

/** The Free City is played for from the hand of its holder; it holds a card only for its seventh. */
function handAsked(play: Play): string[] {
  const view = viewOf(play);
  const hand = view.cities[cityAsked(play)]!.hand ?? [];
  if (play.prompt?.name !== "choose_for_free_city") return hand;
  return without(view.cities[play.seat]?.hand ?? [], view.sealed_card);
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** Whether others wait for a seat to choose. */
export const isThinking = (play: Play, city: number) =>
  city !== play.seat && viewOf(play).waiting_for.includes(city);

/** Whether a seat has chosen already, while all choose at once. */
export function hasSealed(play: Play, city: number): boolean {
  const view = viewOf(play);
  const atOnce = view.sealed_card !== "" || SECRET.includes(play.prompt?.name ?? "");
  return atOnce && city < play.names.length && !view.waiting_for.includes(city);
}
