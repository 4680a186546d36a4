import { type Input, optional, type Parse } from "../inputs/input.js";
import { multiline } from "../inputs/parsers.js";
import type { Problem } from "../text/problem.js";

/* What several operations on queues declare, and what their work has to know of it. Nothing heavy is loaded for it. */

/** Any text: what is wrong with it is found out later, since the reader of YAML is loaded only where it is needed. */
export const settingsInput: Input<string | undefined> = optional(multiline, {
  name: "settings",
  description: "Settings of the queue as YAML, one `name: value` per line; see the table of settings.",
});

/** Everything that is wrong with the text, found with what only these operations load. */
export async function settingsProblems(given: string | undefined): Promise<readonly Problem[]> {
  if (given === undefined) return [];
  return (await (await import("./settings-yaml.js")).readSettings(given)).problems;
}

const oneLine: Parse<string> = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });

export const reasonInput: Input<string | undefined> = optional(oneLine, {
  name: "reason",
  description: "Why, in one line, for the log and the summary. The service has no field for it, so it is not sent.",
});

export const changesOutput = {
  changes: "What was set, as JSON: a list of `setting`, `from` and `to`; `from` is null where nothing showed it.",
} as const;

export const previousStateOutput = { "previous-state": "State of the queue before." } as const;

/** Every field of a queue as an output, in the order of the service's document, then those that newer replies have. */
export const queueOutputs = {
  state: "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
  branch: "Branch that the queue merges into.",
  mode: "`single` or `parallel`.",
  concurrency: "How many tests run side by side.",
  "bisection-concurrency": "How many tests run side by side to find what broke a batch.",
  "testing-timeout-minutes": "Minutes after which a test run counts as failed.",
  "pending-failure-depth": "How many later test runs a failed one waits for before it counts.",
  "can-optimistically-merge": "`true` when a later test run that passed also merges what is ahead of it.",
  batch: "`true` when several pull requests are tested together.",
  "batching-max-wait-time-minutes": "Minutes that a batch waits for more pull requests.",
  "batching-min-size": "How many pull requests a batch waits for.",
  "create-prs-for-testing-branches": "`true` when a draft pull request is opened for each test branch.",
  "comments-enabled": "`true` when the queue comments on pull requests.",
  "commands-enabled": "`true` when the queue takes commands from comments.",
  "status-check-enabled": "`true` when the queue reports a status check on pull requests.",
  "required-statuses":
    "Names of the status checks that the queue waits for in place of the branch's own, as JSON; empty or `[]` without.",
  "direct-merge-mode": "`always` when an up-to-date pull request may merge without the queue's tests, else `off`.",
  "optimization-mode": "`off` or `bisection_skip_redundant_tests`.",
  "merge-method": "`merge_commit`, `squash` or `rebase`.",
  "enqueued-pull-requests":
    "The pull requests in the queue, in its order, as JSON of 64 KiB at most; `result-file` has them all.",
  "extension-enabled": "`true` when the service's browser extension may be used.",
  "enqueueing-label": "Label that submits a pull request.",
  "label-commands-enabled": "`true` when the queue takes commands from labels.",
  "state-labels-enabled": "`true` when the queue labels pull requests with their state.",
  "allowed-bot-submitters": "Bots that may submit pull requests, as JSON.",
  "batching-rules": "Rules for batches, as JSON.",
  "test-branch-construction-mode": "How test branches are made.",
  "not-ready-timeout-hours": "Hours after which a pull request that is not ready is taken out.",
} as const;
