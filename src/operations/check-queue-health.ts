import { createInputWithDefault } from "../inputs/input.js";
import { messageFormatInput } from "../inputs/message-format.js";
import {
  createChoiceParser,
  createParserWithExtraChoice,
  createWholeNumberParser,
  parseDuration,
} from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import { labelInputDescription, labelParser } from "../target/selection.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

export const checkQueueHealthOperation = defineQueueOperation({
  name: "check-queue-health",
  title:
    "Detects problems of a queue: tests that do not finish, a forgotten pause, missing impacted targets, and repeated failures.",
  inputs: {
    report: createInputWithDefault(createChoiceParser("issue", "none"), "issue", {
      name: "report",
      description:
        "`issue`: the step opens one GitHub issue for each problem, updates the issue, and closes it when the problem is over. `none`: only the outputs report problems.",
    }),
    label: createInputWithDefault(labelParser, "merge-queue-health", labelInputDescription),
    stuckAfter: createInputWithDefault(createParserWithExtraChoice("auto", parseDuration), "auto", {
      name: "stuck-after",
      description:
        "Maximum duration of the tests of one pull request, and maximum time between its tests and its merge. `auto`: three times the 95th percentile of recent test durations, but at least `30m`.",
    }),
    pausedAfter: createInputWithDefault(parseDuration, "2h", {
      name: "paused-after",
      description:
        "Maximum time for which pull requests may wait in a queue that is paused, or that is draining without progress.",
    }),
    targetsAfter: createInputWithDefault(parseDuration, "1h", {
      name: "targets-after",
      description: "Maximum time for which a pull request may wait for its impacted targets.",
    }),
    attempts: createInputWithDefault(createWholeNumberParser(2, 100), "4", {
      name: "attempts",
      description: "The step reports a problem if one pull request fails at least this number of times within a day.",
    }),
    messageFormat: messageFormatInput,
  },
  results: {
    healthy: { description: "No problem was found." },
    unhealthy: {
      description: "The step found a problem, but does not fail. The problems are in `findings` and in the issues.",
    },
  },
  outputs: {
    findings: "Present problems, as a JSON list. Each item has `kind`, `key`, `message`, `advice` and `pullRequests`.",
    opened:
      "Problems that are new since the last check, as JSON, for example for a chat message. Empty if `report` is `none`.",
    ended: "Problems that ended since the last check, as a JSON list. Each item has `key` and `issue`.",
    messages:
      "JSON list with at most one chat message, in the format that `message-format` sets. With `report: issue`, the list has a message if `opened` is not empty. With `report: none`, the list has a message if there are problems.",
    depth: "Number of pull requests in the queue.",
  },
  permissions: { issues: "write: if `report` is `issue`" },
  example: { report: "none" },
  check: ({ report }, _given, { host }) =>
    collectInputProblems([
      report === "issue" && host === undefined,
      "github-token",
      createMessageText`a token is required to write issues. If you have no token, set ${toInputReference("report", "none")}.`,
    ]),

  run: async (values, target, context) =>
    (await import("../queue/health-check.js")).checkHealth(values, target, context),
});
