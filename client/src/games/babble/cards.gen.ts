// Written by `make generated` from the cards of the game.

export const WORDS = ["zarum", "felko", "nipas", "tuve", "bomi", "gashu", "jinto", "redal", "hupso", "kelab", "mirot", "wazu"] as const;

export const STARTING_WORDS = ["zarum", "felko", "nipas", "tuve"] as const;

export const ORDERS = ["build", "draw", "give", "reveal"] as const;

export const RESOURCES = ["stone", "cement", "tool", "wood"] as const;

export const PICTURES = ["relief", "statue", "doors", "stairs"] as const;

export const LEVELS = [4, 3, 2, 1] as const;

export const MOST_RESOURCES = 7;

export const CONSTRUCTIONS: Record<string, { cost: readonly number[]; picture: (typeof PICTURES)[number] }> = {
  c01: { cost: [1, 1, 0, 0], picture: "relief" },
  c02: { cost: [0, 1, 1, 0], picture: "statue" },
  c03: { cost: [0, 0, 1, 1], picture: "doors" },
  c04: { cost: [1, 0, 0, 1], picture: "stairs" },
  c05: { cost: [2, 1, 0, 0], picture: "statue" },
  c06: { cost: [0, 2, 1, 0], picture: "doors" },
  c07: { cost: [0, 0, 2, 1], picture: "stairs" },
  c08: { cost: [1, 0, 0, 2], picture: "relief" },
  c09: { cost: [1, 1, 1, 0], picture: "doors" },
  c10: { cost: [0, 1, 1, 1], picture: "stairs" },
  c11: { cost: [1, 0, 1, 1], picture: "relief" },
  c12: { cost: [1, 1, 0, 1], picture: "statue" },
  c13: { cost: [2, 1, 0, 1], picture: "stairs" },
  c14: { cost: [1, 2, 1, 0], picture: "relief" },
  c15: { cost: [0, 1, 2, 1], picture: "statue" },
  c16: { cost: [1, 0, 1, 2], picture: "doors" },
};
