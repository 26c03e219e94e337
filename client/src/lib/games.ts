import { api } from "./api";
import type { GameListed, NewTable } from "./generated/protocol.gen";
import { newId } from "./api";
import { t } from "./language.svelte";
import { self } from "./me.svelte";
import { botsTitle } from "./people";
import { route } from "./route.svelte";

let listed: Promise<GameListed[]> | null = null;

export function games(): Promise<GameListed[]> {
  listed ??= api.games();
  listed.catch(() => (listed = null));
  return listed;
}

/** The opponent for people who just want to play: neither the weakest nor merciless. */
export function usualBot(game: GameListed): string {
  return game.bots[Math.min(1, game.bots.length - 1)]!;
}

const USUAL = 3; // with two, some games are played by rules of their own

/** How many sit at a table, unless somebody says otherwise. */
export const usualPlayers = ({ players }: GameListed): number =>
  players.includes(USUAL) ? USUAL : players[0]!;

/** Open a table, sit down at it and go there. */
export async function openTable(plan: NewTable["plan"]): Promise<void> {
  await self.become();
  const { room } = await api.open({ plan, part: newId() });
  route.go("table", room);
}

/** How many bots play in a game that is started by one click. */
const usualBots = (game: GameListed): number => usualPlayers(game) - 1;

/** Who plays in such a game, as `home.play_hint` names them. */
export const opponents = (game: GameListed): { bots: string } => ({
  bots: botsTitle(usualBot(game), usualBots(game)),
});

/** “Against” them, or “with” them where all win or lose together. */
export const opponentsHint = (game: GameListed): string =>
  t(game.cooperative ? "home.play_hint_with" : "home.play_hint", opponents(game));

/** Start a game with the usual bots and settings. */
export function playNow(game: GameListed): Promise<void> {
  const bots = Array.from({ length: usualBots(game) }, () => usualBot(game));
  return openTable({
    game: game.name,
    seats: [{ type: "open" }, ...bots.map((level) => ({ type: "bot" as const, level }))],
    settings: Object.fromEntries(game.options.map(({ name, usual }) => [name, usual])),
    hints: true,
  });
}
