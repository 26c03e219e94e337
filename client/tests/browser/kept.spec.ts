import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, sitDown, test } from "./visitor";

// Bytes, compressed: what every visitor waits for, and all that a table of Babel takes.
const FIRST_LOAD = 80_000;
const WITH_TABLE = 120_000;

/** What a page was sent, compressed where that helps. */
async function weightOf(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((each) => each.body()));
  return bodies.reduce((sum, body) => sum + Math.min(gzipSync(body).length, body.length), 0);
}

test("all that the home page is made of, pictures included, weighs 80 kB", async ({ page }) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // nothing is fetched for later
  });
  await page.goto("/");
  await expect(page.locator(".picture svg").first()).toBeVisible();
  await expect(page.locator("article svg")).toHaveCount(4);
  await page.waitForLoadState("networkidle");

  const weight = await weightOf(responses);
  console.log(`first load: ${weight} bytes in ${responses.length} files`);
  expect(responses.some((each) => each.url().endsWith(".woff2"))).toBe(true);
  expect(weight).toBeLessThan(FIRST_LOAD);
});

test("a table of Babel adds little to the first load", async ({ page }) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Play Babel now/ }).first()).toBeVisible();
  await sitDown(page);
  await expect(page.locator(".pile.open").first()).toBeVisible();
  await page.waitForLoadState("networkidle");

  const loaded = responses.filter((each) => /\.(js|css)$/.test(new URL(each.url()).pathname));
  const bodies = await Promise.all(loaded.map((each) => each.text()));
  const weight = await weightOf(loaded);
  console.log(`with a table: ${weight} bytes in ${bodies.length} files`);
  expect(bodies.some((body) => body.includes(".pile."))).toBe(true);
  expect(bodies.some((body) => body.includes("WebGLRenderer"))).toBe(false);
  expect(weight).toBeLessThan(WITH_TABLE);
});

test.describe("with what the browser keeps", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page can be installed, opens offline, and says when it is out of date", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
    });
    const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) {
      expect((await page.request.get(src)).ok(), src).toBe(true);
    }
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    expect(errors.filter((error) => error !== "in-incognito")).toEqual([]); // as tests always are

    await context.setOffline(true);
    await page.goto("/#/about");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Ziggurat");
    await context.setOffline(false);
    await page.reload();

    await page.evaluate(() => navigator.serviceWorker.register("/worker.js?newer"));
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await reloaded;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Ziggurat");
  });
});

test("players are notified of their turn while they look elsewhere", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    // A browser without a screen shows no notices; what it would show is written down.
    const told: string[] = [];
    Object.assign(window, { told });
    window.Notification = class {
      static permission = "granted";
      constructor(title: string) {
        told.push(title);
      }
    } as unknown as typeof Notification;
    Object.defineProperty(document, "hidden", { value: true });
  });
  await sitDown(page);
  await expect(page).toHaveTitle(/^● Your turn – Babel/);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/ziggurat-turn.svg");
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);

  expect(told).toEqual(["Your turn"]);
});
