/** Steps of a job in order, with conditions, variables and outputs. After a failure, later steps may be skipped. */

import { join } from "node:path";
import type { ActionEnd } from "../action.js";
import type { ArtifactsOfJob } from "./artifacts.js";
import { holds, type Scope, textOf, textsOf } from "./expression.js";
import type { Machine } from "./machine.js";
import { isOurs, runOurAction } from "./our-action.js";
import { at, entries, type Job, type Step, written } from "./parse.js";
import type { Permissions } from "./permissions.js";
import type { Run } from "./run.js";
import { runScript } from "./script.js";
import { findSimulatedAction } from "./stand-ins.js";

type Texts = Readonly<Record<string, string>>;
type Outcome = "success" | "failure" | "skipped";

export interface StepEnd {
  readonly id: string;
  /** Action of the step; empty for a script. */
  readonly uses: string;
  readonly outcome: Outcome;
  readonly conclusion: Outcome;
  readonly outputs: Texts;
  /** Evaluated `with`; not evaluated for a skipped step. */
  readonly inputs: Texts;
  readonly log: string;
  readonly summary: string;
  /** Result of our action; undefined for any other step. */
  readonly action?: ActionEnd;
}

export interface JobRun extends Machine, ArtifactsOfJob {
  readonly run: Run;
  readonly job: Job;
  readonly permissions: Permissions;
}

interface Deed {
  readonly outcome: Outcome;
  readonly outputs: Texts;
  readonly log: string;
  readonly summary: string;
  readonly action?: ActionEnd;
  /** Variables and folders of programs for later steps. */
  readonly variables?: Texts;
  readonly paths?: readonly string[];
}

const NOTHING: Deed = { outcome: "skipped", outputs: {}, log: "", summary: "" };

export async function runSteps(job: JobRun): Promise<readonly StepEnd[]> {
  const ended: StepEnd[] = [];
  let later: Later = { env: job.env, path: job.runner.PATH ?? "" };
  for (const step of job.job.steps) {
    const { variables = {}, paths = [], ...end } = await runStep(job, step, ended, later);
    later = { env: { ...later.env, ...variables }, path: [...paths, later.path].join(":") };
    ended.push(end);
  }
  return ended;
}

interface Later {
  readonly env: Texts;
  readonly path: string;
}

async function runStep(job: JobRun, step: Step, ended: readonly StepEnd[], { env, path }: Later) {
  const failure = hasFailed(ended);
  const status = { success: !failure, failure };
  const state = { steps: stepsContext(ended), job: { status: failure ? "failure" : "success" } };
  const before = { status, contexts: { ...job.contexts, ...state, env } };
  const own = { ...env, ...textsOf(at(step.token, "env"), before) };
  const scope = { status, contexts: { ...before.contexts, env: own } };
  const uses = textOf(at(step.token, "uses"), scope);
  const runs = holds(step.condition, scope);
  const inputs = runs ? textsOf(at(step.token, "with"), scope) : asWritten(step);
  const environment = { ...job.runner, PATH: path, ...own };
  const deed = runs ? await doStep({ job, step, uses, inputs, scope, environment }) : NOTHING;
  const goesOn = textOf(at(step.token, "continue-on-error"), scope) === "true";
  const conclusion = goesOn && deed.outcome === "failure" ? "success" : deed.outcome;
  return { id: step.id, uses, inputs, conclusion, ...deed };
}

export function hasFailed(ended: readonly StepEnd[]): boolean {
  return ended.some(({ conclusion }) => conclusion === "failure");
}

/** Returns the `steps` context, which contains only steps with an id. */
export function stepsContext(ended: readonly StepEnd[]) {
  const named = ended.filter(({ id }) => !id.startsWith("__"));
  return Object.fromEntries(
    named.map(({ id, outputs, outcome, conclusion }) => [id, { outputs, outcome, conclusion }]),
  );
}

function asWritten({ token }: Step): Record<string, string> {
  return Object.fromEntries(entries(token, "with").map(([name, value]) => [name, written(value)]));
}

interface Doing {
  readonly job: JobRun;
  readonly step: Step;
  readonly uses: string;
  readonly inputs: Texts;
  readonly scope: Scope;
  readonly environment: Texts;
}

async function doStep(doing: Doing): Promise<Deed> {
  const { job, uses, inputs, environment } = doing;
  if (uses === "") return doScript(doing);
  if (isOurs(uses)) {
    const { service, event, bundled = false } = job.run.options;
    const action = await runOurAction({ uses, inputs, service, event, workspace: job.workspace, environment, bundled });
    const { outputs, log, summary, exitCode } = action;
    return { outcome: exitCode === 0 ? "success" : "failure", outputs, log, summary, action };
  }
  const standIn = findSimulatedAction(uses, inputs);
  const { repository, artifacts, github } = job.run;
  try {
    const outputs = standIn.run(inputs, { ...job, repository, artifacts, ref: github.ref });
    return { ...NOTHING, outcome: "success", outputs };
  } catch (error) {
    return { ...NOTHING, outcome: "failure", log: String(error) };
  }
}

async function doScript({ job, step, scope, environment }: Doing): Promise<Deed> {
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
