import { ANCIENT, type Layers } from "./ancient";
import { LATER } from "./later";
import { oval } from "./shapes";

/** The wonders, stage by stage: what is built in colour, what is still to come as a dashed drawing. */

const WONDERS: Record<string, Layers> = { ...ANCIENT, ...LATER };

/** Where what is built later stands before what was built first. */
const IN_FRONT = ["giza", "rhodes", "olympia", "abu simbel", "great wall", "petra"];
const FRONT = new Set([...IN_FRONT, "manneken pis", "rome", "byzantium"]);

/** The layers of a wonder, joined from the top until there is one for each stage. */
export function layersOf(wonder: string, stages: number): string[] {
  const layers = [...WONDERS[wonder]!];
  while (layers.length > stages) {
    const top = layers.pop()!;
    layers.push(layers.pop()! + top);
  }
  return layers;
}

export interface Stage {
  built: boolean;
  next: boolean;
  fresh: boolean;
}

/** A wonder with these stages. */
export function wonderOf(wonder: string, stages: readonly Stage[]): string {
  const drawn = layersOf(wonder, stages.length).map((layer, index) => {
    const { built, next, fresh } = stages[index]!;
    const look = built ? (fresh ? "done fresh" : "done") : next ? "todo next" : "todo";
    return { built, shape: `<g class="${look}">${layer}</g>` };
  });
  const ordered = FRONT.has(wonder) ? drawn : drawn.toReversed();
  const shapes = (built: boolean) =>
    ordered.map((each) => (each.built === built ? each.shape : "")).join("");
  return oval(100, 126, 98, 3, "#000", 'opacity=".25"') + shapes(false) + shapes(true);
}
