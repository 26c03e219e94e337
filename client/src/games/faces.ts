import type { Component } from "svelte";
import { look } from "../lib/appearance.svelte";
import type { Offer } from "../lib/generated/protocol.gen";
import { reading } from "../lib/language.svelte";
import type { Play } from "../lib/play.svelte";

/** How a game looks: its board, perhaps a hand. */
export interface Face {
  Board: Component<{ play: Play }>;
  Hand?: Component<{ play: Play }>;
  /** Whether one click would do what cannot be undone: show something new, end something early. */
  isFinal?: (offer: Offer, play: Play) => boolean;
  /** Whether the only choice may be made for the player: it tells nobody anything, and the rules want no decision. */
  isForced?: (offer: Offer, play: Play) => boolean;
  /** Whether not even with the consent of the others anything can be undone. */
  neverUndoes?: boolean;
  /** Whether the board itself shows who sits where. */
  namesPlayers?: boolean;
  /** Whether the board itself lists the options. */
  listsOptions?: boolean;
  /** Whether the hand itself shows what can be done with what is clicked. */
  showsUses?: boolean;
}

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");

/** The face of a game, and its words.  Every game has one: its own, or the one that shows any in words. */
export async function faceOf(game: string): Promise<Face> {
  const own = look.boards === "drawn" ? FACES[`./${game}/face.ts`] : undefined;
  const load = own ?? FACES["./any/face.ts"]!;
  const [{ face }] = await Promise.all([load(), reading.learn(game)]);
  return face;
}
