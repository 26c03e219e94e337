import { circle } from "./circle";
import { usualBot, usualPlayers } from "./games";
import type { GameListed, Plan } from "./generated/protocol.gen";

/** Who may sit at a seat instead of a bot. */
export const OPEN = "open";
export const INVITED = "invited"; // somebody whose name is given

export const CLOCKS = {
  none: null,
  live10: { type: "live", bank: 600, increment: 10 },
  live30: { type: "live", bank: 1800, increment: 20 },
  slow1: { type: "slow", days: 1 },
  slow: { type: "slow", days: 3 },
  slow7: { type: "slow", days: 7 },
} as const;
export type Pace = keyof typeof CLOCKS;

export const isPerson = (who: string): boolean => who === OPEN || who === INVITED;

/** A table that somebody is about to open: what they have chosen on the form. */
export class Opening {
  game: GameListed = $state.raw()!;
  players = $state(2);
  /** Who sits at the other seats: a bot's level, or `OPEN`, or `INVITED`. */
  others: string[] = $state([]);
  /** Who is invited, by other seat. */
  invited: string[] = $state([]);
  /** What people at this screen are called, by seat. */
  names: string[] = $state([]);
  /** The place of each option's setting among its settings. */
  settings: Record<string, number> = $state({});
  pace: Pace | null = $state(null);
  isPublic = $state(false);
  isRated = $state(false);
  hints = $state(true);
  /** The bot about as strong as the player, by game. */
  readonly #mine: Readonly<Record<string, string>>;

  constructor(game: GameListed, friends: boolean, mine: Readonly<Record<string, string>> = {}) {
    this.#mine = mine;
    this.pick(game, friends);
  }

  get mine(): string {
    return this.#mine[this.game.name] ?? "";
  }

  /** Begin with the usual settings of another game. */
  pick(game: GameListed, friends: boolean): void {
    this.game = game;
    this.players = usualPlayers(game);
    const other = friends ? OPEN : this.mine || usualBot(game);
    this.others = Array.from({ length: game.players.at(-1)! }, () => other);
    this.names = [];
    this.settings = Object.fromEntries(
      game.options.map(({ name, settings, usual }) => [name, settings.indexOf(usual)]),
    );
  }

  get seated(): string[] {
    return this.others.slice(0, this.players - 1);
  }

  get isAmongPeople(): boolean {
    return this.seated.every(isPerson);
  }

  get canHint(): boolean {
    return !(this.isRated && this.isAmongPeople);
  }

  /** People get a limit, so that nobody waits too long; bots do not mind. */
  get clock(): Pace {
    return this.pace ?? (this.seated.some(isPerson) ? "slow" : "none");
  }

  /** The plan of the table; those who are invited are looked up by name. */
  async plan(): Promise<Plan> {
    const seats = this.seated.map((who, index) => this.#seat(who, this.invited[index] ?? ""));
    const settings = this.game.options.map(
      ({ name, settings }) => [name, settings[this.settings[name] ?? 0]!] as const,
    );
    return {
      game: this.game.name,
      seats: [{ type: "open" }, ...(await Promise.all(seats))],
      settings: Object.fromEntries(settings),
      clock: CLOCKS[this.clock],
      public: this.isPublic,
      rated: this.isRated && this.isAmongPeople,
      hints: this.hints && this.canHint,
    };
  }

  async #seat(who: string, name: string): Promise<Plan["seats"][number]> {
    if (who === INVITED) return { type: "invited", player: await circle.idOf(name.trim()) };
    return who === OPEN ? { type: "open" } : { type: "bot", level: who };
  }
}
