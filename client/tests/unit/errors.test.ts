import { describe, expect, test } from "vitest";
import { errorText } from "../../src/lib/errors";
import { errors } from "../../src/lib/generated/errors.gen";
import type { Language } from "../../src/lib/phrasebook";

const LANGUAGES: Language[] = ["en", "fr"];

describe.each(LANGUAGES)("errors in %s", (language) => {
  test.each(Object.entries(errors[language]!))("%s takes its values", (code, sentence) => {
    const names = [...sentence.matchAll(/\{(\w+)(:[^}]*)?\}/g)];
    const values = Object.fromEntries(names.map(([, name, plural]) => [name, plural ? 3 : "Ur"]));

    expect(errorText(errors, { code, text: "", values }, language)).not.toMatch(/[{}|]/);
  });
});

test("both languages have the same codes", () => {
  expect(Object.keys(errors.fr!)).toEqual(Object.keys(errors.en!));
});

test("values are shown in the language of the reader", () => {
  const values = { game: { en: "Babylon", fr: "Babylone" }, name: "'x'", bots: ["mason", "king"] };
  const refused = { code: "no_bot", text: "", values };

  expect(errorText(errors, refused, "en")).toBe(
    "Babylon has no bot 'x'. Its bots are mason, king.",
  );
  expect(errorText(errors, refused, "fr")).toBe(
    "Babylone n’a pas de bot 'x'. Ses bots sont mason, king.",
  );
});

test("a number governs its word", () => {
  const refused = (moves: number) => ({ code: "no_move", text: "", values: { move: 9, moves } });

  expect(errorText(errors, refused(1), "en")).toBe("There is no move 9: the game has 1 move.");
  expect(errorText(errors, refused(8), "en")).toBe("There is no move 9: the game has 8 moves.");
});

test("an unknown code has no text", () => {
  expect(
    errorText(errors, { code: "of_tomorrow", text: "It rains.", values: {} }, "en"),
  ).toBeUndefined();
});
