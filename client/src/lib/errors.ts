import type { Refused } from "./generated/protocol.gen";
import { fill, type Language, written } from "./phrasebook";

export type RefusedParts = Pick<Refused, "code" | "text" | "values">;

type Errors = Record<Language, Record<string, string>>;

/** The texts of all errors, fetched when the first one is shown. */
export const errorTexts = async (): Promise<Errors> =>
  (await import("./generated/errors.gen")).errors;

/** What an error says in a language; undefined if this page does not know its code. */
export function errorText(errors: Errors, { code, values }: RefusedParts, language: Language) {
  const sentence = errors[language]?.[code] ?? errors.en?.[code];
  if (sentence === undefined) return undefined;
  return fill(sentence, language, (name, spec) => {
    const value = plain(values[name], language);
    return value === undefined ? undefined : written(value, spec, language);
  });
}

/** A value as the reader sees it; words for people come in each language. */
function plain(value: Refused["values"][string] | undefined, language: Language) {
  if (value === undefined || typeof value === "number") return value;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? (value[language] ?? value.en) : String(value);
}
