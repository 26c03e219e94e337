/** What is printed: the shapes of the tables in `facts.gen.ts`. */

export type Colour =
  "brown" | "grey" | "blue" | "yellow" | "red" | "green" | "purple" | "white" | "black";
export const COLOURS: readonly Colour[] = [
  "brown",
  "grey",
  "yellow",
  "blue",
  "red",
  "green",
  "purple",
  "white",
  "black",
];

/** For each unit, the resources that it may be. */
export type Goods = readonly (readonly string[])[];
export type Discount = "left_raw" | "right_raw" | "both_made" | "left_dock" | "right_dock";

/** Coins or points for each thing counted in certain cities. */
export interface Per {
  amount: number;
  what: readonly string[];
  where: "own" | "neighbours" | "all";
}

/** What a card, a stage or a project gives; what is not there is not said. */
export interface Effects {
  goods?: Goods;
  points?: number;
  shields?: number;
  symbol?: string;
  earns?: number;
  earns_per?: Per;
  points_per?: Per;
  discount?: readonly Discount[];
  power?: string;
  /** In every turn, besides. */
  extra?: readonly string[];
  /** What others gain or lose, and diplomacy tokens. */
  neighbours?: number;
  losses?: number;
  losses_per?: string;
  diplomacy?: number;
  victory?: number;
  token?: string;
  /** The term that says what signs do not. */
  words?: string;
  /** The label that says all of it. */
  label?: string;
}

export interface Cost {
  coins?: number;
  needs?: readonly string[];
}

export interface CardFacts extends Cost, Effects {
  colour: Colour;
  age: number;
  chains?: readonly string[];
}

export interface StageFacts extends Cost, Effects {}

export interface BoardFacts {
  /** Empty if there is none. */
  resource: string;
  words?: string;
  stages: readonly StageFacts[];
}

export interface Penalty {
  colour?: Colour;
  coins?: number;
  victories?: number;
  resource?: number;
}

export interface ProjectFacts extends Cost {
  age: number;
  colour: Colour;
  penalty: Penalty;
  reward: Effects;
}
