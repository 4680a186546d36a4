import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { annotations, errorLine, givenService, runAction } from "../support/action.js";
import { pullRequestEvent, pushEvent } from "../support/action-events.js";
import { computeByBundle, givenChange, handedOver } from "../support/computing.js";
import { onDeleted, onSchedule } from "../support/interpreter/events.js";
import { bodyFor, entryOf, givenQueued, givenTesting, runOf, runsOf } from "../support/queue.js";
import { listed, report } from "../support/reports.js";
import { givenWorkspace } from "../support/workspace.js";

test("the bundled action uploads targets, submits, reads, restarts and cancels a pull request", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ title: "A <b>title</b>" });
  const { number, headSha } = pullRequest;
  const event = pullRequestEvent(pullRequest);
  const run = (operation: string, inputs = {}) => runAction(service, { operation, ...inputs }, { event });

  const upload = await run("set-impacted-targets", { "impacted-targets": "web\n  api  \n\nweb" });
  expect(upload.outputs).toMatchObject({ result: "uploaded", "impacted-targets-count": "2" });
  expect(upload.requests[0]?.body).toMatchObject({ pr: { number, sha: headSha }, impactedTargets: ["api", "web"] });
  expect(upload.requests[0]?.headers).toMatchObject({ "x-api-token": service.token });

  const submit = await run("submit");
  expect(submit.outputs).toMatchObject({
    result: "submitted",
    submission: "submitted",
    "pr-sha": headSha,
    "submitted-at": entryOf(service, number)?.stateChangedAt,
    "error-kind": "",
    "error-message": "",
  });
  expect(submit.requests[2]).toMatchObject({ method: "POST", body: bodyFor(number) });
  expect(submit.summary).toContain("### submit: submitted");
  expect(submit.summary).not.toContain("<b>");
  expect(submit.result).toMatchObject({ result: "submitted", record: { prSha: headSha } });

  service.control.advance(3);
  const status = await run("status");
  expect(status.outputs).toMatchObject({ result: "found", state: "testing", position: "1", "safe-to-push": "false" });

  const restart = await run("restart-tests");
  expect([restart.exitCode, restart.outputs.result]).toEqual([0, "restarted"]);
  service.control.advance(2);
  expect(runsOf(service, number)).toBe(2);

  const details = await run("testing-details", { "test-run-id": runOf(service, number).id });
  expect(details.outputs).toMatchObject({ result: "in_progress", "failing-checks": "[]" });

  const cancel = await run("cancel");
  expect(cancel.outputs).toMatchObject({ result: "cancelled", state: "cancelled" });
  expect(cancel.result).toMatchObject({ result: "cancelled", record: { state: "cancelled" } });
  for (const end of [upload, submit, status, restart, details, cancel]) expect(annotations(end.log)).toEqual([]);
});

test("the bundled action submits the pull requests that a search finds", async () => {
  const service = await givenService();
  const numbers = Array.from({ length: 3 }, () => service.control.addPullRequest({ labels: ["bot"] }).number);
  const other = service.control.addPullRequest();
  const inputs = { operation: "submit", search: "label:bot Change", priority: "low" };

  const end = await runAction(service, inputs, { event: onSchedule() });

  expect(end.outputs, end.log).toMatchObject({ result: "completed", "selected-count": "3", "error-kind": "" });
  expect(end.result).toMatchObject({
    "pull-requests": numbers.map((number) => ({ number, result: "submitted", errorKind: null })),
    pullRequests: numbers.map((number) => ({ number, record: { prNumber: number } })),
  });
  expect(end.calls.filter((name) => name === "github:graphql")).toHaveLength(1);
  expect(entryOf(service, 3)).toMatchObject({ isLive: true, priorityName: "low" });
  expect(entryOf(service, other.number)).toBeUndefined();
  expect(end.summary.match(/^\| \[#\d+\]/gm)).toHaveLength(3);
  expect(annotations(end.log)).toEqual([]);
});

test("the bundled action computes impacted targets without a token, and writes them to a file", async () => {
  const change = givenChange({ "api/a.ts": "1", "web/b.ts": "1", "docs/c.md": "1" });
  const patterns = 'api: api/**\nweb: [web/**, "!web/**/*.md"]\n';

  const end = await computeByBundle(change, {
    producer: "paths",
    "target-paths": patterns,
    "ignored-paths": "docs/**",
  });

  expect(annotations(end.log)).toEqual([]);
  const { base, head } = change;
  const handed = {
    mode: "list",
    targets: ["api", "web"],
    base,
    head,
    producer: "paths",
    reason: "listed by target-paths",
  };
  expect(handedOver(end)).toEqual(handed);
  expect(end.outputs).toMatchObject({ result: "computed", "base-sha": base, "head-sha": head });
  expect(end.outputs["impacted-targets-file"]).toContain(end.temporaryFolder);
  expect(end.result).toMatchObject(handed);
  expect(end.summary).toContain("The change impacts 2 targets");
});

test("the bundled action writes one comment about a failure in the queue", async () => {
  const service = await givenService();
  const checks = [{ name: "build", result: "failure" }] as const;
  const { number } = givenTesting(service, { author: "octocat", testPlan: { result: "fail", checks } });
  service.control.advance(60);
  const event = onDeleted(runOf(service, number).branch);

  const end = await runAction(service, { operation: "report-outcome" }, { event });

  expect(end.outputs).toMatchObject({ result: "failed", reported: "true", "failing-checks": '["build"]' });
  const [snapshot] = service.engine.snapshots();
  const comments = snapshot?.comments.filter((comment) => comment.number === number) ?? [];
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toMatch(/^\*\*Failed in the merge queue\*\*\n\n@octocat, /);
  expect(comments[0]?.body).not.toContain(service.token);
});

test("the bundled action reports an outcome that no earlier run reported", async () => {
  const service = await givenService({ startAtMs: Date.now() - 3_600_000 });
  const { number } = givenTesting(service, { testPlan: { result: "fail" } });
  service.control.advance(1800);

  const end = await runAction(service, { operation: "report-missed-outcomes" }, { event: onSchedule() });

  expect([end.outputs.result, end.outputs["reported-count"]]).toEqual(["complete", "1"]);
  expect(JSON.parse(end.outputs.reports ?? "")).toMatchObject([{ "pr-number": number, result: "failed" }]);
});

test("the bundled action opens an issue when a queue is paused for too long", async () => {
  const service = await givenService();
  const inputs = { operation: "check-queue-health", "target-branch": "main", "message-format": "slack" };
  service.control.updateQueue({ branch: "main", state: "paused" });
  givenQueued(service);
  // The service's clock decides how long the pause lasts, not this machine's clock.
  service.control.advance(3 * 3600 + 1);

  const end = await runAction(service, inputs, { githubToken: "token-of-github" });

  expect(end.outputs.result, end.log).toBe("unhealthy");
  expect(end.log).toContain("The queue is paused, and pull requests wait (#1; the longest wait is 3h)");
  expect(end.summary).toContain("### check-queue-health: unhealthy");
  expect(JSON.parse(end.outputs.messages ?? "")).toMatchObject([{ blocks: [{ type: "header" }, {}, {}] }]);
  expect(end.calls.filter((name) => name.startsWith("github:"))).toEqual([
    "github:issues.list",
    "github:issues.create",
  ]);
});

test("the bundled action reads metrics, quarantined tests and test results", async () => {
  const quarantinedTests = [listed("pays late")];
  const service = await givenService({ orgSlug: "local", quarantinedTests });
  const workspace = givenWorkspace({ "junit.xml": report("pays", "!pays late") });
  const run = (operation: string, inputs: Readonly<Record<string, string>>) =>
    runAction(service, { operation, ...inputs }, { workspace });

  const metrics = await run("metrics", { "warn-if": "depth >= 0" });
  const list = await run("list-quarantined-tests", { "org-slug": "local" });
  const results = await run("check-test-results", {
    "org-slug": "local",
    "junit-paths": "*.xml",
    "test-outcome": "failure",
  });

  expect(metrics.outputs).toMatchObject({ result: "degraded", depth: "0" });
  expect(metrics.log).toContain("::warning::A condition of warn-if is met: depth >= 0 (the value is 0).");
  expect(readFileSync(metrics.outputs["metrics-file"] ?? "", "utf8")).toMatch(/^# HELP mq_depth_current /);
  expect(list.outputs).toMatchObject({ result: "listed", count: "1" });
  expect(readFileSync(list.outputs["quarantined-tests-file"] ?? "", "utf8")).toContain("pays late");
  expect(results.outputs).toMatchObject({ result: "quarantined", "failed-count": "0", "quarantined-count": "1" });
});

test("the bundled action reports a failure in one annotation", async () => {
  const service = await givenService();
  const { headSha, headBranch } = givenQueued(service);
  const event = pushEvent(headBranch, headSha);

  const end = await runAction(service, { operation: "restart-tests" }, { event });

  expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "rejected"]);
  expect(errorLine(end.log)).toContain("Pull request #1 has no tests to restart");
});
