import { examine, expect, PLAN, playOut, sitDown, test } from "./visitor";

const PASSWORD = "gates of Ishtar";
/** Nobody else is called so, for the tests share a server. */
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

test("my games are listed, where it is my turn first, and finished ones with their result", async ({
  page,
}) => {
  const over = await sitDown(page);
  await playOut(page, over);
  for (const plan of [PLAN, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] }]) {
    await page.request.post("/api/tables", { data: { plan } });
  }
  await page.goto("/#/games");

  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Your turn",
    "Waiting for players",
    "Finished",
  ]);
  await expect(page.getByRole("link", { name: /won/ })).toHaveCount(1);
  const row = (title: string) => page.getByRole("region", { name: title }).getByRole("listitem");
  for (const told of [/Turn 1/, /Ninlil \d+/, /Last move this minute/]) {
    await expect(row("Your turn")).toContainText(told);
  }
  await expect(row("Finished")).toContainText(/\d+ moves/);
  await examine(page);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${over}/0`));
});

test("new players see how to start", async ({ page }) => {
  await page.goto("/#/games");

  await expect(page.getByText("You have not played here yet.")).toBeVisible();
});

test("a guest makes an account, logs out, and comes back with the password", async ({ page }) => {
  const name = unique("Enki");
  await sitDown(page);
  await page.goto("/#/me");
  const register = page.getByRole("region", { name: "Create an account" });
  await register.getByLabel("Name").fill(name);
  await register.getByLabel("Password").fill(PASSWORD);
  await register.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await examine(page);

  await page.getByRole("button", { name: "Log out" }).click();
  const logIn = page.getByRole("region", { name: "Log in" });
  await logIn.getByLabel("Name").fill(name);
  await logIn.getByLabel("Password").fill("gates of Nineveh");
  await logIn.getByRole("button").click();
  await expect(logIn.getByRole("alert")).toHaveText("Wrong name or password.");
  await logIn.getByLabel("Password").fill(PASSWORD);
  await logIn.getByRole("button").click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const devices = page.getByRole("region", { name: "Where you are logged in" });
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices).toContainText("This device");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill(`${PASSWORD}!`);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
});

test("a name, a language and a look are chosen", async ({ page }) => {
  await sitDown(page);
  await page.goto("/#/me");
  await page.getByRole("textbox", { name: "Your name" }).fill("Enki");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("banner")).toContainText("Enki");

  await page.getByRole("combobox", { name: "Appearance" }).selectOption("Dark");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Français");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enki");
  await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe("dark");
});

test("results are public", async ({ page, browser }) => {
  const room = await sitDown(page);
  await playOut(page, room);
  const { id } = (await (await page.request.get("/api/me")).json()) as { id: string };
  const other = await (await browser.newContext()).newPage();

  await expect(async () => {
    await other.goto(`/#/player/${id}`);
    await other.reload();
    await expect(other.getByRole("row", { name: /Babel 1/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await other.context().close();
});

test("players can delete their data, but not by mistake", async ({ page }) => {
  await sitDown(page);
  await page.goto("/#/me");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await saved).suggestedFilename()).toBe("ziggurat.json");
  await page.getByRole("button", { name: "Delete my data" }).click();
  await examine(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ninlil");

  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Delete permanently" }).click();

  await expect(page.getByText("Your account and data have been deleted.")).toBeVisible();
  expect(await (await page.request.get("/api/me")).json()).toBeNull();
});

test("a vacation is begun and ended", async ({ page }) => {
  await sitDown(page);
  await page.goto("/#/me");
  await page.getByLabel("Days").fill("10");
  await page.getByRole("button", { name: "Begin now" }).click();

  await expect(page.getByText("You are on vacation until")).toBeVisible();
  await page.getByRole("button", { name: "End the vacation" }).click();
  await page.getByRole("button", { name: "Begin now" }).click();

  await expect(page.getByText("The next one can begin in 14 days.")).toBeVisible();
});

test("somebody is notified by a webhook, but not at night", async ({ page }) => {
  await sitDown(page);
  await page.goto("/#/me");
  const notify = page.getByRole("region", { name: "Notifications" });
  await notify.getByText("Webhook, Discord, Matrix").click();
  await notify.getByLabel("Address").fill("https://hooks.example/secret");
  await notify.getByRole("button", { name: "Add", exact: true }).click();

  await expect(notify.getByText("It is shown once:")).toBeVisible();
  await expect(notify.getByText("hooks.example")).toBeVisible();
  await notify.getByLabel("Quiet from").selectOption({ index: 23 });
  await notify.getByLabel("until").selectOption({ index: 7 });
  await notify.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await examine(page);
  await notify.getByRole("button", { name: "Remove" }).click();
  await expect(notify.getByText("hooks.example")).toBeHidden();
});
