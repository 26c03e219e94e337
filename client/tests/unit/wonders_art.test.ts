import { expect, test } from "vitest";
import { LINES } from "../../src/games/seven_wonders/art/lines";
import { LEADERS } from "../../src/games/seven_wonders/art/people";
import { face, plot, site, vignette } from "../../src/games/seven_wonders/art/vignette";
import { layersOf, wonderOf } from "../../src/games/seven_wonders/art/wonders";
import { BOARDS, CARDS, PROJECTS } from "../../src/games/seven_wonders/facts.gen";

const BROKEN = /NaN|undefined|Infinity/;
const leaders = Object.keys(CARDS).filter((card) => CARDS[card]!.colour === "white");
const buildings = Object.keys(CARDS).filter((card) => CARDS[card]!.colour !== "white");

test.each(Object.keys(CARDS))("%s has a picture", (card) => {
  expect(vignette(card)).not.toMatch(BROKEN);
});

test("no two cards have the same picture", () => {
  const pictures = Object.keys(CARDS).map(vignette);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each(buildings)("%s stands in a skyline", (card) => {
  expect(plot(card)).not.toMatch(BROKEN);
});

test.each(leaders)("%s has a face", (leader) => {
  expect(face(leader)).not.toMatch(BROKEN);
});

test.each(Object.keys(PROJECTS))("%s is shown as a building site", (project) => {
  expect(site(project)).not.toMatch(BROKEN);
});

test("nothing is drawn that no card uses", () => {
  const known = [...Object.keys(CARDS), ...Object.keys(PROJECTS)];
  expect(Object.keys(LINES).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(LEADERS).filter((name) => !leaders.includes(name))).toEqual([]);
});

test.each(Object.keys(BOARDS))("%s shows more of the wonder with every stage", (board) => {
  const wonder = board.slice(0, -2);
  const stages = BOARDS[board]!.stages.length;
  const withBuilt = (built: number) =>
    wonderOf(
      wonder,
      Array.from({ length: stages }, (_, index) => ({
        built: index < built,
        next: index === built,
        fresh: false,
      })),
    );

  expect(layersOf(wonder, stages)).toHaveLength(stages);
  const pictures = Array.from({ length: stages + 1 }, (_, built) => withBuilt(built));
  expect(new Set(pictures).size).toBe(stages + 1);
  expect(pictures.join("")).not.toMatch(BROKEN);
});
