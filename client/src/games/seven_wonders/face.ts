import type { Face } from "../faces";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export const face: Face = {
  Board,
  Hand,
  // All else is picked first and chosen then.
  isFinal: (offer) => offer.name === "decline",
  namesPlayers: true,
  showsUses: true,
};
