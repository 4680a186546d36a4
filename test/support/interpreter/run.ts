/** Options of a run, and the state that its jobs share. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { addFiles } from "../workspace.js";
import { type Artifacts, createArtifacts } from "./artifacts.js";
import { filesOf, type Repository } from "./checkout.js";
import { type GithubContext, githubContext } from "./contexts.js";
import type { WorkflowEvent } from "./events.js";
import { at, type Workflow, written } from "./parse.js";
import type { Permissions } from "./permissions.js";
import { type Environment, type Secrets, sourceOf } from "./secrets.js";

export interface RunOptions {
  /** Path of the workflow, or its text. */
  readonly file?: string;
  readonly text?: string;
  readonly event: WorkflowEvent;
  readonly service: LocalService;
  /**
   * True to run the shipped bundle of our action in a separate process each time. By default, its source runs in this
   * process.
   */
  readonly bundled?: boolean;
  /** Secrets of the repository, for Actions and for Dependabot. */
  readonly secrets?: Secrets;
  readonly dependabotSecrets?: Secrets;
  readonly environments?: Readonly<Record<string, Environment>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Repository for `actions/checkout`; empty by default. */
  readonly repository?: Repository;
  /** Texts of programs on the PATH, by name. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Texts of workflow files by path. They have precedence over files on the disk. */
  readonly workflows?: Readonly<Record<string, string>>;
  /** Inputs with which a simulated caller calls the workflow, also with these secrets and permissions. */
  readonly callerInputs?: Readonly<Record<string, unknown>>;
  readonly callerSecrets?: Secrets;
  readonly callerPermissions?: Permissions;
  /** Files of an earlier run in the workspace of every job, because the runner does not delete them. */
  readonly leftBehind?: Readonly<Record<string, string>>;
  /** Files of artifacts, by run, name and path. */
  readonly artifacts?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

export interface Run {
  readonly options: RunOptions;
  readonly folder: string;
  readonly github: GithubContext;
  readonly vars: Readonly<Record<string, string>>;
  readonly environments: Readonly<Record<string, Environment>>;
  /** True when jobs can read the secrets of environments. */
  readonly seesSecrets: boolean;
  /** True when the token can only read. */
  readonly isReadOnly: boolean;
  readonly repository: Repository;
  readonly artifacts: Artifacts;
  readonly variables: Readonly<Record<string, string>>;
}

/** Workflow with the inputs and secrets from its caller or from the event. */
export interface Called {
  readonly workflow: Workflow;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly secrets: Secrets;
  readonly permissions: Permissions;
  /** True when `permissions` limits the jobs of the workflow. */
  readonly isCalled: boolean;
  /** Prefix of the job names: `caller / `. */
  readonly prefix: string;
  /** True when the job with this full name finishes before any job of this workflow starts. */
  readonly comesAfter: (job: string) => boolean;
}

/** Returns the text of a workflow of this repository. */
export function readWorkflow({ workflows = {} }: RunOptions, path: string): string {
  return workflows[path] ?? readFileSync(path, "utf8");
}

export function prepare(options: RunOptions, workflow: Workflow): Run {
  const { event, service, environments = {}, vars = {}, programs = {}, artifacts = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), "run-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const [bin, kept, payload] = [join(folder, "bin"), join(folder, "artifacts"), join(folder, "event.json")];
  mkdirSync(bin);
  addFiles(bin, programs);
  for (const name of Object.keys(programs)) chmodSync(join(bin, name), 0o755);
  for (const [id, named] of Object.entries(artifacts)) {
    for (const [name, files] of Object.entries(named)) addFiles(join(kept, id, name), files);
  }
  addFiles(folder, { "event.json": JSON.stringify(event.payload) });
  const source = sourceOf(event);
  return {
    options,
    folder,
    github: githubContext(event, written(at(workflow.token, "name")) || workflow.name, service.githubApiUrl),
    vars,
    environments,
    seesSecrets: source === "actions",
    isReadOnly: source !== "actions",
    repository: options.repository ?? filesOf({}),
    artifacts: createArtifacts(kept),
    variables: {
      PATH: `${bin}:${process.env.PATH}`,
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_EVENT_PATH: payload,
      RUNNER_OS: "Linux",
    },
  };
}
