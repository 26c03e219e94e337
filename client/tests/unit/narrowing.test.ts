import { describe, expect, test } from "vitest";
import type { Offer } from "../../src/lib/generated/protocol.gen";
import { grouped, left, narrowed, sharedBy } from "../../src/lib/narrowing";
import { handCard, power, site, stack } from "../../src/games/babel/things";

const offer = (words: string, name: string, values: Offer["values"] = {}): Offer => ({
  words,
  name,
  values,
  opens: false,
});

const OFFERS = [
  offer("end", "end"),
  offer("move medes", "move", { site: "medes" }),
  offer("deploy medes", "deploy", { nation: "medes" }),
  offer("deploy persians", "deploy", { nation: "persians" }),
  offer("migrate medes to persians", "migrate", { source: "medes", target: "persians" }),
  offer("migrate persians to medes", "migrate", { source: "persians", target: "medes" }),
  offer("construct own", "construct", { stack: "own" }),
  offer("skip own with 3", "skip", { run: 3, stack: "own" }),
];
const words = (offers: readonly Offer[]) => offers.map((each) => each.words);

describe("a thing on the table stands for options", () => {
  test("a card in hand may be deployed or moved with", () => {
    expect(words(left(OFFERS, handCard("medes")))).toEqual(["move medes", "deploy medes"]);
  });

  test("a site is first a place to go and a column to migrate from", () => {
    const rest = left(OFFERS, site("medes", false));

    expect(words(rest)).toEqual(["move medes", "migrate medes to persians"]);
  });

  test("after a source, another site is the target and nothing else", () => {
    const rest = left(left(OFFERS, site("medes", false)), site("persians", false));

    expect(words(rest)).toEqual(["migrate medes to persians"]);
  });

  test("after a card, the site of the pawn is where it is deployed", () => {
    const rest = left(left(OFFERS, handCard("persians")), site("sumerians", true));

    expect(words(rest)).toEqual(["deploy persians"]);
  });

  test("a stack serves building and skipping; a run decides", () => {
    const both = left(OFFERS, stack("own"));
    const rest = left(both, power("skip", { nation: "persians", start: 3, count: 3 }));

    expect(words(both)).toEqual(["construct own", "skip own with 3"]);
    expect(words(rest)).toEqual(["skip own with 3"]);
  });

  test("what no option speaks of leaves nothing", () => {
    expect(left(OFFERS, handCard("hittites"))).toEqual([]);
    expect(narrowed(OFFERS, [{ name: "destroy" }])).toEqual([]);
  });
});

test("options are grouped in the order in which the game tells its actions", () => {
  const groups = grouped(OFFERS, ["move", "deploy", "construct", "migrate", "skip", "end"]);

  expect(groups.map((group) => group[0]!.name)).toEqual([
    "move",
    "deploy",
    "construct",
    "migrate",
    "skip",
    "end",
  ]);
  expect(groups[1]).toHaveLength(2);
});

test("options share the values that are the same in all of them", () => {
  const offers = [
    offer("a", "tell", { other: 2, word: "felko" }),
    offer("b", "tell", { other: 2, word: "zarum" }),
  ];

  expect(sharedBy(offers)).toEqual({ other: 2 });
  expect(sharedBy([])).toEqual({});
});
