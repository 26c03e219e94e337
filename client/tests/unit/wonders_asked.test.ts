import { expect, test, vi } from "vitest";
import { reading } from "../../src/lib/language.svelte";
import type { Offer } from "../../src/lib/generated/protocol.gen";
import type { Play } from "../../src/lib/play.svelte";

import { BOARDS, CARDS } from "../../src/games/seven_wonders/facts.gen";
import { FORMULAS, signsOf } from "../../src/games/seven_wonders/formulas";
import { GOOD_PICTURES, lacking } from "../../src/games/seven_wonders/goods";
import { ICONS } from "../../src/games/seven_wonders/icons";
import { layoutFor } from "../../src/games/seven_wonders/layout";
import { ringAround } from "../../src/games/seven_wonders/ring";

vi.stubGlobal("navigator", { language: "en" });
const { cardsAsked, cityAsked, hasSealed, sourceOf } =
  await import("../../src/games/seven_wonders/asked");
const { bestDeal, dealOf, dealsWith, sayBid } = await import("../../src/games/seven_wonders/uses");

const offer = (name: string, values: Offer["values"] = {}): Offer => ({
  words: `${name} ${Object.values(values).join(" ")}`,
  name,
  values: { card: "altar", part: "", left: 0, right: 0, bank: 0, ...values },
  opens: false,
});

/** A table of two players and the Free City, at which this is asked. */
function asked(prompt: string | null, view: object = {}, ...offers: Offer[]): Play {
  const hands = [["altar", "altar", "baths"], null, ["loom"]];
  return {
    seat: 0,
    names: ["Anu", "Enki"],
    prompt: prompt && { name: prompt, values: {} },
    choosing: { offers },
    view: {
      cities: hands.map((hand) => ({ hand })),
      discard: ["?", "tavern", "tavern"],
      sealed_card: "",
      waiting_for: [1],
      ...view,
    },
  } as unknown as Play;
}

test("the prompt says what is chosen from, and for which city", () => {
  expect(sourceOf(asked("choose_card"))).toBe("hand");
  expect(cardsAsked(asked("choose_card"))).toEqual(["altar", "altar", "baths"]);
  expect(cityAsked(asked("choose_card"))).toBe(0);
  expect(cardsAsked(asked("dig_up_for_free_city"))).toEqual(["tavern"]);
  expect(cityAsked(asked("dig_up_for_free_city"))).toBe(2);
  expect(cardsAsked(asked("play_seventh_of_free_city"))).toEqual(["loom"]);
  expect(cardsAsked(asked("give_up_card", {}, offer("give_up_card", { card: "walls" })))).toEqual([
    "walls",
  ]);
  expect(sourceOf(asked(null))).toBeUndefined();
});

test("a sealed card is no longer there for the Free City, but its twin is", () => {
  const play = asked("choose_for_free_city", { sealed_card: "altar" });

  expect(cardsAsked(play)).toEqual(["altar", "baths"]);
  expect(cityAsked(play)).toBe(2);
});

test("seats have sealed a choice only where all choose at once", () => {
  expect(hasSealed(asked("choose_card"), 0)).toBe(true);
  expect(hasSealed(asked("choose_card"), 1)).toBe(false);
  expect(hasSealed(asked("dig_up"), 0)).toBe(false);
  expect(hasSealed(asked(null, { sealed_card: "altar" }), 0)).toBe(true);
});

test("a deal is read off the values of its option", () => {
  const deal = dealOf(offer("stage_by_token", { part: "by_token", left: 2, right: 3, bank: 1 }));

  expect(deal).toMatchObject({
    use: "stage",
    part: "by_token",
    left: 2,
    right: 3,
    bank: 1,
    total: 6,
  });
});

test("the best deal builds for the fewest coins, by a chain if that costs no more", async () => {
  await reading.learn("seven_wonders");
  const dear = offer("build", { right: 2 });
  const [free, chain] = [offer("build_free"), offer("chain")];
  const part = offer("build", { part: "taking_part" });
  const play = asked("choose_card", {}, dear, offer("discard"), part, free, chain);

  expect(bestDeal(dealsWith(play, "altar"))?.offer).toBe(chain);
  expect(sayBid(play, "altar")).toBe("By chain");
  expect(sayBid(asked("choose_card", {}, dear), "altar")).toBe("For 2 coins");
  expect(sayBid(asked("choose_card", {}, offer("discard")), "altar")).toBe(
    "You cannot build it now",
  );
});

test("leaders are chosen from the draft, from their own hand, or from what neighbours have", () => {
  const view = { offered_leaders: ["nero"], cities: [{ leaders_in_hand: ["plato"] }] };

  expect(cardsAsked(asked("keep_leader", view))).toEqual(["nero"]);
  expect(cardsAsked(asked("choose_leader", view))).toEqual(["plato"]);
  expect(cardsAsked(asked("recruit_more", view))).toEqual(["plato"]);
  const copied = offer("copy_leader", { leader: "caesar" });
  expect(cardsAsked(asked("copy_leader", view, copied))).toEqual(["caesar"]);
});

test("a leader is recruited like a card is built, and a numbered stage is a stage", () => {
  expect(dealOf(offer("recruit", { bank: 3 }))).toMatchObject({ use: "build", total: 3 });
  expect(dealOf(offer("stage_numbered", { stage: 3 })).use).toBe("stage");
});

test("goods that a city lacks are found, however its choices are used best", () => {
  const produced = [["wood", "clay"], ["wood"]];

  expect(lacking(["wood", "clay"], produced)).toEqual([false, false]);
  expect(lacking(["clay", "clay", "wood"], produced)).toEqual([false, true, false]);
  expect(lacking([], produced)).toEqual([]);
});

test("a table is laid out by the room that it has", () => {
  expect(layoutFor(390, 500)).toBe("small");
  expect(layoutFor(498, 390)).toBe("low");
  expect(layoutFor(820, 800)).toBe("tall");
  expect(layoutFor(1280, 420)).toBe("wide");
  expect(layoutFor(2560, 1100)).toBe("wide");
});

test("cities sit around the reader, the next one on the left", () => {
  const [me, left, right] = [0, 1, 2].map((city) => ringAround(city, 0, 3));

  expect(me!.y).toBeGreaterThan(left!.y);
  expect(left!.x).toBeLessThan(50);
  expect(right!.x).toBeGreaterThan(50);
});

test("every tile and every effect in words has a formula of known signs", () => {
  const worded = [
    ...Object.values(CARDS),
    ...Object.values(BOARDS).flatMap((b) => [b, ...b.stages]),
  ]
    .map(({ words }) => words)
    .filter((words) => words !== undefined);
  const tiles = Array.from({ length: 24 }, (_, index) => `tile ${index + 1}`);
  for (const name of [...worded, ...tiles]) {
    expect(FORMULAS[name], name).toBeDefined();
    for (const { text, icon } of signsOf(FORMULAS[name]!)) {
      if (icon) expect(ICONS[text] ?? GOOD_PICTURES[text], text).toBeDefined();
    }
  }
});
