import { api, Objection } from "./api";
import { gamesHere, hasEngine, SITE } from "./engine";
import type { GameListed, Plan } from "./generated/protocol.gen";
import { newId } from "./api";
import { t } from "./language.svelte";
import { self } from "./me.svelte";
import { botsTitle } from "./people";
import { route } from "./route.svelte";

let listed: Promise<GameListed[]> | null = null;

export function games(): Promise<GameListed[]> {
  listed ??= SITE ? gamesHere() : api.games().catch(orHere);
  listed.catch(() => (listed = null));
  return listed;
}

/** Without a connection, the games that this browser can play by itself. */
function orHere(error: unknown): Promise<GameListed[]> {
  if (!hasEngine || error instanceof Objection) throw error;
  return gamesHere();
}

const USUAL_LEVEL = "mason";

/** The opponent for people who just want to play: neither the weakest nor merciless. */
export function usualBot(game: GameListed): string {
  return game.bots.find((level) => level === USUAL_LEVEL) ?? game.bots[0]!;
}

const EASY_LEVEL = "potter";

/** The opponent for people who have just learned the game. */
export function easyBot(game: GameListed): string {
  return game.bots.find((level) => level === EASY_LEVEL) ?? game.bots[0]!;
}

const USUAL = 3; // with two, some games are played by rules of their own

/** How many sit at a table, unless somebody says otherwise. */
export const usualPlayers = ({ players }: GameListed): number =>
  players.includes(USUAL) ? USUAL : players[0]!;

/** Open a table, sit down at it and go there. */
export async function openTable(plan: Plan): Promise<void> {
  await self.become();
  const { room } = await api.open({ plan, part: newId() });
  route.go("table", room);
}

/** How many bots play in a game that is started by one click. */
const usualBots = (game: GameListed): number => usualPlayers(game) - 1;

/** Who plays in such a game, as `home.play_hint` names them. */
export const opponents = (game: GameListed, bot = usualBot(game)): { bots: string } => ({
  bots: botsTitle(bot, usualBots(game)),
});

/** “Against” them, or “with” them where all win or lose together. */
export const opponentsHint = (game: GameListed): string =>
  t(game.cooperative ? "home.play_hint_with" : "home.play_hint", opponents(game));

/** Start a game with bots and the usual settings; without a connection, in this browser. */
export async function playNow(game: GameListed, bot = usualBot(game)): Promise<void> {
  if (SITE) return playHere(game, bot);
  try {
    await openTable(usualPlan(game, bot));
  } catch (error) {
    if (!hasEngine || error instanceof Objection) throw error;
    await playHere(game, bot);
  }
}

/** Start such a game in this browser. */
export const playHere = (game: GameListed, bot = usualBot(game)): Promise<void> =>
  openHere(usualPlan(game, bot));

/** Open a table in this browser and go there. */
export async function openHere(plan: Plan, names?: string[]): Promise<void> {
  const { newTable } = await import("../offline/moving");
  route.go("table", newTable(plan, names));
}

function usualPlan(game: GameListed, bot: string): Plan {
  const bots = Array.from({ length: usualBots(game) }, () => bot);
  return {
    game: game.name,
    seats: [{ type: "open" }, ...bots.map((level) => ({ type: "bot" as const, level }))],
    settings: Object.fromEntries(game.options.map(({ name, usual }) => [name, usual])),
    hints: true,
  };
}
