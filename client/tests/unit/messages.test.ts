import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sentences } from "../../src/lib/phrasebook";
import { chapters, shortRules } from "../../src/lib/rules";

const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();
const read = (path: string) => JSON.parse(readFileSync(path, "utf-8")) as Record<string, string>;
const sourcesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated"))
    .map((name) => readFileSync(join(folder, name), "utf-8"))
    .join("\n");

const FOLDERS = ["messages", "messages/people", "messages/learn"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [folder, name] as const),
);

test.each(files)("%s/%s says the same things with the same values as English", (folder, name) => {
  const [en, other] = [read(`${folder}/en.json`), read(`${folder}/${name}`)];
  expect(Object.keys(other)).toEqual(Object.keys(en));
  for (const key of Object.keys(en)) expect(places(other[key]!), key).toEqual(places(en[key]!));
});

const TABLES: Record<string, Record<string, string>> = {
  src: read("messages/en.json"),
  ...Object.fromEntries(
    ["babel", "babylon", "babble", "seven_wonders"].map((game) => [
      `src/games/${game}`,
      (read(`src/lib/generated/${game}.en.gen.json`) as unknown as Sentences).labels,
    ]),
  ),
};

const TEXTS = [
  ...Object.entries(TABLES),
  ...FOLDERS.slice(1).map((folder) => ["src", read(`${folder}/en.json`)] as const),
];

test.each(TEXTS)("%s: no message is left over", (folder, texts) => {
  const sources = sourcesUnder(folder);
  const spoken = (key: string) =>
    sources.includes(`"${key}"`) ||
    sources.includes(`'${key}'`) ||
    sources.includes(`\`${key.replace(/[^.]+(\.about)?$/, "${")}`);

  expect(Object.keys(texts).filter((key) => !spoken(key))).toEqual([]);
});

test("the rules in short are headings and what follows them", () => {
  const guide = { turn: "Your turn", "turn.1": "**Move:** go.", "turn.2": "Stay.", end: "End" };

  expect(shortRules(guide)).toEqual([
    {
      name: "turn",
      title: "Your turn",
      rules: [
        { name: "turn.1", id: "Move:", text: "go." },
        { name: "turn.2", id: "", text: "Stay." },
      ],
    },
    { name: "end", title: "End", rules: [] },
  ]);
});

test("a rule book is read chapter by chapter", () => {
  const book = "# Babel\n## Move\n- BB-MOV-1 Discard a card.\ntext\n## Empty\n";

  expect(chapters(book)).toEqual([
    { title: "Move", rules: [{ id: "BB-MOV-1", text: "Discard a card." }] },
  ]);
});
