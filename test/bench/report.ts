import type { Figures } from "./measure.js";

export interface Requirement {
  readonly text: string;
  /** Measured quantity in words. */
  readonly measured: string;
  /** True when the requirement is met; undefined if this machine cannot measure it. */
  readonly holds: boolean | undefined;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printFigures(title: string, figures: ReadonlyMap<string, Figures>): void {
  print(`\n${title}`);
  const width = Math.max(...[...figures.keys()].map((name) => name.length));
  for (const [name, { milliseconds, megabytes }] of figures) {
    const memory = megabytes === undefined ? "" : `${megabytes.toFixed(0).padStart(7)} MB`;
    print(`  ${name.padEnd(width)}${milliseconds.toFixed(0).padStart(8)} ms${memory}`);
  }
}

/** Prints each requirement. Returns true if none failed. */
export function printRequirements(requirements: readonly Requirement[]): boolean {
  print("\nRequirements");
  for (const { text, measured, holds } of requirements) {
    const verdict = holds === undefined ? "not measured" : holds ? "ok" : "FAIL";
    print(`  ${verdict.padEnd(5)} ${text}: ${measured}`);
  }
  return requirements.every(({ holds }) => holds !== false);
}

export function atMost(text: string, value: number | undefined, limit: number, unit: string): Requirement {
  return {
    text: `${text} at most ${limit} ${unit}`,
    measured: value === undefined ? "no figure" : `${value.toFixed(unit === "times" ? 2 : 0)} ${unit}`,
    holds: value === undefined ? undefined : value <= limit,
  };
}
