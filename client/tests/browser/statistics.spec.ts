import { examine, expect, look, request, sitDown, test } from "./visitor";

test("a finished public game is counted, and what won is shown", async ({ page }) => {
  test.slow();
  const room = await sitDown(page, {
    game: "babel",
    seats: [{ type: "open" }, { type: "bot", level: "apprentice" }],
    settings: { start_player: 0 },
    seed: "counted",
    public: true,
  });
  for (;;) {
    const update = await look(page, room);
    if (update.state !== "playing") break;
    const { options, version } = update;
    const end = options.find(({ words }) => words === "end") ?? options[0];
    if (end) await request(page, room, { type: "choose", version, words: end.words });
    else await page.waitForTimeout(50);
  }

  await page.goto("/#/practise/babel");
  await page.getByRole("link", { name: "Show statistics" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("row", { name: /Apprentice/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole("row", { name: /Person/ })).toContainText("%");
  await expect(page.getByRole("heading", { name: "By opening" })).toBeVisible();
  await examine(page);
});

test("a game that nobody has played in public has no statistics", async ({ page }) => {
  await page.goto("/#/statistics/babylon");

  await expect(page.getByText("No public game of this kind has been finished here")).toBeVisible();
});
