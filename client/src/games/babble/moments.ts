import type { BabbleView, Line } from "../../lib/generated/protocol.gen";
import { likelyWord, type Order, playerAt } from "./babble";

/** A word that was answered: whose word it was, who answered, and what it turned out to mean. */
export interface Answer {
  teller: number;
  seat: number;
  word: string;
  /** What the teller could expect, as far as the reader knows. */
  meant: Order | null;
  /** What it means to the one who answers; null after a shaken head. */
  order: Order | null;
}

/** The answer among new events, if the reader took part and learnt something from it. */
export function answerIn(
  news: readonly Line[],
  events: readonly Line[],
  before: BabbleView | null,
  reader: number,
): Answer | null {
  const line = news.find(({ name }) => name === "showed_word" || name === "shook_head");
  const told = events.findLast(({ name }) => name === "told");
  if (!line || !told || told.values.other !== line.values.seat) return null;
  const [teller, seat] = [told.values.seat as number, line.values.seat as number];
  const word = line.values.word as string;
  if (word !== told.values.word || ![teller, seat].includes(reader)) return null;
  const order = line.name === "showed_word" ? (line.values.order as Order) : null;
  const meant = teller === reader && before ? expected(before, seat, word) : order;
  const isKnown = before && order && playerAt(before, seat).notes.some(isSure(order, word));
  return isKnown ? null : { teller, seat, word, meant, order };
}

const isSure = (order: Order, word: string) => (note: { order: string; known: string | null }) =>
  note.order === order && note.known === word;

/** The order for which a word was the likely one. */
function expected(view: BabbleView, seat: number, word: string): Order | null {
  const { notes } = playerAt(view, seat);
  const likely = notes.find((note) => likelyWord(view, note) === word);
  const possible = notes.filter((note) => note.possible.includes(word));
  return ((likely ?? (possible.length === 1 ? possible[0] : null))?.order as Order) ?? null;
}
