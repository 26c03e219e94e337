import { expect, sitDown, test } from "./visitor";

const WIN_OVER = /cards opposite that match the newest one/;

test("hovering over a card explains it", async ({ page }) => {
  await sitDown(page);
  await page.locator(".plate", { hasText: "Sumerians" }).hover();
  await expect(page.locator(".bubble")).toContainText(WIN_OVER);

  await page.mouse.move(5, 5);

  await expect(page.locator(".bubble")).toHaveCount(0);
});

test("a card is explained to keyboard and screen reader users", async ({ page }) => {
  await sitDown(page);
  const pile = page.locator(".pile").first();
  const name = await pile.locator(".name").innerText();
  await pile.focus();

  await page.keyboard.press("?");
  await expect(page.locator(".bubble strong")).toHaveText(name);
  await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".bubble")).toHaveCount(0);
});

test("Escape closes the menu", async ({ page }) => {
  await sitDown(page);
  await page.setViewportSize({ width: 900, height: 800 });
  const menu = page.locator(".prompt").getByRole("button", { name: "Menu" });
  if ((await menu.getAttribute("aria-expanded")) === "false") await menu.click();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("a long press explains without choosing", async ({ page }) => {
  await sitDown(page);
  const pile = page.locator(".pile.open").first();
  await pile.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(page.locator(".bubble")).toBeVisible();
  await pile.dispatchEvent("pointerup", { pointerType: "touch" });
  await pile.dispatchEvent("click");

  await expect(page.locator(".frame")).toHaveAttribute("data-choices", "0");
});

test("a refusal links to its rule, in the reader's language", async ({ page, context }) => {
  await sitDown(page);
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator(".stack").last().click();
  const opened = context.waitForEvent("page");
  await page.locator(".toast a").click();
  const rules = await opened;

  const rule = rules.locator("dd.wanted");
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText("Prenez");
});
