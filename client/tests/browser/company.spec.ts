import { examine, expect, look, PLAN, request, sitDown, test } from "./visitor";

const OPEN = { type: "open" as const };
const FRIENDS = { ...PLAN, seats: [OPEN, OPEN] };

test("the host adds a bot of a chosen level, and the game begins", async ({ page }) => {
  await sitDown(page, { ...FRIENDS, game: "babylon", settings: {}, seats: [OPEN, OPEN, OPEN] });
  await expect(page.getByText("This link only works on this computer.")).toBeVisible();
  await page.getByLabel("Bot to add:").selectOption("Architect (hard)");
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
  await friend.getByRole("button", { name: "Join the game" }).click();
  await expect(page.getByText("Enkidu")).toBeVisible();

  await friend.getByRole("button", { name: "Good luck!" }).click();

  await expect(page.getByRole("listitem").filter({ hasText: "Good luck!" })).toBeVisible();
  await context.close();
});

test("a table that its host has left is gone, for all who look at it", async ({
  page,
  browser,
}) => {
  await sitDown(page, FRIENDS);
  const address = page.url();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const friend = await context.newPage();
  await friend.goto(address);
  await expect(friend.getByRole("button", { name: "Join the game" })).toBeVisible();
  await expect(friend.getByRole("heading", { name: "Chat" })).toHaveCount(0);

  await page.getByRole("button", { name: "Leave table" }).click();

  await expect(friend.getByText("This table no longer exists.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "The games" })).toBeAttached();
  await expect(page.getByRole("heading", { name: "My games" })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText("This table no longer exists.")).toBeVisible();
  await examine(page);
  await page.getByRole("link", { name: "Back to the tables" }).click();
  await expect(page).toHaveURL(/#\/tables$/);
  await context.close();
});

test("a first turn is explained step by step, until it is known", async ({ page, context }) => {
  await page.addInitScript(() => localStorage.removeItem("ziggurat.coached.babel"));
  await sitDown(page);
  const coach = page.getByRole("region", { name: "Your first turn" });
  await expect(coach).toContainText("click a Nation card in your hand");
  await examine(page);

  await page.locator(".pile.open").first().click();

  await expect(coach).toContainText("click another Nation card");
  const board = (await page.locator(".board").boundingBox())!;
  expect((await coach.boundingBox())!.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByRole("region", { name: "Your first turn" })).toContainText(
    "click another Nation card",
  );
  await again.close();
  await coach.getByRole("button", { name: "Got it" }).click();
  await expect(coach).toHaveCount(0);
});

test("on a phone the explanation of a first turn is not covered", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.removeItem("ziggurat.coached.babel"));
  await sitDown(page, { ...PLAN, hints: true });
  const coach = page.locator(".coach");
  await page.locator(".pile.open").first().click();
  await expect(coach).toContainText("click another Nation card");

  const prompt = (await page.locator(".bar").boundingBox())!;
  const { y, height } = (await coach.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(prompt.y + 1);
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
  await other.getByRole("button", { name: "Join the game" }).click();

  await page.getByRole("link", { name: "Your turn at 1 other table" }).click();

  await expect(page).toHaveURL(new RegExp(first));
  await friend.close();
});

test("a choice without an alternative is made after a moment, unless the player objects", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem("ziggurat.forced"));
  const room = await sitDown(page, {
    game: "babble",
    seats: [OPEN, { type: "bot", level: "random" }],
    settings: { first_player: "random" },
    seed: "enlil",
  });
  const shaken = page.locator("aside").getByText("You shake your head");
  await expect(async () => {
    const { version, options, prompt } = await look(page, room);
    // Everything else is chosen past the page.
    const isForced = prompt?.name === "not_understood";
    const words = options[0]?.words;
    if (words && !isForced) await request(page, room, { type: "choose", version, words });
    await expect(shaken.first()).toBeAttached({ timeout: 500 });
  }).toPass({ intervals: [50], timeout: 60_000 });
});
