import type { Answer, Call, Examined, Question } from "../lib/generated/protocol.gen";
import { Engine } from "./engine";

const PATIENCE = 60_000; // milliseconds for one answer

// Two engines are too much for the memory of many phones.
const isSmall =
  matchMedia("(pointer: coarse)").matches && Math.min(screen.width, screen.height) < 700;

/** Lets bots think without holding up the table. */
export class Thinker {
  private readonly engine: Engine;

  constructor(tables: Engine) {
    this.engine = isSmall ? tables : new Engine(false);
  }

  /** What a bot chooses; nothing if it fails, and then chance chooses. */
  async answer(question: Question): Promise<string> {
    try {
      const { words, error } = await this.ask<Answer>({ type: "think", question });
      if (error) throw new Error(error);
      return words;
    } catch (error) {
      console.warn("a bot failed", error);
      return "";
    }
  }

  /** What there is to say about a move, or about what to choose. */
  examine = async (task: string): Promise<string> =>
    (await this.ask<Examined>({ type: "examine", task })).found;

  /** Ask, and end an engine that fails or takes too long. */
  private async ask<Result>(call: Call): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("late")), PATIENCE);
    });
    try {
      return await Promise.race([this.engine.ask<Result>(call), late]);
    } catch (error) {
      if (!isSmall) this.engine.stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
