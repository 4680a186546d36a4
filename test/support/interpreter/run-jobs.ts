/** Jobs of a workflow in the order of their needs, and the workflows that they call. */

import { REPOSITORY_PATTERN } from "../our-references.js";
import { filled, holds, textOf } from "./expression.js";
import { inputsOfCall } from "./inputs.js";
import { combinations } from "./matrix.js";
import { at, entries, type Job, parse, written } from "./parse.js";
import { granted, type Permissions, readOnly, rejectMorePermissions } from "./permissions.js";
import { type Called, type Run, readWorkflow } from "./run.js";
import { type JobEnd, type JobStart, type Result, runJob } from "./run-job.js";
import { secretsOfCall } from "./secrets.js";

interface JobsEnd {
  readonly jobs: Readonly<Record<string, JobEnd>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly result: Result;
}

export async function runJobs(run: Run, called: Called): Promise<JobsEnd> {
  const all: Record<string, JobEnd> = {};
  const own: Record<string, JobEnd> = {};
  const permissions = new Map(called.workflow.jobs.map((job) => [job.id, permissionsOf(run, called, job)]));
  for (const job of called.workflow.jobs) {
    const contexts = {
      github: run.github,
      inputs: called.inputs,
      vars: run.vars,
      needs: Object.fromEntries(job.needs.map((need) => [need, shown(own[need])])),
      matrix: null,
      strategy: null,
    };
    const before = jobsBefore(job, called.workflow.jobs);
    const scope = { contexts, status: statusOf(before.map((id) => own[id]?.result)) };
    const name = `${called.prefix}${job.id}`;
    const known = before.map((id) => `${called.prefix}${id}`);
    const comesAfter = (other: string): boolean =>
      known.some((each) => other === each || other.startsWith(`${each} / `)) || called.comesAfter(other);
    const start = { run, called, job, permissions: permissions.get(job.id) ?? {}, scope, name, comesAfter };
    const { ends, inner } = holds(job.condition, scope) ? await runMatrix(start) : NOTHING;
    const end = merged(Object.values(ends), start.permissions);
    own[job.id] = end;
    // With several combinations, only the job of each combination contains its steps.
    all[job.id] = "" in ends ? end : { ...end, steps: [] };
    for (const [rest, each] of Object.entries({ ...ends, ...inner })) all[`${job.id}${rest}`] = each;
  }
  const contexts = {
    github: run.github,
    inputs: called.inputs,
    vars: run.vars,
    jobs: Object.fromEntries(Object.entries(own).map(([id, end]) => [id, shown(end)])),
  };
  const failure = Object.values(own).some(({ result }) => result === "failure");
  const scope = { contexts, status: { success: !failure, failure } };
  const declared = called.isCalled ? entries(called.workflow.token, "on", "workflow_call", "outputs") : [];
  return {
    jobs: all,
    outputs: Object.fromEntries(declared.map(([name, token]) => [name, textOf(at(token, "value"), scope)])),
    result: failure ? "failure" : "success",
  };
}

function shown(end: JobEnd | undefined) {
  return { result: end?.result, outputs: end?.outputs };
}

/** Returns all jobs that must finish before this one, including indirect needs. */
function jobsBefore({ needs }: Job, jobs: readonly Job[]): readonly string[] {
  const before = new Set(needs);
  for (const id of before) for (const need of jobs.find((each) => each.id === id)?.needs ?? []) before.add(need);
  return [...before];
}

function statusOf(results: readonly (Result | undefined)[]) {
  return { success: results.every((each) => each === "success"), failure: results.includes("failure") };
}

function permissionsOf(run: Run, { workflow, permissions, isCalled }: Called, job: Job): Permissions {
  const ofWorkflow = granted(at(workflow.token, "permissions"), permissions);
  const asked = granted(at(job.token, "permissions"), ofWorkflow);
  if (isCalled) {
    rejectMorePermissions(job.id, ofWorkflow, permissions);
    rejectMorePermissions(job.id, asked, permissions);
  }
  // GitHub removes write permissions last, after it has compared requested and granted permissions.
  return run.isReadOnly && at(job.token, "uses") === undefined ? readOnly(asked) : asked;
}

interface MatrixEnd {
  readonly ends: Readonly<Record<string, JobEnd>>;
  /** Jobs of called workflows. */
  readonly inner: Readonly<Record<string, JobEnd>>;
}

const NOTHING: MatrixEnd = { ends: {}, inner: {} };

/** Results by suffix: empty for the job itself, ` (values)` in a matrix, ` / job` in a called workflow. */
async function runMatrix(start: JobStart): Promise<MatrixEnd> {
  const strategy = filled(at(start.job.token, "strategy"), start.scope);
  const ends: Record<string, JobEnd> = {};
  const inner: Record<string, JobEnd> = {};
  const found = combinations(Object(strategy).matrix);
  for (const [index, matrix] of found.entries()) {
    const known = {
      ...start.scope.contexts,
      matrix,
      strategy: { ...Object(strategy), "job-index": index, "job-total": found.length },
    };
    const each = { ...start, scope: { ...start.scope, contexts: known } };
    const name = matrix === null ? "" : ` (${Object.values(matrix).join(", ")})`;
    const uses = at(start.job.token, "uses");
    if (uses === undefined) {
      ends[name] = await runJob(each);
      continue;
    }
    const { jobs, outputs, result } = await callWorkflow(each, written(uses));
    for (const [id, end] of Object.entries(jobs)) inner[`${name} / ${id}`] = end;
    ends[name] = { ...merged([], start.permissions), outputs, result };
  }
  return { ends, inner };
}

/**
 * Path of a reusable workflow: `./.github/workflows/x.yml`, `$/...`, or the name in the documents, which also means
 * this repository.
 */
const WORKFLOW = new RegExp(`^(?:\\./|\\$/|${REPOSITORY_PATTERN}/)(\\.github/workflows/[^@/]+)(?:@.+)?$`);

async function callWorkflow(
  { run, called, job, permissions, scope, name, comesAfter }: JobStart,
  uses: string,
): Promise<JobsEnd> {
  const path = WORKFLOW.exec(uses)?.[1];
  if (path === undefined) throw new Error(`The workflow ${uses} cannot be called here.`);
  const workflow = await parse(path, readWorkflow(run.options, path));
  if (!Object.hasOwn(workflow.on, "workflow_call")) throw new Error(`${path} has no workflow_call.`);
  const given = Object(filled(at(job.token, "with"), scope) ?? {});
  const secretScope = { ...scope, contexts: { ...scope.contexts, secrets: called.secrets } };
  return runJobs(run, {
    workflow,
    inputs: inputsOfCall(workflow, given, scope),
    secrets: secretsOfCall(job, workflow, called.secrets, secretScope),
    permissions,
    isCalled: true,
    prefix: `${name} / `,
    comesAfter,
  });
}

/** Merges the jobs of a matrix. The result fails if one job fails, and the last value of an output counts. */
function merged(ends: readonly JobEnd[], permissions: Permissions): JobEnd {
  const failure = ends.some(({ result }) => result === "failure");
  const [first] = ends;
  return {
    permissions,
    secrets: [],
    environment: "",
    deploys: false,
    concurrency: null,
    runsOn: null,
    timeoutMinutes: 360,
    matrix: null,
    ...first,
    result: first === undefined ? "skipped" : failure ? "failure" : "success",
    outputs: Object.assign({}, ...ends.map(({ outputs }) => outputs)),
    steps: ends.flatMap(({ steps }) => steps),
  };
}
