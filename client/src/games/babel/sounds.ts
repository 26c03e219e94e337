import type { EventSounds } from "../../sound/recipes";

export const sounds: EventSounds = {
  drew: "card",
  moved: "card",
  deployed: "card",
  discarded: "card",
  revealed: "card",
  paid: "card",
  migrated: "pass",
  reshuffled: "pass",
  built: "tile",
  destroyed: "rubble",
  stole: "horn",
  deserted: "horn",
  changed_camps: "horn",
  halved: "horn",
  end_phase_began: "stage",
};
