import type { Component } from "svelte";
import type { Play } from "../lib/play.svelte";

/** How a game looks: its board, perhaps a hand, perhaps a better sentence for what to do now. */
export interface Face {
  Board: Component<{ play: Play }>;
  Hand?: Component<{ play: Play }>;
  prompt?: (play: Play) => string;
  /** Whether the board itself shows who sits where. */
  namesPlayers?: boolean;
  /** Whether the board itself lists the options. */
  listsOptions?: boolean;
  /** Whether the hand itself shows what can be done with what is clicked. */
  showsUses?: boolean;
}

const FACES = import.meta.glob<{ face: Face }>("./*/face.ts");

/** Every game has a face: one of its own, or the one that shows any game. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/face.ts`] ?? FACES["./any/face.ts"]!;
  return (await load()).face;
}
