import en from "../../messages/en.json";
import type { Language } from "./grammar";
import { remembered, remember } from "./memory";
import {
  fill,
  type OwnWords,
  Phrasebook,
  type Sentences,
  withOptionalParts,
  written,
} from "./phrasebook";

export type Messages = Record<string, string>;
export type Values = Record<string, string | number>;

// Each language is a file of the page, and one of every game; what is not read is not fetched.
const MESSAGES = import.meta.glob<Messages>(["../../messages/*.json", "!**/en.json"], {
  import: "default",
});
const GAMES = import.meta.glob<Sentences>("./generated/*.gen.json", { import: "default" });
const PSEUDO = "qps"; // made up, to test with: only by ?lang=qps

const known = ["en", ...Object.keys(MESSAGES).map((path) => /(\w+)\.json$/.exec(path)![1]!)];
export const LANGUAGES: readonly Language[] = known.filter((each) => each !== PSEUDO);

/** The language of the reader, and all texts in it. */
class Reading {
  language: Language = $state("en");
  /** What the page says. */
  messages: Messages = $state.raw(en);
  private games: Record<string, Sentences> = $state.raw({});
  private readonly learned = new Set<string>();

  /** Read what the reader is likely to want to read. */
  begin = (): Promise<void> => this.use(first());

  /** Change the language, here and at the next visit. */
  speak = async (language: Language): Promise<void> => {
    remember("language", language);
    await this.use(language);
  };

  /** Fetch what a game says, unless it is here already. */
  learn = async (game: string): Promise<void> => {
    this.learned.add(game);
    if (!this.games[game]) this.games = { ...this.games, ...(await fetched(game, this.language)) };
  };

  /** `own`: the words of a component set that the game itself does not have; `reader`: who is “you”. */
  book = (
    game: string,
    names: readonly string[] = [],
    own: OwnWords = {},
    reader = -1,
  ): Phrasebook => {
    const book = new Phrasebook(this.language, this.games[game], names, reader);
    return Object.keys(own).length ? book.with(own) : book;
  };

  /** A text that the server sent in all languages. */
  of = (texts: Record<Language, string> | undefined): string =>
    texts?.[this.language] ?? texts?.en ?? "";

  /** What a game says on its board. */
  label = (game: string, key: string): string | undefined => this.games[game]?.labels[key];
  description = (game: string, name: string): string => this.games[game]?.descriptions[name] ?? "";

  private use = async (language: Language): Promise<void> => {
    const spoken = known.includes(language) ? language : "en";
    const [messages, ...games] = await Promise.all([
      MESSAGES[`../../messages/${spoken}.json`]?.() ?? en,
      ...[...this.learned].map((game) => fetched(game, spoken)),
    ]);
    this.messages = messages;
    this.games = Object.assign({}, ...games) as Record<string, Sentences>;
    this.language = spoken;
  };
}

/** What a game says, under its name; nothing if there is no such game. */
async function fetched(game: string, language: Language): Promise<Record<string, Sentences>> {
  const load =
    GAMES[`./generated/${game}.${language}.gen.json`] ?? GAMES[`./generated/${game}.en.gen.json`];
  return load ? { [game]: await load() } : {};
}

function first(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = asked ?? remembered("language") ?? navigator.language;
  return wanted.split("-")[0]!;
}

export const reading = new Reading();

export function filled(text: string, values: Values): string {
  return fill(withOptionalParts(text, values), reading.language, (name, spec) => {
    const value = values[name];
    return value === undefined ? undefined : written(value, spec, reading.language);
  });
}

/** A sentence of the page. */
export const t = (key: keyof typeof en, values: Values = {}): string =>
  filled(reading.messages[key] ?? en[key], values);

/** What something is called, and what it is. */
export const labelled = (label: string, value: string): string => t("labelled", { label, value });

/** A sentence under a key that is made up, or what stands for it. */
export const tOr = (key: string, otherwise: string): string =>
  key in en ? t(key as keyof typeof en) : otherwise;

/** What stands on the board of a game: sentences by their keys. */
export function labelsOf<Key extends string>(game: string) {
  const t = (key: Key, values: Values = {}): string =>
    filled(reading.label(game, key) ?? key, values);
  const tOr = (key: string, otherwise: string): string =>
    reading.label(game, key) === undefined ? otherwise : t(key as Key);
  /** What a card, tile or other thing of the game is for. */
  const about = (name: string): string => reading.description(game, name);
  return { t, tOr, about };
}
