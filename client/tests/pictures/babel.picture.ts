import { test } from "../browser/visitor";
import { retell } from "./told";

test("Babel on all screens", async ({ page, playwright, baseURL }) => {
  test.setTimeout(200_000);
  const moments = { 36: "early", 71: "midway", 122: "late" };
  const telling = { game: "babel", name: "twenty", others: 1, moments };
  await retell({ page, playwright, baseURL }, telling);
});
