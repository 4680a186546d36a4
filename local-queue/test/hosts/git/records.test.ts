import { describe, expect, test } from "vitest";
import { InputError } from "../../../../src/errors.js";
import { givenThree } from "./given-queue.js";

const SHA = "a".repeat(40);

describe("a stored row of the Git host", () => {
  test.each<
    ["git_pull_requests" | "git_merges" | "git_ref_changes", "pullRequests" | "merges" | "refChanges", unknown]
  >([
    ["git_pull_requests", "pullRequests", null],
    ["git_pull_requests", "pullRequests", { branch: "one", sha: "--all", state: "open", mergeCommit: null }],
    ["git_merges", "merges", { before: SHA }],
    ["git_merges", "merges", { before: SHA, after: SHA, merged: [{ number: 1 }] }],
    ["git_ref_changes", "refChanges", { refs: ["../../config"], startedAtMs: 0 }],
  ])("prevents the start when it is damaged: %s (%#)", async (table, name, value) => {
    const { records, start } = givenThree();
    records[name].set(7, value);
    const started = start();
    await expect(started).rejects.toThrow(`--data: the row 7 of the table ${table} is damaged. `);
    await expect(started).rejects.toThrow(InputError);
  });
});
