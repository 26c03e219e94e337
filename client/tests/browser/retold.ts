import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { Composed, Plan } from "../../src/lib/generated/protocol.gen";
import { look, request, sitDown } from "./visitor";

interface Told {
  seed: string;
  players: number;
  settings: Exclude<Plan["settings"], undefined>;
  choices: string[];
}

/** A golden playthrough. */
export interface Playthrough {
  game: string;
  name: string;
}

const OTHERS = ["Enki", "Inanna", "Nabu", "Ishtar", "Marduk", "Ea"];

/**
 * Play a golden playthrough again, the visitor at the first seat; stops before a choice if told.
 * A playthrough lists the parts of a composed choice one by one; `made` counts all that is listed.
 */
export async function retold(
  page: Page,
  browser: Browser,
  { game, name }: Playthrough,
  stops: (made: number, choices: number) => boolean | Promise<boolean>,
): Promise<void> {
  const file = `../tests/playthroughs/${game}/${name}.json`;
  const { seed, players, settings, choices } = JSON.parse(readFileSync(file, "utf-8")) as Told;
  const seats = Array.from({ length: players }, () => ({ type: "open" as const }));
  const room = await sitDown(page, { game, seats, settings, seed });
  const people = [page];
  for (const other of OTHERS.slice(0, players - 1)) people.push(await join(browser, room, other));
  let parts: string[] = [];
  for (const [made, choice] of choices.entries()) {
    const [seat, ...rest] = choice.split(" ");
    const person = people[Number(seat)]!;
    const words = rest.join(" ");
    const { version, options, choices: whole } = await look(person, room);
    if (!parts.length && (await stops(made, whole))) return;
    parts.push(words);
    const opens = options.some((offer) => offer.opens && offer.words === parts[0]);
    if (opens && !(await isComplete(person, room, parts))) continue;
    await request(person, room, { type: "choose", version, words: parts.join(", ") });
    parts = [];
  }
}

async function isComplete(person: Page, room: string, parts: string[]): Promise<boolean> {
  const answer = await request(person, room, { type: "compose", parts });
  return (answer as Composed).complete;
}

async function join(browser: Browser, room: string, name: string): Promise<Page> {
  const person = await (await browser.newContext()).newPage();
  await person.request.post("/api/me", { data: { name } });
  await person.request.post(`/api/tables/${room}/join`, { data: { type: "join", id: name } });
  return person;
}
