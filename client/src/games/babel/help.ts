import type { Phrasebook } from "../../lib/phrasebook";
import type { Nation } from "./nations";
import { t } from "./words";

/** What a nation can do. */
export function helpOn(nation: Nation, book: Phrasebook): string {
  return [book.term(nation), t(`ability.${nation}`), t("help.run")].join("\n");
}
