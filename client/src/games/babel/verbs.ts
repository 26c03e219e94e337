import type { Nation } from "./nations";
import { about } from "./words";

/** What a nation can do: its verb, and a sentence. */
export function powerOf(nation: Nation): { verb: string; sentence: string } {
  const [verb = "", sentence = ""] = about(nation).split(/\s?: /);
  return { verb, sentence: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) };
}
