import { expect, test } from "vitest";
import { figure } from "../../src/games/babble/art/figure";
import { bay } from "../../src/games/babble/art/bay";
import { GESTURES } from "../../src/games/babble/art/poses";
import type { Picture } from "../../src/games/babble/babble";
import { answerIn } from "../../src/games/babble/moments";
import { utterances } from "../../src/games/babble/speech";
import type { BabbleView, Line } from "../../src/lib/generated/protocol.gen";

const note = (order: string, known: string | null, possible: string[]) => ({
  order,
  known,
  possible,
  excluded: [],
  shown: null,
  doubts: 0,
});
const VIEW = {
  components: { starting_words: ["zarum", "felko", "nipas", "tuve"] },
  players: [
    { notes: [] },
    {
      notes: [
        note("build", null, ["zarum", "bomi"]),
        note("draw", "felko", ["felko"]),
        note("give", null, ["nipas", "bomi"]),
        note("reveal", null, ["tuve", "zarum"]),
      ],
    },
  ],
} as unknown as BabbleView;

const told = (word: string): Line => ({ name: "told", values: { seat: 0, other: 1, word } });
const showed = (order: string, word: string): Line => ({
  name: "showed_word",
  values: { seat: 1, order, word },
});
const shook = (word: string): Line => ({ name: "shook_head", values: { seat: 1, word } });
const heard = (asked: Line, answer: Line, reader = 0) =>
  answerIn([answer], [asked, answer], VIEW, reader);

test("a word that means what was likely is understood", () => {
  expect(heard(told("zarum"), showed("build", "zarum"))).toMatchObject({
    meant: "build",
    order: "build",
  });
});

test("a word that means something else than was likely is a surprise", () => {
  expect(heard(told("zarum"), showed("reveal", "zarum"))).toMatchObject({
    meant: "build",
    order: "reveal",
  });
});

test("a shaken head tells that the word means nothing", () => {
  expect(heard(told("bomi"), shook("bomi"))).toMatchObject({ word: "bomi", order: null });
});

test("what was known already is no moment, nor what others say to each other", () => {
  expect(heard(told("felko"), showed("draw", "felko"))).toBeNull();
  expect(heard(told("zarum"), showed("build", "zarum"), 2)).toBeNull();
});

test("a card that is shown without being asked for is no answer", () => {
  expect(answerIn([showed("build", "zarum")], [showed("build", "zarum")], VIEW, 0)).toBeNull();
});

test("bubbles belong to this turn, or to the last one while nobody has spoken", () => {
  const turn: Line = { name: "turn_began", values: { seat: 0 } };
  const said = utterances([turn, told("zarum"), showed("build", "zarum")]);
  expect(said.get(0)).toEqual({ word: "zarum", past: false, to: 1 });
  expect(said.get(1)).toEqual({ word: "zarum", past: false, order: "build" });
  expect(utterances([turn, told("bomi"), shook("bomi"), turn]).get(1)?.past).toBe(true);
});

test.each(GESTURES)("all five people can %s", (gesture) => {
  const drawings = [0, 1, 2, 3, 4].map((seat) => figure(seat, gesture, "one"));
  expect(new Set(drawings).size).toBe(5);
  for (const each of drawings) expect(each).not.toMatch(/undefined|NaN/);
});

test("a wall shows every picture of its card, whatever the component set gives it", () => {
  const pictures: Picture[] = ["relief", "statue", "doors", "stairs"];
  for (let count = 0; count <= 9; count += 1) {
    const some = Array.from({ length: count }, (_, at) => pictures[at % 4]!);
    const drawn = bay(some);
    expect(drawn).not.toMatch(/undefined|NaN/);
    if (count > 1) expect(drawn.match(/scale\(/g)?.length).toBeGreaterThanOrEqual(count);
  }
});
