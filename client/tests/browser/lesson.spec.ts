import type { Page } from "@playwright/test";
import type { LessonTold } from "../../src/lib/generated/protocol.gen";
import { examine, expect, test } from "./visitor";

const bar = (page: Page) => page.locator(".prompt");

async function lessonOf(page: Page, game: string): Promise<LessonTold> {
  return (await page.request.get(`/api/lessons/${game}`)).json() as Promise<LessonTold>;
}

/** Go through a lesson: do what is asked, go on where nothing is. */
async function learn(page: Page, told: LessonTold, act: (words: string) => Promise<void>) {
  for (const [at, { position, points_at }] of told.steps.entries()) {
    await expect(page).toHaveURL(at ? new RegExp(`/learn/${told.game}/${at}$`) : /learn/);
    await expectPointing(page, Math.max(1, points_at.length));
    if (position.taken) await act(position.taken.choice.words);
    else if (at < told.steps.length - 1) await bar(page).locator(".primary").first().click();
  }
}

/** Everything that the teacher names is marked, or else what leads to the choice asked for. */
async function expectPointing(page: Page, things: number): Promise<void> {
  const meant = page.locator(".meant:visible");
  await expect.poll(() => meant.count()).toBeGreaterThanOrEqual(things);
}

const AT_THE_TEMPLE = { x: 12, y: 12 };
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A choice of Babel by clicks on the board. */
async function chooseInBabel(page: Page, words: string): Promise<void> {
  const [verb, first = "", , third = ""] = words.split(" ");
  const site = (name: string) => page.getByRole("button", { name: `site of the ${capital(name)}` });
  if (verb === "move" || verb === "deploy") {
    await page.locator(".pile", { hasText: capital(first) }).click();
    await decide(page, verb === "move" ? "Move to" : "Deploy");
  } else if (verb === "migrate") {
    await site(first).click({ position: AT_THE_TEMPLE });
    await site(third).click({ position: AT_THE_TEMPLE });
  } else if (verb === "end") {
    await bar(page).getByRole("button", { name: "End your turn" }).click();
  } else if (verb === "construct") {
    const things = {
      foundation: "button.foundation",
      own: ".ruler.own .stack",
      opposing: ".ruler:not(.own) .stack",
    };
    await page.locator(things[first as keyof typeof things]).click();
  } else {
    await page.locator(".pill.run.meant").click();
    await decide(page, "Hittites|Persians");
  }
}

/** Where a thing may be used in several ways, the bar asks which. */
async function decide(page: Page, name: string): Promise<void> {
  const undecided = page.locator("[aria-pressed=true]");
  if (!(await undecided.count())) return;
  await bar(page)
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
}

const WORDS: Record<string, string> = { draw: "FELKO", build: "ZARUM", give: "MIROT" };

/** A choice of Babble by clicks on the table. */
async function chooseInBabble(page: Page, words: string): Promise<void> {
  const [verb, first = "", second = ""] = words.split(" ");
  if (verb === "tell") {
    await page
      .locator(".player .ground")
      .nth(Number(first) - 1)
      .click();
    await page.locator(".picker .word", { hasText: second.toUpperCase() }).click();
  } else if (verb === "build") await page.locator(".construction.open").click();
  else if (verb === "show")
    await page.locator(`.cards .card.open`, { hasText: WORDS[first]! }).click();
  else await bar(page).locator(".primary").click();
}

test("the lesson of Babel is played by clicks and leads to a game", async ({ page }) => {
  const told = await lessonOf(page, "babel");
  await page.goto("/");
  await page.locator('a[href="#/learn/babel"]').first().click();
  await expect(bar(page)).toContainText("You are Adapa");

  await learn(page, told, (words) => chooseInBabel(page, words));

  await expect(bar(page)).toContainText("15 to 1");
  await examine(page);
  await bar(page).getByRole("button", { name: "Play now against" }).click();
  await expect(page).toHaveURL(/#\/table\//);
});

test("the lesson of Babble is played in French on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const told = await lessonOf(page, "babble");
  await page.goto("/#/learn/babble");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(bar(page)).toContainText("Vous êtes Adapa");
  await examine(page);

  await learn(page, told, (words) => chooseInBabble(page, words));

  await expect(bar(page)).toContainText("vous avez tous gagné");
  await expect(page.locator(".block.built")).toHaveCount(10);
});

for (const game of ["babylon", "seven_wonders"]) {
  test(`the lesson of ${game} can be looked through on its board`, async ({ page }) => {
    test.setTimeout(240_000); // a machine without a graphics card draws slowly
    const told = await lessonOf(page, game);
    await page.goto(`/#/learn/${game}`);

    await learn(page, told, () => page.getByRole("button", { name: "Do it for me" }).click());

    await expect(bar(page)).toContainText("That was the lesson.");
    await examine(page);
  });
}

test("a lesson points at what it asks for, on the board and in the list", async ({ page }) => {
  await page.goto("/#/learn/babel/1");
  const card = page.locator(".pile.meant");
  await expect(card).toHaveCount(1);
  await expect(page.locator("aside .meant")).toContainText("Move to the Hittites");

  await card.click();

  await expect(page.locator(".pile.meant")).toContainText("Persians");
});

test("a legal choice that the lesson does not ask for gets a hint", async ({ page }) => {
  await page.goto("/#/learn/babel/1");
  const toast = page.locator(".toast");

  await page.locator(".pile", { hasText: "Medes" }).click();
  await expect(toast).toContainText("the lesson asks for: Move to the Hittites");

  await page.locator("button.foundation").click();
  await expect(toast.last()).toContainText("Rule BB-CON-1");
  await expect(page).toHaveURL(/learn\/babel\/1$/);
});

test("the page says that a lesson does not exist", async ({ page }) => {
  await page.goto("/#/learn/chess");

  await expect(page.getByText("There is no lesson for")).toBeVisible();
});
