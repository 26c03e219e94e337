import { test } from "../browser/visitor";
import { retell } from "./told";

test("Babel on all screens", async ({ page, playwright, baseURL }) => {
  test.setTimeout(200_000);
  const moments = { 36: "early", 71: "midway", 122: "late" };
  await retell({ page, playwright, baseURL: baseURL! }, "babel", "twenty", 1, moments);
});
