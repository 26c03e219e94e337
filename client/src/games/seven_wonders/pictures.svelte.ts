/** Pictures of cards, leaders, sites and wonders; they are loaded after the table itself. */

type Art = typeof import("./art/vignette") &
  typeof import("./art/wonders") &
  typeof import("./art/tower");
type Kind = "vignette" | "face" | "plot" | "site";

let art: Art | null = $state.raw(null);
void Promise.all([import("./art/vignette"), import("./art/wonders"), import("./art/tower")]).then(
  ([cards, wonders, tower]) => (art = { ...cards, ...wonders, ...tower }),
);

/** A picture that shows nothing, for the moment before the others are there. */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const made = new Map<string, string>();

/** The address of a picture: of a card as printed, a face, a building alone, a building site. */
export function pictureOf(kind: Kind, name: string): string {
  if (!art) return EMPTY;
  const key = `${kind} ${name}`;
  const known = made.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(art[kind](name))}`;
  made.set(key, address);
  return address;
}

/** The inside of a drawing of a wonder with these stages. */
export const wonderOf: Art["wonderOf"] = (wonder, stages) => art?.wonderOf(wonder, stages) ?? "";

/** The inside of a drawing of the tower with this many tiers. */
export const towerOf: Art["towerOf"] = (tiers) => art?.towerOf(tiers) ?? "";
