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

/** Play a golden playthrough again up to so many choices, the visitor at the first seat. */
export async function retold(
  page: Page,
  browser: Browser,
  game: string,
  name: string,
  until: number,
): Promise<string> {
  const file = `../tests/playthroughs/${game}/${name}.json`;
  const { seed, players, settings, choices } = JSON.parse(readFileSync(file, "utf-8")) as Told;
  const seats = Array.from({ length: players }, () => ({ type: "open" as const }));
  const room = await sitDown(page, { game, seats, settings, seed });
  const people = [page];
  while (people.length < players) people.push(await join(browser, room, `Guest ${people.length}`));
  for (const choice of choices.slice(0, until)) {
    const [seat, ...words] = choice.split(" ");
    const person = people[Number(seat)]!;
    const { version } = await look(person, room);
    await request(person, room, { type: "choose", version, words: words.join(" ") });
  }
  return room;
}

async function join(browser: Browser, room: string, name: string): Promise<Page> {
  const person = await (await browser.newContext()).newPage();
  await person.request.post("/api/me", { data: { name } });
  await person.request.post(`/api/tables/${room}/join`, { data: { type: "join", id: name } });
  return person;
}
