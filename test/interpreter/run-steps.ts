/** The steps of a job, in order: conditions, variables, outputs, and what a failure keeps from running. */

import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { ActionEnd } from "../action/harness.js";
import { type Contexts, holds, type Scope, textOf, textsOf } from "./expression.js";
import { isOurs, useOurs } from "./our-action.js";
import { at, type Job, type Step } from "./parse.js";
import type { Run } from "./run.js";
import { runScript } from "./script.js";
import { type Surroundings, standInFor } from "./stand-ins.js";

export interface StepEnd {
  readonly id: string;
  /** The action; empty for a script. */
  readonly uses: string;
  readonly outcome: "success" | "failure" | "skipped";
  readonly conclusion: "success" | "failure" | "skipped";
  readonly outputs: Readonly<Record<string, string>>;
  /** What stands under `with`, filled in; for a skipped step as it is written. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly log: string;
  readonly summary: string;
  /** Of a step that runs our action. */
  readonly action?: ActionEnd;
}

export interface JobRun extends Surroundings {
  readonly run: Run;
  readonly job: Job;
  readonly contexts: Contexts;
  readonly temporary: string;
  /** The runner's variables, and those of workflow and job. */
  readonly runner: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** `defaults.run`. */
  readonly defaults: { readonly shell: string; readonly folder: string };
  readonly onStart: (child: ChildProcess) => void;
}

type Did = Pick<StepEnd, "outcome" | "outputs" | "log" | "summary"> & {
  readonly action?: ActionEnd;
  readonly variables?: Readonly<Record<string, string>>;
  readonly paths?: readonly string[];
};

export async function runSteps(job: JobRun): Promise<readonly StepEnd[]> {
  const ended: StepEnd[] = [];
  let [env, path] = [job.env, job.runner.PATH ?? ""];
  for (const step of job.job.steps) {
    const failure = ended.some(({ conclusion }) => conclusion === "failure");
    const steps = Object.fromEntries(ended.filter(({ id }) => !id.startsWith("__")).map(shown));
    const status = { success: !failure, failure };
    const before = {
      status,
      contexts: { ...job.contexts, steps, env, job: { status: failure ? "failure" : "success" } },
    };
    const own = textsOf(at(step.token, "env"), before);
    const scope = { status, contexts: { ...before.contexts, env: { ...env, ...own } } };
    const uses = textOf(at(step.token, "uses"), scope);
    const runs = holds(step.condition, scope);
    const inputs = runs ? textsOf(at(step.token, "with"), scope) : asWritten(step);
    const did = runs
      ? await doStep({
          step,
          uses,
          inputs,
          scope,
          job,
          environment: { ...job.runner, PATH: path, ...env, ...own },
        })
      : SKIPPED;
    const { variables = {}, paths = [], ...end } = did;
    const goesOn = textOf(at(step.token, "continue-on-error"), scope) === "true";
    const conclusion = goesOn && end.outcome === "failure" ? "success" : end.outcome;
    env = { ...env, ...variables };
    path = [...paths, path].join(":");
    ended.push({ id: step.id, uses, inputs, conclusion, ...end });
  }
  return ended;
}

const SKIPPED: Did = { outcome: "skipped", outputs: {}, log: "", summary: "" };

function shown({ id, outputs, outcome, conclusion }: StepEnd) {
  return [id, { outputs, outcome, conclusion }] as const;
}

function asWritten({ token }: Step): Record<string, string> {
  const written = at(token, "with");
  return written === undefined
    ? {}
    : Object.fromEntries(
        [...written.assertMapping("with")].map(({ key, value }) => [String(key), String(value)]),
      );
}

interface Doing {
  readonly step: Step;
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly job: JobRun;
  readonly environment: Readonly<Record<string, string>>;
}

async function doStep({ step, uses, inputs, scope, job, environment }: Doing): Promise<Did> {
  if (uses === "") {
    const folder = textOf(at(step.token, "working-directory"), scope) || job.defaults.folder;
    const { exitCode, ...end } = await runScript({
      text: textOf(at(step.token, "run"), scope),
      shell: textOf(at(step.token, "shell"), scope) || job.defaults.shell,
      folder: join(job.workspace, folder),
      environment,
      temporary: job.temporary,
      onStart: job.onStart,
    });
    return { outcome: exitCode === 0 ? "success" : "failure", ...end };
  }
  if (isOurs(uses)) {
    const { service, event } = job.run.options;
    const action = await useOurs({ uses, inputs, service, event, workspace: job.workspace, environment });
    const { outputs, log, summary } = action;
    return { outcome: action.exitCode === 0 ? "success" : "failure", outputs, log, summary, action };
  }
  const standIn = standInFor(uses, inputs);
  try {
    return { ...SKIPPED, outcome: "success", outputs: standIn.run(inputs, job) };
  } catch (error) {
    return { ...SKIPPED, outcome: "failure", log: String(error) };
  }
}
