import type { Line } from "../../lib/generated/protocol.gen";
import type { Order } from "./babble";

/** What somebody said or answered: a word to somebody, a card that was shown, a shaken head. */
export interface Utterance {
  word: string;
  to?: number;
  order?: Order;
  /** What it may mean to the one it would be said to; it has not been said yet. */
  hoped?: readonly Order[];
  /** Whether it belongs to the turn before this one. */
  past: boolean;
}

const SPOKEN = ["told", "showed_word", "shook_head"];

/** What each seat said last in this turn, or in the one before while nobody has spoken yet. */
export function utterances(events: readonly Line[]): Map<number, Utterance> {
  const last = events.findLastIndex((line) => SPOKEN.includes(line.name));
  const turn = events.slice(0, last + 1).findLastIndex((line) => line.name === "turn_began");
  const past = events.slice(last + 1).some((line) => line.name === "turn_began");
  const said = new Map<number, Utterance>();
  for (const { name, values } of events.slice(Math.max(0, turn), last + 1)) {
    if (!SPOKEN.includes(name)) continue;
    said.set(values.seat as number, {
      word: values.word as string,
      past,
      ...(name === "told" && { to: values.other as number }),
      ...(name === "showed_word" && { order: values.order as Order }),
    });
  }
  return said;
}
