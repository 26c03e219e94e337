import type { Language } from "./phrasebook";

/** A heading and what stands below it: numbered rules, or plain paragraphs without a number. */
export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

const BOOKS = import.meta.glob<string>("../../../docs/rules/*.md", {
  query: "?raw",
  import: "default",
});
const SHORT = import.meta.glob<Chapter[]>("../../messages/rules/*.json", { import: "default" });
const RULE = /^- ([A-Z]+(?:-[A-Z0-9]+)+) (.+)$/;

/** The numbered rules, which are written in English. */
export async function numberedRules(game: string): Promise<Chapter[]> {
  const isOurs = (path: string) => path.endsWith(`/${game}.md`) || path.includes(`/${game}_`);
  const loads = Object.keys(BOOKS)
    .filter(isOurs)
    .map((path) => BOOKS[path]!());
  return (await Promise.all(loads)).flatMap(chapters);
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
