import type { Phrasebook } from "../../lib/phrasebook";
import type { Nation } from "./nations";
import { about } from "./words";

/** What a nation can do. */
export function helpOn(nation: Nation, book: Phrasebook): string {
  return [book.term(nation), about(nation), about("run")].join("\n");
}
