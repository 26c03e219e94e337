/** The part of Markdown that our documents use, as a tree. */

export type Inline =
  | { type: "text"; text: string }
  | { type: "code"; text: string }
  | { type: "strong"; words: Inline[] }
  | { type: "em"; words: Inline[] }
  | { type: "link"; to: string; words: Inline[] }
  | { type: "break" };

export type Block =
  | { type: "heading"; level: number; words: Inline[] }
  | { type: "paragraph"; words: Inline[] }
  | { type: "code"; text: string }
  | { type: "list"; ordered: boolean; items: Inline[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] };

const FENCE = "```";
const ITEM = /^(?:(-)|\d+\.) (.*)$/;
const HEADING = /^(#+) (.*)$/;
const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[((?:`[^`]*`|[^\]])+)\]\(([^)\s]+)\)|<(https?:[^>]+)>|(<br>)/;

export function blocks(text: string): Block[] {
  const lines = text.split("\n");
  const found: Block[] = [];
  while (lines.length) {
    if (lines[0]!.trim() === "") lines.shift();
    else found.push(block(lines));
  }
  return found;
}

/** The block that the first lines are; takes them away. */
function block(lines: string[]): Block {
  const [, marks, title] = HEADING.exec(lines[0]!) ?? [];
  if (lines[0]!.startsWith(FENCE)) return code(lines);
  if (lines[0]!.startsWith("|")) return table(take(lines, (line) => line.startsWith("|")));
  if (ITEM.test(lines[0]!)) return list(take(lines, (line) => ITEM.test(line) || isIndented(line)));
  if (marks) {
    lines.shift();
    return { type: "heading", level: marks.length, words: inlines(title!) };
  }
  const words = take(lines, (line) => line.trim() !== "" && !line.startsWith(FENCE)).join(" ");
  return { type: "paragraph", words: inlines(words) };
}

const isIndented = (line: string) => line.startsWith("  ");

function take(lines: string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !fits(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

function code(lines: string[]): Block {
  lines.shift();
  const text = take(lines, (line) => !line.startsWith(FENCE)).join("\n");
  lines.shift();
  return { type: "code", text: text.trimEnd() };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (found) items.push(found[2]!);
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  return { type: "list", ordered: !lines[0]!.startsWith("-"), items: items.map(inlines) };
}

function table(lines: string[]): Block {
  const [head, , ...rows] = lines.map((line) =>
    line
      .slice(1, line.lastIndexOf("|"))
      .split(/(?<!\\)\|/)
      .map((cell) => inlines(cell.trim().replaceAll("\\|", "|"))),
  );
  return { type: "table", head: head!, rows };
}

export function inlines(text: string): Inline[] {
  const found = INLINE.exec(text);
  if (!found) return text ? [{ type: "text", text }] : [];
  const [whole, quoted, strong, em, words, to, address] = found;
  const before = text.slice(0, found.index);
  return [
    ...inlines(before),
    one(quoted, strong, em, words, to, address),
    ...inlines(text.slice(found.index + whole.length)),
  ];
}

function one(
  quoted?: string,
  strong?: string,
  em?: string,
  words?: string,
  to?: string,
  address?: string,
): Inline {
  if (quoted) return { type: "code", text: quoted };
  if (strong) return { type: "strong", words: inlines(strong) };
  if (em) return { type: "em", words: inlines(em) };
  if (words) return { type: "link", to: to!, words: inlines(words) };
  if (address) return { type: "link", to: address, words: [{ type: "text", text: address }] };
  return { type: "break" };
}
