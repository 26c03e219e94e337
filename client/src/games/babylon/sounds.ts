import type { EventSounds } from "../../sound/recipes";

export const sounds: EventSounds = {
  round_began: "pass",
  removed: "card",
  uncovered: "card",
  flipped: "card",
  dug: "tile",
  laid: "tile",
  stored: "tile",
  discarded: "pass",
  built: "stage",
  built_by_effect: "stage",
};
