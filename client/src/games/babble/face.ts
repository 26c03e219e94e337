import type { Offer } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import type { Face } from "../faces";
import "./babble.css";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

/** To stop early, or to spend an action on your own card, which was perhaps only touched. */
function isFinal({ name }: Offer, play: Play): boolean {
  const shows = name === "show_word" || name === "turn_up";
  return name === "done" || (shows && play.prompt?.name === "act");
}

/** Those who lack the word, or cannot pay, always have one choice, so it gives nothing away. */
const isForced = (_: Offer, play: Play) =>
  ["not_understood", "cannot_build"].includes(play.prompt?.name ?? "");

export const face: Face = {
  Board,
  Hand,
  isFinal,
  isForced,
  neverUndoes: true,
  namesPlayers: true,
};
