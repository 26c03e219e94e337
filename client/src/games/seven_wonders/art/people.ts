import { line, oval, path, rect, times } from "./shapes";

/** Leaders: a bust from a few features, and the thing that each is known for. */

const SKIN = ["#c98f5f", "#a86e44", "#dba77a", "#8a5636"] as const;
const HAIR = ["#2d1f18", "#5a3a22", "#8f8a82", "#1c1512", "#e6dfd2"] as const;
const ROBE = {
  lapis: "#2650a6",
  red: "#ad3527",
  green: "#27724a",
  purple: "#6d3a8c",
  gold: "#dba32a",
  white: "#efe4cc",
  black: "#34313f",
} as const;

const curls = (hair: string) =>
  path("M-11 -38Q-12 -52 0 -52Q12 -52 11 -38Q9 -46 0 -46Q-9 -46 -11 -38Z", hair);
const tresses = (hair: string) =>
  path(
    "M-12 -24Q-15 -52 0 -52Q15 -52 12 -24Q8 -30 9.500 -40Q4 -46 0 -46Q-4 -46 -9.500 -40Q-8 -30 -12 -24Z",
    hair,
  );
const leaves = (rise: number, fill: string, length: number) =>
  times(
    7,
    (index) =>
      `<ellipse cx="0" cy="-15" rx="1.8" ry="${length}" fill="${fill}" transform="translate(0 ${rise}) rotate(${-75 + index * 25})"/>`,
  );

const HEADS = {
  curls,
  tresses,
  bald: (hair: string) =>
    path("M-11 -38Q-12 -44 -9 -46Q-10 -40 -9.500 -36ZM11 -38Q12 -44 9 -46Q10 -40 9.500 -36Z", hair),
  diadem: (hair: string) => tresses(hair) + rect(-10, -48, 20, 3, "#f0bf4f"),
  band: (hair: string) => curls(hair) + rect(-10.5, -47, 21, 3, "#f0bf4f"),
  laurel: (hair: string) => curls(hair) + leaves(-36, "#d9a02a", 4),
  wreath: (hair: string) => curls(hair) + leaves(-36, "#6a9a57", 3.6),
  crown: (hair: string) =>
    curls(hair) +
    path("M-11 -45V-56L-6 -51L0 -58L6 -51L11 -56V-45Q0 -49 -11 -45Z", "#f0bf4f") +
    path("M3 -46.800L6 -51L11 -56V-45Z", "#b98520"),
  queen: (hair: string) =>
    tresses(hair) +
    path("M-11 -45V-54L-6 -50L0 -56L6 -50L11 -54V-45Q0 -49 -11 -45Z", "#f0bf4f") +
    path("M3 -46.800L6 -50L11 -54V-45Z", "#b98520"),
  nemes: () =>
    path(
      "M-13 -20Q-17 -34 -12 -46Q-8 -54 0 -54Q8 -54 12 -46Q17 -34 13 -20L8 -24Q11 -38 6 -45H-6Q-11 -38 -8 -24Z",
      "#dba32a",
    ) +
    line(
      "M-12.500 -26l4 -2M-13.500 -32l4 -2M-12.500 -38l3 -3M12.500 -26l-4 -2M13.500 -32l-4 -2M12.500 -38l-3 -3",
      "#2650a6",
      2,
    ) +
    path("M-1.500 -48q1.500 -7 3 0Z", "#2650a6"),
  tall: () =>
    path("M-11 -43L-9 -62Q0 -66 9 -62L11 -43Q0 -48 -11 -43Z", "#2650a6") +
    rect(-11, -47, 22, 3.4, "#f0bf4f"),
  helmet: () =>
    path("M-12 -30Q-14 -54 0 -54Q14 -54 12 -30L8.500 -34V-41H-8.500V-34Z", "#c9913f") +
    path("M2 -54Q14 -54 12 -30L8.500 -34V-41H4Z", "#93652a") +
    path("M-16 -50Q-10 -66 6 -62Q14 -60 15 -44Q8 -56 -2 -55Q-10 -55 -16 -50Z", "#ad3527"),
  turban: () =>
    path("M-13 -42Q-14 -56 0 -57Q14 -56 13 -42Q6 -47 0 -46Q-6 -47 -13 -42Z", "#efe4cc") +
    line("M-11 -47Q0 -55 12 -45M-8 -53Q2 -55 10 -50", "#b9a887", 1.4) +
    oval(0, -50, 2.2, 2.8, "#ad3527"),
  veil: (hair: string) =>
    curls(hair) +
    path("M-15 -14Q-17 -56 0 -56Q17 -56 15 -14L10 -22Q12 -46 0 -47Q-12 -46 -10 -22Z", "#efe4cc") +
    path("M4 -55.500Q17 -52 15 -14L10 -22Q12 -42 4 -46Z", "#c9b792"),
} as const;

const BEARDS = {
  none: () => "",
  short: (hair: string) =>
    path("M-8 -33Q-6 -27 0 -27.500Q6 -27 8 -33Q8 -24 4 -21Q0 -19 -4 -21Q-8 -24 -8 -33Z", hair),
  long: (hair: string) =>
    path("M-8.500 -34Q0 -27 8.500 -34Q9 -22 5 -14Q0 -10 -5 -14Q-9 -22 -8.500 -34Z", hair) +
    line("M-3 -24v8M0 -24v10M3 -24v8", "#0002", 1),
} as const;

export type Head = keyof typeof HEADS;
export type Beard = keyof typeof BEARDS;
export type Robe = keyof typeof ROBE;
/** Skin, robe, hair, what is on the head, beard, and what is held up beside it. */
export type Features = readonly [number, Robe, number, Head, Beard, string];

export function bust([skin, robe, hair, head, beard]: Features): string {
  const face = SKIN[skin % SKIN.length]!;
  const locks = HAIR[hair % HAIR.length]!;
  return (
    path("M-26 0Q-24 -20 -9 -23H9Q24 -20 26 0Z", ROBE[robe]) +
    path("M4 -23H9Q24 -20 26 0H8Z", "#000", 'opacity=".18"') +
    path("M-8 -23Q0 -13 8 -23V-28H-8Z", face) +
    oval(0, -38, 10, 12.5, face) +
    path("M4 -50Q10 -47 10 -38Q10 -28 3 -26Q7 -38 4 -50Z", "#000", 'opacity=".14"') +
    BEARDS[beard](locks) +
    HEADS[head](locks) +
    line("M-5.500 -39h3.400M2.100 -39h3.400", "#1c1512", 1.7) +
    line("M-6 -42.500q2 -1.400 4 -.4M2 -42.900q2 -1 4 .4", "#1c1512", 0.9) +
    line("M-2.500 -31.500Q0 -30 2.500 -31.500", "#7a3a28", 1.2) +
    line("M-12 -21Q0 -8 12 -21", "#f0bf4f", 2)
  );
}

export const LEADERS: Record<string, Features> = {
  alexander: [2, "red", 1, "laurel", "none", "swords"],
  amytis: [1, "green", 0, "queen", "none", "bush"],
  archimedes: [0, "white", 4, "bald", "long", "gear"],
  aristotle: [0, "lapis", 2, "curls", "short", "book"],
  bilkis: [3, "purple", 3, "queen", "none", "bales"],
  caesar: [2, "red", 2, "wreath", "none", "shield"],
  cleopatra: [1, "gold", 3, "diadem", "none", "statue"],
  croesus: [0, "gold", 1, "crown", "long", "coins"],
  euclid: [2, "white", 2, "band", "long", "divider"],
  hammurabi: [1, "lapis", 0, "turban", "long", "scales"],
  hannibal: [3, "red", 3, "helmet", "short", "shield"],
  hatshepsut: [1, "white", 0, "nemes", "none", "amphora"],
  hiram: [0, "purple", 0, "turban", "long", "crane"],
  hypatia: [2, "white", 1, "veil", "none", "sphere"],
  imhotep: [3, "white", 3, "bald", "none", "scroll"],
  justinian: [2, "purple", 0, "crown", "none", "scroll"],
  leonidas: [0, "red", 1, "helmet", "long", "spears"],
  maecenas: [2, "gold", 2, "wreath", "none", "lyre"],
  midas: [0, "gold", 4, "crown", "short", "coins"],
  nebuchadnezzar: [1, "lapis", 0, "tall", "long", "statue"],
  nefertiti: [1, "lapis", 0, "tall", "none", "mask"],
  nero: [2, "purple", 1, "laurel", "short", "flame"],
  pericles: [0, "red", 2, "helmet", "short", "swords"],
  phidias: [0, "green", 1, "band", "short", "stone"],
  plato: [2, "white", 4, "curls", "long", "scroll"],
  praxiteles: [2, "lapis", 0, "wreath", "short", "statue"],
  ptolemy: [0, "purple", 2, "turban", "long", "tablet"],
  pythagoras: [1, "white", 4, "band", "long", "gear"],
  ramses: [1, "gold", 0, "nemes", "none", "banner"],
  sappho: [2, "green", 0, "diadem", "none", "lyre"],
  solomon: [0, "gold", 4, "crown", "long", "scales"],
  tomyris: [2, "red", 0, "helmet", "none", "spears"],
  varro: [2, "gold", 2, "bald", "none", "bales"],
  vitruvius: [2, "white", 1, "band", "none", "chain"],
  xenophon: [0, "gold", 1, "helmet", "short", "camel"],
  zenobia: [1, "purple", 3, "queen", "none", "palm"],
  aspasia: [2, "white", 1, "veil", "none", "dove"],
  berenice: [0, "gold", 0, "diadem", "none", "coins"],
  caligula: [2, "black", 1, "laurel", "none", "dice"],
  darius: [1, "black", 0, "crown", "long", "cloak"],
  diocletian: [2, "purple", 2, "laurel", "short", "lantern"],
  semiramis: [1, "red", 3, "queen", "none", "shield"],
};
