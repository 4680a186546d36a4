import { drawScenario, type Scenario } from "../../src/scenario/file/draw.js";
import { readScenario } from "../../src/scenario/file/read.js";
import { listResults } from "../../src/scenario/history/results.js";
import { simulate } from "../../src/scenario/simulate.js";

export const unwatched = { signal: new AbortController().signal, writeError: () => {} };

/** Draws a scenario from its text. */
export async function drawn(text: string, seed?: number): Promise<Scenario> {
  return drawScenario(await readScenario(text, "day.yml"), seed);
}

/** Simulates a scenario. Returns its test results in the form of API results. */
export async function playedResults(text: string, seed: number) {
  const { simulation } = await drawn(text, seed);
  return { simulation, results: listResults(simulate(simulation)) };
}
