import type { Face } from "../faces";
import "./babylon.css";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  isFinal: (offer) => ["remove", "dig", "end"].includes(offer.name),
  namesPlayers: true,
};
