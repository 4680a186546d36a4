import { chmodSync, copyFileSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import type { StepEvent } from "../../src/local-service/runner.js";
import type { LocalService } from "../../src/local-service/service.js";
import { addFiles, givenWorkspace } from "../impacted-targets/workspace.js";
import { holds } from "../interpreter/single-expression.js";
import { runSteps, type Step, type StepEnded } from "../interpreter/steps.js";
import { dispatchEvent } from "./events.js";
import { runAction } from "./harness.js";

/** A job of an example; steps that stand alone are a job of their own. */
export interface Job {
  readonly if?: string | boolean;
  readonly needs?: string;
  readonly environment?: string;
  readonly steps: readonly Step[];
}

/** The jobs of an example, by name, in the order in which they are written. */
export type Example = readonly (readonly [name: string, job: Job])[];

/** The first example in an operation's section that has steps. */
export function readmeSteps(operation: string): Example {
  const found = readmeBlocks(operation)
    .map((block) => jobsIn(parse(block)))
    .find((jobs) => jobs.length > 0);
  if (found === undefined) throw new Error(`README.md has no example of ${operation}.`);
  return found;
}

/** The YAML blocks of an operation's section. */
export function readmeBlocks(operation: string): readonly string[] {
  const readme = readFileSync("README.md", "utf8");
  const section = readme.split(/^#{2,3} /m).find((text) => text.startsWith(`${operation}\n`)) ?? "";
  return [...section.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

function jobsIn(example: unknown): Example {
  if (Array.isArray(example)) return [["steps", { steps: example }]];
  const jobs: Readonly<Record<string, Job>> = Object(example).jobs ?? {};
  return Object.entries(jobs);
}

interface Surroundings {
  readonly event?: StepEvent;
  /** Contexts beside `secrets` and `github`. */
  readonly contexts?: Readonly<Record<string, unknown>>;
  /** Programs and files of the repository that the steps name; each may be run. */
  readonly files?: Readonly<Record<string, string>>;
  /** The repository, where the steps need one. */
  readonly checkout?: string | undefined;
}

export interface ExampleEnd {
  /** Our steps in order, each with its result: `submit: submitted`, or `submit: skipped` where its `if` did not hold. */
  readonly results: readonly string[];
  readonly outcomes: readonly StepEnded["outcome"][];
  readonly log: string;
}

/** Runs an example as it is written: each job after the ones that it needs, our steps through the shipped bundle. */
export async function runReadmeSteps(
  service: LocalService,
  example: Example,
  { event = dispatchEvent(), contexts = {}, files = {}, checkout }: Surroundings = {},
): Promise<ExampleEnd> {
  const workspace = checkout ?? givenWorkspace();
  addFiles(workspace, files);
  for (const file of Object.keys(files)) chmodSync(join(workspace, file), 0o755);
  const given = {
    secrets: { MERGE_QUEUE_TOKEN: service.token },
    github: { ref_name: "v1.2.0" },
    ...contexts,
  };
  const failed = new Set<string>();
  const artifacts = artifactsIn(workspace);
  const ended: { readonly step: Step; readonly end: StepEnded }[] = [];
  for (const [name, job] of example) {
    const status = { failed: job.needs !== undefined && failed.has(job.needs) };
    const ends = holds(job.if, given, status)
      ? await runSteps(job.steps, {
          contexts: given,
          workspace,
          environment: { PATH: `${workspace}:${process.env.PATH}` },
          use: (action, inputs) => {
            if (isOurs(action)) return use(service, inputs, { event, workspace });
            artifacts(action, inputs);
            return Promise.resolve({ ...SKIPPED, outcome: "success" });
          },
        })
      : job.steps.map(() => SKIPPED);
    if (status.failed || ends.some(({ outcome }) => outcome === "failure")) failed.add(name);
    ended.push(...job.steps.map((step, index) => ({ step, end: ends[index] ?? SKIPPED })));
  }
  return {
    results: ended
      .filter(({ step }) => isOurs(step.uses))
      .map(({ step, end }) => `${String(step.with?.operation)}: ${resultOf(end)}`),
    outcomes: ended.map(({ end }) => end.outcome),
    log: ended.map(({ end }) => end.log).join("\n"),
  };
}

const SKIPPED: StepEnded = { outcome: "skipped", outputs: {}, log: "" };

async function use(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  options: { readonly event: StepEvent; readonly workspace: string },
): Promise<StepEnded> {
  const end = await runAction(service, inputs, options);
  return { outcome: end.exitCode === 0 ? "success" : "failure", outputs: end.outputs, log: end.log };
}

/** Hands files from one job to the next; other steps of others (checkout) bring what is here already. */
function artifactsIn(workspace: string) {
  const kept = new Map<string, string>();
  return (action: string, { name = "", path = "" }: Readonly<Record<string, string>>): void => {
    if (action.startsWith("actions/upload-artifact@")) kept.set(name, resolve(workspace, path));
    if (!action.startsWith("actions/download-artifact@")) return;
    const from = kept.get(name);
    if (from === undefined) throw new Error(`No step has uploaded the artifact ${name}.`);
    const to = join(workspace, basename(from));
    if (from !== to) copyFileSync(from, to);
  };
}

function isOurs(action: string | undefined): boolean {
  return action?.startsWith("OWNER/REPO@") === true;
}

function resultOf({ outcome, outputs }: StepEnded): string {
  return outcome === "skipped" ? "skipped" : (outputs.result ?? "");
}
