import { describe, expect, test } from "vitest";
import { onClosed, onDeleted } from "../interpreter/events.js";
import { givenService, runAction } from "./harness.js";
import { givenQueued, givenTesting, runOf } from "./queue.js";

describe("report-end", () => {
  test("tells a failure in a comment, from the deletion of the test branch, and once", async () => {
    const service = await givenService();
    const checks = [{ name: "build", result: "failure" }] as const;
    const { number } = givenTesting(service, { author: "octocat", testPlan: { result: "fail", checks } });
    service.control.advance(60);
    const event = onDeleted(runOf(service, number).branch);

    const first = await runAction(service, { operation: "report-end" }, { event });
    const second = await runAction(service, { operation: "report-end" }, { event });

    expect([first.exitCode, first.outputs.result, first.outputs.reported]).toEqual([0, "failed", "true"]);
    expect(first.outputs["failing-checks"]).toBe('["build"]');
    expect([second.exitCode, second.outputs.result, second.outputs.reported]).toEqual([0, "failed", "false"]);
    const [comment, ...more] = service.engine.snapshots()[0]?.comments ?? [];
    expect([comment?.number, more]).toEqual([number, []]);
    expect(comment?.body).toMatch(/^\*\*Thrown out of the merge queue\*\*\n\n@octocat, /);
    expect(comment?.body).not.toContain(service.token);
  });

  test("hands the merge commit on from the closing of the pull request", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);

    const end = await runAction(service, { operation: "report-end" }, { event: onClosed(pullRequest, true) });

    const merged = service.engine.snapshots()[0]?.pullRequests[0];
    expect(end.outputs).toMatchObject({
      result: "merged",
      reported: "true",
      deployable: "true",
      "merge-commit-sha": merged?.mergeCommitSha,
    });
  });
});
