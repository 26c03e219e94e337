import { ask } from "./api";
import type { MyLevel } from "./generated/protocol.gen";
import { self } from "./me.svelte";

/** The bots about as strong as the player, by game; none while nothing is known of them. */
async function all(): Promise<Record<string, string>> {
  try {
    const found = (await self.recall()) ? await ask<MyLevel[]>("GET", "/api/me/levels") : [];
    return Object.fromEntries(found.map(({ game, level }) => [game, level]));
  } catch {
    return {}; // without a connection
  }
}

export const levels = {
  all,
  mine: async (game: string): Promise<string> => (await all())[game] ?? "",
};
