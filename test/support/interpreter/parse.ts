/** Workflow files, read by GitHub's own parser. */

import {
  convertWorkflowTemplate,
  isMapping,
  isScalar,
  NoOperationTraceWriter,
  parseWorkflow,
} from "@actions/workflow-parser";
import type { WorkflowTemplate } from "@actions/workflow-parser/model/workflow-template";
import type { MappingToken } from "@actions/workflow-parser/templates/tokens/mapping-token";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";

export interface Step {
  readonly id: string;
  /** Condition of the step. Contains `success()`, unless the condition checks the status itself. */
  readonly condition: string;
  readonly token: MappingToken;
}

export interface Job {
  readonly id: string;
  readonly needs: readonly string[];
  readonly condition: string;
  readonly token: MappingToken;
  /** Steps of the job; empty for a job that calls a workflow. */
  readonly steps: readonly Step[];
}

export interface Workflow {
  /** Path of the workflow file. */
  readonly name: string;
  readonly on: WorkflowTemplate["events"];
  readonly token: MappingToken;
  /** Jobs in an order in which each job follows the jobs that it needs. */
  readonly jobs: readonly Job[];
}

/** Cache of parsed files, because many runs use the same files. */
const known = new Map<string, Promise<Workflow>>();

/** Parses a workflow. If GitHub would reject the file, throws an error with all problems and their lines. */
export function parse(name: string, text: string): Promise<Workflow> {
  const key = `${name}\n${text}`;
  const workflow = known.get(key) ?? read(name, text);
  known.set(key, workflow);
  return workflow;
}

async function read(name: string, text: string): Promise<Workflow> {
  const { context, value } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const problems = context.errors.getErrors().map(({ message }) => message);
  if (problems.length > 0 || value === undefined || template === undefined) {
    throw new Error(`The workflow is not valid.\n${problems.join("\n")}`);
  }
  const token = value.assertMapping(name);
  const jobs = template.jobs.map((job): Job => {
    const own = at(token, "jobs", job.id.value)?.assertMapping("job");
    if (own === undefined) throw new Error(`The job ${job.id.value} is missing.`);
    return {
      id: job.id.value,
      needs: (job.needs ?? []).map((need) => need.value),
      condition: job.if.expression,
      token: own,
      steps: job.type === "job" ? readSteps(own, job.steps) : [],
    };
  });
  return { name, on: template.events, token, jobs: inOrder(jobs) };
}

function readSteps(job: MappingToken, steps: readonly { id: string; if?: { expression: string } }[]): Step[] {
  const tokens = at(job, "steps")?.assertSequence("steps");
  return steps.map((step, index) => ({
    id: step.id,
    condition: step.if?.expression ?? "success()",
    token: required(tokens?.get(index)).assertMapping("step"),
  }));
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The parser has lost a part of the workflow.");
  return value;
}

function inOrder(jobs: readonly Job[]): Job[] {
  const placed = new Map<string, Job>();
  while (placed.size < jobs.length) {
    const next = jobs.find(({ id, needs }) => !placed.has(id) && needs.every((need) => placed.has(need)));
    if (next === undefined) throw new Error("The jobs need each other in a circle.");
    placed.set(next.id, next);
  }
  return [...placed.values()];
}

/** Returns the value under nested keys. */
export function at(token: TemplateToken | undefined, ...keys: readonly string[]): TemplateToken | undefined {
  const [key, ...rest] = keys;
  if (token === undefined || key === undefined) return token;
  return isMapping(token) ? at(token.find(key), ...rest) : undefined;
}

/** Returns a single value as in the file, with its expressions; empty for any other node. */
export function written(token: TemplateToken | undefined): string {
  return token !== undefined && isScalar(token) ? token.toString() : "";
}

/** Returns the entries under these keys; empty if there is no mapping. */
export function entries(
  token: TemplateToken | undefined,
  ...keys: readonly string[]
): (readonly [string, TemplateToken])[] {
  const found = at(token, ...keys);
  if (found === undefined || !isMapping(found)) return [];
  return [...found].map(({ key, value }) => [written(key), value] as const);
}
