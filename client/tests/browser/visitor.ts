import { expect, type Page, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import type { Plan, Update } from "../../src/lib/generated/protocol.gen";

// The browser writes down what is refused, to strangers too, and that a line was cut on purpose.
const EXPECTED = ["400", "401", "403", "404", "409", "ERR_INTERNET_DISCONNECTED"];

/** A page on which nothing may go wrong unnoticed. */
export const test = base.extend({
  page: async ({ page }, use) => {
    // The panel beside a table is closed at first; most tests read what stands in it.
    await page.addInitScript(() => {
      try {
        localStorage.setItem("ziggurat.panel", "open");
        localStorage.setItem("ziggurat.options", "open");
        localStorage.setItem("ziggurat.forced", "ask"); // every choice is the test's own
        // These visitors know the games.
        for (const game of ["babel", "babylon", "babble", "seven_wonders"]) {
          localStorage.setItem(`ziggurat.coached.${game}`, "yes");
        }
      } catch {
        // An empty page keeps nothing.
      }
    });
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      const expected = EXPECTED.some((each) => message.text().includes(each));
      if (message.type() === "error" && !expected) complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});
export { expect };

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf-8");

export const PLAN: Plan = {
  game: "babel",
  seats: [{ type: "open" }, { type: "bot", level: "random" }],
  settings: { start_player: 0 },
  seed: "ishtar",
};

/** Come as a guest, open a table and sit down; returns its name. */
export async function sitDown(page: Page, plan: Plan = PLAN, name = "Ninlil"): Promise<string> {
  await page.request.post("/api/me", { data: { name } });
  const reply = await page.request.post("/api/tables", { data: { plan } });
  const { room } = (await reply.json()) as { room: string };
  await page.goto(`/#/table/${room}`);
  return room;
}

/** What the server tells this visitor about a table. */
export async function look(page: Page, room: string): Promise<Update> {
  const reply = await page.request.get(`/api/tables/${room}/view`);
  return (await reply.json()) as Update;
}

/** Clicks that give up soon, so that the table can be looked at again. */
export const SOON = { timeout: 3_000 };

/** Act by clicks; if the table changed under them, look again. */
export async function insist(act: () => Promise<void>): Promise<void> {
  await expect(act).toPass({ intervals: [50], timeout: 30_000 });
}

/** Make one choice by clicks, and wait until the table has counted it. */
export async function choose(page: Page, act: () => Promise<void>): Promise<void> {
  const frame = page.locator(".frame");
  const before = (await frame.getAttribute("data-choices")) ?? "";
  await insist(async () => {
    if ((await frame.getAttribute("data-choices")) === before) await act();
    await expect(frame).not.toHaveAttribute("data-choices", before, SOON);
  });
}

/** Do what the first turn of Babel demands: move, deploy, build the foundation. */
export async function firstTurn(page: Page, room: string): Promise<void> {
  for (const thing of [".pile.open", ".pile.open", ".foundation.open"]) {
    const { choices } = await look(page, room);
    await page.locator(thing).first().click();
    const deploy = page.locator(".prompt .button", { hasText: "Deploy" });
    if (await deploy.count()) await deploy.click();
    await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(choices + 1));
  }
}

/** Complain about everything serious that axe finds. */
export async function examine(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<Report> } };
    return (await axe.run()).violations;
  });
  const serious = found.filter((each) => ["serious", "critical"].includes(each.impact));
  expect(serious.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
}

interface Report {
  violations: { id: string; impact: string; nodes: { html: string }[] }[];
}

/** Make this many choices without looking at the table, and then give up. */
export async function playOut(page: Page, room: string, choices = 12): Promise<Update> {
  for (let asked = 0; ; asked += 1) {
    const { version, options, ...update } = await look(page, room);
    const offer = options[asked % options.length];
    if (update.choices >= choices) await request(page, room, { type: "resign" });
    else if (offer) await request(page, room, { type: "choose", version, words: offer.words });
    else await page.waitForTimeout(20);
    if (update.choices >= choices) return look(page, room);
  }
}

/** Ask for something at a table, past the page. */
export async function request(page: Page, room: string, asked: object): Promise<unknown> {
  const data = { ...asked, id: String(Math.random()) };
  const reply = await page.request.post(`/api/tables/${room}/requests`, { data });
  return reply.json();
}
