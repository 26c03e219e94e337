// Written by `make generated` from the components of the game.
export const SIDE = 8;
export const QUARRY_SIDE = 4;
export const KEPT = 6;
