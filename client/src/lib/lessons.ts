import { api, Objection } from "./api";
import { hasEngine, SITE } from "./engine";

/** The server tells lessons; without one, or without a connection, the engine of this browser does. */
async function told<Result>(
  ask: (teacher: Pick<typeof api, "lesson" | "lessonWhy">) => Promise<Result>,
): Promise<Result> {
  try {
    if (!SITE) return await ask(api);
  } catch (error) {
    if (!hasEngine || error instanceof Objection) throw error;
  }
  return ask((await import("../offline/tables")).tables);
}

export const lessons = {
  lesson: (game: string) => told((teacher) => teacher.lesson(game)),
  lessonWhy: (game: string, step: number, words: string) =>
    told((teacher) => teacher.lessonWhy(game, step, words)),
};
