/** What differs between languages, exactly as `core/grammar.py` has it: plurals, elision, spacing. */

import { GRAMMARS } from "./generated/grammars.gen";

/** A code such as `en`. */
export type Language = string;

export interface Grammar {
  /** As its readers call it. */
  name: string;
  /** Categories with their CLDR rules, in the order in which a text lists its forms. */
  plurals: readonly (readonly [string, string])[];
  /** How a player is addressed. */
  you: string;
  elidesBefore: string;
  thinBefore: string;
  thinAfter: string;
}

const RELATION = /^n(?: % (\d+))? (!?=) (\S+)$/;
const THIN_SPACE = "\u202f";

export const grammarOf = (language: Language): Grammar => GRAMMARS[language] ?? GRAMMARS.en!;

/** Which of a text's forms goes with a number, counted from 0. */
export function pluralForm(language: Language, number: number): number {
  return grammarOf(language).plurals.findIndex(
    ([, rule]) => !rule || holds(rule, Math.abs(number)),
  );
}

function holds(rule: string, number: number): boolean {
  return rule
    .split(" or ")
    .some((condition) => condition.split(" and ").every((each) => isTrue(each, number)));
}

function isTrue(relation: string, number: number): boolean {
  const [, modulus, sign, ranges] = RELATION.exec(relation)!;
  const value = modulus ? number % Number(modulus) : number;
  return isIn(ranges!, value) === (sign === "=");
}

function isIn(ranges: string, value: number): boolean {
  return ranges.split(",").some((range) => {
    const [low, high = low] = range.split("..");
    return Number(low) <= value && value <= Number(high);
  });
}

/** Whether a word in front of this one loses its last vowel. */
export function elides(language: Language, word: string): boolean {
  const first = word.slice(0, 1).toLowerCase();
  return first !== "" && grammarOf(language).elidesBefore.includes(first);
}

/** Within a word, before or after a value of a text, or at the end of a plural; not the quotes of a command. */
const APOSTROPHE = /(?<=[\p{L}}:])'(?=[\p{L}{|}«“])|(?<=s)'(?= )/gu;

/** The sentence with curved apostrophes, and with the thin spaces of its language. */
export function typeset(sentence: string, language: Language): string {
  const { thinBefore, thinAfter } = grammarOf(language);
  let set = sentence.replace(APOSTROPHE, "’");
  for (const sign of thinBefore) set = set.replaceAll(` ${sign}`, THIN_SPACE + sign);
  for (const sign of thinAfter) set = set.replaceAll(`${sign} `, sign + THIN_SPACE);
  return set;
}
