/** Options narrowed by what is clicked, without knowing a single rule. */

import type { Offer } from "./generated/protocol.gen";
import type { Value } from "./phrasebook";

/** A thing that options may speak of: an action by name, a value under a key, or both. */
export interface Facet {
  name?: string;
  key?: string;
  value?: Value;
}

/** What a thing on the table stands for: any of these facets. */
export type Meaning = readonly Facet[];

/** A thing on the table: its meanings in order of preference, and the words to ask *why* about. */
export interface Thing {
  id: string;
  meanings: readonly Meaning[];
  words?: string;
}

export function speaksOf(offer: Offer, meaning: Meaning): boolean {
  return meaning.some(
    (facet) =>
      (facet.name === undefined || facet.name === offer.name) &&
      (facet.key === undefined || isSame(offer.values[facet.key], facet.value)),
  );
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (one === other || typeof one !== "object") return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

export function narrowed(offers: readonly Offer[], meaning: Meaning): Offer[] {
  return offers.filter((offer) => speaksOf(offer, meaning));
}

/** What a click on a thing would leave: its first meaning that leaves anything. */
export function left(offers: readonly Offer[], thing: Thing): Offer[] {
  for (const meaning of thing.meanings) {
    const rest = narrowed(offers, meaning);
    if (rest.length) return rest;
  }
  return [];
}

/** Options in groups of the same action, in the order in which the game tells its actions. */
export function grouped(offers: readonly Offer[], order: readonly string[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.name, [...(groups.get(offer.name) ?? []), offer]);
  return [...groups.entries()]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([, group]) => group);
}

export const MANY = 6; // up to this many options of one action are shown one by one

/** The values by which options of one action differ, for each of these keys. */
export function choicesOf(
  group: readonly Offer[],
  keys: readonly string[],
): { key: string; values: Value[] }[] {
  return keys
    .map((key) => ({ key, values: distinct(group.map((offer) => offer.values[key]!)) }))
    .filter(({ values }) => values.length > 1);
}

/** The values that options have in common. */
export function sharedBy([first, ...others]: readonly Offer[]): Offer["values"] {
  const shared = Object.entries(first?.values ?? {}).filter(([key, value]) =>
    others.every((offer) => isSame(offer.values[key], value)),
  );
  return Object.fromEntries(shared);
}

function distinct(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** A value of an action as a thing to click. */
export function valueThing(name: string, key: string, value: Value): Thing {
  return { id: `${name} ${key} ${JSON.stringify(value)}`, meanings: [[{ name, key, value }]] };
}
