import { Objection } from "./api";
import { errorText, errorTexts, type RefusedParts } from "./errors";
import { reading, t } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** Something that went wrong in this browser, in the reader's language. */
export class Mishap extends Error {}

/** Do something that the server may refuse, and say so if it does. */
export async function attempt<Result>(deed: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await deed();
  } catch (error) {
    toasts.show(await complaint(error));
    return undefined;
  }
}

export async function complaint(error: unknown): Promise<string> {
  if (error instanceof Mishap) return error.message;
  return error instanceof Objection ? refusalText(error.refused) : t("error.unreachable");
}

/** What the reader sees; an error of a newer server is quoted in English. */
export async function refusalText(refused: RefusedParts): Promise<string> {
  const known = await errorTexts().catch(() => ({}));
  return errorText(known, refused, reading.language) ?? t("error.unknown", { text: refused.text });
}
