import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Chapter, chapters } from "../../src/lib/rules";

const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();
const read = (path: string) => JSON.parse(readFileSync(path, "utf-8")) as Record<string, string>;
const sourcesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");

// The page has its messages, and so has each game; those of `any` are found by made-up keys.
const folders = ["messages", ...readdirSync("src/games").map((game) => `src/games/${game}`)].filter(
  (folder) => existsSync(`${folder}/en.json`),
);

test.each(folders)("%s: both languages say the same things with the same values", (folder) => {
  const [en, fr] = [read(`${folder}/en.json`), read(`${folder}/fr.json`)];
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect(places(fr[key]!), key).toEqual(places(en[key]!));
});

test.each(folders.filter((each) => each !== "src/games/any"))(
  "%s: no message is left over",
  (folder) => {
    const sources = sourcesUnder(folder === "messages" ? "src" : folder);
    const spoken = (key: string) =>
      sources.includes(`"${key}"`) ||
      sources.includes(`'${key}'`) ||
      sources.includes(`\`${key.replace(/[^.]+(\.about)?$/, "${")}`);

    expect(Object.keys(read(`${folder}/en.json`)).filter((key) => !spoken(key))).toEqual([]);
  },
);

test("the short rules have the same chapters in both languages", () => {
  const lengths = (name: string) =>
    (JSON.parse(readFileSync(`messages/rules/${name}`, "utf-8")) as Chapter[]).map(
      (chapter) => chapter.rules.length,
    );

  for (const name of readdirSync("messages/rules").filter((each) => each.endsWith(".en.json"))) {
    expect(lengths(name.replace(".en.", ".fr.")), name).toEqual(lengths(name));
  }
});

test("a rule book is read chapter by chapter", () => {
  const book = "# Babel\n## Move\n- BB-MOV-1 Discard a card.\ntext\n## Empty\n";

  expect(chapters(book)).toEqual([
    { title: "Move", rules: [{ id: "BB-MOV-1", text: "Discard a card." }] },
  ]);
});
