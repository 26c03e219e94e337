import type { Play } from "../../lib/play.svelte";
import { viewOf } from "./city";

/** What the table asks of the reader now. */
export type Question =
  | "nothing"
  | "card" // for the own city
  | "free_city" // for the third city of two players
  | "seventh" // the last card of an age may be played
  | "dig"
  | "tile"
  | "board"
  | "loss" // of a building, to a failed project
  | "victories"; // tokens to hand back

const BY_NAME: Record<string, Question> = {
  keep: "tile",
  take_board: "board",
  give_up_card: "loss",
  give_up_victories: "victories",
};

export function questionOf(play: Play): Question {
  const names = play.choosing.offers.map((offer) => offer.name);
  const [first] = names;
  if (!first) return "nothing";
  if (BY_NAME[first]) return BY_NAME[first];
  if (names.every((name) => name === "decline" || name.startsWith("dig_up"))) return "dig";
  if (names.includes("decline") || freeCityHand(play).length) return "seventh";
  return viewOf(play).order && freeCity(play) ? "free_city" : "card";
}

/** The third city of two players. */
const freeCity = (play: Play) => viewOf(play).cities[play.names.length];

/** The Free City holds a card only when it may play its seventh. */
const freeCityHand = (play: Play) => freeCity(play)?.hand ?? [];

/** The city for which the reader chooses. */
export function cityAsked(play: Play): number {
  const question = questionOf(play);
  const digs = freeCity(play)?.board.startsWith("halicarnassus");
  const isFree =
    question === "free_city" ||
    (question === "seventh" && freeCityHand(play).length > 0) ||
    (question === "dig" && digs);
  return isFree ? play.names.length : Math.max(0, play.seat);
}

/** The cards to choose from: a hand, the discarded cards, or buildings to lose. */
export function cardsAsked(play: Play): string[] {
  const view = viewOf(play);
  const city = view.cities[cityAsked(play)]!;
  switch (questionOf(play)) {
    case "dig":
      return [...new Set(view.discard.filter((card) => card !== "?"))];
    case "loss":
      return play.choosing.offers.map((offer) => String(offer.values.card));
    case "free_city":
      return without(view.cities[play.seat]?.hand ?? [], sealedCard(play));
    default:
      return city.hand ?? [];
  }
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, index) => index !== at);
}

/** The card of the choice that the reader has sealed, or nothing. */
export function sealedCard(play: Play): string {
  const view = viewOf(play);
  const hand = view.cities[play.seat]?.hand ?? [];
  const order = ` ${view.order.replace(/ (by chain|for |taking part|paying).*/, "")}`;
  return hand.find((card) => order.endsWith(` ${card}`)) ?? "";
}

/** Whether a seat has chosen already, while all choose at once. */
export function hasSealed(play: Play, city: number): boolean {
  const view = viewOf(play);
  const atOnce = view.order !== "" || ["card", "tile"].includes(questionOf(play));
  return atOnce && city < play.names.length && !view.waiting_for.includes(city);
}
