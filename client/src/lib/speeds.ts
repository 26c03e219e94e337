import { reading, t } from "./language.svelte";

const decimal = (number: number) => new Intl.NumberFormat(reading.language).format(number);

/** A speed of everything that moves, in words. */
export const speedText = (speed: number): string =>
  Number.isFinite(speed) ? `${decimal(speed)}\u00a0×` : t("sound.off");
