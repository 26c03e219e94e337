import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import en from "../../src/lib/generated/babel.en.gen.json";
import fr from "../../src/lib/generated/babel.fr.gen.json";
import { GRAMMARS } from "../../src/lib/generated/grammars.gen";
import { pluralForm } from "../../src/lib/grammar";
import { Phrasebook, type Values } from "../../src/lib/phrasebook";

const english = new Phrasebook("en", en, ["Ninlil", "Enki"]);
const french = new Phrasebook("fr", fr, ["Ninlil", "Enki"]);

test("seats get their players' names and words are translated", () => {
  const values = { seat: 1, nation: "medes", site: "persians" };

  expect(english.event("deployed", values)).toBe("Enki deploys Medes at the site of the Persians.");
  expect(french.event("deployed", values)).toBe(
    "Enki déploie une carte Mèdes sur le chantier des Perses.",
  );
});

const CASES = JSON.parse(readFileSync("../tests/core/messages.json", "utf-8")) as {
  language: string;
  text: string;
  values: Values;
  names?: string[];
  reader?: number;
  terms?: Record<string, string>;
  said: string;
}[];

test.each(CASES)(
  "a text is filled with values: $said",
  ({ language, text, values, said, ...more }) => {
    const sentences = { ...en, terms: more.terms ?? {}, events: { text } };
    const book = new Phrasebook(language, sentences, more.names, more.reader);

    expect(book.event("text", values)).toBe(said);
  },
);

test.each(Object.keys(GRAMMARS).filter((each) => each !== "qps"))(
  "%s has the plural rules of Unicode",
  (language) => {
    const rules = new Intl.PluralRules(language);
    const categories = GRAMMARS[language]!.plurals.map(([category]) => category);
    for (let number = 0; number < 1100; number += 1) {
      expect(categories[pluralForm(language, number)], `${number}`).toBe(rules.select(number));
    }
  },
);

test("lists are joined by commas, an empty one is a dash", () => {
  expect(english.event("revealed", { seat: 0, levels: [4, 2] })).toBe(
    "Ninlil reveals Temple cards: 4, 2.",
  );
  expect(english.event("revealed", { seat: 0, levels: [] })).toBe(
    "Ninlil reveals Temple cards: -.",
  );
});

test("a component set brings words of its own", () => {
  const own = french.with({ olala: { en: "Oh my!", fr: "Oh là là !" } });

  expect(own.term("olala")).toBe("Oh là là\u202f!");
  expect(own.term("medes")).toBe("Mèdes");
});

test("what has no text is still told", () => {
  expect(english.event("eclipse", {})).toBe("Eclipse");
  expect(english.term("hanging_garden")).toBe("hanging garden");
});

test("a part in square brackets is no part of an outline", () => {
  const text = "Build {card}[, with {left:coin|coins} left][, {right} right]";
  const book = new Phrasebook("en", { ...en, actions: { build: text } });

  expect(book.outline("build", { card: "altar", left: 2 }).title).toBe("Build altar");
  expect(book.outline("build")).toEqual({ title: "Build …", open: ["card"] });
});
