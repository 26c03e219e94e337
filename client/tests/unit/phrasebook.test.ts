import { describe, expect, test } from "vitest";
import { texts } from "../../src/lib/generated/babel.gen";
import { fill, Phrasebook } from "../../src/lib/phrasebook";

const english = new Phrasebook("en", texts.en, ["Ninlil", "Enki"]);
const french = new Phrasebook("fr", texts.fr, ["Ninlil", "Enki"]);

test("seats get their players' names and words are translated", () => {
  const values = { seat: 1, nation: "medes", site: "persians" };

  expect(english.event("deployed", values)).toBe("Enki deploys Medes at the site of the Persians.");
  expect(french.event("deployed", values)).toBe("Enki déploie Mèdes sur le chantier des Perses.");
});

test("a number governs its word, and zero is singular in French", () => {
  const text = "{count:card|cards}";

  expect(fill(text, "en", () => 1)).toBe("1 card");
  expect(fill(text, "en", () => 0)).toBe("0 cards");
  expect(fill(text, "fr", () => 0)).toBe("0 card");
  expect(fill(text, "fr", () => 2)).toBe("2 cards");
});

test("lists are told one after another, an empty one as a dash", () => {
  expect(english.event("revealed", { seat: 0, levels: [4, 2] })).toBe(
    "Ninlil reveals temple cards: 4, 2.",
  );
  expect(english.event("revealed", { seat: 0, levels: [] })).toBe(
    "Ninlil reveals temple cards: -.",
  );
});

test("a sentence begins with a capital letter", () => {
  expect(fill("{count:way|ways} on", "en", () => 2)).toBe("2 ways on");
  expect(fill("{name} waits", "en", () => "the scribe")).toBe("The scribe waits");
});

test("a component set brings words of its own", () => {
  const own = french.with({ olala: { en: "Oh my!", fr: "Oh là là !" } });

  expect(own.term("olala")).toBe("Oh là là !");
  expect(own.term("medes")).toBe("Mèdes");
});

test("what has no text is still told", () => {
  expect(english.event("eclipse", {})).toBe("Eclipse");
  expect(english.term("hanging_garden")).toBe("hanging garden");
});

test("French sets a thin space before double signs", () => {
  expect(fill("à vous : jouez !", "fr", () => "")).toBe("À vous\u202f: jouez\u202f!");
  expect(fill("your turn: play!", "en", () => "")).toBe("Your turn: play!");
});

describe("a part in square brackets", () => {
  const text = "Build {card}[, with {left:coin|coins} left][, {right} right]";
  const book = new Phrasebook("en", { ...texts.en, actions: { build: text } });

  test("is left out if one of its values is missing, zero or empty", () => {
    expect(book.action("build", { card: "altar", left: 1, right: 0 })).toBe(
      "Build altar, with 1 coin left",
    );
    expect(book.action("build", { card: "altar", right: "two" })).toBe("Build altar, two right");
    expect(book.action("build", { card: "altar", left: 0, right: "" })).toBe("Build altar");
  });

  test("is no part of an outline", () => {
    expect(book.outline("build", { card: "altar", left: 2 }).title).toBe("Build altar");
    expect(book.outline("build")).toEqual({ title: "Build …", open: ["card"] });
  });
});
