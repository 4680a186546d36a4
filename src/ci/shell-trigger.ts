import type { Trigger } from "./ci.js";
import { readGitHubTrigger } from "./github-trigger.js";
import type { Environment } from "./system.js";
import { detectSystem } from "./systems.js";

/** What the CI system around a command says of its run; nothing where there is none. */
export function shellTrigger(environment: Environment): Trigger {
  if (environment.GITHUB_ACTIONS === "true") return readGitHubTrigger(environment);
  return detectSystem(environment)?.read(environment).trigger ?? NO_SYSTEM;
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
