import type { Chair } from "./generated/protocol.gen";
import { t, tOr } from "./language.svelte";

const capitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export function botName(level: string): string {
  return tOr(`bot.${level}`, capitalized(level.replaceAll("_", " ")));
}

/** How well a bot plays, in a word. */
export const botLevel = (level: string): string => tOr(`level.${level}`, "");

/** Name and strength of a bot, for people who do not know its name. */
export function botTitle(level: string): string {
  const strength = botLevel(level);
  return strength
    ? t("bot.title", { name: botName(level), level: strength.toLowerCase() })
    : botName(level);
}

/** Bots, the weakest first, in groups of those whose strength has the same name. */
export function botGroups(bots: readonly string[]): { label: string; levels: string[] }[] {
  const groups: { label: string; levels: string[] }[] = [];
  for (const level of bots) {
    const label = capitalized(botLevel(level));
    if (groups.at(-1)?.label === label) groups.at(-1)!.levels.push(level);
    else groups.push({ label, levels: [level] });
  }
  return groups;
}

/** Several bots of the same strength. */
export function botsTitle(level: string, count: number): string {
  const bot = botTitle(level);
  return count > 1 ? t("bot.many", { count, bot }) : bot;
}

export function chairName(chair: Chair, seat: number): string {
  if (chair.program && chair.program !== "account") return botName(chair.program);
  return chair.name || t("seat.number", { number: seat + 1 });
}

/** What everybody at a table is called; those who share a name are numbered. */
export function namesAt(chairs: readonly Chair[]): string[] {
  const names = chairs.map(chairName);
  const isShared = (name: string) => names.filter((each) => each === name).length > 1;
  const before = (seat: number) =>
    names.slice(0, seat).filter((each) => each === names[seat]).length;
  return names.map((name, seat) => (isShared(name) ? `${name} ${before(seat) + 1}` : name));
}

/** A letter that stands for a name; bots have their numbers. */
export const initialOf = (name: string) => /\d$/.exec(name)?.[0] ?? name.slice(0, 1);
