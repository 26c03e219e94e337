import { GLAZE } from "./art/paints";

/** Our own signs: a shape with a ground colour, and what is drawn on it. */

export interface Drawing {
  ground?: "round" | "coin" | "wreath" | "shield" | "token" | "card" | "plaque";
  paint?: string;
  /** What it is drawn with on that ground; white, if nothing is said. */
  ink?: string;
  /** Filled with the colour of the sign. */
  fill?: string;
  /** Drawn with a line. */
  line?: string;
}

const GEAR =
  "M10.5 2h3l.5 3 2 .9 2.5-1.8 2.2 2.2-1.8 2.5.9 2 3 .5v3l-3 .5-.9 2 1.8 2.5-2.2 2.2-2.5-1.8-2 .9-.5 3h-3l-.5-3-2-.9-2.5 1.8-2.2-2.2 1.8-2.5-.9-2-3-.5v-3l3-.5.9-2-1.8-2.5 2.2-2.2L8 5.9l2-.9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
const SHIELD = "M12 2l8 3v6c0 5.5-3.5 9-8 11-4.5-2-8-5.5-8-11V5z";
const ZIGGURAT = "M9 5h6v4h3v5h3v6H3v-6h3V9h3z";

export const ICONS: Record<string, Drawing> = {
  coin: { ground: "coin" },
  points: { ground: "wreath" },
  shield: { ground: "shield", paint: "#c8402f", fill: SHIELD },
  victory: { ground: "token", paint: "#a32d20" },
  victories: { ground: "token", paint: "#a32d20" },
  defeats: { ground: "token", paint: "#4a4d57" },

  compass: {
    fill: "M12 3a2 2 0 0 1 1.400 3.400L19 20l-2.500.800L14.300 15H9.700L7.500 20.800 5 20 10.600 6.400A2 2 0 0 1 12 3Zm0 6-1.500 4h3Z",
  },
  gear: { fill: GEAR },
  tablet: {
    fill: "M6 22V9a6 6 0 0 1 12 0v13Zm3-12h6V8.500H9Zm0 4h6v-1.500H9Zm0 4h4v-1.500H9Z",
  },

  brown: {
    ground: "card",
    paint: GLAZE.brown[0],
    ink: GLAZE.brown[3],
    fill: "M3 9c5-5 13-5 18 0l-2 1.500C17 8.600 15 7.500 13.200 7.300V21h-2.400V7.300C9 7.500 7 8.600 5 10.500z",
  },
  grey: {
    ground: "card",
    paint: GLAZE.grey[0],
    ink: GLAZE.grey[3],
    fill: "M8 3h8v2l-1.500 1.500c2.500 1.500 3.500 4 3 7-.5 3-2.500 5-3 7.500h-5c-.5-2.500-2.500-4.500-3-7.500-.5-3 .5-5.500 3-7L8 5z",
  },
  yellow: {
    ground: "card",
    paint: GLAZE.yellow[0],
    ink: GLAZE.yellow[3],
    fill: "M11 3h2v16h4v2H7v-2h4z",
    line: "M4 6h16M4 6l-2.500 7h5zM20 6l-2.500 7h5z",
  },
  blue: {
    ground: "card",
    paint: GLAZE.blue[0],
    ink: GLAZE.blue[3],
    fill: "M12 2l10 6v2H2V8zM4 11h3v8H4zM10.500 11h3v8h-3zM17 11h3v8h-3zM2 20h20v2H2z",
  },
  red: {
    ground: "card",
    paint: GLAZE.red[0],
    ink: GLAZE.red[3],
    fill: "M4 3l9.500 9.500 2-2 1.500 1.500-2 2 4.500 4.500-1.500 1.500-4.500-4.500-2 2L10 16l2-2L3 4.500zM20 3L14.500 9.500 13 8 19.500 2.500zM9 13.500L4.500 18 6 19.500l4.500-4.500z",
  },
  green: {
    ground: "card",
    paint: GLAZE.green[0],
    ink: GLAZE.green[3],
    fill: "M2 5c4-1.500 7-1 9.300 1v13C9 17 6 16.500 2 18zM22 5c-4-1.500-7-1-9.300 1v13C15 17 18 16.500 22 18z",
  },
  purple: {
    ground: "card",
    paint: GLAZE.purple[0],
    ink: GLAZE.purple[3],
    fill: "M12 2l2.900 6.600 7.100.7-5.400 4.700 1.600 7L12 17.300 5.800 21l1.600-7L2 9.300l7.100-.7z",
  },

  white: {
    ground: "card",
    paint: GLAZE.white[0],
    ink: GLAZE.white[3],
    fill: "M3 7l4.500 4L12 4l4.500 7L21 7l-2 11H5zM5 19.500h14V22H5z",
  },
  black: {
    ground: "card",
    paint: GLAZE.black[0],
    ink: GLAZE.black[3],
    fill: "M3 7c5-3 13-3 18 0 .5 7-2 11-5.500 12.500-1.500-1.500-2.200-2.500-3.500-2.500s-2 1-3.500 2.500C5 18 2.500 14 3 7zM6 10.500c1 2 3.500 2.500 5 1.500-.5-2-3-2.800-5-1.500zM18 10.500c-2-1.300-4.500-.5-5 1.500 1.500 1 4 .5 5-1.500z",
  },
  mask: {
    ground: "round",
    paint: "#1f6b3c",
    fill: "M5 8.500c4-2 10-2 14 0 .4 5-1.500 7.500-4 8.500-1.200-1-1.800-1.800-3-1.800S10.200 16 9 17c-2.500-1-4.400-3.500-4-8.500z",
  },
  diplomacy: {
    ground: "round",
    paint: "#3f6f8f",
    fill: "M4 13c3 0 4.500-1 5.500-3.500C10.500 7 12.500 5.500 15 6l4 1-2 1.500c0 5-3 8.500-8 8.500-2.500 0-4-1.500-5-4z",
  },
  loss: { ground: "coin", line: "M13 2l-3 7 4 3-4 4 2 6" },
  debt: { ground: "token", paint: "#7a1f2b" },
  doubles: { line: "M4 8l8-4 8 4v12H4zM9 14h6M12 11v6" },
  lacks: { line: "M4 9l2-5h12l2 5zM5 9v11h14V9M10 20v-6h4v6" },
  waived: { line: `${ZIGGURAT}M9 14l2.300 2.500L15.500 12` },

  any: {
    ground: "round",
    paint: "#6f5f49",
    fill: "M8 9a4 4 0 1 1 6 3.400c-1 .6-1 1.200-1 2.600h-2.200c0-2.200.3-3.200 1.600-4A1.800 1.800 0 1 0 10.300 9zM10.700 16.500H13.100V19H10.700z",
  },
  stages: { fill: "M12 3 22 20H2Z" },
  tile: { ground: "plaque" },
  chain: {
    line: "M10 14l4-4M8.500 11.500l-3 3a3.500 3.500 0 0 0 5 5l3-3M15.500 12.500l3-3a3.500 3.500 0 0 0-5-5l-3 3",
  },
  card: { line: "M6 3h12v18H6z" },
  sealed: {
    fill: "M12 2l2.400 2.200 3.200-.6 1 3.100 3 1.200-.6 3.200L23 13l-2.200 2.300.3 3.200-3.200.7-1.500 2.900-3.100-.8L12 23l-1.300-1.700-3.100.8-1.500-2.900-3.200-.7.3-3.200L1 13l2-1.900-.6-3.200 3-1.200 1-3.100 3.200.6z",
  },
  seventh_card: { line: "M4 6h10v14H4zM8 6V3h11v14h-5M9 10v6M6 13h6" },
  free_building: { line: "M4 11l8-7 8 7M6 10v10h12V10M9 14l2.300 2.500L15.500 12" },
  free_stage: { line: `${ZIGGURAT}M9 14l2.300 2.500L15.500 12` },
  copy_guild: {
    line: "M4 8h10v13H4zM9 8V3h11v13h-6M9 11.500l1 2.300 2.500.2-2 1.600.7 2.400L9 16.700 6.800 18l.7-2.400-2-1.600L8 13.800z",
  },
  dig: {
    line: "M12 3v10M9 3h6M7.500 13h9v3.500c0 2.500-2 4-4.500 5.500-2.500-1.500-4.500-3-4.500-5.500z",
  },
  participation: {
    fill: "M12 2a4 4 0 0 1 2.500 7.100C17.500 10.500 19 14 19 20H5c0-6 1.500-9.500 4.500-10.900A4 4 0 0 1 12 2z",
  },
  left: { fill: "M15 4v16L5 12z" },
  right: { fill: "M9 4v16l10-8z" },
  own: { fill: "M4 9h16L12 19z" },
  check: { line: "M4 12.500l5.500 5.500L20 6.500" },
  cross: { line: "M5 5l14 14M19 5L5 19" },
  discard: { line: "M7 3h12v15H7zM7 6H4v15h12v-3" },
};
