import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readFileCommands } from "../../src/local-service/runner.js";
import { type Contexts, fill, holds } from "./single-expression.js";

export interface Step {
  readonly id?: string;
  readonly if?: string | boolean;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly "continue-on-error"?: boolean;
}

export interface StepEnded {
  readonly outcome: "success" | "failure" | "skipped";
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
}

interface Surroundings {
  readonly contexts: Contexts;
  readonly workspace: string;
  /** Runs a step that uses an action. */
  readonly use: (action: string, inputs: Readonly<Record<string, string>>) => Promise<StepEnded>;
  /** Variables of every `run` step. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs the steps of a job in order, as the runner does: conditions, outputs, and what a failure keeps from running. */
export async function runSteps(
  steps: readonly Step[],
  { contexts, workspace, use, environment }: Surroundings,
): Promise<readonly StepEnded[]> {
  const ended: StepEnded[] = [];
  const known: Record<string, unknown> = { ...Object(contexts.steps) };
  let failed = false;
  for (const step of steps) {
    const seen = { ...contexts, steps: known };
    const filled = (texts: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, fill(String(text), seen, { failed })]),
      );
    const end = !holds(step.if, seen, { failed })
      ? { outcome: "skipped" as const, outputs: {}, log: "" }
      : step.uses === undefined
        ? runScript(fill(step.run ?? "", seen, { failed }), workspace, {
            ...environment,
            ...filled(step.env),
          })
        : await use(step.uses, filled(step.with));
    const goesOn = step["continue-on-error"] === true;
    if (end.outcome === "failure" && !goesOn) failed = true;
    if (step.id !== undefined) {
      const conclusion = goesOn && end.outcome === "failure" ? "success" : end.outcome;
      known[step.id] = { outputs: end.outputs, outcome: end.outcome, conclusion };
    }
    ended.push(end);
  }
  return ended;
}

/** A `run` block in the runner's default shell. */
function runScript(
  script: string,
  workspace: string,
  environment: Readonly<Record<string, string>>,
): StepEnded {
  const folder = mkdtempSync(join(tmpdir(), "script-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [file, output] = [join(folder, "script.sh"), join(folder, "output")];
  writeFileSync(file, script);
  writeFileSync(output, "");
  const { status, stdout, stderr } = spawnSync("bash", ["-e", file], {
    cwd: workspace,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: folder, GITHUB_OUTPUT: output, ...environment },
  });
  return {
    outcome: status === 0 ? "success" : "failure",
    outputs: readFileCommands(readFileSync(output, "utf8")),
    log: `${stdout}${stderr}`,
  };
}
