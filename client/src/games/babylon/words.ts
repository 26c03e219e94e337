import type en from "../../lib/generated/babylon.en.gen.json";
import { labelsOf } from "../../lib/language.svelte";

export const { about, t, tOr } = labelsOf<keyof (typeof en)["labels"]>("babylon");
