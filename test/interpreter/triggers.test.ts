import { expect, test } from "vitest";
import { pushEvent } from "../support/action-events.js";
import {
  onCheckRun,
  onClosed,
  onComment,
  onLabel,
  onMergeGroup,
  onPullRequest,
  onSchedule,
  onWorkflowRun,
} from "../support/interpreter/events.js";
import { parse } from "../support/interpreter/parse.js";
import { starts } from "../support/interpreter/triggers.js";

const SUBJECT = { number: 7, headSha: "1".repeat(40) };
const SHA = "2".repeat(40);
const tag = { ...pushEvent("v1.0.0", SHA), ref: "refs/tags/v1.0.0" };

test.each([
  ["push", pushEvent("main", SHA), true],
  ["push", onPullRequest(SUBJECT), false],
  ["{ push: { branches: [main] } }", pushEvent("other", SHA), false],
  ['{ push: { branches: ["trunk-merge/**"] } }', pushEvent("trunk-merge/pr-1/a", SHA), true],
  ['{ push: { branches: ["trunk-merge/*"] } }', pushEvent("trunk-merge/pr-1/a", SHA), false],
  ['{ push: { branches: ["release/**", "!release/old"] } }', pushEvent("release/old", SHA), false],
  ["{ push: { branches-ignore: [main] } }", pushEvent("main", SHA), false],
  ["{ push: { branches: [main] } }", tag, false],
  ["{ push: { tags: [v*] } }", tag, true],
  ["{ push: { tags: [v*] } }", pushEvent("main", SHA), false],
  ["{ push: { paths: [docs/**] } }", { ...pushEvent("main", SHA), changedPaths: ["src/a.ts"] }, false],
  ["{ push: { paths: [docs/**] } }", { ...pushEvent("main", SHA), changedPaths: ["src/a.ts", "docs/a.md"] }, true],
  ["{ push: { paths-ignore: [docs/**] } }", { ...pushEvent("main", SHA), changedPaths: ["docs/a.md"] }, false],
  ["pull_request", onLabel(SUBJECT, "merge"), false],
  ["{ pull_request: { types: [labeled] } }", onLabel(SUBJECT, "merge"), true],
  ["{ pull_request: { types: [closed] } }", onClosed(SUBJECT, true), true],
  ["{ pull_request: { branches: [release] } }", onPullRequest(SUBJECT), false],
  ["{ issue_comment: { types: [edited] } }", onComment(7, "/merge"), false],
  ["merge_group", onMergeGroup(7, SHA), true],
  ["check_run", onCheckRun("queue", "failure"), true],
  ["{ workflow_run: { workflows: [CI] } }", onWorkflowRun({ workflow: "Other" }), false],
  ["{ workflow_run: { workflows: [CI], types: [requested] } }", onWorkflowRun(), false],
  ["{ workflow_run: { workflows: [CI], types: [completed] } }", onWorkflowRun(), true],
  ['{ schedule: [{ cron: "0 5 * * *" }] }', onSchedule("0 5 * * *"), true],
  ['{ schedule: [{ cron: "0 5 * * *" }] }', onSchedule("0 6 * * *"), false],
] as const)(
  "the interpreter starts a workflow with `on: %s` only when the event matches (%#)",
  async (on, event, expected) => {
    const jobs = "jobs: { job: { runs-on: ubuntu-latest, steps: [{ run: exit }] } }";

    expect(starts(await parse("a.yml", `on: ${on}\n${jobs}`), event)).toBe(expected);
  },
);
