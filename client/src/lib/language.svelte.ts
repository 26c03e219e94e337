import en from "../../messages/en.json";
import fr from "../../messages/fr.json";
import {
  fill,
  type GameTexts,
  type Language,
  type OwnWords,
  Phrasebook,
  type Sentences,
  written,
} from "./phrasebook";
import { remembered, remember } from "./memory";

type Values = Record<string, string | number>;

const GAMES = import.meta.glob<{ texts: GameTexts }>([
  "./generated/*.gen.ts",
  "!**/{grammars,protocol}.gen.ts",
]);

export const LANGUAGES: readonly Language[] = ["en", "fr"];

/** The language of the reader, and everything that is said in it. */
class Reading {
  language: Language = $state(first());
  private games: Record<string, GameTexts> = $state.raw({});

  speak = (language: Language): void => {
    this.language = language;
    remember("language", language);
    document.documentElement.lang = language;
  };

  /** Fetch what a game says, unless it is here already. */
  learn = async (game: string): Promise<void> => {
    const load = GAMES[`./generated/${game}.gen.ts`];
    if (!load || this.games[game]) return;
    const { texts } = await load();
    this.games = { ...this.games, [game]: texts };
  };

  /** `own`: the words of a component set that the game itself does not have. */
  book = (game: string, names: readonly string[] = [], own: OwnWords = {}): Phrasebook => {
    const book = new Phrasebook(this.language, this.sentences(game), names);
    return Object.keys(own).length ? book.with(own) : book;
  };

  private sentences = (game: string): Sentences | undefined => this.games[game]?.[this.language];
}

function first(): Language {
  const known = remembered("language") ?? navigator.language;
  return known.startsWith("fr") ? "fr" : "en";
}

export const reading = new Reading();

/** What a part of the page says: sentences by their keys, in the language of the reader. */
export function wordsOf<Key extends string>(words: Record<Language, Record<Key, string>>) {
  const t = (key: Key, values: Values = {}): string =>
    fill(words[reading.language]![key], reading.language, (name, spec) =>
      values[name] === undefined ? undefined : written(values[name], spec, reading.language),
    );
  /** A sentence under a key that is made up, or what stands for it. */
  const tOr = (key: string, otherwise: string): string =>
    key in words.en! ? t(key as Key) : otherwise;
  return { t, tOr };
}

export const { t, tOr } = wordsOf({ en, fr });
