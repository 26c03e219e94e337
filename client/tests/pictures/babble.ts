import { readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import type { Plan, Update } from "../../src/lib/generated/protocol.gen";
import { expect, sitDown, test } from "../browser/visitor";
import { keep } from "./keep";

interface Told {
  seed: string;
  settings: Exclude<Plan["settings"], undefined>;
  choices: string[];
}
const WON = JSON.parse(readFileSync("../tests/playthroughs/babble/won.json", "utf-8")) as Told;
const PLAN: Plan = {
  game: "babble",
  seats: [{ type: "open" }, { type: "open" }, { type: "open" }],
  settings: WON.settings,
  seed: WON.seed,
};
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
/** After so many choices of a game that was won, the first seat is foreman. */
const MOMENTS: Record<number, string> = { 6: "early", 54: "midway", 98: "late" };

test("Babble on all screens", async ({ page, playwright, baseURL }) => {
  test.setTimeout(200_000);
  const room = await sitDown(page, PLAN);
  const people = [page.request];
  for (const name of ["Enki", "Inanna"]) {
    const person = await playwright.request.newContext({ baseURL: baseURL! });
    await person.post("/api/me", { data: { name } });
    await person.post(`/api/tables/${room}/join`, { data: { type: "join", id: name } });
    people.push(person);
  }
  for (const [made, choice] of WON.choices.entries()) {
    const moment = MOMENTS[made];
    if (moment) await expect(page.locator(".bar.yours")).toBeVisible();
    for (const [size, viewport] of Object.entries(moment ? SIZES : {})) {
      await page.setViewportSize(viewport);
      await keep(page, `babble-${moment}-${size}`);
    }
    const [seat, ...words] = choice.split(" ");
    await choose(people[Number(seat)]!, room, words.join(" "));
  }
});

async function choose(person: APIRequestContext, room: string, words: string): Promise<void> {
  const update = (await (await person.get(`/api/tables/${room}/view`)).json()) as Update;
  const data = { type: "choose", id: `${update.version}`, version: update.version, words };
  expect((await person.post(`/api/tables/${room}/requests`, { data })).ok()).toBe(true);
}
