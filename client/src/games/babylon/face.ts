import type { Face } from "../faces";
import "./babylon.css";
import Board from "./Board.svelte";

export const face: Face = {
  Board,
  // All know what can be built; what can still be undone waits (see Frame).
  isForced: (offer) => offer.name === "end",
  isFinal: (offer) => ["remove", "dig", "end"].includes(offer.name),
  namesPlayers: true,
};
