import { t, tOr } from "./language.svelte";
import type { Phrasebook } from "./phrasebook";

/** A setting in words; some options are about seats, which people count from one. */
export function settingName(
  book: Phrasebook,
  option: string,
  setting: boolean | number | string,
): string {
  const isSeat = typeof setting === "number" && option.endsWith("_player");
  if (isSeat) return t("seat.number", { number: setting + 1 });
  return book.setting(String(setting)) ?? tOr(`setting.${setting}`, String(setting));
}
