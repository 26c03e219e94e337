import type { Locator, Page } from "@playwright/test";
import type { Plan } from "../../src/lib/generated/protocol.gen";
import { framesOf, measured, probe, still } from "./babylon_probe";
import { examine, expect, insist, look, request, sitDown, SOON, test } from "./visitor";

const PLAN: Plan = {
  game: "babylon",
  seats: [{ type: "open" }, { type: "bot", level: "random" }],
  seed: "semiramis",
};
const PHONE = { width: 390, height: 844 };

/** Sit down at a table of Babylon that is looked at in this manner. */
async function sitAt(page: Page, manner: "model" | "plan"): Promise<string> {
  await page.addInitScript((kept) => localStorage.setItem("ziggurat.babylon.look", kept), manner);
  const room = await sitDown(page, PLAN);
  await expect(page.locator(`.babylon .${manner}`)).toBeVisible();
  return room;
}

/** What can be clicked on the table itself; sites by their number, the highest first. */
async function possible(page: Page): Promise<Locator> {
  for (const thing of [".stack.open", ".step.open", ".mark.decor.open"]) {
    const found = page.locator(thing);
    if (await found.count()) return found.first();
  }
  const sites = page.locator(".mark.open");
  const storeys = await sites.allInnerTexts();
  if (storeys.length) return sites.nth(storeys.indexOf([...storeys].sort().at(-1)!));
  const tiles = page.locator(".held.open");
  return ((await tiles.count()) ? tiles : page.locator(".prompt .button.primary")).first();
}

/** Choose something that needs no composing, past the page, if it is this player's turn. */
async function chooseAnything(page: Page, room: string): Promise<void> {
  const { version, options } = await look(page, room);
  const offer = options.find(({ opens }) => !opens);
  if (offer) await request(page, room, { type: "choose", version, words: offer.words });
}

/** How far the game has come, and the choice that is being composed. */
async function stateOf(page: Page): Promise<unknown[]> {
  return Promise.all([
    page.locator(".frame").getAttribute("data-choices"),
    page.locator(".prompt p").first().textContent(),
    page.locator(".mark.open").count(),
  ]);
}

const same = (one: unknown[], other: unknown[]) => one.join() === other.join();

/** Act until something is so. */
async function actUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const ready = page.locator(".bar.yours").or(page.getByRole("dialog")).first();
  for (let choice = 0; choice < 600; choice += 1) {
    await expect(ready).toBeVisible({ timeout: 20_000 });
    if (await isSo()) return;
    const before = await stateOf(page);
    // Most clicks choose only a part of where and how a tile lies.
    await insist(async () => {
      if (same(await stateOf(page), before)) await (await possible(page)).click(SOON);
      await expect.poll(async () => same(await stateOf(page), before), SOON).toBe(false);
    });
  }
  throw new Error("too many choices");
}

const WINDOWS = {
  "on a desktop": [1440, 900],
  "on a phone on its side": [844, 390],
  "zoomed to 200 %": [720, 450],
} as const;

for (const [where, [width, height]] of Object.entries(WINDOWS)) {
  test(`a whole game of Babylon is played by clicks on the plan ${where}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    if (height < 500) {
      await page.addInitScript(() => localStorage.setItem("ziggurat.panel", "closed"));
    }
    await playThrough(page);
  });
}

async function playThrough(page: Page): Promise<void> {
  const room = await sitAt(page, "plan");
  const over = page.getByRole("dialog");

  await actUntil(page, () => over.isVisible());

  await expect(over.getByRole("table")).toContainText("Total");
  const { state, view } = await look(page, room);
  expect(state).toBe("over");
  const { sides } = view as { sides: { garden: { terraces: unknown[]; total: number } }[] };
  expect(sides[0]!.garden.terraces.length).toBeGreaterThan(4);
  await expect(over.getByRole("table")).toContainText(String(sides[0]!.garden.total));
}

test("a tile is placed step by step, previewed, and undone", async ({ page }) => {
  await sitAt(page, "plan");
  await actUntil(page, async () => (await page.locator(".held.open").count()) > 0);

  await page.getByRole("button", { name: /^Dug: / }).click();
  await expect(page.locator(".prompt")).toContainText("Choose where to place");
  const site = page.getByRole("button", { name: "Above a1 to b2, storey 1" });
  await site.hover();
  await expect(page.locator(".ghost rect")).toHaveCount(1);
  await site.click();
  await expect(page.locator(".prompt")).toContainText("Choose its rotation.");
  await page.getByRole("button", { name: /^Turned 90°/ }).click();
  await expect(page.locator(".prompt")).toContainText("Choose its supports");
  const three = page.getByRole("button", { name: /none.*points/ }).first();
  await three.hover();
  await expect(page.locator(".ghost .support")).toHaveCount(3);
  await three.click();

  await expect(page.getByRole("list", { name: "Gardens" })).toContainText("3 points");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".prompt")).toContainText(/place a tile/i);
  await expect(page.locator(".held.open").first()).toBeVisible();
});

test("R turns a tile before and after its place is chosen", async ({ page }) => {
  await sitAt(page, "plan");
  await actUntil(page, async () => (await page.locator(".held.open").count()) > 0);
  await page.getByRole("button", { name: /^Dug: / }).click();
  await expect(page.getByRole("button", { name: "Turn the tile (R)" })).toBeVisible();
  await page.keyboard.press("r");
  await page.getByRole("button", { name: "Above a1 to b2, storey 1" }).click();
  await expect(page.locator(".step.now")).toHaveAccessibleName(/^Turned 90°/);

  await page.keyboard.press("r");
  await expect(page.locator(".step.now")).toHaveAccessibleName(/^Turned 180°/);
  await page.getByRole("button", { name: "Place it like this, turned 180°" }).click();

  await expect(page.locator(".prompt")).toContainText("Choose its supports");
});

test("a tile is undone part by part before it is placed, and nobody notices", async ({ page }) => {
  const room = await sitAt(page, "plan");
  await actUntil(page, async () => (await page.locator(".held.open").count()) > 0);
  const { version } = await look(page, room);
  const prompt = page.locator(".prompt");
  await page.getByRole("button", { name: /^Dug: / }).click();
  await page.getByRole("button", { name: "Above a1 to b2, storey 1" }).click();
  await expect(prompt).toContainText("Choose its rotation.");
  await expect(page.getByRole("status").filter({ hasText: "rotation" })).toHaveCount(1);

  await page.keyboard.press("Escape");
  await expect(prompt).toContainText("Choose where to place");
  await expect(page.locator(".mark.open").first()).toBeVisible();
  await examine(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();

  await expect(prompt).toContainText(/place a tile/i);
  await expect(page.locator(".held.open").first()).toBeVisible();
  expect((await look(page, room)).version).toBe(version);
});

test("a chat message does not disturb a tile that is being placed", async ({ page, browser }) => {
  await page.addInitScript(() => localStorage.setItem("ziggurat.babylon.look", "plan"));
  const room = await sitDown(page, { ...PLAN, seats: [{ type: "open" }, { type: "open" }] });
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByRole("button", { name: "Join the game" }).click();
  await expect(page.locator(".frame")).toBeVisible();
  const dug = page.locator(".held.open").first();
  await expect(async () => {
    await chooseAnything(friend, room);
    if (!(await dug.count())) await chooseAnything(page, room);
    await expect(dug).toBeVisible({ timeout: 100 });
  }).toPass();
  await dug.click();
  await expect(page.locator(".prompt")).toContainText("Choose where to place");

  await request(friend, room, { type: "say", text: "Well?" });

  await expect(page.getByText("Well?")).toBeVisible();
  await expect(page.locator(".prompt")).toContainText("Choose where to place");
  await page.locator(".mark.open").first().click();
  await expect(page.locator(".prompt")).toContainText("Choose its rotation.");
  await friend.context().close();
});

test("only clay leaves the quarry before the first round", async ({ page }) => {
  await sitAt(page, "plan");
  await expect(page.locator(".bar.yours")).toBeVisible();
  await page.locator(".stack.open").first().click();
  await expect(page.locator(".bar.yours")).toBeVisible();

  await page.locator(".stack:not(.open)").first().click();

  await expect(page.locator(".toast")).toContainText("Rule BY-S-05");
});

test("a place where a tile cannot lie cites the rule", async ({ page }) => {
  await sitAt(page, "plan");
  const frame = page.locator(".frame");
  const isAsked = async () => (await page.locator(".mark.open").count()) > 0;
  await actUntil(page, isAsked);
  const first = await frame.getAttribute("data-choices");
  await page.locator(".mark.open").first().click();
  await actUntil(
    page,
    async () => (await frame.getAttribute("data-choices")) !== first && (await isAsked()),
  );

  await page.locator(".mark:not(.open)").first().click();

  await expect(page.locator(".toast")).toContainText(/Rule BY-B-/);
});

test("a tile shows what can be built on it", async ({ page }) => {
  await sitAt(page, "plan");
  const stack = page.getByRole("button", { name: /fountain/ }).first();
  await stack.focus();

  await page.keyboard.press("?");

  await expect(page.locator(".bubble")).toContainText("A fountain joins two of its icons");
});

test("every garden can be viewed as a plan, storey by storey, and in words", async ({ page }) => {
  await sitAt(page, "plan");
  const rounds = page.getByText("Round 4 of 15");
  await actUntil(page, async () => rounds.isVisible());

  await page.getByRole("button", { name: /Wanderer/ }).click();
  await expect(page.getByRole("img", { name: "Wanderer’s garden, from above" })).toBeVisible();
  await page.getByRole("button", { name: "Back to your garden" }).click();
  await expect(page.getByRole("img", { name: "Your garden, from above" })).toBeVisible();
  await page.getByRole("button", { name: "One storey up" }).click();
  await expect(page.getByText("Storey 1", { exact: true })).toBeVisible();
  await examine(page);

  await page.getByRole("button", { name: "List", exact: true }).first().click();
  await expect(page.getByRole("region", { name: "Your garden" })).toContainText("storey 1");
  await examine(page);
});

test("the plan is played with the keyboard alone", async ({ page }) => {
  await sitAt(page, "plan");
  await expect(page.locator(".bar.yours")).toBeVisible();
  await page.locator(".stack").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".stack").nth(1)).toBeFocused();
  // The other player may have been quicker to take a tile away there.
  if (!(await page.locator(".stack.open:focus").count())) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("aside ol")).toContainText("You remove");

  await actUntil(page, async () => (await page.locator(".held.open").count()) > 0);
  await page.getByRole("button", { name: /^Dug: / }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".mark[tabindex='0']").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Above a2 to b3, storey 1" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.locator(".step").first()).toBeVisible();
});

test("some turns are played in three dimensions", async ({ page }) => {
  test.setTimeout(240_000); // a machine without a graphics card draws slowly
  const room = await sitAt(page, "model");
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(scripts).toContainEqual(expect.stringMatching(/stage/));
  const later = page.getByText(/^Round [^1] of 15/);
  await actUntil(page, async () => {
    const { view } = await look(page, room);
    const { sides } = view as { sides: { garden: { terraces: unknown[] } }[] };
    return (await later.isVisible()) && sides[0]!.garden.terraces.length > 0;
  });
  const picture = () => page.locator(".model canvas").screenshot();
  await page.mouse.move(5, 5);

  const before = await picture();
  await page.getByRole("button", { name: "Rotate left" }).click();
  await expect.poll(async () => before.equals(await picture())).toBe(false);
  await page.getByRole("button", { name: "From above" }).click();
  await page.locator(".model").focus();
  await page.keyboard.press("PageUp");
  await expect(page.getByText("Storey 1", { exact: true })).toBeVisible();
  await examine(page);

  await page.getByRole("button", { name: "Plan", exact: true }).click();
  await expect(page.getByRole("img", { name: "Your garden, from above" })).toBeVisible();
});

test("a garden is drawn in a few calls, and only when something changes", async ({ page }) => {
  test.setTimeout(240_000);
  await probe(page);
  await sitAt(page, "model");
  await actUntil(page, async () => (await page.locator(".step").count()) > 0);
  await still(page);
  await measured(page);

  await page.waitForTimeout(500); // nothing is drawn in this time
  expect(await framesOf(page)).toBe(0);
  await page.getByRole("button", { name: "Rotate left" }).click();

  await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
  await still(page);
  const { frames, calls } = await measured(page);
  expect(frames).toBeLessThan(4);
  expect(calls).toBeLessThan(30);
});

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("who switches movement off sees a garden turn at once", async ({ page }) => {
    test.setTimeout(240_000); // a machine without a graphics card draws slowly
    await probe(page);
    await page.addInitScript(() => localStorage.setItem("ziggurat.speed", "Infinity"));
    await sitAt(page, "model");
    await expect(page.locator(".model canvas")).toBeVisible();
    await still(page);
    await measured(page);

    await page.getByRole("button", { name: "Rotate left" }).click();

    await expect.poll(() => framesOf(page)).toBeGreaterThan(0);
    await still(page);
    expect((await measured(page)).frames).toBeLessThan(4);
  });

  test("a tile flies from the quarry into the hand, and to its place on the plan", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const flown: string[] = [];
      Object.assign(window, { flown });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
          if (!(node instanceof Element) || !node.classList.contains("flying")) continue;
          flown.push(node.parentElement!.className);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const flown = (where: string) =>
      page.evaluate(
        (part) => (window as unknown as { flown: string[] }).flown.some((to) => to.includes(part)),
        where,
      );
    await sitAt(page, "plan");
    await actUntil(page, async () => (await page.locator(".held.open").count()) > 0);
    await expect.poll(() => flown("held")).toBe(true);

    await actUntil(page, async () => (await page.locator(".step").count()) > 0);
    await expect.poll(() => flown("ghost")).toBe(true);
    await expect(page.locator(".flying")).toHaveCount(0);
  });
});

test("the lesson points at quarry, tile, place, way round and supports", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ziggurat.babylon.look", "plan"));
  await page.goto("/#/learn/babylon/1");

  for (const thing of [".stack", ".held", ".mark", ".step", ".step", ".mark.decor"]) {
    await expect(page.locator(`.babylon ${thing}.meant`)).toHaveCount(1);
    await page.locator(`.babylon ${thing}.meant`).click();
  }

  await expect(page.locator(".prompt")).toContainText("end building");
});

test("the chosen view of gardens is remembered", async ({ page }) => {
  await sitDown(page, PLAN);
  await page.getByRole("button", { name: "Plan", exact: true }).click();

  await page.reload();

  await expect(page.locator(".babylon .plan")).toBeVisible();
});

test("without WebGL the plan is shown and nothing is loaded for 3D", async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === "webgl2" ? null : real.call(this, kind);
    } as typeof real;
  });
  await sitDown(page, PLAN);

  await expect(page.getByText("This browser cannot draw in 3D")).toBeVisible();
  await expect(page.locator(".babylon .plan")).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource"));
  expect(loaded.map(({ name }) => name).filter((name) => name.includes("stage"))).toEqual([]);
});

test.describe("on a phone, in French and in the dark", () => {
  test.use({ viewport: PHONE, hasTouch: true, colorScheme: "dark" });

  test("garden, quarry and prompt are visible, and a first touch only previews", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("ziggurat.language", "fr"));
    await sitAt(page, "plan");
    await expect(page.locator(".bar.yours")).toBeVisible();
    for (const part of [".plan", ".stacks", ".prompt"]) {
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    }
    const choices = await page.locator(".frame").getAttribute("data-choices");

    await page.locator(".stack.open").first().tap();
    await expect(page.locator(".peek")).toContainText("argile");
    await expect(page.locator(".frame")).toHaveAttribute("data-choices", choices!);
    await examine(page);
    await page.locator(".stack.open").first().tap();

    await expect(page.locator(".frame")).not.toHaveAttribute("data-choices", choices!);
  });

  test("the page says which tiles are reconstructed", async ({ page }) => {
    await sitAt(page, "plan");
    await page.getByRole("button", { name: "Menu" }).click();

    await page.getByText("Some components are reconstructed").click();

    await expect(page.getByText("The tile prints are reconstructed.")).toBeInViewport();
    await page.goto("/#/rules/babylon");
    await expect(page.getByText("The tile prints are reconstructed.")).toBeVisible();
  });
});
