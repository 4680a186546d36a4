import type { WaitOptions } from "../../src/pull-request/wait/loop.js";
import type { PullRequestTarget } from "../../src/target/target.js";

export const HEAD = "1".repeat(40);
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

export const TARGET: PullRequestTarget = {
  repository: { host: "github.com", owner: "local", name: "playground" },
  targetBranch: "main",
  number: 1,
  headSha: HEAD,
  guardedHead: HEAD,
};

export const DEFAULTS: WaitOptions = {
  guardedHead: HEAD,
  since: undefined,
  stale: undefined,
  shown: undefined,
  hasAnswered: false,
  gracePeriod: MINUTE,
  notReadyTimeout: HOUR,
  timeout: 5 * HOUR,
  pollInterval: "auto",
};
