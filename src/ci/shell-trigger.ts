import type { Environment } from "../environment.js";
import type { Trigger } from "./ci.js";
import { readGitHubTrigger } from "./github-trigger.js";
import { detectSystem } from "./systems.js";

/** What is known of the run around a command. */
export interface ShellRun {
  readonly trigger: Trigger;
  /** Name of the CI system, and the address of the run's page; null where nothing is known. */
  readonly system: string | null;
  readonly url: string | null;
}

/** What the CI system around a command says of its run; nothing where there is none. */
export function shellRun(environment: Environment): ShellRun {
  if (environment.GITHUB_ACTIONS === "true") {
    const trigger = readGitHubTrigger(environment);
    return { trigger, system: "GitHub Actions", url: gitHubRunUrl(environment) };
  }
  const system = detectSystem(environment);
  if (system === undefined) return { trigger: NO_SYSTEM, system: null, url: null };
  const { trigger, runUrl } = system.read(environment);
  return { trigger, system: system.name, url: runUrl ?? null };
}

/** https://docs.github.com/actions/reference/workflows-and-actions/variables names the parts. */
function gitHubRunUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment): string | null {
  const path = `${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const known = [GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID].every((part) => part);
  return known && URL.canParse(path, `${GITHUB_SERVER_URL}/`) ? `${GITHUB_SERVER_URL}/${path}` : null;
}

const NO_SYSTEM: Trigger = {
  repository: undefined,
  defaultBranch: undefined,
  pullRequest: { kind: "none", lookedAt: "the environment, where no CI system is known" },
  range: { kind: "checkout" },
  privileged: false,
  headOrigin: "own",
  secrets: "all",
  forkRunId: undefined,
  causedBy: [],
};
