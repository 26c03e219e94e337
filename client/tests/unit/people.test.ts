import { expect, test } from "vitest";
import { botGroups } from "../../src/lib/people";

test("bots of the same strength form a group, the weakest first", () => {
  expect(botGroups(["apprentice", "potter", "mason", "sculptor", "king"])).toEqual([
    { label: "Very easy", levels: ["apprentice"] },
    { label: "Easy", levels: ["potter"] },
    { label: "Medium", levels: ["mason", "sculptor"] },
    { label: "Very hard", levels: ["king"] },
  ]);
});

test("no bot is lost, known or not", () => {
  const groups = botGroups(["random", "somebody", "king"]);
  expect(groups.flatMap(({ levels }) => levels)).toEqual(["random", "somebody", "king"]);
});
