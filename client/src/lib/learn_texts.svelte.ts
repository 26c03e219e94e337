import en from "../../messages/learn/en.json";
import type { Messages } from "./language.svelte";
import { ownTexts } from "./own_texts.svelte";

const OTHERS = import.meta.glob<Messages>(["../../messages/learn/*.json", "!**/en.json"], {
  import: "default",
});

export type LearnKey = keyof typeof en;

/** A sentence about daily deals, statistics and finished games. */
export const l = await ownTexts<LearnKey>(en, OTHERS);
