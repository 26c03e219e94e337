import { remember, remembered } from "../../lib/memory";
import type { Drawn } from "./gardens";

/** How a garden can be looked at. */
export const MANNERS = ["model", "plan", "list"] as const;
export type Manner = (typeof MANNERS)[number];

const isManner = (word: string | null): word is Manner => MANNERS.some((each) => each === word);

/** What the reader looks at: whose garden, which way, which storey, and what is thought of. */
export class Looking {
  manner: Manner = $state(first());
  /** Whether this machine can draw in three dimensions; it may turn out that it cannot. */
  hasModel = $state(true);
  /** Whose garden; null is your own. */
  seat: number | null = $state(null);
  /** Null shows all storeys. */
  storey: number | null = $state(null);
  /** How far the tile that is being placed is turned, in quarters; nothing is decided by it. */
  quarters = $state(0);
  /** What the choice under the pointer would add to the garden. */
  hovered: Drawn | null = $state.raw(null);

  choose = (manner: Manner): void => {
    this.manner = manner;
    remember("babylon.look", manner);
  };

  /** There is no third dimension here: the plan shows the same. */
  flatten = (): void => {
    this.hasModel = false;
    this.manner = "plan";
  };

  turn = (by = 1): void => {
    this.quarters = (this.quarters + by + 4) % 4;
  };

  /** One storey up or down; past the highest one, all of them. */
  climb = (by: number, highest: number): void => {
    const from = this.storey ?? (by > 0 ? 0 : highest + 1);
    const storey = from + by;
    this.storey = storey < 1 || storey > highest ? null : storey;
  };
}

function first(): Manner {
  const kept = remembered("babylon.look");
  return isManner(kept) ? kept : "model";
}
