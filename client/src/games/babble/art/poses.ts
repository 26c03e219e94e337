import type { Point } from "./line";

/** A gesture: two arms (elbow, hand), the head, the eyes, the brow, the mouth. */
export interface Pose {
  L: readonly [Point, Point];
  R: readonly [Point, Point];
  openL?: boolean;
  openR?: boolean;
  tilt?: number;
  look?: Point;
  eye: "open" | "wide" | "half" | "happy" | "closed";
  brow: "flat" | "up" | "one" | "worry";
  mouth: "smile" | "side" | "wave" | "open" | "grin" | "o";
}

export const GESTURES = [
  "idle",
  "think",
  "speak",
  "shout",
  "shake",
  "build",
  "cheer",
  "listen",
  "palm",
  "carry",
] as const;
export type Gesture = (typeof GESTURES)[number];

export const POSES: Record<Gesture, Pose> = {
  idle: {
    L: [
      [46, 198],
      [92, 192],
    ],
    R: [
      [154, 198],
      [108, 190],
    ],
    eye: "open",
    brow: "flat",
    mouth: "smile",
  },
  think: {
    L: [
      [50, 204],
      [112, 206],
    ],
    R: [
      [150, 196],
      [122, 142],
    ],
    tilt: 5,
    look: [3, -5],
    eye: "open",
    brow: "one",
    mouth: "side",
  },
  speak: {
    L: [
      [44, 200],
      [76, 216],
    ],
    R: [
      [164, 178],
      [188, 138],
    ],
    openR: true,
    tilt: -3,
    eye: "open",
    brow: "up",
    mouth: "open",
  },
  shout: {
    L: [
      [44, 200],
      [76, 216],
    ],
    R: [
      [162, 160],
      [150, 118],
    ],
    tilt: -4,
    look: [4, 0],
    eye: "open",
    brow: "up",
    mouth: "open",
  },
  shake: {
    L: [
      [44, 198],
      [14, 170],
    ],
    R: [
      [156, 198],
      [186, 170],
    ],
    openL: true,
    openR: true,
    tilt: -9,
    eye: "half",
    brow: "worry",
    mouth: "wave",
  },
  build: {
    L: [
      [42, 194],
      [44, 222],
    ],
    R: [
      [164, 168],
      [182, 118],
    ],
    tilt: 3,
    eye: "open",
    look: [3, -2],
    brow: "up",
    mouth: "grin",
  },
  cheer: {
    L: [
      [34, 148],
      [24, 92],
    ],
    R: [
      [166, 148],
      [176, 92],
    ],
    openL: true,
    openR: true,
    tilt: 4,
    eye: "happy",
    brow: "up",
    mouth: "grin",
  },
  listen: {
    L: [
      [46, 198],
      [92, 194],
    ],
    R: [
      [170, 156],
      [150, 106],
    ],
    tilt: 9,
    look: [4, 0],
    eye: "wide",
    brow: "one",
    mouth: "o",
  },
  palm: {
    L: [
      [44, 200],
      [84, 212],
    ],
    R: [
      [160, 176],
      [122, 98],
    ],
    tilt: 7,
    eye: "closed",
    brow: "worry",
    mouth: "wave",
  },
  carry: {
    L: [
      [36, 206],
      [52, 246],
    ],
    R: [
      [164, 206],
      [148, 246],
    ],
    tilt: -5,
    eye: "happy",
    brow: "up",
    mouth: "grin",
  },
};
