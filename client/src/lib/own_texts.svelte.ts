import { filled, type Messages, reading, type Values } from "./language.svelte";

/** Texts that only some pages need: English comes with them, other languages are fetched. */
export async function ownTexts<Key extends string>(
  en: Record<Key, string>,
  others: Record<string, () => Promise<Messages>>,
): Promise<(key: Key, values?: Values) => string> {
  let messages: Partial<Record<Key, string>> = $state.raw(en);

  async function learn(language: string): Promise<void> {
    const path = Object.keys(others).find((each) => each.endsWith(`/${language}.json`));
    messages = path ? ((await others[path]!()) as Record<Key, string>) : en;
  }

  await learn(reading.language);
  $effect.root(() => {
    $effect(() => void learn(reading.language));
  });
  return (key, values = {}) => filled(messages[key] ?? en[key], values);
}
