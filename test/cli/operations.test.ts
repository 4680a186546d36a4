import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../src/local-queue/service.js";
import { givenService } from "../action/harness.js";
import { givenQueued, givenTesting, runOf } from "../action/queue.js";
import { givenFolder, PLACE, placeOf } from "./command.js";
import { runHere } from "./in-process.js";

interface Case {
  readonly operation: string;
  /** Prepares the service and the folder, and gives the flags. */
  readonly given: (service: LocalService, folder: string) => readonly string[];
  readonly result: string;
  readonly outputs: Readonly<Record<string, unknown>>;
}

const CASES: readonly Case[] = [
  {
    operation: "set-impacted-targets",
    given(service) {
      const { number, headSha } = service.control.addPullRequest();
      const targets = ["--impacted-targets", "//app", "--impacted-targets=//web"];
      return [...placeOf(number), "--head-sha", headSha, ...targets, "--verify=false"];
    },
    result: "uploaded",
    outputs: { "impacted-targets-count": 2, "impacted-targets-mode": "list" },
  },
  {
    operation: "compute-impacted-targets",
    given(_service, folder) {
      const git = (...parameters: readonly string[]): string =>
        execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...parameters], {
          cwd: folder,
          encoding: "utf8",
        }).trim();
      git("init", "--quiet", "--initial-branch=main");
      git("commit", "--quiet", "--allow-empty", "--message=one");
      const base = git("rev-parse", "HEAD");
      writeFileSync(join(folder, "app.txt"), "app");
      git("add", ".");
      git("commit", "--quiet", "--message=two");
      const patterns = ["--target-paths", "app: [app.txt]", "--target-paths", "web: ['web/**']"];
      return ["--repository", "local/playground", "--base-sha", base, "--producer", "paths", ...patterns];
    },
    result: "computed",
    outputs: { "impacted-targets-mode": "list", "impacted-targets-count": 1 },
  },
  {
    operation: "submit",
    given: (service) => [...placeOf(service.control.addPullRequest().number), "--priority=high", "--no-batch"],
    result: "submitted",
    outputs: { "pr-number": 1, submission: "submitted" },
  },
  {
    operation: "wait-for-merge",
    given: (service) => {
      const { number } = givenTesting(service);
      service.control.advance(60);
      return placeOf(number);
    },
    result: "merged",
    outputs: { state: "merged", polls: 1, "failing-checks": null },
  },
  {
    operation: "status",
    given: (service) => placeOf(givenQueued(service).number),
    result: "found",
    outputs: { "safe-to-push": false, "pr-title": "Change number 1" },
  },
  { operation: "cancel", given: (service) => placeOf(givenTesting(service).number), result: "cancelled", outputs: {} },
  {
    operation: "restart-tests",
    given: (service) => placeOf(givenTesting(service).number),
    result: "restarted",
    outputs: {},
  },
  {
    operation: "testing-details",
    given: (service) => [...PLACE, "--test-run-id", runOf(service, givenTesting(service).number).id],
    result: "in_progress",
    outputs: { "failing-checks": [] },
  },
  { operation: "get-queue", given: () => PLACE, result: "found", outputs: { depth: 0, branch: "main" } },
  {
    operation: "create-queue",
    given() {
      const place = ["--repository", "local/playground", "--target-branch", "release"];
      return [...place, "--settings", "mode: parallel", "--settings", "concurrency: 3"];
    },
    result: "created",
    outputs: {},
  },
  {
    operation: "update-queue",
    given: () => [...PLACE, "--settings", "concurrency: 7"],
    result: "updated",
    outputs: { changes: [expect.objectContaining({ setting: "concurrency", to: 7 })] },
  },
  { operation: "delete-queue", given: () => PLACE, result: "deleted", outputs: { enqueued: null } },
  {
    operation: "pause-queue",
    given: () => [...PLACE, "--reason", "- a text with a dash in front"],
    result: "paused",
    outputs: { "previous-state": "running" },
  },
  { operation: "resume-queue", given: () => PLACE, result: "unchanged", outputs: {} },
  { operation: "drain-queue", given: () => PLACE, result: "drained", outputs: { depth: 0 } },
  {
    operation: "apply-queue",
    given(_service, folder) {
      writeFileSync(join(folder, "queues.yml"), "queues: {main: {concurrency: 9}}");
      return [...PLACE, "--config-file", "queues.yml", "--dry-run"];
    },
    result: "drift",
    outputs: { changes: [expect.objectContaining({ branch: "main", to: 9 })] },
  },
  {
    operation: "metrics",
    given: () => [...PLACE, "--warn-if", "depth > 5", "--warn-if", "failed-1h > 5"],
    result: "healthy",
    outputs: { depth: 0 },
  },
  {
    operation: "list-quarantined-tests",
    given: () => [...PLACE, "--org-slug", "my-org"],
    result: "listed",
    outputs: { count: 0 },
  },
  {
    operation: "check-test-results",
    given(_service, folder) {
      const report = `<testsuites><testsuite name="s"><testcase name="t"/></testsuite></testsuites>`;
      writeFileSync(join(folder, "report.xml"), report);
      const flags = ["--org-slug", "my-org", "--junit-paths", "*.xml", "--test-exit-code", "0"];
      return ["--repository", "local/playground", ...flags];
    },
    result: "passed",
    outputs: { "failed-count": 0, "failed-tests": [] },
  },
];

describe("as a command", () => {
  test.each(CASES)("$operation ends as $result, and says so in JSON", async (each) => {
    const service = await givenService({ orgSlug: "my-org" });
    const folder = givenFolder();
    const flags = each.given(service, folder);

    const end = await runHere([each.operation, ...flags], { service, folder });

    expect(end.stderr).toContain(`result: ${each.result}\n`);
    expect(end.exitCode).toBe(0);
    expect(end.answer).toMatchObject({
      operation: each.operation,
      result: each.result,
      "error-kind": null,
      "error-message": null,
      outputs: each.outputs,
    });
  });

  test.each(CASES)("$operation says it in words on a terminal", async (each) => {
    const service = await givenService({ orgSlug: "my-org" });
    const folder = givenFolder();
    const argv = [each.operation, ...each.given(service, folder)];

    const end = await runHere(argv, { service, folder, terminals: { stdout: true, stderr: true } });

    expect(end.exitCode).toBe(0);
    const [message = "", ...more] = end.stdout.split("\n");
    expect(message).toMatch(/^\S.*\.$/);
    expect(end.screen.split(message)).toHaveLength(2);
    expect(more.join("\n")).toMatch(new RegExp(`^  result +${each.result}$`, "m"));
    expect(end.stdout).not.toMatch(/\bnull\b|^[{}]/m);
    expect(end.stderr).not.toContain("result: ");
  });
});
