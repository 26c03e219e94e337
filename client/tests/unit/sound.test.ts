import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sounds as babble } from "../../src/games/babble/sounds";
import { sounds as babel } from "../../src/games/babel/sounds";
import { sounds as babylon } from "../../src/games/babylon/sounds";
import { sounds as sevenWonders } from "../../src/games/seven_wonders/sounds";
import type { Line } from "../../src/lib/generated/protocol.gen";
import type { Sentences } from "../../src/lib/phrasebook";
import { type Heard, soundOf, soundsBetween } from "../../src/sound/moments";
import { lengthOf, type Recipe, RECIPES } from "../../src/sound/recipes";

const GAMES = { babble, babel, babylon, seven_wonders: sevenWonders };

describe.each(Object.entries(RECIPES) as [string, Recipe][])("the sound %s", (_, recipe) => {
  test("is short", () => {
    expect(lengthOf(recipe)).toBeGreaterThan(0);
    expect(lengthOf(recipe)).toBeLessThanOrEqual(1.5);
    expect((recipe.haptic ?? []).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300);
  });

  test("is made of voices that can be heard and synthesised", () => {
    for (const { pitch, at, time, level, attack = 0 } of recipe.voices) {
      for (const each of pitch) expect(each > 20 && each < 12_000).toBe(true);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(time).toBeGreaterThan(attack);
      expect(level).toBeGreaterThan(0);
    }
  });

  test("is never louder than a loudspeaker can be", () => {
    for (const { at: now } of recipe.voices) {
      const sounding = recipe.voices.filter(({ at, time }) => at <= now && now < at + time);
      const total = sounding.reduce((sum, { level }) => sum + level, 0);
      expect(total).toBeLessThanOrEqual(1);
    }
  });
});

test.each(Object.entries(GAMES))("every event of %s with a sound exists", (game, sounds) => {
  const texts = readFileSync(`src/lib/generated/${game}.en.gen.json`, "utf-8");
  const events = Object.keys((JSON.parse(texts) as Sentences).events);

  expect(Object.keys(sounds).filter((name) => !events.includes(name))).toEqual([]);
});

test("every sound but those of the page itself belongs to an event", () => {
  const used = Object.values(GAMES).flatMap((sounds) => Object.values(sounds));
  const own = ["won", "lost", "turn", "message"];

  expect(Object.keys(RECIPES).filter((name) => !used.includes(name as never))).toEqual(own);
});

test("what is known to the reader sounds like what is not", () => {
  expect(soundOf("staged_known", sevenWonders)).toBe("stage");
  expect(soundOf("free_city_staged_known", sevenWonders)).toBe("stage");
  expect(soundOf("took_board", sevenWonders)).toBeUndefined();
});

const told = (...names: string[]): Line[] => names.map((name) => ({ name, values: {} }));
const START: Heard = { seat: 0, told: 5, news: [], awaited: false, asked: false, ending: null };
const after = (names: string[], more: Partial<Heard> = {}): Heard => ({
  ...START,
  told: START.told + names.length,
  news: told(...names),
  ...more,
});
const ending = (...winners: number[]) => ({ winners, reason: "", ranks: [], sheet: [] });

test("what happened is heard in order, and every sound once", () => {
  const now = after(["moved", "built", "drew", "turn_began"]);

  expect(soundsBetween(START, now, babel)).toEqual(["card", "tile"]);
});

test("of many sounds the most important are heard", () => {
  const names = ["built", "paid", "placed", "staged", "won", "lost_building", "received"];

  expect(soundsBetween(START, after(names), sevenWonders)).toEqual([
    "coins",
    "stage",
    "horn",
    "rubble",
  ]);
});

test("a jump, a step back and another part of the same choice are silent", () => {
  const now = after(["built"]);

  expect(soundsBetween({ ...START, told: 2 }, now, babel)).toEqual([]);
  expect(soundsBetween({ ...START, told: 9 }, now, babel)).toEqual([]);
  expect(soundsBetween(now, now, babel)).toEqual([]);
  expect(soundsBetween({ ...START, seat: 1 }, now, babel)).toEqual([]);
});

test("a turn is announced when it begins, and only where something is asked", () => {
  const yours = { awaited: true, asked: true };

  expect(soundsBetween(START, after([], yours), babel)).toEqual(["turn"]);
  expect(soundsBetween({ ...START, ...yours }, after(["built"], yours), babel)).toEqual(["tile"]);
  expect(soundsBetween(START, after([], { awaited: true }), babel)).toEqual([]);
});

test("the end sounds as it is for the reader, and not at all for spectators", () => {
  const end = (seat: number, ...winners: number[]) =>
    soundsBetween({ ...START, seat }, after([], { seat, ending: ending(...winners) }), babel);

  expect(end(0, 0)).toEqual(["won"]);
  expect(end(0, 1)).toEqual(["lost"]);
  expect(end(-1, 1)).toEqual([]);
});
