import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
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

/** Play a golden playthrough again, the visitor at the first seat; stops before a choice if told. */
export async function retold(
  page: Page,
  browser: Browser,
  { game, name }: Playthrough,
  stops: (made: number) => boolean | Promise<boolean>,
): Promise<void> {
  const file = `../tests/playthroughs/${game}/${name}.json`;
  const { seed, players, settings, choices } = JSON.parse(readFileSync(file, "utf-8")) as Told;
  const seats = Array.from({ length: players }, () => ({ type: "open" as const }));
  const room = await sitDown(page, { game, seats, settings, seed });
  const people = [page];
  for (const other of OTHERS.slice(0, players - 1)) people.push(await join(browser, room, other));
  for (const [made, choice] of choices.entries()) {
    if (await stops(made)) return;
    const [seat, ...words] = choice.split(" ");
    const person = people[Number(seat)]!;
    const { version } = await look(person, room);
    await request(person, room, { type: "choose", version, words: words.join(" ") });
  }
}

async function join(browser: Browser, room: string, name: string): Promise<Page> {
  const person = await (await browser.newContext()).newPage();
  await person.request.post("/api/me", { data: { name } });
  await person.request.post(`/api/tables/${room}/join`, { data: { type: "join", id: name } });
  return person;
}
