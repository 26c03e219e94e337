import { ask } from "./api";
import type { Found } from "./generated/protocol.gen";

/** What is sought among finished public games; what is empty does not matter. */
export interface Sought {
  game: string;
  /** The id of a player; else `name` is that of an account. */
  player: string;
  name: string;
  bot: string;
  players: string;
  /** The setting of each option, in words. */
  options: Record<string, string>;
  result: string;
  since: string;
  until: string;
}

const KEYS = ["game", "player", "name", "bot", "players", "result", "since", "until"] as const;
const OPTION = "option";

/** What the parts of an address ask for: `game=babel`, `option=leaders=true`. */
export function soughtIn(parts: readonly string[]): Sought {
  const pairs = parts.map(pairIn);
  const given = new Map(pairs);
  const options = pairs.filter(([key]) => key === OPTION).map(([, option]) => pairIn(option));
  const found = Object.fromEntries(KEYS.map((key) => [key, given.get(key) ?? ""]));
  return { ...found, options: Object.fromEntries(options) } as unknown as Sought;
}

/** The parts of an address for a search. */
export const partsFor = (sought: Sought): string[] => pairsOf(sought).map((pair) => pair.join("="));

export function searchArchive(sought: Sought, before = ""): Promise<Found> {
  const query = new URLSearchParams([
    ...pairsOf(sought),
    ...(before ? [["before", before]] : []),
  ] as string[][]);
  return ask<Found>("GET", `/api/archive?${query}`);
}

function pairsOf(sought: Sought): [string, string][] {
  const plain = KEYS.map((key): [string, string] => [key, sought[key]]);
  const options = Object.entries(sought.options)
    .filter(([, setting]) => setting)
    .map((option): [string, string] => [OPTION, option.join("=")]);
  return [...plain.filter(([, value]) => value), ...options];
}

function pairIn(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
