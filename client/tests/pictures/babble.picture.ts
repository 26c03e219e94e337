import { test } from "../browser/visitor";
import { pictured } from "./told";

test("Babble on all screens", async ({ page, browser }) => {
  test.setTimeout(200_000);
  const moments = { 6: "early", 54: "midway", 98: "late" };
  const telling = { game: "babble", name: "won", moments };
  await pictured(page, browser, telling);
});
