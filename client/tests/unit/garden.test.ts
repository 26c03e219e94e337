import { Box3, type BufferAttribute } from "three";
import { expect, test } from "vitest";
import {
  covers,
  type Drawn,
  groundUnder,
  holeName,
  holeOf,
  laid,
  OPEN,
  standing,
  turned,
  upTo,
} from "../../src/games/babylon/gardens";
import { build, pins } from "../../src/games/babylon/model/building";
import { decals } from "../../src/games/babylon/model/decals";
import { placeOf } from "../../src/games/babylon/model/layer";
import { ghostOf, pillarsIn, type Placing } from "../../src/games/babylon/placing";
import type { GardenView, Offer, TileView } from "../../src/lib/generated/protocol.gen";

const TILE: TileView = {
  name: "G01",
  material: "granite",
  flower: "white",
  icons: ["fountain", "bridge", "statue", "blank"],
};
const FLAT = Array.from({ length: 8 }, () => Array<number>(8).fill(0));
const PLACING: Placing = { tile: TILE, site: [2, 3, 2], rotation: 1 };

const offer = (name: string, values: Offer["values"]): Offer => ({
  name,
  values,
  words: name,
  opens: false,
});

/** From where to where a drawing reaches, upwards. */
function reach(drawn: Drawn, heights = FLAT) {
  const whole = new Box3();
  for (const stand of build(drawn, heights)) {
    const corners = stand.shape.getAttribute("position") as BufferAttribute;
    whole.union(new Box3().setFromBufferAttribute(corners).applyMatrix4(placeOf(stand)));
  }
  return whole;
}

test("a quarter turn clockwise brings the north-west to the north-east", () => {
  expect(turned(["a", "b", "c", "d"], 0)).toEqual(["a", "b", "c", "d"]);
  expect(turned(["a", "b", "c", "d"], 1)).toEqual(["c", "a", "d", "b"]);
  expect(turned(["a", "b", "c", "d"], 4)).toEqual(["a", "b", "c", "d"]);
});

test("a hole has the same name both ways", () => {
  expect(holeName(2, 7)).toBe("c8");
  expect(holeOf("c8")).toEqual([2, 7]);
});

test("the ground below a tile is the highest of its four holes", () => {
  const heights = FLAT.map((row) => [...row]);
  heights[4]![3] = 2;

  expect(groundUnder({ heights } as GardenView, 2, 3)).toBe(2);
  expect(groundUnder({ heights } as GardenView, 4, 3)).toBe(0);
});

test("a terrace covers four holes", () => {
  const terrace = laid(TILE, [2, 3, 1], 0);

  expect(covers(terrace, 3, 4)).toBe(true);
  expect(covers(terrace, 4, 3)).toBe(false);
});

test("up to a storey nothing above it is shown", () => {
  const low = laid(TILE, [0, 0, 1], 0);
  const high = laid(TILE, [1, 0, 2], 0);
  const statue = { kind: "statue", places: [[1, 0, 2]] };

  expect(upTo({ terraces: [low, high], pieces: [statue] }, 1)).toEqual({
    terraces: [low],
    pieces: [],
  });
});

test("a piece on two places stands on both", () => {
  const bridge = {
    kind: "bridge",
    places: [
      [0, 0, 1],
      [2, 0, 1],
    ],
  };

  expect([...standing([bridge]).keys()]).toEqual(["0,0,1", "2,0,1"]);
});

test("before it is known what carries a tile, it stands on posts", () => {
  const ghost = ghostOf(null, PLACING)!;

  expect(ghost.terraces[0]!.icons).toEqual(turned(TILE.icons, 1));
  expect(ghost.terraces[0]!.supports).toEqual([OPEN, OPEN, OPEN, OPEN]);
  expect(reach(ghost).min.y).toBeCloseTo(0);
});

test("a way round is shown before it is chosen", () => {
  const ghost = ghostOf(offer("turned", { quarters: 3 }), PLACING)!;

  expect(ghost.terraces[0]!.icons).toEqual(turned(TILE.icons, 3));
});

test("a corner without a support gets a belvedere", () => {
  const supports = ["double", "none", "single", "statue"];
  const ghost = ghostOf(offer("on", { supports }), PLACING)!;

  expect(ghost.terraces[0]!.supports).toEqual(supports);
  expect(ghost.pieces).toEqual([{ kind: "belvedere", places: [[3, 3, 2]] }]);
});

test("supports are counted by what they cost", () => {
  expect(pillarsIn(["double", "none", "single", "double"])).toEqual({ singles: 1, doubles: 2 });
});

test("a double pillar reaches down two storeys, a single one", () => {
  const doubles = laid(TILE, [0, 0, 3], 0, ["double", "single", "single", "none"]);
  const singles = laid(TILE, [0, 0, 3], 0, ["single", "single", "single", "none"]);

  expect(reach({ terraces: [doubles], pieces: [] }).min.y).toBeCloseTo(1);
  expect(reach({ terraces: [singles], pieces: [] }).min.y).toBeCloseTo(2);
});

test("decor lies between the places that it joins, whichever way they lie", () => {
  const along = (end: number[]) =>
    reach({ terraces: [], pieces: [{ kind: "bridge", places: [[2, 2, 1], end] }] });
  const east = along([4, 2, 1]);
  const south = along([2, 4, 1]);

  expect([(east.min.x + east.max.x) / 2, (east.min.z + east.max.z) / 2]).toEqual([
    expect.closeTo(3.5),
    expect.closeTo(2.5),
  ]);
  expect([(south.min.x + south.max.x) / 2, (south.min.z + south.max.z) / 2]).toEqual([
    expect.closeTo(2.5),
    expect.closeTo(3.5),
  ]);
});

test("stairs rise from their foot to the storey above, in every direction", () => {
  for (const [x, y] of [
    [1, 2],
    [3, 2],
    [2, 1],
    [2, 3],
  ] as const) {
    const places = [
      [2, 2, 1],
      [x, y, 2],
    ];
    const { min, max } = reach({ terraces: [], pieces: [{ kind: "stairs", places }] });

    expect(min.y).toBeCloseTo(1);
    expect(max.y).toBeGreaterThan(1.9);
    expect((min.x + max.x) / 2 - 2.5).toBeCloseTo((x - 2) * 0.27, 1);
    expect((min.z + max.z) / 2 - 2.5).toBeCloseTo((y - 2) * 0.27, 1);
  }
});

test("an icon is printed on every place that has one and on which nothing stands, and a flower", () => {
  const terraces = [laid(TILE, [0, 0, 1], 0)];
  const statue = { kind: "statue", places: [[0, 1, 1]] };

  expect(decals(terraces, [])!.getAttribute("position").count).toBe(4 * 4);
  expect(decals(terraces, [statue])!.getAttribute("position").count).toBe(3 * 4);
});

test("a pin reaches from what is there up to where a tile might lie", () => {
  const heights = FLAT.map((row) => [...row]);
  heights[4]![3] = 1;

  const [above, beside] = pins([[3, 4, 2], [6, 6, 1]], heights); // prettier-ignore

  expect(above).toMatchObject({ at: [3, 1, 4], stretch: 1 });
  expect(beside).toMatchObject({ at: [6, 0, 6], stretch: 1 });
});

test("an empty garden draws nothing", () => {
  expect(build({ terraces: [], pieces: [] }, FLAT)).toEqual([]);
  expect(decals([], [])).toBeNull();
});
