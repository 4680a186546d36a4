import { chmodSync, copyFileSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parse } from "yaml";
import type { StepEvent } from "../../src/local-service/runner.js";
import type { LocalService } from "../../src/local-service/service.js";
import { addFiles, givenWorkspace } from "../impacted-targets/workspace.js";
import { runSteps, type Step, type StepEnded } from "../interpreter/steps.js";
import { dispatchEvent } from "./events.js";
import { runAction } from "./harness.js";

/** The first example in an operation's section that has steps. */
export function readmeSteps(operation: string): readonly Step[] {
  const found = readmeBlocks(operation)
    .map((block) => stepsIn(parse(block)))
    .find((steps) => steps.length > 0);
  if (found === undefined) throw new Error(`README.md has no example of ${operation}.`);
  return found;
}

/** The YAML blocks of an operation's section. */
export function readmeBlocks(operation: string): readonly string[] {
  const readme = readFileSync("README.md", "utf8");
  const section = readme.split(/^#{2,3} /m).find((text) => text.startsWith(`${operation}\n`)) ?? "";
  return [...section.matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

/** A list of steps, or the steps of every job of a workflow. */
function stepsIn(example: unknown): readonly Step[] {
  if (Array.isArray(example)) return example;
  const jobs: readonly { readonly steps?: readonly Step[] }[] = Object.values(Object(example).jobs ?? {});
  return jobs.flatMap((job) => job.steps ?? []);
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

/** Runs steps as they are written, ours through the shipped bundle. */
export async function runReadmeSteps(
  service: LocalService,
  steps: readonly Step[],
  { event = dispatchEvent(), contexts = {}, files = {}, checkout }: Surroundings = {},
): Promise<ExampleEnd> {
  const workspace = checkout ?? givenWorkspace();
  addFiles(workspace, files);
  for (const file of Object.keys(files)) chmodSync(join(workspace, file), 0o755);
  const artifacts = artifactsIn(workspace);
  const ended = await runSteps(steps, {
    contexts: {
      secrets: { MERGE_QUEUE_TOKEN: service.token },
      github: { ref_name: "v1.2.0" },
      ...contexts,
    },
    workspace,
    environment: { PATH: `${workspace}:${process.env.PATH}` },
    async use(action, inputs): Promise<StepEnded> {
      if (!isOurs(action)) {
        artifacts(action, inputs);
        return { outcome: "success", outputs: {}, log: "" };
      }
      const end = await runAction(service, inputs, { event, workspace });
      return { outcome: end.exitCode === 0 ? "success" : "failure", outputs: end.outputs, log: end.log };
    },
  });
  const results = steps.flatMap((step, index) =>
    isOurs(step.uses) ? [`${String(step.with?.operation)}: ${resultOf(ended[index])}`] : [],
  );
  return {
    results,
    outcomes: ended.map(({ outcome }) => outcome),
    log: ended.map(({ log }) => log).join("\n"),
  };
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

function resultOf(end: StepEnded | undefined): string {
  return end?.outcome === "skipped" ? "skipped" : (end?.outputs.result ?? "");
}
