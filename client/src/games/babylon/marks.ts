import type { GardenView, Offer } from "../../lib/generated/protocol.gen";
import type { Thing } from "../../lib/narrowing";
import type { Play } from "../../lib/play.svelte";
import { SIDE } from "./facts.gen";
import { type Drawn, groundUnder, holeName, holeOf, type Spot, viewOf } from "./gardens";
import { ghostAt, ghostOf, type Placing, placingOf } from "./placing";
import { site } from "./things";
import { t } from "./words";

/** Something in a garden that can be clicked: a site for a tile, or decor that can be built. */
export interface Mark {
  id: string;
  /** The options it stands for; none where a click can only ask why. */
  offers: readonly Offer[];
  thing: Thing;
  /** Its middle, in holes and storeys. */
  at: Spot;
  label: string;
  /** A sign, or the storey as a number. */
  sign: string;
  gain: number | null;
  ghost: Drawn;
}

/** The sign of a site on the first storey alone, which is a dot: numbers begin above it. */
export const GROUND = "1";

/** All marks of your own garden, or those of one storey; a tile to be placed is turned like this. */
export function marksOf(play: Play, storey: number | null, quarters: number): Mark[] {
  const view = viewOf(play);
  const garden = view.sides[play.seat]?.garden;
  if (!garden) return [];
  const placing = placingOf(view, play.seat);
  if (placing?.site) return turnMarks(play, placing, quarters);
  if (placing) return siteMarks(play, garden, { ...placing, rotation: quarters }, storey);
  return play.choosing.rest
    .filter(({ values }) => Array.isArray(values.holes))
    .filter(({ values }) => storey === null || values.storey === storey)
    .map((offer) => decorMark(play, offer));
}

function siteMarks(play: Play, garden: GardenView, placing: Placing, storey: number | null) {
  const offers = play.choosing.rest.filter(
    ({ name, values }) => name === "at" && (storey === null || values.storey === storey),
  );
  // Where one anchor is left, what remains to be chosen is the storey.
  if (new Set(offers.map((offer) => offer.values.hole)).size === 1) {
    return offers.map((offer) =>
      siteMark(play, garden, placing, String(offer.values.hole), [offer]),
    );
  }
  return anchors().map((hole) => {
    const here = offers.filter((offer) => offer.values.hole === hole);
    return siteMark(play, garden, placing, hole, here, storey);
  });
}

/** Once the site is chosen, a click on the tile lays it as it is turned now. */
function turnMarks(play: Play, placing: Placing, quarters: number): Mark[] {
  const offers = play.choosing.rest.filter(({ name }) => name === "turned");
  const offer = offers.find(({ values }) => values.quarters === quarters) ?? offers[0];
  if (!offer) return [];
  const [x, y, storey] = placing.site!;
  return [
    {
      id: "turned",
      offers: [offer],
      thing: { id: offer.words, meanings: [] },
      at: [x + 1, y + 1, storey],
      label: t("lay_so", { degrees: (offer.values.quarters as number) * 90 }),
      sign: "✓",
      gain: null,
      ghost: ghostOf(offer, placing)!,
    },
  ];
}

function anchors(): string[] {
  const steps = [...Array(SIDE - 1).keys()];
  return steps.flatMap((y) => steps.map((x) => holeName(x, y)));
}

function siteMark(
  play: Play,
  garden: GardenView,
  placing: Placing,
  hole: string,
  offers: readonly Offer[],
  asked: number | null = null,
): Mark {
  const [x, y] = holeOf(hole);
  const storeys = offers.map((offer) => offer.values.storey as number);
  const sign = storeys.join("·");
  const storey = storeys[0] ?? asked ?? groundUnder(garden, x, y) + 1;
  return {
    id: `${hole} ${storeys.join()}`,
    offers,
    thing: site(hole, storey),
    // A place on the ground is marked there; higher ones, where the tile would lie.
    at: [x + 1, y + 1, sign === GROUND ? 0.1 : storey],
    label: siteLabel(play, x, y, storeys),
    sign,
    gain: null,
    ghost: ghostAt(placing, [x, y, storey]),
  };
}

function siteLabel(play: Play, x: number, y: number, storeys: readonly number[]): string {
  const holes = [holeName(x, y), holeName(x + 1, y + 1)].map(play.book.term);
  const [from, to] = holes as [string, string];
  if (!storeys.length) return t("site_closed", { from, to });
  return t("site", { from, to, storey: storeys.join(" / ") });
}

function decorMark(play: Play, offer: Offer): Mark {
  const storey = offer.values.storey as number;
  const holes = (offer.values.holes as string[]).map(holeOf);
  const rise = offer.name === "stairs" ? 1 : 0;
  const places = holes.map(([x, y], end) => [x, y, storey + (end ? rise : 0)]);
  const middle = (axis: number) =>
    places.reduce((sum, place) => sum + place[axis]!, 0) / places.length;
  const change = viewOf(play).previews[offer.words];
  return {
    id: offer.words,
    offers: [offer],
    thing: {
      id: offer.words,
      meanings: [[{ name: offer.name, key: "holes", value: offer.values.holes! }]],
    },
    at: [middle(0) + 0.5, middle(1) + 0.5, middle(2) + 0.3],
    label: `${play.say(offer)}${change ? ` (${changeText(play, change)})` : ""}`,
    sign: offer.name,
    gain: change?.total ?? null,
    ghost: { terraces: [], pieces: [{ kind: offer.name, places }] },
  };
}

/** What a choice would change on the score pad, line by line. */
export function changeText(play: Play, change: Record<string, number>): string {
  const { total = 0, ...lines } = change;
  const parts = Object.entries(lines).map(([line, by]) => `${play.book.row(line)} ${signed(by)}`);
  const gain = t("gain", { sign: total < 0 ? "−" : "+", count: Math.abs(total) });
  return [gain, ...parts].join(", ");
}

export const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

/** What a click on a mark does: one option is taken, several are narrowed down, none asks why. */
export function click(play: Play, mark: Mark): void {
  const [only, ...others] = mark.offers;
  if (only && !others.length) play.choosing.take(only);
  else play.choosing.click(mark.thing);
}
