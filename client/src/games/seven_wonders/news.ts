import type { Line } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";

/** What happened, read from the events that the table tells. */

const TURN_ENDS = /^(received|dealt)(_known)?$/;

/** The city that an event is about; a tile is placed by a seat. */
const cityOf = ({ values }: Line) => Number(values.city ?? values.seat ?? -1);

/** What a city was seen to do: its kind, what with, and the sentence that tells it. */
export interface Deed {
  kind: "tile" | "card" | "stage" | "discard";
  what: string;
  text: string;
}

/** The most telling first; events of the Free City have names of their own. */
const DEEDS: [RegExp, Deed["kind"], string][] = [
  [/^placed$/, "tile", "tile"],
  [/^(free_city_)?built$/, "card", "card"],
  [/^recruited$/, "card", "leader"],
  [/^(free_city_)?staged/, "stage", "stage"],
  [/^(free_city_)?discarded/, "discard", ""],
];

/** What a city did in the last turn that is over. */
export function deedOf(play: Play, city: number): Deed | null {
  return deedAmong(
    play,
    lastTurn(play.events).filter((line) => cityOf(line) === city),
  );
}

function deedAmong(play: Play, own: readonly Line[]): Deed | null {
  for (const [pattern, kind, key] of DEEDS) {
    const line = own.find(({ name }) => pattern.test(name));
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
  /** The leaders that were recruited since. */
  recruited: readonly Line[];
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
    battles: battles(last),
    recruited: since.filter(({ name }) => name === "recruited"),
  };
}

/** Every conflict that brought a token: the victor's comes first, unless there is none. */
function battles(events: readonly Line[]): Battle[] {
  const found: Battle[] = [];
  for (const line of events.filter(({ values }) => values.opponent !== undefined)) {
    const [city, opponent] = [cityOf(line), Number(line.values.opponent)];
    if (line.values.points !== undefined) {
      found.push({ victor: city, loser: opponent, points: Number(line.values.points), defeats: 0 });
      continue;
    }
    const last = found.at(-1);
    const defeats = Number(line.values.count);
    if (last?.victor === opponent && last.loser === city) last.defeats = defeats;
    else found.push({ victor: opponent, loser: city, points: 0, defeats });
  }
  return found;
}

/** What a city did in a turn, as it is shown to all at once, and the coins that moved. */
export interface Revealed extends Deed {
  city: number;
  /** Coins to the bank and to each neighbour, and from the bank. */
  bank: number;
  left: number;
  right: number;
  earned: number;
}

/** What was revealed with the newest events, by city; nothing unless several cities acted at once. */
export function revealed(play: Play): Revealed[] {
  const news = play.news;
  const cities = [...new Set(news.map(cityOf))].filter((city) => city >= 0);
  const found = cities.flatMap((city) => {
    const own = news.filter((line) => cityOf(line) === city);
    const deed = deedAmong(play, own);
    return deed ? [{ ...deed, city, ...coinsIn(own) }] : [];
  });
  return found.length > 1 ? found : [];
}

function coinsIn(lines: readonly Line[]) {
  const total = (name: RegExp, key: string) =>
    lines
      .filter((line) => name.test(line.name))
      .reduce((sum, { values }) => sum + Number(values[key] ?? 0), 0);
  const paid = /^(free_city_)?paid$/;
  return {
    bank: total(paid, "bank"),
    left: total(paid, "left"),
    right: total(paid, "right"),
    earned: total(/^(free_city_)?earned$/, "coins"),
  };
}
