/** Machine of a job: its folders, variables and background processes, which are removed after the job. */

import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { addFiles } from "../workspace.js";
import { githubVariables } from "./contexts.js";
import { type Contexts, textOf, textsOf } from "./expression.js";
import { at } from "./parse.js";
import type { JobStart } from "./run-job.js";

export interface Machine {
  readonly contexts: Contexts;
  readonly workspace: string;
  readonly temporary: string;
  /** Variables of the runner. */
  readonly runner: Readonly<Record<string, string>>;
  /** Variables of the workflow and the job. */
  readonly env: Readonly<Record<string, string>>;
  /** Values of `defaults.run`. */
  readonly defaults: { readonly shell: string; readonly folder: string };
  readonly onStart: (child: ChildProcess) => void;
}

interface Owner extends JobStart {
  readonly contexts: Contexts;
}

/** Creates a new machine for a job, and removes it after the job. */
export async function onMachine<T>(owner: Owner, run: (machine: Machine) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(owner.run.folder, "job-"));
  const groups: number[] = [];
  const onStart = ({ pid }: ChildProcess): void => {
    if (pid !== undefined) groups.push(pid);
  };
  try {
    return await run({ ...furnish(folder, owner), onStart });
  } finally {
    for (const group of groups) endGroup(group);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function furnish(folder: string, { run, called, job, scope, ...owner }: Owner): Omit<Machine, "onStart"> {
  const [workspace, temporary] = [join(folder, "workspace"), join(folder, "temp")];
  for (const each of [workspace, temporary]) mkdirSync(each);
  addFiles(workspace, run.options.leftBehind ?? {});
  const contexts: Contexts = {
    ...owner.contexts,
    github: { ...run.github, workspace, job: job.id },
    runner: { os: "Linux", arch: "X64", name: "runner", environment: "github-hosted", temp: temporary },
    job: { status: "success" },
    env: {},
    steps: {},
  };
  const own = { ...scope, contexts };
  const env = { ...textsOf(at(called.workflow.token, "env"), own), ...textsOf(at(job.token, "env"), own) };
  const ofRun = (key: string): string =>
    [job.token, called.workflow.token].map((token) => textOf(at(token, "defaults", "run", key), scope)).find(Boolean) ??
    "";
  const runner = {
    ...githubVariables(run.github),
    ...run.variables,
    GITHUB_WORKSPACE: workspace,
    GITHUB_JOB: job.id,
    RUNNER_TEMP: temporary,
    HOME: folder,
  };
  const defaults = { shell: ofRun("shell"), folder: ofRun("working-directory") };
  return { contexts, workspace, temporary, runner, env, defaults };
}

/** Stops the background processes of a step. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The process group has already exited.
  }
}
