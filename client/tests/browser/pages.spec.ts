import type { Summary } from "../../src/lib/generated/protocol.gen";
import { examine, expect, PLAN, sitDown, test } from "./visitor";

test("one click from the home page begins a game against a bot", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Play Babel now/ })
    .first()
    .click();

  await expect(page.locator(".frame")).toBeVisible();

  await page.goto("/");
  await expect(page.getByRole("link", { name: /Babel .*(Your turn|Waiting for)/ })).toBeVisible();
});

test("people who play a game for the first time are asked whether they know it", async ({
  page,
}) => {
  await page.goto("/");
  const play = page.getByRole("button", { name: /^Play Babble now/ });
  await play.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Do you know Babble?");
  await expect(dialog.getByRole("link", { name: /^Teach me Babble/ })).toBeVisible();
  await examine(page);
  await dialog.getByRole("button", { name: "Close" }).click();

  await play.click();

  await expect(page.locator(".frame")).toBeVisible();
});

test("a bot takes a free seat in the waiting room", async ({ page }) => {
  await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
  await expect(page.getByRole("img", { name: "Scan to join" })).toBeVisible();

  await page.getByRole("button", { name: "Add a bot" }).click();

  await expect(page.locator(".frame")).toBeVisible();
});

test("a table is opened with the chosen settings", async ({ page }) => {
  await page.goto("/#/new/babel");
  await page
    .getByLabel("Seat 2", { exact: true })
    .selectOption({ label: "A friend with the link" });
  await page.getByLabel("Clock").selectOption({ label: "10 minutes each, 10 seconds per move" });
  await page.getByLabel("List the table publicly").check();
  await page.getByLabel("Rated: the game counts for the ratings").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("The game begins when every seat is taken.")).toBeVisible();

  const room = page.url().split("/").at(-1);
  const { plan } = (await (await page.request.get(`/api/tables/${room}`)).json()) as Summary;
  expect(plan).toMatchObject({ public: true, rated: true, clock: { type: "live", bank: 600 } });

  await page.goto("/#/tables");

  await expect(page.getByRole("link", { name: /Babel/ }).first()).toBeVisible();
});

test("the list of tables updates live", async ({ page, browser }) => {
  const name = `Lugal ${Math.random()}`;
  const other = await (await browser.newContext()).newPage();
  await page.goto("/#/tables");
  await expect(page.locator(".panel").or(page.locator("li")).first()).toBeVisible();
  const table = page.getByRole("link", { name: `Babel ${name}` });
  await expect(table).toHaveCount(0);

  const seats = [{ type: "open" as const }, { type: "open" as const }];
  await sitDown(other, { ...PLAN, seats, public: true }, name);

  await expect(table).toBeVisible();
  await other.context().close();
});

test("on the way from page to page nothing is asked for that is not there", async ({ page }) => {
  const refused: string[] = [];
  const lines: string[] = [];
  page.on("response", (reply) => reply.status() >= 400 && refused.push(reply.url()));
  page.on("websocket", (line) => lines.push(line.url()));
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Play Babel now/ }).first()).toBeVisible();
  const room = await sitDown(page);
  await expect(page.locator(".bar.yours")).toBeVisible();

  for (const to of [`replay/${room}/0`, "games", "learn/babel", "rules/babel", "tables"]) {
    await page.evaluate((hash) => (location.hash = hash), `#/${to}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState("networkidle");
  }

  expect(refused).toEqual([]);
  expect(lines.filter((url) => url.includes("/ws/tables/"))).toHaveLength(1);
});
