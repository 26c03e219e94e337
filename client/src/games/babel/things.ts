import type { Thing } from "../../lib/narrowing";
import { ABILITIES, type Nation, type Stretch } from "./nations";

/** What lies on the table, and which options speak of it. */

export function handCard(nation: Nation): Thing {
  return {
    id: `hand ${nation}`,
    meanings: [
      [
        { name: "deploy", key: "nation", value: nation },
        { name: "discard", key: "nation", value: nation },
        { name: "move", key: "site", value: nation },
      ],
    ],
    words: `deploy ${nation}`,
  };
}

/** Your own site: a place to go to, a column to migrate from or to, or where a card is laid. */
export function site(nation: Nation, pawnIsHere: boolean): Thing {
  return {
    id: `site ${nation}`,
    meanings: [
      [
        { name: "move", key: "site", value: nation },
        { name: "migrate", key: "source", value: nation },
      ],
      [{ name: "migrate", key: "target", value: nation }],
      ...(pawnIsHere ? [[{ name: "deploy" }]] : []),
    ],
    words: `move ${nation}`,
  };
}

/** One of the powers of a run, by the name of its action. */
export function power(name: string, run: Stretch): Thing {
  return {
    id: `run ${run.start} ${name}`,
    meanings: [[{ name, key: "run", value: run.start }]],
    words: `${ABILITIES[run.nation]} with ${run.start}`,
  };
}

/** The cards of a nation on the other side, which may be made to desert. */
export function deserters(nation: Nation): Thing {
  return {
    id: `deserters ${nation}`,
    meanings: [[{ name: "desert", key: "nation", value: nation }]],
  };
}

export function stack(owner: "own" | "opposing"): Thing {
  return {
    id: `stack ${owner}`,
    meanings: [[{ key: "stack", value: owner }]],
    words: `construct ${owner}`,
  };
}

export const FOUNDATION: Thing = {
  id: "foundation",
  meanings: [[{ name: "lay_foundation" }]],
  words: "construct foundation",
};

/** What can be built where the pawn stands, from whichever stack. */
export const BUILD: Thing = {
  id: "build",
  meanings: [[{ name: "lay_foundation" }, { name: "construct" }]],
};
