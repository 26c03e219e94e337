import type { Language } from "./grammar";
import { type Block, blocks } from "./markdown";

const DOCS = "../../../docs/";
const EXAMPLES = "../../../examples/";
const FILES = import.meta.glob<string>(
  [
    "../../../docs/{play,host,bots}/*.md",
    "../../../docs/[a-z][a-z]/*/*.md",
    "../../../docs/{protocol,component-sets}.md",
    "../../../examples/bot.py",
  ],
  { query: "?raw", import: "default" },
);

/** What most readers look for; the rest is linked from there. */
export const GUIDES = {
  play: "play/playing.md",
  host: "host/hosting.md",
  bot: "bots/first-bot.md",
  example: "bot.py",
} as const;

export interface Guide {
  language: Language;
  blocks: Block[];
}

/** A guide in the reader's language, or else in English. */
export async function guide(path: string, language: Language): Promise<Guide> {
  const file = fileOf(path, language);
  const load = FILES[file];
  if (!load) return guide(GUIDES.play, language);
  const text = await load();
  return {
    language: file.startsWith(`${DOCS}${language}/`) ? language : "en",
    blocks: path.endsWith(".py") ? [{ type: "code", text: text.trimEnd() }] : blocks(text),
  };
}

function fileOf(path: string, language: Language): string {
  const own = `${DOCS}${language}/${path}`;
  const files = [own, `${DOCS}${path}`, `${EXAMPLES}${path}`];
  return files.find((file) => file in FILES) ?? "";
}

/** Where a link of a guide leads: an address, the path of a page, or nowhere. */
export function target(to: string, from: string): string | string[] | undefined {
  if (to.includes("://")) return to;
  const path = new URL(to, `docs:///${from}`).pathname.slice(1).replace(/^[a-z]{2}\//, "");
  const [, game] =
    /^rules\/(?:[a-z]{2}\/)?(babel|babylon|babble|seven_wonders).*\.md$/.exec(path) ?? [];
  if (game) return ["rules", game];
  return fileOf(path, "en") ? ["help", ...path.split("/")] : undefined;
}
