import type { Face } from "../faces";
import Board from "./Board.svelte";

export const face: Face = { Board, listsOptions: true };
