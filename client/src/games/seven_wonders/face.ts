import type { Play } from "../../lib/play.svelte";
import type { Face } from "../faces";
import { questionOf } from "./asked";
import Board from "./Board.svelte";
import { viewOf } from "./city";
import Hand from "./Hand.svelte";
import { PROJECTS } from "./facts.gen";
import { sayPenalty } from "./say";
import { t } from "./words";

function prompt(play: Play): string {
  const question = questionOf(play);
  if (question === "nothing") return "";
  if (question === "loss" || question === "victories") {
    const { penalty } = PROJECTS[viewOf(play).project]!;
    return t("prompt.loss", { penalty: sayPenalty(penalty) });
  }
  const picked = play.choosing.clicked.length > 0;
  const card = play.choosing.clicked[0]?.id.match(/^card (.+)/)?.[1];
  if (card) return t("prompt.picked", { card: play.book.term(card) });
  if (picked) return t("prompt.sure");
  return t(`prompt.${question}`);
}

export const face: Face = {
  Board,
  Hand,
  prompt,
  // All else is picked first and chosen then.
  isFinal: (offer) => offer.name === "decline",
  namesPlayers: true,
  showsUses: true,
};
