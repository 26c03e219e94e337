import { test } from "../browser/visitor";
import { retell } from "./told";

test("Babble on all screens", async ({ page, playwright, baseURL }) => {
  test.setTimeout(200_000);
  const moments = { 6: "early", 54: "midway", 98: "late" };
  const telling = { game: "babble", name: "won", others: 2, moments };
  await retell({ page, playwright, baseURL }, telling);
});
