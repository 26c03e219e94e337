import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Plan, Review } from "../../src/lib/generated/protocol.gen";
import { examine, expect, look, request, sitDown, test } from "./visitor";

const LOSING: Plan = {
  game: "babel",
  seats: [{ type: "open" }, { type: "bot", level: "mason" }],
  settings: { start_player: 0 },
  seed: "lost",
  hints: true,
};
const REVIEWED = 200_000; // milliseconds for a review on a busy machine

/** End every turn at once, until the other player has won. */
async function lose(page: Page, room: string): Promise<void> {
  for (;;) {
    const update = await look(page, room);
    if (update.state !== "playing") return;
    if (!update.options.length) {
      await page.waitForTimeout(50);
      continue;
    }
    const end = update.options.find(({ words }) => words === "end") ?? update.options[0]!;
    await request(page, room, { type: "choose", version: update.version, words: end.words });
  }
}

test("a review finds what lost a game, and shows a better line on the board", async ({ page }) => {
  test.setTimeout(2 * REVIEWED);
  const room = await sitDown(page, LOSING);
  await lose(page, room);
  await page.getByRole("link", { name: "Review this game" }).click();

  await expect(page.getByText("The costliest moves")).toBeVisible({ timeout: REVIEWED });
  await expect(page.locator("progress")).toHaveCount(0, { timeout: REVIEWED });
  const reply = await page.request.get(`/api/tables/${room}/review`);
  const found = (await reply.json()) as Review;
  const mine = found.seats.find(({ seat }) => seat === 0)!;
  expect(found.moves[mine.costliest[0]!]!.grade).toMatch(/mistake|blunder/);
  await expect(page.getByRole("heading", { level: 3 }).first()).toContainText(/Mistake|Blunder/);
  await expect(page.locator("ol.plain > li").first()).toContainText(/Better:\s*\S/);
  await examine(page);

  await page.getByRole("link", { name: "Play the better line" }).first().click();
  await expect(page.locator(".frame")).toHaveAttribute("data-choices", "0");
  await page.keyboard.press("End");
  await expect(page.locator(".frame")).not.toHaveAttribute("data-choices", "0");
  await page.getByRole("link", { name: "Back to the review" }).click();

  await page.getByRole("button", { name: "Play on from here" }).first().click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
});

/** Games just before a choice that costs much, and that choice.  Of Babble, a review takes too long. */
const BLUNDERS = {
  babylon: ["end", "store"],
  seven_wonders: ["discard school"],
};

for (const [game, blunder] of Object.entries(BLUNDERS)) {
  test(`a review of ${game} finds the choice that lost`, async ({ page }) => {
    test.setTimeout(2 * REVIEWED);
    const record = readFileSync(`tests/browser/blunders/${game}.json`, "utf-8");
    await page.request.post("/api/me", { data: { name: "Ninlil" } });
    const reply = await page.request.post("/api/records", { data: { record } });
    const { room } = (await reply.json()) as { room: string };
    const { choices, seat } = await look(page, room);
    for (const words of blunder) {
      const { version } = await look(page, room);
      await request(page, room, { type: "choose", version, words });
    }
    await request(page, room, { type: "resign" });
    await expect
      .poll(async () => (await look(page, room)).state, { timeout: REVIEWED })
      .toBe("over");

    await page.goto(`/#/review/${room}`);
    await expect(page.getByText("The costliest moves")).toBeVisible({ timeout: REVIEWED });

    const grade = async () => {
      const reply = await page.request.get(`/api/tables/${room}/review`);
      const { moves } = (await reply.json()) as Review;
      return moves.find((move) => move.seat === seat && move.first === choices)?.grade;
    };
    await expect.poll(grade, { timeout: REVIEWED }).toMatch(/mistake|blunder/);
    const told = page.getByRole("listitem").filter({ hasText: `Move ${choices + 1} ·` });
    await expect(told.getByRole("heading")).toContainText(/Mistake|Blunder/);
    await expect(told).toContainText(/Better:\s*\S/);
    await examine(page);
  });
}

test("a hint marks the best choices, and one of them is made", async ({ page }) => {
  const room = await sitDown(page, LOSING);
  await page.getByRole("button", { name: "Hint", exact: true }).click();

  const hints = page.getByRole("region", { name: /^Hint/ });
  await expect(hints.getByRole("listitem").first()).toContainText("%");
  await expect(page.locator(".frame .meant").first()).toBeVisible();
  await examine(page);
  expect((await look(page, room)).chairs[0]!.hints).toBe(1);

  await hints
    .getByRole("button", { name: /^Choose: / })
    .first()
    .click();
  await expect(page.locator(".frame")).toHaveAttribute("data-choices", "1");
  await expect(hints).toHaveCount(0);
});

test("a table without hints offers none", async ({ page }) => {
  await sitDown(page, { ...LOSING, hints: false });

  await expect(page.locator(".bar.yours")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
});

test("a saved game is reviewed from its file", async ({ page }, info) => {
  test.slow();
  const room = await sitDown(page, { ...LOSING, seed: "file" });
  await lose(page, room);
  const record = await (await page.request.get(`/api/tables/${room}/record`)).text();
  const file = info.outputPath("game.json");
  writeFileSync(file, record);
  await page.goto("/#/review");
  await examine(page);

  await page.getByLabel("Record file").setInputFiles(file);

  await expect(page).toHaveURL(/\/review\/\w+/);
  await expect(page).not.toHaveURL(new RegExp(room));
  await expect(page.getByRole("figure")).toBeVisible();
});
