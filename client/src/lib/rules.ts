import type { Language } from "./grammar";

/** A heading and what stands below it: numbered rules, or plain paragraphs without a number. */
export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

/** A chapter of the rules in short; it and its paragraphs have names, by which they are illustrated. */
export interface ShortChapter {
  name: string;
  title: string;
  rules: { name: string; id: string; text: string }[];
}

const BOOKS = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../docs/rules/";
const RULE = /^- ([A-Z]+(?:-[A-Z0-9]+)+) (.+)$/;

/** The numbered rules of a game, of what extends it, and of every table; in English if need be. */
export async function numberedRules(game: string, language: Language): Promise<Chapter[]> {
  const own = `${FOLDER}${language}/`;
  const folder = `${own}core.md` in BOOKS ? own : FOLDER;
  const books = Object.keys(BOOKS)
    .filter((path) => path.startsWith(`${folder}${game}.`) || path.startsWith(`${folder}${game}_`))
    .concat(`${folder}core.md`);
  return (await Promise.all(books.map((path) => BOOKS[path]!()))).flatMap(chapters);
}

/** The rules in short: headings, and what follows each; a rule may begin with a **word.** */
export function shortRules(guide: Record<string, string>): ShortChapter[] {
  const found: ShortChapter[] = [];
  for (const [name, words] of Object.entries(guide)) {
    const [, id = "", text = ""] = /^(?:\*\*(.+?)\*\* )?(.*)$/s.exec(words)!;
    if (name.includes(".")) found.at(-1)?.rules.push({ name, id, text });
    else found.push({ name, title: words, rules: [] });
  }
  return found;
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
