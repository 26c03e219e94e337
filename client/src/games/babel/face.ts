import type { Face } from "../faces";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export const face: Face = {
  Board,
  Hand,
  isFinal: (offer) => offer.name === "end",
  namesPlayers: true,
};
