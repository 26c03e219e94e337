import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guide, GUIDES, target } from "../../src/lib/guides";
import { blocks, inlines } from "../../src/lib/markdown";

test("words are set in code, bold, italics and links", () => {
  expect(inlines("Run `a|b`, **now**, see *Help* or [x `y`](../z.md).")).toEqual([
    { type: "text", text: "Run " },
    { type: "code", text: "a|b" },
    { type: "text", text: ", " },
    { type: "strong", words: [{ type: "text", text: "now" }] },
    { type: "text", text: ", see " },
    { type: "em", words: [{ type: "text", text: "Help" }] },
    { type: "text", text: " or " },
    {
      type: "link",
      to: "../z.md",
      words: [
        { type: "text", text: "x " },
        { type: "code", text: "y" },
      ],
    },
    { type: "text", text: "." },
  ]);
});

test("a document is made of headings, paragraphs, code, lists and tables", () => {
  const text =
    "# T\n\none\ntwo\n```\na\n\nb\n```\n- x\n  y\n- z\n\n| a | b |\n|---|---|\n| `c\\|d` | |";
  expect(blocks(text)).toEqual([
    { type: "heading", level: 1, words: [{ type: "text", text: "T" }] },
    { type: "paragraph", words: [{ type: "text", text: "one two" }] },
    { type: "code", text: "a\n\nb" },
    {
      type: "list",
      ordered: false,
      items: [[{ type: "text", text: "x y" }], [{ type: "text", text: "z" }]],
    },
    {
      type: "table",
      head: [[{ type: "text", text: "a" }], [{ type: "text", text: "b" }]],
      rows: [[[{ type: "code", text: "c|d" }], []]],
    },
  ]);
});

test.each(Object.values(GUIDES))(
  "%s is in the page, in French too where it is translated",
  async (path) => {
    const [english, french] = await Promise.all([guide(path, "en"), guide(path, "fr")]);
    expect(english.language).toBe("en");
    expect(french.language).toBe(path.endsWith(".md") ? "fr" : "en");
  },
);

test("the guide for bots shows the example as it is", async () => {
  const text = readFileSync("../examples/bot.py", "utf-8").trimEnd();
  expect(await guide(GUIDES.example, "fr")).toEqual({
    language: "en",
    blocks: [{ type: "code", text }],
  });
});

test.each([
  ["https://example.org/x", "play/playing.md", "https://example.org/x"],
  ["../rules/fr/seven_wonders_babel.md", "play/playing.md", ["rules", "seven_wonders"]],
  ["../../rules/fr/babel.md", "fr/play/playing.md", ["rules", "babel"]],
  ["how-bots-work.md", "bots/first-bot.md", ["help", "bots", "how-bots-work.md"]],
  ["../protocol.md#hello", "bots/first-bot.md", ["help", "protocol.md"]],
  ["../research/measuring.md", "bots/first-bot.md", undefined],
])("the link %s of %s leads to %s", (to, from, expected) => {
  expect(target(to, from)).toEqual(expected);
});
