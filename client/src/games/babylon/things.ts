import type { Thing } from "../../lib/narrowing";

/** What lies on the table, and which options speak of it. */

/** A stack of the quarry: to dig in, or before the first round to remove clay from. */
export function stack(name: string, verb: "dig" | "remove"): Thing {
  return {
    id: `stack ${name}`,
    meanings: [[{ key: "stack", value: name }]],
    words: `${verb} ${name}`,
  };
}

export function tile(source: "dug" | "stored"): Thing {
  return {
    id: `tile ${source}`,
    meanings: [[{ name: "lay", key: "source", value: source }]],
    words: `lay ${source}`,
  };
}

/** Where a tile might lie: its north-west corner above this hole, on this storey if one asks why. */
export function site(hole: string, storey: number): Thing {
  return {
    id: `site ${hole}`,
    meanings: [[{ name: "at", key: "hole", value: hole }]],
    words: `at ${hole} storey ${storey}`,
  };
}
