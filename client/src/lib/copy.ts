import { t } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** Copy the address of what the reader sees. */
export async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  toasts.show(t("table.copied"));
}
