import { expect, test } from "vitest";
import { deedOf, endOfAge } from "../../src/games/seven_wonders/news";
import type { Line } from "../../src/lib/generated/protocol.gen";
import { Phrasebook } from "../../src/lib/phrasebook";
import type { Play } from "../../src/lib/play.svelte";

/** What the news are read from. */
const told = (events: Line[]) => ({ events, book: new Phrasebook("en") }) as unknown as Play;
const line = (name: string, values: Line["values"] = {}): Line => ({ name, values });

const AGE_ENDS = [
  line("received", { seat: 1 }),
  line("project_failed", { project: "cranes" }),
  line("lost_building", { seat: 1, card: "loom" }),
  line("won", { seat: 1, city: 1, points: 1 }),
  line("won", { seat: 0, city: 0, points: 1, opponent: 1 }),
  line("defeated", { seat: 1, city: 1, count: 2, opponent: 0 }),
  line("won", { seat: 1, city: 1, points: 1, opponent: 2 }),
  line("free_city_defeated", { city: 2, count: 2, opponent: 1 }),
  line("free_city_defeated", { city: 2, count: 2, opponent: 0 }),
  line("age_began", { age: 2 }),
  line("dealt", { seat: 0 }),
];

test("the end of an age reports the project and the conflicts", () => {
  const end = endOfAge(told(AGE_ENDS));

  expect(end?.project.map(({ name }) => name)).toEqual(["project_failed", "lost_building"]);
  expect(end?.battles).toEqual([
    { victor: 0, loser: 1, points: 1, defeats: 2 },
    { victor: 1, loser: 2, points: 1, defeats: 2 },
    { victor: 0, loser: 2, points: 0, defeats: 2 },
  ]);
});

test("the last age is not mentioned once hands are passed in the next", () => {
  expect(endOfAge(told([...AGE_ENDS, line("received", { seat: 0 })]))).toBeNull();
});

test("nothing is reported before the first age", () => {
  expect(endOfAge(told([line("took_board", { seat: 0 })]))).toBeNull();
});

test("what a city did is reported after the turn, a tile first", () => {
  const turn = [
    line("dealt", { seat: 0 }),
    line("discarded", { seat: 0 }),
    line("free_city_built", { city: 2, card: "altar" }),
    line("staged", { seat: 1, stage: 1 }),
    line("placed", { seat: 0, tile: 9 }),
  ];
  const play = told([...turn, line("received_known", { seat: 0 })]);

  expect(deedOf(play, 0)).toMatchObject({ kind: "tile", what: "9" });
  expect(deedOf(play, 1)).toMatchObject({ kind: "stage", what: "1" });
  expect(deedOf(play, 2)).toMatchObject({ kind: "card", what: "altar" });
  expect(deedOf(told(turn), 0)).toBeNull();
});
