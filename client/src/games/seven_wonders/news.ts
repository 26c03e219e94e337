import type { Line, SevenWondersView } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";

/** What happened, read from the events that the table tells. */

const FREE = "free_city_";
const TURN_ENDS = /^(received|dealt)(_known)?$/;

/** An event of a city: its name without the Free City's prefix, and the city. */
function ofCity(line: Line, seats: number): { name: string; city: number } {
  const isFree = line.name.startsWith(FREE);
  return {
    name: isFree ? line.name.slice(FREE.length) : line.name,
    city: isFree ? seats : Number(line.values.seat ?? -1),
  };
}

/** What a city was seen to do: its kind, what with, and the sentence that tells it. */
export interface Deed {
  kind: "tile" | "card" | "stage" | "discard";
  what: string;
  text: string;
}

/** The most telling first. */
const DEEDS: [RegExp, Deed["kind"], string][] = [
  [/^placed$/, "tile", "tile"],
  [/^built$/, "card", "card"],
  [/^staged/, "stage", "stage"],
  [/^discarded/, "discard", ""],
];

/** What a city did in the last turn that is over. */
export function deedOf(play: Play, city: number): Deed | null {
  const own = lastTurn(play.events)
    .map((line) => ({ line, ...ofCity(line, play.names.length) }))
    .filter((each) => each.city === city);
  for (const [pattern, kind, key] of DEEDS) {
    const line = own.find(({ name }) => pattern.test(name))?.line;
    if (!line) continue;
    const what = String(line.values[key] ?? "");
    return { kind, what, text: play.book.event(line.name, line.values) };
  }
  return null;
}

/** The events from the last hand-over of cards but one to the last one. */
function lastTurn(events: readonly Line[]): readonly Line[] {
  let end = events.length - 1;
  while (end >= 0 && !TURN_ENDS.test(events[end]!.name)) end -= 1;
  while (end >= 0 && TURN_ENDS.test(events[end]!.name)) end -= 1;
  let start = end;
  while (start >= 0 && !TURN_ENDS.test(events[start]!.name)) start -= 1;
  return events.slice(start + 1, end + 1);
}

export interface Battle {
  victor: number;
  loser: number;
  points: number;
  defeats: number;
}

export interface AgeEnd {
  /** What became of the great project. */
  project: readonly Line[];
  battles: readonly Battle[];
}

const OF_PROJECT = /^(project_(succeeded|failed)|rewarded|lost_.*|penalised)$/;

/** How the last age ended, while nothing has been built in the next. */
export function endOfAge(play: Play): AgeEnd | null {
  const events = play.events;
  const began = events.findLastIndex(({ name }) => name === "age_began" || name === "ended");
  const since = events.slice(began + 1);
  if (began < 0 || since.some(({ name }) => name.startsWith("received"))) return null;
  const before = events.slice(0, began);
  const last = before.slice(before.findLastIndex(({ name }) => TURN_ENDS.test(name)) + 1);
  return {
    project: last.filter(({ name }) => OF_PROJECT.test(name)),
    battles: battles(last, play),
  };
}

/** Neighbours fight in the order of their seats; whoever loses tells of it, the victor only of a token. */
function battles(events: readonly Line[], play: Play): Battle[] {
  const { cities } = play.view as SevenWondersView;
  const fights = cities
    .map((_, city) => [city, (city + 1) % cities.length] as const)
    .filter(([one, other]) => cities[one]!.shields !== cities[other]!.shields);
  const told = events.map((line) => ({ ...ofCity(line, play.names.length), values: line.values }));
  const lost = told.flatMap((each, index) =>
    each.name === "defeated" ? [{ ...each, before: told[index - 1] }] : [],
  );
  return lost.map(({ city: loser, values, before }, index) => ({
    victor: opponent(fights[index], loser),
    loser,
    points: before?.name === "won" ? Number(before.values.points) : 0,
    defeats: Number(values.count),
  }));
}

/** Who fought against a city; nobody, if that was another fight. */
function opponent(fight: readonly number[] | undefined, city: number): number {
  return fight?.includes(city) ? fight.find((each) => each !== city)! : -1;
}
