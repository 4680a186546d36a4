import { describe, expect, test } from "vitest";
import { givenService, runAction } from "./harness.js";
import { requestsIn } from "./planned-requests.js";
import { bodiesOf, changesOf, queueBody, queueFor } from "./queue-settings.js";

const UPDATE = { operation: "update-queue", "target-branch": "main" };

describe("update-queue", () => {
  test("sends only what differs, and shows it", async () => {
    const service = await givenService({ queue: { concurrency: 2, mergeMethod: "squash" } });
    const settings = "concurrency: 5\nmergeMethod: REBASE\nbatch: false\npendingFailureDepth: 0";

    const end = await runAction(service, { ...UPDATE, settings });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "updated"]);
    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), concurrency: 5, mergeMethod: "rebase" }]);
    expect(changesOf(end)).toEqual([
      { setting: "concurrency", from: 2, to: 5 },
      { setting: "mergeMethod", from: "squash", to: "rebase" },
    ]);
    expect(queueFor(service)).toMatchObject({ concurrency: 5, mergeMethod: "rebase" });
    expect(end.log).toContain(
      "2 settings of the merge queue for main of local/playground were changed: concurrency, mergeMethod.",
    );
    expect(end.summary).toContain("| Setting | Before | Now |");
    expect(end.summary).toContain("| <code>concurrency</code> | <code>2</code> | <code>5</code> |");
  });

  test("shows the request of a dry run, and does not send it", async () => {
    const service = await givenService();
    const settings = "concurrency: 5\nrequiredStatuses: [build]";

    const end = await runAction(service, { ...UPDATE, settings, "dry-run": "true" });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "planned"]);
    expect(end.calls).toEqual(["getQueue"]);
    const body = { ...queueBody(), concurrency: 5, requiredStatuses: ["build"] };
    expect(requestsIn(end.log)).toEqual([{ title: "POST /updateQueue", body }]);
    expect(requestsIn(end.summary)).toEqual(requestsIn(end.log));
    expect(end.summary).toContain("| Setting | Now | Would become |");
    expect(changesOf(end)).toHaveLength(2);
  });
});

describe("settings that cannot be used", () => {
  test("are all named with their lines, together with other bad inputs", async () => {
    const settings = [
      "concurrency: 0",
      "merge-method: squash",
      "mode: queue",
      "state: paused",
      "batch: yes",
      "enqueueingLabel: trunk-queued",
      "shoeSize: 43",
    ].join("\n");

    const end = await runAction(await givenService(), { operation: "update-queue", settings, summary: "on" });

    expect(end.requests).toEqual([]);
    const lines = (end.outputs["error-message"] ?? "").split("\n");
    expect(lines).toEqual([
      '- summary: must be true or false; got "on".',
      "- settings: line 1, concurrency: must be a whole number from 1; got 0.",
      "- settings: line 2, merge-method: is not a setting; did you mean mergeMethod?",
      '- settings: line 3, mode: must be one of single, parallel; got "queue".',
      "- settings: line 4, state: is not a setting; use the operations pause-queue, resume-queue and drain-queue.",
      '- settings: line 5, batch: must be true or false; got "yes".',
      '- settings: line 6, enqueueingLabel: must be the name of a label that does not begin with trunk- (except trunk-merge-queue-submit); got "trunk-queued".',
      expect.stringContaining("- settings: line 7, shoeSize: is not a setting; the settings are mode, concurrency, "),
      "- target-branch: is required; update-queue takes no default for the branch whose queue it changes.",
    ]);
  });
});
