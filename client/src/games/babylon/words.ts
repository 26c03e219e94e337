import { wordsOf } from "../../lib/language.svelte";
import en from "./en.json";
import fr from "./fr.json";

export const { t, tOr } = wordsOf({ en, fr });
