import { readFileSync } from "node:fs";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import type { Plan, Update } from "../../src/lib/generated/protocol.gen";
import { expect, sitDown } from "../browser/visitor";
import { keep } from "./keep";

interface Told {
  seed: string;
  settings: Exclude<Plan["settings"], undefined>;
  choices: string[];
}

const NAMES = ["Enki", "Inanna"];
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Play a golden playthrough again, and keep what the first seat sees after so many choices. */
export async function retell(
  {
    page,
    playwright,
    baseURL,
  }: { page: Page; baseURL?: string } & Pick<PlaywrightWorkerArgs, "playwright">,
  game: string,
  name: string,
  others: number,
  moments: Record<number, string>,
): Promise<void> {
  const file = `../tests/playthroughs/${game}/${name}.json`;
  const { seed, settings, choices } = JSON.parse(readFileSync(file, "utf-8")) as Told;
  const seats = Array.from({ length: others + 1 }, () => ({ type: "open" as const }));
  const room = await sitDown(page, { game, seats, settings, seed });
  const people = [page.request];
  for (const person of NAMES.slice(0, others)) {
    people.push(
      await join(await playwright.request.newContext({ baseURL: baseURL! }), room, person),
    );
  }
  for (const [made, choice] of choices.entries()) {
    const moment = moments[made];
    if (moment) await expect(page.locator(".bar.yours")).toBeVisible();
    for (const [size, viewport] of Object.entries(moment ? SIZES : {})) {
      await page.setViewportSize(viewport);
      await keep(page, `${game}-${moment}-${size}`);
    }
    const [seat, ...words] = choice.split(" ");
    await choose(people[Number(seat)]!, room, words.join(" "));
  }
}

async function join(
  person: APIRequestContext,
  room: string,
  name: string,
): Promise<APIRequestContext> {
  await person.post("/api/me", { data: { name } });
  await person.post(`/api/tables/${room}/join`, { data: { type: "join", id: name } });
  return person;
}

async function choose(person: APIRequestContext, room: string, words: string): Promise<void> {
  const update = (await (await person.get(`/api/tables/${room}/view`)).json()) as Update;
  const data = { type: "choose", id: `${update.version}`, version: update.version, words };
  expect((await person.post(`/api/tables/${room}/requests`, { data })).ok()).toBe(true);
}
