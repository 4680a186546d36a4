/** One job on a machine of its own, of which nothing is left but outputs and artifacts. */

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { githubVariables } from "./contexts.js";
import { type Contexts, filled, type Scope, textOf, textsOf } from "./expression.js";
import { at, type Job } from "./parse.js";
import { enforce, type Permissions } from "./permissions.js";
import type { Called, Run } from "./run.js";
import { runSteps, type StepEnd } from "./run-steps.js";
import { admits, type Environment, type Secrets } from "./secrets.js";

export type Result = "success" | "failure" | "skipped";

export interface JobEnd {
  readonly result: Result;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly StepEnd[];
  /** What its token may do. */
  readonly permissions: Permissions;
  /** Names of what it could see. */
  readonly secrets: readonly string[];
  readonly environment: string;
  readonly concurrency: unknown;
  readonly timeoutMinutes: number;
  readonly matrix: unknown;
}

export interface JobStart {
  readonly run: Run;
  readonly called: Called;
  readonly job: Job;
  readonly permissions: Permissions;
  /** `github`, `inputs`, `needs`, `vars`, `matrix`, `strategy`. */
  readonly scope: Scope;
}

export async function runJob({ run, called, job, permissions, scope }: JobStart): Promise<JobEnd> {
  const place = at(job.token, "environment");
  const environment = textOf(at(place, "name") ?? place, scope);
  const given = run.environments[environment] ?? {};
  const secrets = { ...called.secrets, ...(run.seesSecrets ? given.secrets : {}) };
  const facts = {
    permissions,
    environment,
    secrets: Object.keys(secrets),
    concurrency: filled(at(job.token, "concurrency"), scope) ?? null,
    timeoutMinutes: Number(textOf(at(job.token, "timeout-minutes"), scope) || "360"),
    matrix: scope.contexts.matrix ?? null,
  };
  if (environment !== "" && !admits(given, run.github.ref)) {
    return { ...facts, result: "failure", outputs: {}, steps: [] };
  }
  const { steps, contexts } = await onMachine({ run, called, job, permissions, scope, given, secrets });
  const failure = steps.some(({ conclusion }) => conclusion === "failure");
  const ended = Object.fromEntries(
    steps.map(({ id, outputs, outcome, conclusion }) => [id, { outputs, outcome, conclusion }]),
  );
  const outputs = textsOf(at(job.token, "outputs"), {
    contexts: { ...contexts, steps: ended },
    status: { success: !failure, failure },
  });
  const result =
    failure && textOf(at(job.token, "continue-on-error"), scope) !== "true" ? "failure" : "success";
  return { ...facts, result, outputs: withoutSecrets(outputs, secrets), steps };
}

interface Machine extends JobStart {
  readonly given: Environment;
  readonly secrets: Secrets;
}

async function onMachine({ run, called, job, permissions, scope, given, secrets }: Machine) {
  const folder = mkdtempSync(join(run.folder, "job-"));
  const [workspace, temporary] = [join(folder, "workspace"), join(folder, "temp")];
  for (const each of [workspace, temporary]) mkdirSync(each);
  const contexts: Contexts = {
    ...scope.contexts,
    github: { ...run.github, workspace, job: job.id },
    vars: { ...Object(scope.contexts.vars), ...given.vars },
    secrets: { ...secrets, GITHUB_TOKEN: run.github.token },
    runner: { os: "Linux", arch: "X64", name: "runner", environment: "github-hosted", temp: temporary },
    job: { status: "success" },
    env: {},
    steps: {},
  };
  const level = (token: typeof job.token, known: Contexts) =>
    textsOf(at(token, "env"), { ...scope, contexts: { ...contexts, env: known } });
  const outer = level(called.workflow.token, {});
  const env = { ...outer, ...level(job.token, outer) };
  const ofRun = (key: string): string =>
    [job.token, called.workflow.token]
      .map((token) => textOf(at(token, "defaults", "run", key), scope))
      .find(Boolean) ?? "";
  const groups: number[] = [];
  const restore = enforce(run.options.service, permissions);
  try {
    const steps = await runSteps({
      run,
      job,
      contexts,
      workspace,
      temporary,
      permissions,
      ref: run.github.ref,
      repository: run.repository,
      artifacts: run.artifacts,
      env,
      runner: {
        ...githubVariables(run.github),
        ...run.variables,
        GITHUB_WORKSPACE: workspace,
        GITHUB_JOB: job.id,
        RUNNER_TEMP: temporary,
        HOME: folder,
      },
      defaults: { shell: ofRun("shell"), folder: ofRun("working-directory") },
      onStart: ({ pid }) => pid !== undefined && groups.push(pid),
    });
    return { steps, contexts };
  } finally {
    restore();
    for (const group of groups) endGroup(group);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Ends what a step has left running in the background. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** An output that contains a secret stays empty, as the runner has it. */
function withoutSecrets(outputs: Readonly<Record<string, string>>, secrets: Secrets): Record<string, string> {
  const texts = Object.values(secrets).filter(Boolean);
  return Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [
      name,
      texts.some((text) => value.includes(text)) ? "" : value,
    ]),
  );
}
