import en from "../../messages/people/en.json";
import type { Messages } from "./language.svelte";
import { ownTexts } from "./own_texts.svelte";

const OTHERS = import.meta.glob<Messages>(["../../messages/people/*.json", "!**/en.json"], {
  import: "default",
});

export type PeopleKey = keyof typeof en;

/** A sentence about accounts, notices and absent players. */
export const p = await ownTexts<PeopleKey>(en, OTHERS);
