import { remember, remembered } from "./memory";

export type Appearance = "auto" | "light" | "dark";
export const LOOKS: readonly Appearance[] = ["auto", "light", "dark"];

export type Boards = "drawn" | "words";
export const BOARDS: readonly Boards[] = ["drawn", "words"];

/** Light or dark: as the system has it, until the reader decides. */
class Look {
  chosen: Appearance = $state((remembered("appearance") as Appearance | null) ?? "auto");

  /** How games are shown: on boards that are drawn, or in words and tables. */
  boards: Boards = $state((remembered("boards") as Boards | null) ?? "drawn");

  next = (): void => {
    this.chosen = LOOKS[(LOOKS.indexOf(this.chosen) + 1) % LOOKS.length]!;
    this.show();
  };

  show = (): void => {
    remember("appearance", this.chosen);
    remember("boards", this.boards);
    const scheme = this.chosen === "auto" ? "light dark" : this.chosen;
    document.documentElement.style.colorScheme = scheme;
  };
}

export const look = new Look();
