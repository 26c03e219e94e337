import { examine, expect, playOut, sitDown, test } from "./visitor";

const NAME = "Archivist of Nippur";

test("a finished public game is found by its player, and replayed", async ({ page }) => {
  test.slow();
  const room = await sitDown(
    page,
    {
      game: "babel",
      seats: [{ type: "open" }, { type: "bot", level: "apprentice" }],
      settings: { start_player: 0 },
      seed: "archived",
      public: true,
    },
    NAME,
  );
  await page.request.post("/api/me/account", { data: { name: NAME, password: "cuneiform" } });
  await playOut(page, room);

  await page.goto("/#/practise/babel");
  await page.getByRole("link", { name: "Search games" }).click();
  const form = page.getByRole("region", { name: "Search" });
  await form.getByLabel("Player (account name)").fill(NAME);
  await form.getByLabel("Result").selectOption("Lost");
  const found = page.getByRole("region", { name: "Games found" });
  await expect(async () => {
    await form.getByRole("button", { name: "Search" }).click();
    await expect(found.getByRole("listitem")).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL(/archive\/games\/game%3Dbabel\/name%3D/);
  await examine(page);

  await form.getByLabel("Who takes the first turn").selectOption("Seat 2");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No finished public game fits this search.")).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(form.getByLabel("Who takes the first turn")).toHaveValue("1");

  await form.getByLabel("Who takes the first turn").selectOption("Any");
  await form.getByRole("button", { name: "Search" }).click();
  await found.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${room}`));
});

test("a search for an account that does not exist says so", async ({ page }) => {
  await page.goto("/#/archive/games");
  await page.getByLabel("Player (account name)").fill("Nobody at all");
  await page.getByRole("button", { name: "Search" }).click();

  await expect(page.getByRole("alert")).toHaveText("No account is called Nobody at all.");
});
