import { errors } from "./generated/errors.gen";
import type { Refused } from "./generated/protocol.gen";
import { fill, type Language } from "./phrasebook";

export type RefusedParts = Pick<Refused, "code" | "text" | "values">;

/** What an error says in a language; undefined if this page does not know its code. */
export function errorText({ code, values }: RefusedParts, language: Language) {
  const sentence = errors[language][code];
  if (sentence === undefined) return undefined;
  return fill(sentence, language, (name) => {
    const value = values[name];
    if (value === undefined || typeof value === "number") return value;
    if (Array.isArray(value)) return value.join(", ");
    return typeof value === "object" ? value[language] : String(value);
  });
}
