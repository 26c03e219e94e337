import type { Play } from "../../lib/play.svelte";
import type { Face } from "../faces";
import Board from "./Board.svelte";
import { viewOf } from "./gardens";
import { t } from "./words";

function prompt(play: Play): string {
  const { clicked, offers } = play.choosing;
  const names = new Set(offers.map((offer) => offer.name));
  const has = (name: string) => names.has(name);
  if (has("remove")) return t("prompt.remove");
  if (has("dig")) return t("prompt.dig");
  if (has("at")) return t(clicked.length ? "prompt.storey" : "prompt.at");
  if (has("turned")) return t("prompt.turned");
  if (has("on")) return t("prompt.on");
  if (has("store")) {
    const isFull = viewOf(play).sides[play.seat]?.notch;
    return t(isFull ? "prompt.store_instead" : "prompt.store");
  }
  const decorates = ["stairs", "fountain", "bridge", "statue"].some(has);
  if (has("lay")) return t(decorates ? "prompt.lay_decorate" : "prompt.lay");
  return t(decorates ? "prompt.decorate" : "prompt.end");
}

export const face: Face = {
  Board,
  prompt,
  isFinal: (offer) => ["remove", "dig", "end"].includes(offer.name),
  namesPlayers: true,
};
