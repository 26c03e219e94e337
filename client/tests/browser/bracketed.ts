import type { Page } from "@playwright/test";
import { expect } from "./visitor";

/** What may stand without brackets, and why. */
const ALLOWED: readonly RegExp[] = [
  /^(→ |\. )?(Ninlil|Adapa|Enki|Inanna)( \d+)?( –)?$/, // the name of a player
  // The guests of other tests, in the list of tables: `NAMES` in lib/me.svelte.ts.
  /^(Enheduanna|Gudea|Kubaba|Puabi|Shulgi|Semiramis|Utu|Nabonidus|Amytis)$/,
  /^Ziggurat$/, // our own name
  /^[A-Z]{4,5}[!?]?$/, // the invented words of Babble
  /^(English|Français|EN|FR)$/, // languages are called by their own names
  /^[A-Z]{2,3}(-[A-Z0-9]+)+$/, // the number of a rule
  /^https?:\/\/\S+$/, // the link to a table
  /^Lugal [\d.]+$/, // a guest of another test, in the list of tables
  /^[A-Z][a-z]{2} \d{1,2}(, \d{4}|, \d{1,2}:\d{2}\s[AP]M)?$/, // a date, which the browser writes
  /^(; )?(this minute|today|yesterday|\d+ \w+ ago)$/, // how long ago, which it writes too
  /^Chrome, Linux$/, // a device
];
/** Rules and guides are books of their own, in English where they are not translated; commands too.
 *  Links to players have their names. */
const BOOKS = "details dl, details summary, pre, .guide, a[href*='#/player/']";
/** Names of players are cut with an ellipsis, for they may be of any length. */
const NAMES = "th[scope=col] span, .me span, .names, .tag .name, .bubble .to";
/** Buildings, tiles and nations have a sign, and a name where there is room; their help has it in full. */
const SIGNED =
  ".building .name, .tile .words, .deed .words, .strip .name, .plate .name, .pile .words *";

/** What a page shows, says to screen readers or cuts off that it should not. */
export async function faults(page: Page): Promise<string[]> {
  const found = await page.evaluate(readPage, [BOOKS, `${NAMES}, ${SIGNED}`] as const);
  const bare = found.texts.filter((text) => {
    const rest = withoutBrackets(text);
    return /\p{L}{2}/u.test(rest) && !rest.split(/\s{2,}|(?<=[A-Z]) (?=[A-Z])/).every(isAllowed);
  });
  return [...bare.map((text) => `not from a table: ${text}`), ...found.cut];
}

const isAllowed = (part: string) =>
  !/\p{L}{2}/u.test(part) || ALLOWED.some((each) => each.test(part));

function withoutBrackets(text: string): string {
  const shorter = text.replace(/⟦[^⟦⟧]*⟧/g, "");
  return shorter === text ? text.trim() : withoutBrackets(shorter);
}

/** All texts that can be seen or heard, and what is cut off.  Runs in the page. */
function readPage([books, names]: readonly [string, string]): { texts: string[]; cut: string[] } {
  const SPOKEN = ["aria-label", "title", "placeholder", "alt", "data-help", "aria-description"];
  const shown = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(books),
  );
  const written = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const texts = shown.flatMap((each) => [
    ...written(each).map((node) => node.textContent!.trim()),
    ...SPOKEN.map((name) => each.getAttribute(name) ?? ""),
  ]);
  const rectOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  /** Whether a text reaches beyond what hides its overflow, or beyond its button. */
  const isCut = (node: Node): boolean => {
    const text = rectOf(node);
    if (!text.width || text.right < 0 || !/\p{L}/u.test(node.textContent!)) return false;
    for (let each = node.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (clipPath !== "none" || /auto|scroll/.test(overflowX + overflowY)) return false;
      const bounds = /hidden|clip/.test(overflowX + overflowY) || each.matches("button, .button");
      const box = each.getBoundingClientRect();
      const isWide = text.right > box.right + 2 || text.left < box.left - 2;
      if (bounds && (isWide || text.bottom > box.bottom + 3 || text.top < box.top - 3)) return true;
    }
    return false;
  };
  const cut = shown
    .filter((each) => written(each).some(isCut) && !each.closest(names))
    .map((each) => `cut off: ${each.className} ${each.textContent!.trim().slice(0, 60)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  return { texts: [...new Set([document.title, ...texts])], cut };
}

/** Complain about everything that is not in the made-up language, or cut off. */
export async function expectBracketed(page: Page): Promise<void> {
  expect.soft(await faults(page)).toEqual([]);
}
