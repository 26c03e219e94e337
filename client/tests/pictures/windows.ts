/** The windows of which documents show pictures. */
const SHOWN = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Those in which a table must look good as well. */
const OTHERS = {
  lying: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 }, // 1440 by 900 at 200 %
  laptop: { width: 1366, height: 768 },
  large: { width: 2560, height: 1440 },
};

/** `PICTURES=all` takes every window, by day and at dusk; otherwise those of the documents. */
const isAll = process.env.PICTURES === "all";

export const WINDOWS = isAll ? { ...SHOWN, ...OTHERS } : SHOWN;
export const LIGHTS = isAll ? (["light", "dark"] as const) : (["light"] as const);

/** The language of the pictures, `PICTURES_LANGUAGE=fr` for French. */
export const LANGUAGE = process.env.PICTURES_LANGUAGE ?? "en";

/** What is added to the name of a picture that no document shows. */
export function suffix(light: string): string {
  return (light === "dark" ? "-dusk" : "") + (LANGUAGE === "en" ? "" : `-${LANGUAGE}`);
}
