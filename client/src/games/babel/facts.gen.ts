// Written by `make generated` from the components of the game.
export const NATIONS = ["assyrians", "hittites", "medes", "persians", "sumerians"] as const;
export const RUN = 3;
export const HIGHEST = 6;
