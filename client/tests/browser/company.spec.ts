import { examine, expect, PLAN, sitDown, test } from "./visitor";

const OPEN = { type: "open" as const };
const FRIENDS = { ...PLAN, seats: [OPEN, OPEN] };

test("the host adds a bot of a chosen level, and the game begins", async ({ page }) => {
  await sitDown(page, { ...FRIENDS, game: "babylon", settings: {}, seats: [OPEN, OPEN, OPEN] });
  await expect(page.getByText("This link only works on this computer.")).toBeVisible();
  await page.getByLabel("Bot to add:").selectOption("Architect (Hard)");
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Architect" })).toBeVisible();
  await examine(page);

  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("button", { name: "Add a bot" })).toHaveCount(2);
  for (let added = 0; added < 2; added += 1) {
    await page.getByRole("button", { name: "Add a bot" }).first().click();
  }

  await expect(page.locator(".frame")).toBeVisible();
});

test("while they wait, players greet each other by one click", async ({ page, browser }) => {
  await sitDown(page, { ...FRIENDS, game: "babylon", settings: {}, seats: [OPEN, OPEN, OPEN] });
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const friend = await context.newPage();
  await friend.goto(page.url());
  await friend.getByLabel("Your name").fill("Enkidu");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Enkidu")).toBeVisible();

  await friend.getByRole("button", { name: "Good luck!" }).click();

  await expect(page.getByRole("listitem").filter({ hasText: "Good luck!" })).toBeVisible();
  await context.close();
});

test("a first turn is explained step by step, until it is known", async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem("ziggurat.coached.babel"));
  await sitDown(page);
  const coach = page.getByRole("region", { name: "Your first turn" });
  await expect(coach).toContainText("click a nation card in your hand");
  await examine(page);

  await page.locator(".pile.open").first().click();

  await expect(coach).toContainText("click another nation card");
  await coach.getByRole("button", { name: "Got it" }).click();
  await expect(coach).toHaveCount(0);
});

test("a public game is watched from the lobby", async ({ page, browser }) => {
  await sitDown(page, { ...PLAN, public: true }, "Inanna");
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const watcher = await context.newPage();
  await watcher.goto("/#/tables");
  const card = watcher.getByRole("listitem").filter({ hasText: "Inanna" }).first();
  await expect(card).toContainText("Move");

  await card.getByRole("link", { name: "Watch: Babel" }).click();

  await expect(watcher.locator(".prompt")).toContainText("You are watching.");
  await context.close();
});

test("who waits at one table is led to the next", async ({ page }) => {
  const first = await sitDown(page);
  const plan = { ...FRIENDS, settings: { start_player: 1 } };
  const reply = await page.request.post("/api/tables", { data: { plan } });
  await page.goto(`/#/table/${((await reply.json()) as { room: string }).room}`);
  const friend = await page.context().browser()!.newContext({ reducedMotion: "reduce" });
  const other = await friend.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).click();

  await page.getByRole("link", { name: "Your turn at 1 other table" }).click();

  await expect(page).toHaveURL(new RegExp(first));
  await friend.close();
});
