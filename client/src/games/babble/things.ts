import type { BabbleView } from "../../lib/generated/protocol.gen";
import type { Thing } from "../../lib/narrowing";
import type { Order, Resource } from "./babble";

/** What lies on the table, and which options speak of it. */

export function wordSaid(word: string, others: readonly number[]): Thing {
  return {
    id: `word ${word}`,
    meanings: [[{ name: "tell", key: "word", value: word }]],
    words: `tell ${others[0] ?? 0} ${word}`,
  };
}

/** Another player: somebody to speak to, or to give to. */
export function player({ components }: BabbleView, seat: number): Thing {
  return {
    id: `player ${seat}`,
    meanings: [[{ key: "other", value: seat }]],
    words: `tell ${seat} ${components.words[0]}`,
  };
}

/** A Word card of your own hand: shown, or given up. */
export function wordCard(order: Order, prompt: string | undefined): Thing {
  return {
    id: `card ${order}`,
    meanings: [[{ key: "order", value: order }]],
    words: prompt === "drop_word" ? `drop ${order}` : `show ${order}`,
  };
}

/** A Resource of your own Reserve: given, or discarded. */
export function resource(kind: Resource, prompt: string | undefined): Thing {
  return {
    id: `resource ${kind}`,
    meanings: [[{ key: "resource", value: kind }]],
    words: prompt === "give_cards" ? `give ${kind} to 0` : `discard ${kind}`,
  };
}

/** A Construction card: built, given, turned up; or put back, where it stands in the tower. */
export function construction(card: string, prompt: string | undefined): Thing {
  return {
    id: `construction ${card}`,
    meanings: [[{ key: "card", value: card }]],
    words: prompt === "build_one" ? `build ${card}` : `show ${card}`,
  };
}

export function builtCard(card: string): Thing {
  return { ...construction(card, undefined), words: `return ${card}` };
}
