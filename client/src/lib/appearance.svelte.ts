import { remember, remembered } from "./memory";

export type Appearance = "auto" | "light" | "dark";
const ORDER: readonly Appearance[] = ["auto", "light", "dark"];

/** Light or dark: as the system has it, until the reader decides. */
class Look {
  chosen: Appearance = $state((remembered("appearance") as Appearance | null) ?? "auto");

  next = (): void => {
    this.chosen = ORDER[(ORDER.indexOf(this.chosen) + 1) % ORDER.length]!;
    remember("appearance", this.chosen);
    this.show();
  };

  show = (): void => {
    const scheme = this.chosen === "auto" ? "light dark" : this.chosen;
    document.documentElement.style.colorScheme = scheme;
  };
}

export const look = new Look();
