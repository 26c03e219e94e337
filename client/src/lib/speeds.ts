import { t } from "./language.svelte";

/** A speed of everything that moves, in words. */
export const speedText = (speed: number): string =>
  Number.isFinite(speed) ? `${speed} ×` : t("sound.off");
