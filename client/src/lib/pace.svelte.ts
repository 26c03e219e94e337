import { remember, remembered } from "./memory";

const OFF = Infinity;
export const SPEEDS = [0.5, 1, 2, 4, OFF] as const;

/** The one clock of all tables: how fast others act, things fly and moments pass, if at all.
 *
 * Styles multiply their durations by `--pace`, which the frame of a table sets. */
class Pace {
  speed = $state(Number(remembered("speed")) || 1);

  goAt = (speed: number): void => {
    this.speed = speed;
    remember("speed", String(speed));
  };

  next = (): void => {
    const at = SPEEDS.findIndex((each) => each === this.speed);
    this.goAt(SPEEDS[(at + 1) % SPEEDS.length]!);
  };

  /** Whether nothing moves. */
  get isOff(): boolean {
    return this.speed === OFF;
  }

  /** How long something lasts that takes this many milliseconds at the usual speed. */
  lasts = (time: number): number => time / this.speed;
}

export const pace = new Pace();
