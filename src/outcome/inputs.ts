import { type Values, withDefault } from "../inputs/input.js";
import { oneOf, parser, someOf } from "../inputs/parsers.js";
import type { CheckContext, ResultSpec } from "../operation.js";
import { inputName, type Problem, problemOf, words } from "../text/problem.js";

export const OUTCOMES = ["merged", "merged-outside-queue", "failed", "cancelled", "closed"] as const;

export type OutcomeName = (typeof OUTCOMES)[number];

const statusContext = parser("a name of 1 to 100 characters on one line", (value) =>
  /^[^\p{Cc}]{1,100}$/u.test(value) ? value : undefined,
);

export const reportInputs = {
  reportTo: withDefault(oneOf("comment", "status", "none"), "comment", {
    name: "report-to",
    description:
      "Where the end is told: in a new `comment` on the pull request, as a `status` of its head commit, or `none`: in the outputs alone, by each run again, so not with `report-missed-outcomes`.",
  }),
  outcomes: withDefault(someOf(...OUTCOMES), OUTCOMES.join(", "), {
    name: "outcomes",
    description: "Ends that are told, separated by commas or line breaks.",
  }),
  statusContext: withDefault(statusContext, "merge-queue/outcome", {
    name: "status-context",
    description: "Name of the commit status of `report-to: status`.",
  }),
} as const;

export type ReportValues = Values<typeof reportInputs>;

export const reportPermissions = {
  "pull-requests": "write: `report-to: comment` (else `read`, for `merge-commit-sha`)",
  statuses: "write: `report-to: status`",
} as const;

/** A comment or a status requires access to GitHub. */
export function reportTargetProblems(
  { reportTo }: Pick<ReportValues, "reportTo">,
  { host }: Pick<CheckContext, "host">,
): readonly Problem[] {
  if (reportTo === "none" || host !== undefined) return [];
  return [problemOf("github-token", words`is needed here: ${inputName("report-to")} is ${reportTo}.`)];
}

export const reportResults = {
  merged: { description: "The queue merged it." },
  "merged-outside-queue": {
    description:
      "It was merged, but not by the queue: the queue never had it, had ended otherwise with it, or a person merged it past the queue.",
  },
  failed: { description: "The queue threw it out." },
  cancelled: { description: "It was taken out of the queue." },
  closed: { description: "It was closed without a merge." },
  "in-queue": { description: "It is in the queue, and there was no end to tell." },
  "not-submitted": { description: "It was never submitted to this queue, and is open as far as is known." },
} as const satisfies Readonly<Record<OutcomeName | "in-queue" | "not-submitted", ResultSpec>>;

export const reportOutputs = {
  reported:
    "`true` in the one run that told this end and in its re-runs (with `report-to: none` in every run that found it), else `false`.",
  deployable:
    "`true` in the one run that told a merge whose commit is known and in its re-runs, else `false`. It is also `false` when the run is for another commit than the merged one. A merge that is told nowhere is deployable in the run that the closing of the pull request started.",
  "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
  "pr-number": "Number of the pull request.",
  "head-sha": "Head commit that the queue knows, or else GitHub.",
  "target-branch": "Branch that it was merged into, or meant for.",
  state: "State of the pull request in the queue now; empty when it was never submitted.",
  "failing-checks":
    "When it failed, in the run that told it: names of the checks that ended badly, required or not, as JSON; empty where the test run is not known.",
  "test-run-id": "When it failed, in the run that told it: the test run that explains it. `testing-details` takes it.",
  cause: "In the run that told it: why it was not merged, in one word; empty when it was.",
  author: "Author of the pull request.",
  reports:
    "Every end that this run told, as JSON: a run for a test branch of the queue looks at all pull requests that were tested on it. The other outputs are of one of them, for merges the last one.",
} as const;
