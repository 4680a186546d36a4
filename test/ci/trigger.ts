import type { Trigger } from "../../src/ci/ci.js";

/** A run that nobody else's pull request started and that tells nothing, but for these facts. */
export function triggerWith(facts: Partial<Trigger> = {}): Trigger {
  return {
    repository: { host: "github.com", owner: "local", name: "playground" },
    defaultBranch: "main",
    pullRequest: { kind: "none", lookedAt: "nothing" },
    range: { kind: "checkout" },
    privileged: false,
    headOrigin: "own",
    secrets: "all",
    forkRunId: undefined,
    causedBy: [],
    ...facts,
  };
}
