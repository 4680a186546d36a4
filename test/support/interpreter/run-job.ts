/** One job: its permissions and secrets, its steps, and its result. */

import { type Contexts, filled, type Scope, textOf, textsOf } from "./expression.js";
import { type Machine, onMachine } from "./machine.js";
import { at, type Job } from "./parse.js";
import { enforce, type Permissions } from "./permissions.js";
import type { Called, Run } from "./run.js";
import { hasFailed, runSteps, type StepEnd, stepsContext } from "./run-steps.js";
import { admits, type Secrets } from "./secrets.js";

export type Result = "success" | "failure" | "skipped";

export interface JobEnd {
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly StepEnd[];
  readonly permissions: Permissions;
  /** Names of the secrets that the job could read. */
  readonly secrets: readonly string[];
  readonly environment: string;
  /** True when GitHub shows a deployment for the job. */
  readonly deploys: boolean;
  readonly concurrency: unknown;
  readonly runsOn: unknown;
  readonly timeoutMinutes: number;
  readonly matrix: unknown;
}

export interface JobStart {
  readonly run: Run;
  readonly called: Called;
  readonly job: Job;
  readonly permissions: Permissions;
  /** Name of the job, with the names of the jobs that call it: `caller / job`. */
  readonly name: string;
  readonly comesAfter: (job: string) => boolean;
  /** Contexts `github`, `inputs`, `needs`, `vars`, `matrix` and `strategy`, and the previous jobs. */
  readonly scope: Scope;
}

export async function runJob(start: JobStart): Promise<JobEnd> {
  const { run, called, job, permissions, scope } = start;
  const place = at(job.token, "environment");
  const environment = textOf(at(place, "name") ?? place, scope);
  const given = run.environments[environment] ?? {};
  const secrets = { ...called.secrets, ...(run.seesSecrets ? given.secrets : {}) };
  const facts = {
    permissions,
    environment,
    deploys: environment !== "" && textOf(at(place, "deployment"), scope) !== "false",
    secrets: Object.keys(secrets),
    concurrency: filled(at(job.token, "concurrency"), scope) ?? null,
    runsOn: filled(at(job.token, "runs-on"), scope),
    timeoutMinutes: Number(textOf(at(job.token, "timeout-minutes"), scope) || "360"),
    matrix: scope.contexts.matrix ?? null,
  };
  if (environment !== "" && !admits(given, run.github.ref)) {
    return { ...facts, result: "failure", outputs: {}, steps: [] };
  }
  const contexts: Contexts = {
    ...scope.contexts,
    vars: { ...run.vars, ...given.vars },
    secrets: { ...secrets, GITHUB_TOKEN: run.github.token },
  };
  const { steps, outputs } = await onMachine({ ...start, contexts }, (machine) => runOn(start, machine));
  const goesOn = textOf(at(job.token, "continue-on-error"), scope) === "true";
  const result = hasFailed(steps) && !goesOn ? "failure" : "success";
  return { ...facts, result, outputs: withoutSecrets(outputs, secrets), steps };
}

async function runOn({ run, job, permissions, name, comesAfter }: JobStart, machine: Machine) {
  const allow = enforce(run.options.service, permissions);
  try {
    const steps = await runSteps({ ...machine, run, job, permissions, name, comesAfter });
    const contexts = { ...machine.contexts, steps: stepsContext(steps) };
    const failure = hasFailed(steps);
    const scope = { contexts, status: { success: !failure, failure } };
    return { steps, outputs: textsOf(at(job.token, "outputs"), scope) };
  } finally {
    allow();
  }
}

/** Empties outputs that contain a secret, like the runner. */
function withoutSecrets(outputs: Readonly<Record<string, string>>, secrets: Secrets): Record<string, string> {
  const texts = Object.values(secrets).filter(Boolean);
  const kept = Object.entries(outputs).map(([name, value]) => {
    return [name, texts.some((text) => value.includes(text)) ? "" : value] as const;
  });
  return Object.fromEntries(kept);
}
