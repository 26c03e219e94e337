import { test } from "../browser/visitor";
import { retell } from "./told";

test("Babble on all screens", async ({ page, playwright, baseURL }) => {
  test.setTimeout(200_000);
  const moments = { 6: "early", 54: "midway", 98: "late" };
  await retell({ page, playwright, baseURL: baseURL! }, "babble", "won", 2, moments);
});
