import type { TileView } from "../../lib/generated/protocol.gen";
import { about } from "./words";

const DECOR = ["stairs", "fountain", "bridge", "statue"] as const;

/** What can be built on a tile, below its usual description. */
export function helpOn(said: string, { icons }: TileView): string {
  const decor = DECOR.filter((each) => icons.includes(each)).map((each) => about(each));
  return [said, ...decor].join("\n");
}
