import { games } from "./games";
import type { GameListed } from "./generated/protocol.gen";
import { reading } from "./language.svelte";

let listed = $state.raw<readonly GameListed[] | null>(null);

/** What a game is called, as soon as the server has said so. */
export function titleOf(game: string): string {
  if (!listed)
    void games().then(
      (found) => (listed = found),
      () => undefined,
    );
  return listed?.find(({ name }) => name === game)?.title[reading.language] ?? "";
}
