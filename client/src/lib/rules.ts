import type { Language } from "./phrasebook";

/** A heading and what stands below it: numbered rules, or plain paragraphs without a number. */
export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

const BOOKS = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../docs/rules/";
const SHORT = import.meta.glob<Chapter[]>("../../messages/rules/*.json", { import: "default" });
const RULE = /^- ([A-Z]+(?:-[A-Z0-9]+)+) (.+)$/;

/** The numbered rules of a game, of what extends it, and of every table. */
export async function numberedRules(game: string, language: Language): Promise<Chapter[]> {
  const folder = language === "en" ? FOLDER : `${FOLDER}${language}/`;
  const books = Object.keys(BOOKS)
    .filter((path) => path.startsWith(`${folder}${game}.`) || path.startsWith(`${folder}${game}_`))
    .concat(`${folder}core.md`);
  return (await Promise.all(books.map((path) => BOOKS[path]!()))).flatMap(chapters);
}

/** The rules in short, in the reader's language. */
export async function shortRules(game: string, language: Language): Promise<Chapter[]> {
  const load = SHORT[`../../messages/rules/${game}.${language}.json`];
  return load ? await load() : [];
}

export function chapters(book: string): Chapter[] {
  const found: Chapter[] = [];
  for (const line of book.split("\n")) {
    const rule = RULE.exec(line);
    if (line.startsWith("## ")) found.push({ title: line.slice(3), rules: [] });
    else if (rule) found.at(-1)?.rules.push({ id: rule[1]!, text: rule[2]! });
  }
  return found.filter((chapter) => chapter.rules.length);
}
