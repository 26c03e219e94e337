import { Objection } from "../lib/api";
import { refusalText } from "../lib/attempt";
import { t } from "../lib/language.svelte";
import { Broken } from "./engine";

/** What went wrong with a game in this browser, and what to do about it. */
export function complaint(error: unknown): string {
  if (error instanceof Objection) return refusalText(error.refused);
  console.error(error);
  if (error instanceof Broken) return t("here.broken");
  return t(error instanceof DOMException ? "here.not_stored" : "here.broken");
}
