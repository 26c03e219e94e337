import { test } from "../browser/visitor";
import { pictured } from "./told";

test("Babel on all screens", async ({ page, browser }) => {
  test.setTimeout(200_000);
  const moments = { 36: "early", 71: "midway", 122: "late" };
  const telling = { game: "babel", name: "twenty", moments };
  await pictured(page, browser, telling);
});
