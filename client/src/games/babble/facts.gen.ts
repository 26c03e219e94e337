// Written by `make generated` from the components of the game.
export const ORDERS = ["build", "draw", "give", "reveal"] as const;
export const RESOURCES = ["stone", "cement", "tool", "wood"] as const;
export const PICTURES = ["relief", "statue", "doors", "stairs"] as const;
export const LEVELS = [4, 3, 2, 1] as const;
export const FIRST_PACK = {"2": 13, "3": 13, "4": 13, "5": 14} as const;
export const UPPER_PACKS = [7, 4, 2] as const;
export const MOST_RESOURCES = 7;
export const ACTIONS = 2;
