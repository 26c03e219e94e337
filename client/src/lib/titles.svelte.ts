import { games } from "./games";
import type { GameListed } from "./generated/protocol.gen";
import { reading } from "./language.svelte";

let listed = $state.raw<readonly GameListed[] | null>(null);

/** What the server says of a game, as soon as it has. */
function infoOf(game: string): GameListed | undefined {
  if (!listed)
    void games().then(
      (found) => (listed = found),
      () => undefined,
    );
  return listed?.find(({ name }) => name === game);
}

/** What a game is called. */
export const titleOf = (game: string): string => reading.of(infoOf(game)?.title);

/** Which components of a game are reconstructed; nothing where all are those of the box. */
export const reconstructedOf = (game: string): string => reading.of(infoOf(game)?.reconstructed);
