import type { Play } from "../../lib/play.svelte";
import { type Order, playerAt, viewOf } from "./babble";
import type { Utterance } from "./speech";

/** The word under the pointer, which would be said next. */
export const hovered: { word: string | null } = $state({ word: null });

/** What the hovered word may mean to somebody, as a bubble of what has not been said yet. */
export function hopeFor(play: Play, seat: number): Utterance | undefined {
  const { word } = hovered;
  if (!word) return undefined;
  const notes = playerAt(viewOf(play), seat).notes.filter((note) => note.possible.includes(word));
  return { word, past: false, hoped: notes.map((note) => note.order as Order) };
}
