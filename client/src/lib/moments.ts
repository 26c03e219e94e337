import { reading } from "./language.svelte";

/** Seconds of each unit, from the largest on. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago something was, in words; `at` in seconds since 1970. */
export function since(at: number): string {
  return spoken(at - Date.now() / 1000);
}

/** A span of seconds in words: “in 5 minutes”, “3 hours ago”. */
export function spoken(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? UNITS[2];
  return relative(Math.round(seconds / length), unit);
}

/** On which day something was, in words: “today”, “yesterday”, “3 days ago”. */
export function daySince(at: number): string {
  const midnight = (moment: Date) => moment.setHours(0, 0, 0, 0);
  const days = (midnight(new Date(at * 1000)) - midnight(new Date())) / 86_400_000;
  return relative(Math.round(days), "day");
}

function relative(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  const format = new Intl.RelativeTimeFormat(reading.language, { numeric: "auto" });
  return format.format(count, unit);
}

/** A day, with the year left out. */
export function dayOf(at: number): string {
  const format = new Intl.DateTimeFormat(reading.language, { day: "numeric", month: "long" });
  return format.format(at * 1000);
}
