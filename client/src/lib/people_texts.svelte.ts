import en from "../../messages/people/en.json";
import { filled, type Messages, reading, type Values } from "./language.svelte";

/** What the page says about accounts, notices and absent players: fetched where it is needed. */

const OTHERS = import.meta.glob<Messages>(["../../messages/people/*.json", "!**/en.json"], {
  import: "default",
});

let messages: Messages = $state.raw(en);

async function learn(language: string): Promise<void> {
  messages = (await OTHERS[`../../messages/people/${language}.json`]?.()) ?? en;
}

await learn(reading.language);
$effect.root(() => {
  $effect(() => void learn(reading.language));
});

export type PeopleKey = keyof typeof en;

/** A sentence about people. */
export const p = (key: PeopleKey, values: Values = {}): string =>
  filled(messages[key] ?? en[key], values);
