import type { GameListed } from "../../src/lib/generated/protocol.gen";
import { examine, expect, firstTurn, look, playOut, request, sitDown, test } from "./visitor";

test("a finished game is replayed step by step from any seat", async ({ page }) => {
  const room = await sitDown(page);
  const { choices } = await playOut(page, room);
  await page.getByRole("link", { name: "Watch replay" }).click();
  const frame = page.locator(".frame");
  const at = (move: number) => expect(frame).toHaveAttribute("data-choices", String(move));
  await at(0);
  await examine(page);

  await page.keyboard.press("ArrowRight");
  await at(1);
  await expect(page).toHaveURL(new RegExp(`/replay/${room}/1$`));
  await expect(page.locator(".told")).toContainText("Move 1 of");
  await page.getByRole("button", { name: "Next turn" }).click();
  await expect(page.locator(".now")).toContainText(["Wanderer’s turn"]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await at(choices);
  await page.getByLabel("Move", { exact: true }).fill("1");
  await at(1);

  await expect(page.locator(".pile").first()).toBeVisible();
  await page.getByLabel("Seen by").selectOption("A spectator");
  await expect(page.locator(".pile")).toHaveCount(0);
  await page.getByLabel("Seen by").selectOption("Wanderer");
  await expect(page).toHaveURL(/\/1\/1$/);
  await expect(page.locator(".pile").first()).toBeVisible();

  await page.locator("aside ol a").last().click();
  await expect(page).not.toHaveURL(/\/1\/1$/);
});

test("a finished game is seen with all cards open, and no other is", async ({ page }) => {
  const room = await sitDown(page);
  await page.goto(`/#/replay/${room}/0`);
  await expect(page.locator(".pile").first()).toBeVisible();
  await expect(page.getByLabel("All cards open")).toHaveCount(0);
  await page.goto(`/#/replay/${room}/0/0/open`);
  await expect(page.locator(".frame")).toBeVisible();
  await expect(page.getByRole("region", { name: "The cards of the other players" })).toHaveCount(0);
  const refused = await page.request.get(`/api/tables/${room}/moves/0?seat=1`);
  expect(await refused.json()).toMatchObject({ code: "seat_hidden" });

  await playOut(page, room);
  await page.goto(`/#/replay/${room}/1`);
  await page.reload();
  await page.getByLabel("All cards open").check();
  await expect(page).toHaveURL(/\/1\/0\/open$/);
  const hands = page.getByRole("region", { name: "The cards of the other players" });
  const theirs = hands.getByRole("region", { name: "Wanderer" }).locator(".pile");
  const reply = await page.request.get(`/api/tables/${room}/moves/1?seat=1`);
  const { view } = (await reply.json()) as { view: { sides: { hand: string[] }[] } };
  await expect(theirs).toHaveCount(new Set(view.sides[1]!.hand).size);
  await examine(page);

  await page.keyboard.press("End");
  await expect(page).toHaveURL(/\/0\/open$/);
  await page.getByLabel("Seen by").selectOption("Wanderer");
  await expect(
    hands.getByRole("region", { name: "Ninlil" }).locator(".pile").first(),
  ).toBeVisible();
  await page.getByLabel("All cards open").uncheck();
  await expect(hands).toHaveCount(0);
});

test("a replay runs by itself to the end, and stops there", async ({ page }) => {
  const room = await sitDown(page);
  const { choices } = await playOut(page, room);
  await page.goto(`/#/replay/${room}/${choices - 2}`);
  await page.getByLabel("Speed").selectOption("4 ×");

  await page.getByRole("button", { name: "Play", exact: true }).click();

  await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(choices));
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("another game begins at a move of a finished one", async ({ page }) => {
  const room = await sitDown(page);
  await playOut(page, room);
  await page.goto(`/#/replay/${room}/4`);
  await page.getByRole("button", { name: "Continue from here" }).click();
  await examine(page);

  await page.getByRole("button", { name: "Continue", exact: true }).click();

  await expect(page).toHaveURL(/\/table\//);
  await expect(page).not.toHaveURL(new RegExp(room));
  await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 20_000 });
  const forked = page.url().split("/").at(-1)!;
  expect((await look(page, forked)).choices).toBeGreaterThanOrEqual(4);
});

test("a line of the log links to its position during the game", async ({ page }) => {
  const room = await sitDown(page);
  await firstTurn(page, room);
  const lines = page.locator("aside ol a");
  await expect(lines.last()).toContainText(/constructs? level 1/);

  await lines.last().click();

  await expect(page).toHaveURL(new RegExp(`/replay/${room}/3$`));
  await expect(page.locator(".now")).toContainText([/constructs? level 1/]);
  await expect(page.getByRole("button", { name: "Continue from here" })).toHaveCount(0);
});

test("every game is replayed on its own board", async ({ page }) => {
  const listed = (await (await page.request.get("/api/games")).json()) as GameListed[];
  for (const game of listed.filter((each) => each.name !== "babel")) {
    const bots = game.players[0]! - 1;
    const seats = Array.from({ length: bots }, () => ({ type: "bot" as const, level: "random" }));
    const plan = { game: game.name, seats: [{ type: "open" as const }, ...seats], seed: "ishtar" };
    const room = await sitDown(page, plan);
    await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 20_000 });
    const { options, version } = await look(page, room);
    await request(page, room, { type: "choose", version, words: options[0]!.words });
    await page.goto(`/#/replay/${room}/1`);

    await expect(page.locator(".frame")).toHaveAttribute("data-choices", "1");
    await expect(page.locator(".prompt .told")).not.toHaveText(/[{}]/);
  }
});

test("a table without a game has no replay", async ({ page }) => {
  await page.goto("/#/replay/nowhere/3");

  await expect(page.getByText("There is no table nowhere.")).toBeVisible();
});

test("a link beyond the last move leads to the last one", async ({ page }) => {
  const room = await sitDown(page);
  await firstTurn(page, room);
  for (const beyond of ["9", "999"]) {
    await page.goto("about:blank");
    await page.goto(`/#/replay/${room}/${beyond}`);

    await expect(page.locator(".told")).toContainText("Move 3 of 3");
  }
});
