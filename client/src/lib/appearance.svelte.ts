import { remember, remembered } from "./memory";

export type Appearance = "auto" | "light" | "dark";
export const LOOKS: readonly Appearance[] = ["auto", "light", "dark"];

/** Light or dark: as the system has it, until the reader decides. */
class Look {
  chosen: Appearance = $state((remembered("appearance") as Appearance | null) ?? "auto");

  next = (): void => {
    this.chosen = LOOKS[(LOOKS.indexOf(this.chosen) + 1) % LOOKS.length]!;
    this.show();
  };

  show = (): void => {
    remember("appearance", this.chosen);
    const scheme = this.chosen === "auto" ? "light dark" : this.chosen;
    document.documentElement.style.colorScheme = scheme;
  };
}

export const look = new Look();
