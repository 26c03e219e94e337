import type { Update } from "./generated/protocol.gen";
import { p } from "./people_texts.svelte";

/** What views tell of how far a game is, each game in its own way. */
interface Course {
  age?: number;
  round?: number;
  rounds?: number;
  turn?: number;
  turns?: number;
}

const AGES = ["", "I", "II", "III"];

/** How far a game is: its age or its round, or else its turn; nothing before the first one. */
export function progressOf({ view, ending, choices }: Update): string {
  const { age, round, rounds, turn, turns } = (view ?? {}) as Course;
  if (ending) return p("progress.moves", { count: choices });
  if (age && turn && turns) return p("progress.age", { age: AGES[age] ?? age, turn, turns });
  if (round && rounds) return p("progress.round", { round, rounds });
  return age === undefined && round === undefined && turn ? p("progress.turn", { turn }) : "";
}

/** What each seat has in all; one value for a game that all play together. */
export function totalsOf({ score, ending }: Update): readonly number[] {
  return (ending?.sheet ?? score).find(([row]) => row === "total")?.[1] ?? [];
}

/** When the game began to wait for the players it waits for. */
export function lastMoveOf({ chairs }: Update): number | null {
  const moments = chairs.flatMap((chair) => chair.since ?? []);
  return moments.length ? Math.max(...moments) : null;
}
