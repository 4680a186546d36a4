import type { BuildTrigger } from "../../src/ci/build.js";
import { describeBuildTrigger } from "../../src/ci/build.js";
import { readGitHubBuild } from "../../src/ci/github/event.js";
import { createVariableReader } from "../../src/ci/variables.js";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { REPOSITORY } from "./payloads.js";

/** Creates the trigger of a run with only these facts, without a pull request. */
export function triggerWith(facts: Partial<BuildTrigger> = {}): BuildTrigger {
  return {
    repository: { host: "github.com", owner: "local", name: "playground" },
    defaultBranch: "main",
    pullRequest: { kind: "none", lookedAt: "nothing" },
    range: { kind: "checkout" },
    privileged: false,
    headOrigin: "own",
    secrets: "all",
    forkRunId: undefined,
    actors: [],
    closed: false,
    step: undefined,
    ...facts,
  };
}

/** Returns the trigger that an event of GitHub describes. */
export function gitHubTrigger(name: string, payload: unknown, variables: ProcessEnvironment = {}): BuildTrigger {
  const run = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: REPOSITORY, GITHUB_REF: "refs/heads/main" };
  return describeBuildTrigger(readGitHubBuild(createVariableReader({ ...run, ...variables }), payload));
}
