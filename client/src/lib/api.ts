import { SITE } from "./engine";
import type { RefusedParts } from "./errors";
import type {
  Because,
  Called,
  Credentials,
  Fork,
  GameListed,
  Hint,
  LessonTold,
  Me,
  Moved,
  MyTable,
  NewPassword,
  NewTable,
  Opened,
  Position,
  Profile,
  PuzzleAsked,
  PuzzleJudged,
  PuzzleStep,
  Refused,
  Review,
  Summary,
  Tried,
  Update,
} from "./generated/protocol.gen";

/** Thrown when the server refuses something. */
export class Objection extends Error {
  constructor(
    readonly status: number,
    readonly refused: RefusedParts,
  ) {
    super(refused.text);
  }
}

export async function ask<Answer>(
  method: string,
  path: string,
  content?: unknown,
): Promise<Answer> {
  if (SITE) throw new TypeError("there is no server");
  const reply = await fetch(path, {
    method,
    headers: content === undefined ? {} : { "content-type": "application/json" },
    body: content === undefined ? null : JSON.stringify(content),
  });
  if (reply.ok) return (reply.status === 204 ? undefined : await reply.json()) as Answer;
  const {
    code = "",
    text = reply.statusText,
    values = {},
  } = (await reply.json().catch(() => ({}))) as Partial<Refused>;
  throw new Objection(reply.status, { code, text, values });
}

function query(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

export const api = {
  me: () => ask<Me | null>("GET", "/api/me"),
  come: (called: Called) => ask<Me>("POST", "/api/me", called),
  rename: (called: Called) => ask<Me>("PATCH", "/api/me", called),
  register: (credentials: Credentials) => ask<Me>("POST", "/api/me/account", credentials),
  changePassword: (change: NewPassword) => ask<void>("POST", "/api/me/password", change),
  logIn: (credentials: Credentials) => ask<Me>("POST", "/api/session", credentials),
  logOut: () => ask<void>("DELETE", "/api/session"),
  forget: () => ask<void>("DELETE", "/api/me"),
  player: (id: string) => ask<Profile>("GET", `/api/players/${id}`),
  games: () => ask<GameListed[]>("GET", "/api/games"),
  lesson: (game: string) => ask<LessonTold>("GET", `/api/lessons/${game}`),
  lessonWhy: (game: string, step: number, words: string) =>
    ask<Because>("GET", `/api/lessons/${game}/${step}/why?${new URLSearchParams({ words })}`),
  myTables: (before?: number) => ask<MyTable[]>("GET", `/api/me/games?${query({ before })}`),
  table: (room: string) => ask<Summary>("GET", `/api/tables/${room}`),
  view: (room: string) => ask<Update>("GET", `/api/tables/${room}/view`),
  open: (table: NewTable) => ask<Opened>("POST", "/api/tables", table),
  /** Go on with a game that was begun elsewhere. */
  moveHere: (moved: Moved) => ask<Opened>("POST", "/api/records", moved),
  positions: (room: string, first: number, last: number, seat?: number) =>
    ask<Position[]>("GET", `/api/tables/${room}/moves?${query({ first, last, seat })}`),
  fork: (room: string, fork: Fork) => ask<Opened>("POST", `/api/tables/${room}/fork`, fork),
  review: (room: string) => ask<Review>("GET", `/api/tables/${room}/review`),
  startReview: (room: string) => ask<Review>("POST", `/api/tables/${room}/review`, {}),
  betterLine: (room: string, move: number) =>
    ask<Position[]>("GET", `/api/tables/${room}/review/${move}/line`),
  hint: (room: string, version: number) =>
    ask<Hint[]>("POST", `/api/tables/${room}/hint`, { version }),
  nextPuzzle: (game: string, name = "") =>
    ask<PuzzleAsked>("GET", `/api/puzzles/${game}${name && `/${name}`}`),
  stepPuzzle: (game: string, name: string, tried: Tried) =>
    ask<PuzzleStep>("POST", `/api/puzzles/${game}/${name}/step`, tried),
  whyPuzzle: (game: string, name: string, tried: Tried, words: string) =>
    ask<Because>("POST", `/api/puzzles/${game}/${name}/why`, { tried, words }),
  answerPuzzle: (game: string, name: string, choices: readonly string[]) =>
    ask<PuzzleJudged>("POST", `/api/puzzles/${game}/${name}/answer`, { choices }),
  bring: (record: string) => ask<Opened>("POST", "/api/records", { record }),
  join: (room: string, seat = -1) =>
    ask("POST", `/api/tables/${room}/join`, { type: "join", id: newId(), part: newId(), seat }),
  kick: (room: string, seat: number) =>
    ask("POST", `/api/tables/${room}/kick`, { type: "kick", id: newId(), seat }),
  addBot: (room: string, seat: number, level: string) =>
    ask("POST", `/api/tables/${room}/bots`, { type: "add_bot", id: newId(), seat, level }),
  /** Keep a free seat for a player, or for nobody any more. */
  invite: (room: string, seat: number, player = "") =>
    ask("POST", `/api/tables/${room}/invite`, { type: "invite", id: newId(), seat, player }),
  leave: (room: string) => ask("POST", `/api/tables/${room}/leave`, { type: "leave", id: newId() }),
};
