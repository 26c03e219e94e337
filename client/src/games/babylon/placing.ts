import type { BabylonView, Offer, TileView } from "../../lib/generated/protocol.gen";
import { CORNERS, type Drawn, laid, type Spot } from "./gardens";

/** A tile on its way into a garden, as far as it has come. */
export interface Placing {
  tile: TileView;
  site: Spot | null;
  rotation: number | null;
}

export function placingOf(view: BabylonView, seat: number): Placing | null {
  if (!view.placing) return null;
  const tile = view.placing.source === "dug" ? view.dug : view.sides[seat]?.notch;
  if (!tile) return null;
  return { tile, site: view.placing.site as Spot | null, rotation: view.placing.rotation };
}

/** How the tile would lie there. */
export function ghostAt({ tile, rotation }: Placing, anchor: Spot): Drawn {
  return { terraces: [laid(tile, anchor, rotation ?? 0)], pieces: [] };
}

/** What an option would add to the garden; a step that says nothing of it adds what is known. */
export function ghostOf(offer: Offer | null, placing: Placing): Drawn | null {
  const { tile, site, rotation } = placing;
  if (!site) return null;
  if (offer?.name === "turned") {
    return { terraces: [laid(tile, site, offer.values.quarters as number)], pieces: [] };
  }
  if (offer?.name !== "on") return ghostAt(placing, site);
  const supports = offer.values.supports as string[];
  const bare = CORNERS.filter((_, corner) => supports[corner] === "none");
  const places = bare.map(([dx, dy]) => [site[0] + dx, site[1] + dy, site[2]]);
  return {
    terraces: [laid(tile, site, rotation ?? 0, supports)],
    pieces: places.map((place) => ({ kind: "belvedere", places: [place] })),
  };
}

/** What supports cost in single pillars; `gifts` are double pillars that cost nothing. */
export function pillarsIn(supports: readonly string[]): { singles: number; doubles: number } {
  const count = (kind: string) => supports.filter((each) => each === kind).length;
  return { singles: count("single"), doubles: count("double") };
}
