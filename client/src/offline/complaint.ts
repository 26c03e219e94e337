import { Objection } from "../lib/api";
import { refusalText } from "../lib/attempt";
import { t } from "../lib/language.svelte";
import { toasts } from "../lib/toasts.svelte";

/** What went wrong with a game in this browser, and what to do about it. */
export async function complaint(error: unknown): Promise<string> {
  if (error instanceof Objection) return refusalText(error.refused);
  console.error(error);
  return t(error instanceof DOMException ? "here.not_stored" : "here.broken");
}

/** Say so if something goes wrong. */
export async function trying(deed: Promise<unknown>): Promise<void> {
  try {
    await deed;
  } catch (error) {
    toasts.show(await complaint(error));
  }
}
