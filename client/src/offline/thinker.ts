import type { Answer, Question } from "../lib/generated/protocol.gen";
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ words: "", error: "late" }), PATIENCE);
    });
    try {
      const asked = this.engine.ask<Answer>({ type: "think", question });
      const { words, error } = await Promise.race([asked, late]);
      if (error) throw new Error(error);
      return words;
    } catch (error) {
      console.warn("a bot failed", error);
      if (!isSmall) this.engine.stop();
      return "";
    } finally {
      clearTimeout(timer);
    }
  }
}
