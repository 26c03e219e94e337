import { type CDPSession, type Page } from "@playwright/test";
import { examine, expect, test } from "./visitor";

/** Passkeys, with the authenticator that Chromium provides for tests. */

const PASSWORD = "gates of Ishtar";
const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

// Passkeys belong to a name, not to a number.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL!.replace("127.0.0.1", "localhost")),
});

/** A device that checks its owner, as a phone does; returns its id. */
async function plugIn(page: Page): Promise<[CDPSession, string]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return [devtools, authenticatorId];
}

async function register(page: Page, name: string): Promise<void> {
  await page.request.post("/api/me", { data: { name } });
  const account = { name, password: PASSWORD };
  expect((await page.request.post("/api/me/account", { data: account })).ok()).toBe(true);
}

test("a passkey is added, renamed, used to log in, and removed", async ({ page }) => {
  const name = unique("Enki");
  const [devtools, authenticatorId] = await plugIn(page);
  await register(page, name);
  await page.goto("/#/me");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByLabel("Current password").fill("gates of Nineveh");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("not your current password");
  await passkeys.getByLabel("Current password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("You can now log in with this passkey.")).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toContainText("Chrome, Linux");
  await examine(page);

  await passkeys.getByRole("button", { name: "Rename" }).click();
  await passkeys.getByLabel("Name of the passkey").fill("Laptop");
  await passkeys.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("Laptop");
  await passkeys.getByLabel("Current password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("already has a passkey");

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(passkeys.getByRole("listitem")).toContainText(/last used/i);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials.map(({ signCount }) => signCount)).toEqual([2]);

  page.on("dialog", (dialog) => void dialog.accept());
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
});

test("an account with a passkey and no password keeps a way to log in", async ({ page }) => {
  const name = unique("Ninlil");
  await plugIn(page);
  await page.goto("/#/me");
  const form = page.getByRole("region", { name: "Create an account" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  const passkeys = page.getByRole("region", { name: "Passkeys" });
  page.on("dialog", (dialog) => void dialog.accept());
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("your only way to log in")).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  const account = page.getByRole("region", { name: "Your account" });
  await account.getByLabel("New password").fill(PASSWORD);
  await account.getByRole("button", { name: "Set a password" }).click();
  await expect(account.getByRole("button", { name: "Change password" })).toBeVisible();
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});

test("declining shows a message and changes nothing", async ({ page }) => {
  const [devtools, authenticatorId] = await plugIn(page);
  await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.goto("/#/me");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
});

test("an address without a name offers no passkeys", async ({ page, baseURL }) => {
  await page.goto(`${baseURL!.replace("localhost", "127.0.0.1")}/#/me`);
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in with a passkey" })).toHaveCount(0);
});
