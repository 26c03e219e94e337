import type { BabelView, SideView } from "../../lib/generated/protocol.gen";
import type { Play } from "../../lib/play.svelte";
import { NATIONS } from "./facts.gen";

export type Nation = (typeof NATIONS)[number];

/** What the cards of a nation can do, in the words of an action. */
export const ABILITIES: Record<Nation, string> = {
  assyrians: "destroy",
  hittites: "steal",
  medes: "desert medes",
  persians: "skip own",
  sumerians: "change camps",
};

export const viewOf = (play: Play) => play.view as BabelView;

export const sideOf = (view: BabelView, seat: number): SideView => view.sides[seat]!;

/** Cards of one nation that follow each other in a column. */
export interface Stretch {
  nation: Nation;
  /** Where it begins; the oldest card of the column is 1, as in the words of actions. */
  start: number;
  count: number;
}

export function stretches(column: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  column.forEach((nation, index) => {
    const last = found.at(-1);
    if (last?.nation === nation) last.count += 1;
    else found.push({ nation: nation as Nation, start: index + 1, count: 1 });
  });
  return found;
}

/** How many cards there are of each nation. */
export function counted(cards: readonly string[]): { nation: Nation; count: number }[] {
  return NATIONS.map((nation) => ({
    nation,
    count: cards.filter((card) => card === nation).length,
  })).filter(({ count }) => count);
}
