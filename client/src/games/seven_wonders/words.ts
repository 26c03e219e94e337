import type en from "../../lib/generated/seven_wonders.en.gen.json";
import { labelsOf } from "../../lib/language.svelte";

export const { about, t, tOr } = labelsOf<keyof (typeof en)["labels"]>("seven_wonders");
