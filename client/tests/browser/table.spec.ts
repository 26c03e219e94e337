import { examine, expect, firstTurn, look, PLAN, sitDown, test } from "./visitor";

const PHONE = { width: 390, height: 844 };

test("a table switches to French at once", async ({ page }) => {
  await sitDown(page);
  await expect(page.locator(".prompt")).toContainText("First turn");

  await page.getByRole("button", { name: "Français" }).click();

  await expect(page.locator(".prompt")).toContainText("Premier tour");
  await expect(page.locator("aside")).toContainText("Aller chez les");
  await expect(page.locator("aside")).toContainText("Vous piochez");
  await page.locator(".stack").last().click();
  await expect(page.locator(".toast")).toContainText("Votre pion n’est sur aucun chantier");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("hand and prompt are visible without scrolling", async ({ page }) => {
    await sitDown(page);
    for (const part of [".prompt", ".hand", ".lanes"]) {
      await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    }
    const { scroll, inner } = await page.evaluate(() => ({
      scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      inner: [innerWidth, innerHeight],
    }));
    expect(scroll).toEqual(inner);

    await page.locator(".pile.open").first().tap();
    await expect(page.locator(".half.own.here")).toHaveCount(1);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("tab", { name: "Actions" }).tap();
    await expect(page.locator("aside .options")).toBeVisible();
    await page.getByRole("tab", { name: "Log" }).tap();
    await expect(page.locator("aside .log")).toContainText("You move to");
    await expect(page.locator("aside .options")).toBeHidden();
    await examine(page);
  });
});

test("folded panels stay folded", async ({ page }) => {
  await sitDown(page);
  const score = page.locator("aside .score");
  await expect(score.getByRole("table")).toBeVisible();

  await score.getByRole("button", { name: "Current score" }).click();
  await expect(score.getByRole("table")).toBeHidden();
  await page.reload();

  await expect(page.locator("aside .log")).toContainText("You draw");
  await expect(score.getByRole("table")).toBeHidden();
});

test("a broken connection is restored and nothing is lost", async ({ page, context }) => {
  await page.addInitScript(() => {
    // Keeps hold of the page's own socket, so that it can be cut.
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      constructor(address: string | URL) {
        super(address);
        (window as unknown as { line: WebSocket }).line = this;
      }
    };
  });
  await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => (window as unknown as { line: WebSocket }).line.close());
  await expect(page.locator(".offline")).toBeVisible();

  await page.locator(".pile.open").first().click();
  await context.setOffline(false);

  await expect(page.locator(".offline")).toBeHidden({ timeout: 15_000 });
  await expect(page.locator(".half.own.here")).toHaveCount(1);
});

test("two friends meet by a link", async ({ page, browser }) => {
  await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
  await expect(page.getByText("The game begins when every seat is taken.")).toBeVisible();
  await examine(page);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());

  await friend.getByRole("button", { name: "Join the game" }).click();

  await expect(page.locator(".frame")).toBeVisible();
  await expect(friend.locator(".frame")).toBeVisible();
  await page.getByLabel("Write a message").fill("Good luck!");
  await page.keyboard.press("Enter");
  await expect(friend.locator("aside")).toContainText("Good luck!");
  // The friend has a random name, which may be the same.
  const name = friend.locator(".ruler").getByRole("link", { name: "Ninlil" }).first();
  await expect(name).toHaveAttribute("href", /^#\/player\/./);
  await friend.context().close();
});

test("a player who leaves is replaced by a bot, and comes back", async ({ page, browser }) => {
  const room = await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Join the game" }).click();
  await expect(page.locator(".frame")).toBeVisible();

  await page.getByRole("button", { name: "Leave table" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave table" }).click();

  await expect(page.getByText("A bot plays for you.")).toBeVisible();
  expect((await look(page, room)).chairs[0]!.away).toBe(true);
  await page.getByRole("link", { name: "My games" }).click();
  await page.getByRole("link", { name: /Babel/ }).first().click();
  await expect(page.locator(".frame")).toBeVisible();
  expect((await look(page, room)).chairs[0]!.away).toBe(false);
  await friend.context().close();
});

test("a game against bots waits for a player who leaves", async ({ page }) => {
  const room = await sitDown(page);

  await page.getByRole("button", { name: "Leave table" }).click();

  await expect(page.getByText("Game saved. Find it under My games.")).toBeVisible();
  expect((await look(page, room)).chairs[0]!.away).toBe(false);
});

test("a visitor with the link watches", async ({ page, browser }) => {
  await sitDown(page);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(page.url());

  await expect(guest.locator(".prompt")).toContainText("You are watching.");
  await expect(guest.getByRole("region", { name: "Your hand" })).toHaveCount(0);
  await guest.context().close();
});

test("a link to no table says so", async ({ page }) => {
  await page.goto("/#/table/nowhere");

  await expect(page.getByText("There is no table here.")).toBeVisible();
  await examine(page);
});

test("against a bot a choice is undone even after something was revealed", async ({ page }) => {
  const room = await sitDown(page);
  await firstTurn(page, room);
  const before = (await look(page, room)).choices;
  await page.locator(".prompt").getByRole("button", { name: "End your turn" }).click();
  await expect.poll(async () => (await look(page, room)).choices).toBeGreaterThan(before + 1);
  await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 20_000 });

  await page.getByRole("button", { name: "Undo my last choice" }).click();

  await expect(page.locator(".frame")).toHaveAttribute("data-choices", String(before));
});

test("among people, the page says who must agree to an undo", async ({ page, browser }) => {
  const room = await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Join the game" }).click();
  await expect(page.locator(".bar.yours")).toBeVisible();
  await firstTurn(page, room);
  const end = page.locator(".prompt").getByRole("button", { name: "End your turn" });
  await end.click();
  await expect(page.locator(".prompt")).toContainText("you can undo it only if everybody agrees.");
  await end.click();

  await page.getByRole("button", { name: "Undo my last choice" }).click();

  await expect(page.locator(".prompt")).toContainText(/Waiting for .+ to agree\./);
  await friend.getByRole("button", { name: "Agree" }).click();
  await expect(page.locator(".bar.yours")).toBeVisible();
  await friend.context().close();
});

test("a connection over which nothing comes any more is noticed, and made again", async ({
  page,
}) => {
  let silent = false;
  await page.routeWebSocket(/\/ws\/tables\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => silent || server.send(message));
    server.onMessage((message) => silent || socket.send(message));
  });
  await sitDown(page);
  await expect(page.locator(".bar.yours")).toBeVisible();
  const notice = page.getByText("Connection lost");

  silent = true;
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(notice).toBeVisible({ timeout: 30_000 });
  silent = false;
  await expect(page.locator(".bar.yours")).toBeVisible({ timeout: 30_000 });
  await expect(notice).toHaveCount(0);
});
