import { labelled } from "../../lib/language.svelte";
import { capitalised, type Phrasebook } from "../../lib/phrasebook";
import type { Cost, Effects, Goods, Penalty } from "./facts";
import { about, t, tOr } from "./words";

/** What the signs mean, in words: for titles, and for those who listen. */

type Part = string | 0 | undefined;

/** Sentences begin with a capital letter; what stands within one does not. */
export const within = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
export const word = (name: string) => within(tOr(`word.${name}`, name));
const or = () => ` ${within(t("or"))} `;
const either = (names: readonly string[]) =>
  [names.slice(0, -1).map(word).join(", "), word(names.at(-1)!)].join(or());
const together = (parts: Part[]) =>
  parts.flatMap((part) => (part ? [within(part)] : [])).join(", ");

/** Units by number: “2 clay, 1 wood or stone”. */
export function sayGoods(goods: Goods): string {
  const counts = new Map<string, number>();
  for (const unit of goods) counts.set(unit.join(), (counts.get(unit.join()) ?? 0) + 1);
  return [...counts].map(([unit, count]) => sayUnits(unit.split(","), count)).join(", ");
}

function sayUnits(names: readonly string[], count: number): string {
  const isChoice = names.length > 1;
  return isChoice ? `${count} ${either(names)}` : t(`units.${names[0] as "wood"}`, { count });
}

export function sayCost({ coins, needs = [] }: Cost): string {
  return (
    together([coins && t("coins", { count: coins }), sayGoods(needs.map((name) => [name]))]) ||
    within(t("nothing"))
  );
}

/** What a card or stage gives, or the reward of a project. */
export function sayEffects(gives: Effects, book: Phrasebook): string {
  if (gives.label) return tOr(gives.label, "");
  return together([
    gives.shields && t("shields", { count: gives.shields }),
    gives.earns && t("earns", { count: gives.earns }),
    gives.victory && t("victory", { count: gives.victory }),
    gives.token && book.term(gives.token),
    gives.words && book.term(gives.words),
  ]);
}

export function sayPenalty({ colour, coins, victories }: Penalty): string {
  if (colour) return t("penalty.colour", { colour: word(colour) });
  if (coins) return t("penalty.coins");
  return t(victories ? "penalty.victories" : "penalty.resource");
}

/** All that is printed on a card, in a line each. */
export const helpOnCard = (name: string, book: Phrasebook) =>
  `${capitalised(book.term(name))}\n${about(name)}`;

/** The same in one breath. */
export const sayCard = (name: string, book: Phrasebook) =>
  labelled(capitalised(book.term(name)), about(name).replaceAll("\n", " "));
