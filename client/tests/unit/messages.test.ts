import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import en from "../../messages/en.json";
import fr from "../../messages/fr.json";
import { type Chapter, chapters } from "../../src/lib/rules";

const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();
const sources = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated"))
  .map((name) => readFileSync(join("src", name), "utf-8"))
  .join("\n");

test("both languages say the same things with the same values", () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(places(fr[key]), key).toEqual(places(en[key]));
  }
});

test("no message is left over", () => {
  const spoken = (key: string) =>
    sources.includes(`"${key}"`) ||
    sources.includes(`'${key}'`) ||
    sources.includes(`\`${key.replace(/[^.]+(\.about)?$/, "${")}`);

  expect(Object.keys(en).filter((key) => !spoken(key))).toEqual([]);
});

test("the short rules have the same chapters in both languages", () => {
  const read = (name: string) =>
    (JSON.parse(readFileSync(`messages/rules/${name}`, "utf-8")) as Chapter[]).map(
      (chapter) => chapter.rules.length,
    );

  for (const name of readdirSync("messages/rules").filter((each) => each.endsWith(".en.json"))) {
    expect(read(name.replace(".en.", ".fr.")), name).toEqual(read(name));
  }
});

test("a rule book is read chapter by chapter", () => {
  const book = "# Babel\n## Move\n- BB-MOV-1 Discard a card.\ntext\n## Empty\n";

  expect(chapters(book)).toEqual([
    { title: "Move", rules: [{ id: "BB-MOV-1", text: "Discard a card." }] },
  ]);
});
