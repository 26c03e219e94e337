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

/** Which playthrough is told again, and when it is looked at. */
interface Telling {
  game: string;
  name: string;
  /** How many play besides the one who looks. */
  others: number;
  /** After so many choices: how the picture is called. */
  moments: Record<number, string>;
  /** Waits until all is drawn. */
  drawn?: (page: Page) => Promise<void>;
}

interface Tools {
  page: Page;
  playwright: PlaywrightWorkerArgs["playwright"];
  baseURL?: string | undefined;
}

const NAMES = ["Enki", "Inanna"];
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Play a golden playthrough again, and keep what the first seat sees at some moments. */
export async function retell({ page, playwright, baseURL }: Tools, telling: Telling) {
  const { game, name, others, moments, drawn } = telling;
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
    if (moment) {
      await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(made));
      await expect(page.locator(".bar.yours")).toBeVisible();
    }
    for (const [size, viewport] of Object.entries(moment ? SIZES : {})) {
      await page.setViewportSize(viewport);
      await drawn?.(page);
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
