import { t } from "./words";
import type { Play } from "../../lib/play.svelte";
import type { Face } from "../faces";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { sideOf, viewOf } from "./nations";

function prompt(play: Play): string {
  const { clicked, offers, rest } = play.choosing;
  if (offers.every((offer) => offer.name === "discard")) return t("prompt.discard");
  const source = rest[0]?.values.source;
  if (
    clicked.length &&
    typeof source === "string" &&
    rest.every((each) => each.values.source === source)
  ) {
    return t("prompt.source", { site: play.book.term(source) });
  }
  const card = clicked[0]?.id.match(/^hand (.+)/)?.[1];
  if (card) return t("prompt.card", { nation: play.book.term(card) });
  if (clicked.length) return "";
  const first = sideOf(viewOf(play), Math.max(0, play.seat)).foundation;
  return t(first ? "prompt.first" : "prompt.turn");
}

export const face: Face = {
  Board,
  Hand,
  prompt,
  isFinal: (offer) => offer.name === "end",
  namesPlayers: true,
};
