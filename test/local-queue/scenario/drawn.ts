import { drawScenario } from "../../../src/local-queue/scenario/draw.js";
import { readScenario } from "../../../src/local-queue/scenario/read.js";
import type { Simulation } from "../../../src/local-queue/simulation/simulate.js";

/** The simulation that a scenario's text is drawn as. */
export async function drawn(text: string, seed?: number): Promise<Simulation> {
  return drawScenario(await readScenario(text, "day.yml"), seed).simulation;
}
