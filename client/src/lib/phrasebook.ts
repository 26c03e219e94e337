/** Fills texts with values, exactly as `core/text.py` does. */

export type Language = "en" | "fr";
export type Value = boolean | number | string | (number | string)[];
export type Values = Record<string, Value>;

/** All that a game says to people in one language. */
export interface Sentences {
  terms: Record<string, string>;
  actions: Record<string, string>;
  events: Record<string, string>;
  reasons: Record<string, string>;
  rows: Record<string, string>;
  prompts: Record<string, string>;
  refusals: Record<string, string>;
}
export type GameTexts = Record<Language, Sentences>;
/** Words that a component set adds to those of its game. */
export type OwnWords = Record<string, Record<Language, string>>;

const PLACE = /\{(\w+)(?::([^}]*))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;
const EMPTY: Sentences = {
  terms: {},
  actions: {},
  events: {},
  reasons: {},
  rows: {},
  prompts: {},
  refusals: {},
};

/** Whether a number takes the singular: in French, zero does too. */
function isSingular(number: number, language: Language): boolean {
  return language === "fr" ? number <= 1 : number === 1;
}

/** French sets a thin space before double signs, and no line may break there. */
export function typeset(sentence: string, language: Language): string {
  return language === "fr" ? sentence.replace(/ (?=[:;!?»])|(?<=«) /g, "\u202f") : sentence;
}

/** Drops the bracketed parts of a text that have a missing, zero or empty value. */
function withOptionalParts(text: string, values: Values): string {
  return text.replace(OPTIONAL, (_, part: string) =>
    [...part.matchAll(PLACE)].every(([, name]) => values[name ?? ""]) ? part : "",
  );
}

/** Puts values into `{name}`; `{count:card|cards}` stands for a number and the word it governs. */
export function fill(
  text: string,
  language: Language,
  write: (name: string) => string | number | undefined,
): string {
  const sentence = text.replace(PLACE, (place, name: string, spec?: string) => {
    const value = write(name);
    if (value === undefined) return place;
    if (!spec || typeof value === "string") return String(value);
    const [one, many] = spec.split("|");
    return `${value} ${isSingular(value, language) ? one : many}`;
  });
  return typeset(sentence.slice(0, 1).toUpperCase() + sentence.slice(1), language);
}

/** The sentences of a game for one reader: terms are translated, seats get their players' names. */
export class Phrasebook {
  constructor(
    readonly language: Language,
    readonly texts: Sentences = EMPTY,
    readonly names: readonly string[] = [],
  ) {}

  action = (name: string, values: Values) => this.say(this.texts.actions[name] ?? name, values);
  prompt = (name: string, values: Values) => this.say(this.texts.prompts[name] ?? name, values);
  event = (name: string, values: Values) => this.say(this.texts.events[name] ?? name, values);
  term = (word: string) => this.texts.terms[word] ?? word.replaceAll("_", " ");
  row = (name: string) => this.texts.rows[name] ?? this.term(name);
  reason = (name: string) => this.texts.reasons[name];
  refusal = (code: string) => this.texts.refusals[code];

  /** The same book with further words. */
  with(own: OwnWords): Phrasebook {
    const added = Object.entries(own).map(([word, text]) => [word, text[this.language]] as const);
    const terms = { ...this.texts.terms, ...Object.fromEntries(added) };
    return new Phrasebook(this.language, { ...this.texts, terms }, this.names);
  }

  /** What all these actions have in common, with dots for what is open, and what that is. */
  outline(name: string, shared: Values = {}): { title: string; open: string[] } {
    const text = (this.texts.actions[name] ?? name).replace(OPTIONAL, "");
    const title = this.say(text, shared, "…");
    const keys = [...text.matchAll(PLACE)].map(([, key]) => key!);
    return { title, open: keys.filter((key) => !(key in shared)) };
  }

  /** A value by itself: the name of a seat, a word in the reader's language, or a number. */
  value = (name: string, value: Value) => String(this.write(name, value));

  private say(text: string, values: Values, otherwise?: string): string {
    return fill(withOptionalParts(text, values), this.language, (name) => {
      const value = values[name];
      return value === undefined ? otherwise : this.write(name, value);
    });
  }

  private write(name: string, value: Value): string | number {
    if (Array.isArray(value)) {
      return value.map((each) => this.write(name, each)).join(", ") || "-";
    }
    if (typeof value === "string") return this.term(value);
    if (typeof value === "boolean") return String(value);
    const isSeat = name === "seat" || name === "other" || name.endsWith("_seat");
    return isSeat ? (this.names[value] ?? String(value)) : value;
  }
}
