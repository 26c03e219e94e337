import { Objection } from "./api";
import { t, tOr } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** Do something that the server may refuse, and say so if it does. */
export async function attempt<Result>(deed: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await deed();
  } catch (error) {
    toasts.show(complaint(error));
    return undefined;
  }
}

export function complaint(error: unknown): string {
  if (!(error instanceof Objection)) return t("error.unreachable");
  return tOr(`error.${error.code}`, t("error.unknown", { text: error.message }));
}
