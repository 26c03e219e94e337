import type en from "../../lib/generated/babel.en.gen.json";
import { labelsOf } from "../../lib/language.svelte";

export const { about, t } = labelsOf<keyof (typeof en)["labels"]>("babel");
