/** How somebody looks; a seat owns its robe and its hat, whatever its player is called. */
export interface Look {
  skin: string;
  skinD: string;
  hair: string;
  hairL: string;
  robe: string;
  robeD: string;
  robe2: string;
  trim: string;
  hat: string;
  hatD: string;
  hatB: string;
  head: "leaves" | "turban" | "polos" | "scarf" | "cone";
  beard: "none" | "long" | "short" | "curl";
  cut: "fleece" | "wrap" | "plain";
  long?: boolean;
  prop: "horn" | "trowel" | "plumb" | "mallet" | "tablet";
}

/** The colours of somebody, with the edge that keeps arms and face apart. */
export type Colours = Look & { skinE: string };

export const PEOPLE: readonly Look[] = [
  {
    skin: "#d79c6c",
    skinD: "#b87c4f",
    hair: "#2b1b1e",
    hairL: "#5a3d3c",
    robe: "#d8a23a",
    robeD: "#a9761f",
    robe2: "#eec468",
    trim: "#274b9c",
    hat: "#274b9c",
    hatD: "#1a3372",
    hatB: "#e2ae45",
    head: "leaves",
    beard: "none",
    cut: "wrap",
    long: true,
    prop: "horn",
  },
  {
    skin: "#b9784b",
    skinD: "#965a34",
    hair: "#26191c",
    hairL: "#6b4a3f",
    robe: "#2f5fb3",
    robeD: "#1f4389",
    robe2: "#4f82d2",
    trim: "#e9d8ae",
    hat: "#efe2c6",
    hatD: "#d3bf95",
    hatB: "#b98f4d",
    head: "turban",
    beard: "long",
    cut: "fleece",
    prop: "trowel",
  },
  {
    skin: "#e0aa7c",
    skinD: "#c0865a",
    hair: "#3a1f1c",
    hairL: "#7a4a3c",
    robe: "#b8432f",
    robeD: "#8a2c20",
    robe2: "#d9694d",
    trim: "#f0d9a0",
    hat: "#274b9c",
    hatD: "#1a3372",
    hatB: "#e2ae45",
    head: "polos",
    beard: "none",
    cut: "plain",
    long: true,
    prop: "plumb",
  },
  {
    skin: "#8f5a3a",
    skinD: "#6f4229",
    hair: "#1d1517",
    hairL: "#54403c",
    robe: "#2f7a5a",
    robeD: "#205740",
    robe2: "#51a07b",
    trim: "#f0d9a0",
    hat: "#c9683f",
    hatD: "#9c4827",
    hatB: "#f0d9a0",
    head: "scarf",
    beard: "short",
    cut: "wrap",
    prop: "mallet",
  },
  {
    skin: "#cf9263",
    skinD: "#ad7146",
    hair: "#5b5660",
    hairL: "#8d8790",
    robe: "#7a4a93",
    robeD: "#57316c",
    robe2: "#a070b9",
    trim: "#e2ae45",
    hat: "#7a4a93",
    hatD: "#57316c",
    hatB: "#e2ae45",
    head: "cone",
    beard: "curl",
    cut: "fleece",
    prop: "tablet",
  },
];
