// Written by `make generated` from the components of the game.
export const ORDERS = ["build", "draw", "give", "reveal"] as const;
export const RESOURCES = ["stone", "cement", "tool", "wood"] as const;
export const PICTURES = ["relief", "statue", "doors", "stairs"] as const;
export const LEVELS = [4, 3, 2, 1] as const;
export const MOST_RESOURCES = 7;
export const ACTIONS = 2;
