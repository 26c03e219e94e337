import type { Phrasebook } from "../../lib/phrasebook";
import type { CardFacts, Cost, Effects, Goods, Penalty, Per } from "./facts";
import { CARDS } from "./facts.gen";
import { t, tOr } from "./words";

/** What the signs mean, in words: for titles, and for those who listen. */

type Part = string | 0 | undefined;

/** Sentences begin with a capital letter; what stands within one does not. */
export const within = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
export const word = (name: string) => within(tOr(`word.${name}`, name));
const or = () => ` ${within(t("or"))} `;
const either = (names: readonly string[]) => names.map(word).join(or());
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

function sayPer(key: "coins" | "points", per: Per): string {
  const what = per.what.map(word).join(", ");
  return t(`per.${per.where}`, { gain: t(key, { count: per.amount }), what });
}

export function sayEffects(gives: Effects, book: Phrasebook): string {
  return together([
    gives.goods && t("produces", { goods: sayGoods(gives.goods) }),
    gives.points && t("points", { count: gives.points }),
    gives.shields && t("shields", { count: gives.shields }),
    gives.symbol && t(`symbol.${gives.symbol as "compass"}`),
    gives.earns && t("earns", { count: gives.earns }),
    gives.earns_per && sayPer("coins", gives.earns_per),
    gives.points_per && sayPer("points", gives.points_per),
    ...(gives.discount ?? []).map((each) => t(`discount.${each}`)),
    ...(gives.extra ?? []).map((each) => t(`extra.${each as "doubles"}`)),
    gives.neighbours && t("neighbours_earn", { count: gives.neighbours }),
    gives.losses && t("others_lose", { count: gives.losses }),
    gives.losses_per && t("others_lose_per", { what: word(gives.losses_per) }),
    gives.diplomacy && t("diplomacy", { count: gives.diplomacy }),
    gives.power && t(`power.${gives.power as "dig"}`),
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

/** Which cards a building makes free. */
export const leadsTo = (card: string) =>
  Object.keys(CARDS).filter((each) => CARDS[each]!.chains?.includes(card));

/** All that is printed on a card, in a line each. */
export function helpOnCard(name: string, book: Phrasebook): string {
  const card: CardFacts = CARDS[name]!;
  const chains = (card.chains ?? []).map(book.term).join(or());
  const next = leadsTo(name).map(book.term).join(", ");
  return [
    t("card", { name: book.term(name), colour: word(card.colour) }),
    t("card_gives", { effects: sayEffects(card, book) }),
    t("card_costs", { cost: sayCost(card) }),
    chains && t("card_chain", { cards: chains }),
    next && t("card_leads", { cards: next }),
  ]
    .filter(Boolean)
    .join("\n");
}

/** The same in one breath. */
export const sayCard = (name: string, book: Phrasebook) =>
  helpOnCard(name, book).replaceAll("\n", " ");
