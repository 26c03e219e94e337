/** Fills texts with values, exactly as `core/text.py` does. */

import { elides, grammarOf, type Language, pluralForm, typeset } from "./grammar";

export type { Language };
export type Value = boolean | number | string | (number | string)[];
export type Values = Record<string, Value>;

type Table = Record<string, string>;

/** All that a game says to people in one language, as `core/kind.py` has it. */
export interface Sentences {
  terms: Table;
  actions: Table;
  events: Table;
  reasons: Table;
  rows: Table;
  prompts: Table;
  descriptions: Table;
  labels: Table;
  fields: Table;
  settings: Table;
  guide: Table;
  refusals: Table;
}
/** Words that a component set adds to those of its game. */
export type OwnWords = Record<string, Record<Language, string>>;

const PLACE = /\{(\w+)(?::([^}]*))?\}/g;
const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const OPTIONAL = /\[([^\]]*)\]/g;
const EMPTY: Sentences = {
  terms: {},
  actions: {},
  events: {},
  reasons: {},
  rows: {},
  prompts: {},
  descriptions: {},
  labels: {},
  fields: {},
  settings: {},
  guide: {},
  refusals: {},
};

/** Drops the bracketed parts of a text that have a missing, zero or empty value. */
export function withOptionalParts(text: string, values: Values): string {
  const kept = text.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(PLACE)].every(([, name]) => isThere(values, name!)) ? part : "",
  );
  return kept.replaceAll(":,", ":"); // a list may begin with any of its parts
}

/** Whether a value is there and not zero or empty; seats count from 0. */
const isThere = (values: Values, name: string) =>
  Boolean(values[name]) || (isSeat(name) && name in values);

/** Puts values into a text; `core/text.py` says what can stand in one. */
export function fill(
  text: string,
  language: Language,
  write: (name: string, spec: string) => string | undefined,
): string {
  const sentence = typeset(text, language).replace(
    PLACE,
    (place, name: string, spec = "") => write(name, spec) ?? place,
  );
  return capitalised(sentence);
}

export const capitalised = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** A value with the word that it governs, or that stands before it. */
export function written(value: string | number, spec: string, language: Language): string {
  return typeof value === "number"
    ? counted(value, spec, language)
    : preceded(value, spec, language);
}

/** A number with the word that it governs, or that word alone (`:is|are`). */
function counted(number: number, spec: string, language: Language): string {
  if (!spec) return String(number);
  if (spec === "roman") return NUMERALS[number - 1]!;
  const word = spec.replace(/^:/, "").split("|")[pluralForm(language, number)];
  return spec.startsWith(":") ? word! : `${number} ${word}`;
}

/** A value with the word in front of it, which may be elided: `de |d'`. */
function preceded(written: string, spec: string, language: Language): string {
  const [full, elided] = spec.split("|");
  if (elided === undefined) return written;
  return (elides(language, written) ? elided : full) + written;
}

/** One form of a term; the first if it has no such form: `vert|f=verte`. */
function formOf(term: string, form: string): string {
  const [first, ...others] = term.split("|");
  return others.find((each) => each.startsWith(`${form}=`))?.slice(form.length + 1) ?? first!;
}

/** The sentences of a game for one reader: terms are translated, seats get their players' names. */
export class Phrasebook {
  constructor(
    readonly language: Language,
    readonly texts: Sentences = EMPTY,
    readonly names: readonly string[] = [],
    /** The seat that is addressed as “you”. */
    readonly reader = -1,
  ) {}

  action = (name: string, values: Values) => this.say(this.texts.actions[name] ?? name, values);
  prompt = (name: string, values: Values) => this.say(this.texts.prompts[name] ?? name, values);
  event = (name: string, values: Values) => this.say(this.texts.events[name] ?? name, values);
  term = (word: string) => this.form(word, "");
  row = (name: string) => this.texts.rows[name] ?? this.term(name);
  reason = (name: string) => this.texts.reasons[name];
  refusal = (code: string) => this.texts.refusals[code];
  setting = (name: string) => this.texts.settings[name];
  field = (name: string) =>
    this.texts.fields[name] ?? capitalised(this.texts.rows[name] ?? this.term(name));

  /** The same book with further words. */
  with(own: OwnWords): Phrasebook {
    const added = Object.entries(own).map(
      ([word, text]) => [word, text[this.language] ?? text.en!] as const,
    );
    const terms = { ...this.texts.terms, ...Object.fromEntries(added) };
    return new Phrasebook(this.language, { ...this.texts, terms }, this.names, this.reader);
  }

  /** What all these actions have in common, with dots for what is open, and what that is. */
  outline(name: string, shared: Values = {}): { title: string; open: string[] } {
    const text = (this.texts.actions[name] ?? name).replace(OPTIONAL, "");
    const title = this.say(text, shared, "…");
    const keys = [...text.matchAll(PLACE)].map(([, key]) => key!);
    return { title, open: keys.filter((key) => !(key in shared)) };
  }

  /** A value by itself: the name of a seat, a word in the reader's language, or a number. */
  value = (name: string, value: Value) => this.write(name, value, "");

  private say(text: string, values: Values, otherwise?: string): string {
    return fill(withOptionalParts(text, values), this.language, (name, spec) => {
      const value = values[name];
      return value === undefined ? otherwise : this.write(name, value, spec);
    });
  }

  private write(name: string, value: Value, spec: string): string {
    if (Array.isArray(value)) {
      return this.listed(name, value, spec).join(", ") || "-";
    }
    if (typeof value === "boolean") return String(value);
    if (typeof value === "string") return written(this.form(value, spec), spec, this.language);
    return isSeat(name) ? this.seat(value, spec) : written(value, spec, this.language);
  }

  /** The values of a list; equal terms that follow each other are counted, unless `each` or `seats` is wanted. */
  private listed(name: string, values: (number | string)[], spec: string): string[] {
    if (spec === "seats") return values.map((each, seat) => `${this.seat(seat, "")} (${each})`);
    return values.flatMap((each, at) => {
      if (typeof each !== "string" || spec === "each") return this.write(name, each, spec);
      if (values[at - 1] === each) return [];
      const end = values.findIndex((other, place) => place > at && other !== each);
      const count = (end < 0 ? values.length : end) - at;
      return count > 1 ? this.several(each, count) : this.write(name, each, spec);
    });
  }

  private several(word: string, count: number): string {
    const forms = this.form(word, "n").split("/");
    if (forms.length === 1) return `${count} × ${forms[0]}`;
    return `${count} ${forms[pluralForm(this.language, count)]}`;
  }

  private form(word: string, form: string): string {
    const term = this.texts.terms[word] ?? word.replaceAll("_", " ");
    return formOf(typeset(term, this.language), form);
  }

  /** A player's name with the word before it, or the word that goes with it. */
  private seat(seat: number, spec: string): string {
    const isReader = seat === this.reader;
    if (spec.startsWith(":")) return spec.slice(1).split("|")[isReader ? 1 : 0]!;
    if (!isReader) return written(this.names[seat] ?? String(seat), spec, this.language);
    const [before, , instead] = spec.split("|");
    return instead ?? before + grammarOf(this.language).you;
  }
}

const isSeat = (name: string) => name === "seat" || name === "other" || name.endsWith("_seat");
