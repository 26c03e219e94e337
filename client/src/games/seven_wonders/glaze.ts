import { GLAZE } from "./art/paints";
import type { Colour } from "./facts";

/** The glaze of a colour as properties of a style: glaze, shade, light, and the ink on it. */
export function glazed(colour: Colour): string {
  const [glaze, shade, light, ink] = GLAZE[colour];
  return `--c:${glaze};--cd:${shade};--cl:${light};--co:${ink}`;
}
