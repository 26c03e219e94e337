import { SIDE } from "./facts.gen";

/** The plan of a garden: its board, with letters and numbers around it. */

export const EDGE = 0.6; // for letters and numbers, in holes
export const WIDE = SIDE + 2 * EDGE;
/** What a picture of all of it shows. */
export const WHOLE = `${-EDGE} ${-EDGE} ${WIDE} ${WIDE}`;

/** How far from the edge something lies, as a share of the plan. */
export const shareOf = (holes: number) => (holes + EDGE) / WIDE;
