import { execFileSync } from "node:child_process";
import { expect, type Browser, type Page, test } from "@playwright/test";

/** Accounts: bots, friends, mutes, reports, administrators, leaderboards. */

const ziggurat = process.env.ZIGGURAT ?? "../.venv/bin/ziggurat";
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function register(page: Page, name: string): Promise<void> {
  await page.request.post("/api/me", { data: { name } });
  const account = { name, password: "hanging gardens" };
  expect((await page.request.post("/api/me/account", { data: account })).ok()).toBe(true);
}

async function another(browser: Browser, name: string): Promise<Page> {
  const page = await browser.newPage();
  await register(page, name);
  return page;
}

test("a bot is made with a token, which is shown once and revoked", async ({ page }) => {
  await register(page, unique("Owner"));
  await page.goto("/#/me");
  await page.getByLabel("Name of the bot").fill("Robot");
  await page.getByRole("button", { name: "Create a bot" }).click();
  const bot = page.locator(".bot");
  await bot.getByText("Create a token").first().click();
  await bot.getByLabel("Name of the token").fill("laptop");
  await bot.getByLabel("open tables").uncheck();
  await bot.getByRole("button", { name: "Create a token" }).click();

  const token = await bot.locator("code").innerText();
  await expect(bot.getByText("laptop play, chat · never used")).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/me", { headers })).ok()).toBe(true);
  await bot.getByRole("button", { name: "Revoke" }).click();
  await expect(bot.getByText("no token yet")).toBeVisible();
  expect((await page.request.get("/api/me", { headers })).status()).toBe(401);
});

test("two people become friends, and one invites the other by name", async ({ page, browser }) => {
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  await register(page, ada);
  const other = await another(browser, ben);
  await page.goto("/#/me");
  await page.getByLabel("Name of the account").fill(ben);
  await page.getByRole("button", { name: "Send a friend request" }).click();
  await expect(page.getByRole("link", { name: ben })).toBeVisible();
  await other.goto("/#/me");
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(other.getByRole("heading", { name: "Friends", exact: true })).toBeVisible();

  await page.goto("/#/new/babel");
  await page.getByLabel("Seat 2", { exact: true }).selectOption("invited");
  await page.getByLabel("Player to invite").fill(ben);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/table/);
  await other.goto("/#/games");
  await expect(other.getByRole("heading", { name: "Invitations" })).toBeVisible();
});

test("the host of a waiting table invites a friend by name, and frees the seat again", async ({
  page,
  browser,
}) => {
  const [ada, ben] = [unique("Ada"), unique("Ben")];
  await register(page, ada);
  const other = await another(browser, ben);
  const seats = [{ type: "open" }, { type: "open" }];
  const opened = await page.request.post("/api/tables", {
    data: { plan: { game: "babel", seats } },
  });
  const { room } = (await opened.json()) as { room: string };
  await page.goto(`/#/table/${room}`);
  const name = page.getByLabel("Or invite somebody by name");
  await name.fill("Nobody at all");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("No account is called Nobody at all.")).toBeVisible();
  await name.fill(ben);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Reserved seat")).toBeVisible();
  await expect(name).toBeHidden();
  await other.goto("/#/games");
  await expect(other.getByRole("heading", { name: "Invitations" })).toBeVisible();

  await page.getByRole("button", { name: "Open to all" }).click();
  await expect(name).toBeVisible();
  await name.fill(ben);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await other.goto(`/#/table/${room}`);
  await other.getByRole("button", { name: "Join the game" }).click();
  await expect(page.getByText("Reserved seat")).toBeHidden();
});

test("a muted player is not heard", async ({ page, browser }) => {
  await register(page, unique("Ada"));
  const other = await another(browser, unique("Loud"));
  const seats = [{ type: "open" }, { type: "open" }];
  const opened = await page.request.post("/api/tables", {
    data: { plan: { game: "babel", seats } },
  });
  const { room } = (await opened.json()) as { room: string };
  await other.request.post(`/api/tables/${room}/join`, { data: { type: "join", id: "j" } });
  const say = (text: string) =>
    other.request.post(`/api/tables/${room}/requests`, { data: { type: "say", id: text, text } });
  await say("can you hear me");
  const { id } = (await (await other.request.get("/api/me")).json()) as { id: string };
  await page.goto(`/#/player/${id}/${room}`);
  await page.getByRole("button", { name: "Mute in the chat" }).click();
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  const loaded = page.waitForResponse(/api\/me\/people/);
  await page.goto(`/#/table/${room}`);
  await loaded;
  await expect(page.getByText("can you hear me")).toHaveCount(0);
});

test("an administrator reads a report, bans and unbans a guest", async ({ page, browser }) => {
  const { database } = test.info().config.metadata as { database: string };
  const boss = unique("Boss");
  await register(page, boss);
  execFileSync(ziggurat, ["admin", "--database", database, "appoint", boss]);
  const troll = await browser.newPage();
  await troll.request.post("/api/me", { data: { name: unique("Troll") } });
  const { id, name } = (await (await troll.request.get("/api/me")).json()) as Record<
    string,
    string
  >;
  const victim = await another(browser, unique("Victim"));
  await victim.goto(`/#/player/${id}`);
  await victim.getByText("Report this player").click();
  await victim.getByLabel("What happened").fill("He shouted.");
  await victim.getByRole("button", { name: "Send the report" }).click();
  await expect(victim.getByText("The administrators will read")).toBeVisible();

  await page.goto("/#/me");
  await page.getByRole("link", { name: "Administration" }).click();
  const report = page.locator("li", { hasText: name! });
  await expect(report.getByText("He shouted.")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await report.getByRole("button", { name: "Ban" }).click();
  await report.getByRole("button", { name: "Close the report" }).click();
  await expect(report).toHaveCount(0);
  expect((await troll.request.get("/api/me")).status()).toBe(401);
  await page.getByRole("link", { name: "People" }).click();
  await page.getByLabel("Name or id").fill(id!);
  await page.getByRole("button", { name: "Find" }).click();
  const guest = page.locator("li", { hasText: name! });
  await guest.getByRole("button", { name: "Unban" }).click();
  await expect(guest.getByRole("button", { name: "Ban", exact: true })).toBeVisible();
  for (const part of ["Tables", "Load"]) {
    await page.locator("main").getByRole("link", { name: part }).click();
    await expect(page.locator("main .panel")).not.toBeEmpty();
  }
});

test("leaderboards keep people and bots apart", async ({ page }) => {
  await page.goto("/#/leaders/babel");
  await expect(page.getByText("Nobody is ranked yet")).toBeVisible();
  await page.getByRole("button", { name: "Bots" }).click();
  await expect(page.getByRole("button", { name: "Bots" })).toHaveAttribute("aria-pressed", "true");
});
