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
  const format = new Intl.RelativeTimeFormat(reading.language, { numeric: "auto" });
  return format.format(Math.round(seconds / length), unit);
}

/** A day, with the year left out. */
export function dayOf(at: number): string {
  const format = new Intl.DateTimeFormat(reading.language, { day: "numeric", month: "long" });
  return format.format(at * 1000);
}
