/** What every sound is made of.  Nothing is recorded: `player.ts` synthesises the voices. */

/** A tone that glides from one pitch to another, or noise around a pitch; it rises and fades. */
export interface Voice {
  wave: "sine" | "triangle" | "sawtooth" | "noise";
  /** Hertz, at the beginning and at the end. */
  pitch: readonly [number, number];
  /** Seconds from the start of the sound, and how long it is heard. */
  at: number;
  time: number;
  /** At its loudest, from 0 to 1. */
  level: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
}

export interface Recipe {
  voices: readonly Voice[];
  /** Milliseconds for which a phone vibrates, and pauses, in turn. */
  haptic?: readonly number[];
}

const tone = (pitch: number, at: number, time: number, level: number): Voice => ({
  wave: "sine",
  pitch: [pitch, pitch],
  at,
  time,
  level,
});

/** A string or bell: a tone, and its octave more softly. */
const bell = (pitch: number, at: number, time: number, level: number): readonly Voice[] => [
  tone(pitch, at, time, level),
  tone(pitch * 2, at, time / 2, level / 4),
];

const noise = (from: number, to: number, at: number, time: number, level: number): Voice => ({
  wave: "noise",
  pitch: [from, to],
  at,
  time,
  level,
});

/** A thing that is put down: a dull tone that falls. */
const thud = (pitch: number, at: number, time: number, level: number): Voice => ({
  wave: "triangle",
  pitch: [pitch, pitch / 2],
  at,
  time,
  level,
});

const horn = (pitch: number, at: number, time: number, level: number): Voice => ({
  wave: "sawtooth",
  pitch: [pitch * 0.97, pitch],
  at,
  time,
  level,
  attack: 0.06,
});

/** The most important first: where many things happen at once, the rest is not heard. */
export const RECIPES = {
  won: {
    voices: [
      ...bell(392, 0, 0.4, 0.24),
      ...bell(494, 0.14, 0.4, 0.24),
      ...bell(587, 0.28, 0.4, 0.24),
      ...bell(784, 0.42, 0.9, 0.34),
    ],
    haptic: [30, 60, 30, 60, 80],
  },
  lost: {
    voices: [
      ...bell(330, 0, 0.5, 0.28),
      ...bell(294, 0.22, 0.5, 0.25),
      ...bell(220, 0.44, 0.9, 0.3),
    ],
    haptic: [80],
  },
  turn: {
    voices: [...bell(523, 0, 0.35, 0.35), ...bell(784, 0.11, 0.5, 0.35)],
    haptic: [25],
  },
  rubble: {
    voices: [
      noise(420, 110, 0, 1.3, 0.5),
      thud(90, 0.05, 0.5, 0.2),
      noise(900, 300, 0.18, 0.3, 0.15),
      noise(700, 250, 0.42, 0.35, 0.15),
      noise(1200, 400, 0.7, 0.25, 0.15),
    ],
    haptic: [60, 40, 40, 40, 20],
  },
  horn: {
    voices: [horn(147, 0, 0.28, 0.2), horn(220, 0.24, 0.6, 0.25), horn(221.5, 0.24, 0.6, 0.2)],
    haptic: [40],
  },
  stage: {
    voices: [
      thud(160, 0, 0.16, 0.4),
      thud(200, 0.12, 0.16, 0.35),
      noise(1400, 700, 0.12, 0.08, 0.1),
      ...bell(659, 0.22, 0.5, 0.25),
    ],
    haptic: [20],
  },
  understood: { voices: [...bell(587, 0, 0.2, 0.3), ...bell(880, 0.1, 0.35, 0.3)], haptic: [15] },
  misunderstood: {
    voices: [thud(220, 0, 0.2, 0.4), thud(175, 0.15, 0.3, 0.4)],
    haptic: [40],
  },
  coins: {
    voices: [
      tone(2093, 0, 0.12, 0.12),
      tone(2637, 0.05, 0.14, 0.12),
      tone(2349, 0.12, 0.18, 0.12),
      noise(5200, 4200, 0, 0.05, 0.08),
    ],
  },
  tile: {
    voices: [thud(300, 0, 0.1, 0.45), noise(2200, 900, 0, 0.05, 0.25)],
    haptic: [12],
  },
  pass: { voices: [noise(700, 2400, 0, 0.26, 0.35), noise(1800, 900, 0.2, 0.12, 0.12)] },
  card: { voices: [noise(2600, 1500, 0, 0.07, 0.25), noise(3800, 3000, 0.05, 0.03, 0.2)] },
  message: { voices: [tone(880, 0, 0.12, 0.2), tone(1175, 0.08, 0.2, 0.2)] },
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;

/** Which sound goes with which event of a game; the others are silent. */
export type EventSounds = Readonly<Record<string, SoundName>>;

/** Seconds from the start of a sound to its end. */
export const lengthOf = ({ voices }: Recipe): number =>
  Math.max(...voices.map(({ at, time }) => at + time));
