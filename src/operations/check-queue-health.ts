import { withDefault } from "../inputs/input.js";
import { oneOf, parseDuration, text, wholeNumber, wordOr } from "../inputs/parsers.js";
import { queueOperation } from "../operation.js";
import { inputName, problemOf, words } from "../text/problem.js";

export const checkQueueHealth = queueOperation({
  name: "check-queue-health",
  title:
    "Looks for trouble that nobody notices: tests that hang or never start, a forgotten pause, missing targets, loops.",
  inputs: {
    report: withDefault(oneOf("issue", "none"), "issue", {
      name: "report",
      description:
        "`issue` opens one issue on GitHub for each trouble, keeps its text up to date, and closes it when the trouble is over; `none` sets the outputs only.",
    }),
    label: withDefault(text, "merge-queue-health", {
      name: "label",
      description: "Label of these issues. Only issues with it are looked at.",
    }),
    stuckAfter: withDefault(wordOr("auto", parseDuration), "auto", {
      name: "stuck-after",
      description:
        "How long one pull request may be tested, or stand first with its tests over. `auto` is three times what 19 of 20 tests took lately, at least 30m.",
    }),
    pausedAfter: withDefault(parseDuration, "2h", {
      name: "paused-after",
      description:
        "How long pull requests may wait in a paused or draining queue in which no test starts or ends and nothing merges.",
    }),
    targetsAfter: withDefault(parseDuration, "1h", {
      name: "targets-after",
      description: "How long a pull request may wait for an upload of its impacted targets.",
    }),
    attempts: withDefault(wholeNumber(2, 100), "4", {
      name: "attempts",
      description: "How often one pull request may be thrown out within a day.",
    }),
  },
  results: {
    healthy: { description: "Nothing was found." },
    unhealthy: {
      description: "Something was found. The step is green: the findings tell, not the color of a scheduled run.",
    },
  },
  outputs: {
    findings: "What was found, as JSON: a list of `kind`, `key`, `message`, `advice` and `pullRequests`.",
    opened: "Findings that are new since the last check, as JSON; for a chat message. Empty with `report` `none`.",
    ended: "Troubles that are over since the last check, as JSON: a list of `key` and `issue`.",
    depth: "How many pull requests are in the queue.",
  },
  permissions: { issues: "write: `report` `issue`" },
  example: { report: "none" },
  check: ({ report }, _given, { host }) =>
    report === "issue" && host === undefined
      ? [
          problemOf(
            "github-token",
            words`is needed to keep the issues. Without it, set ${inputName("report")} to none.`,
          ),
        ]
      : [],

  run: async (values, target, context) =>
    (await import("../queue/health-check.js")).checkHealth(values, target, context),
});
