import { describe, expect, test } from "vitest";
import { InputError } from "../../../../src/errors.js";
import { givenThree } from "./queue-on-git.js";

const SHA = "a".repeat(40);

describe("start of a Git host", () => {
  test.each<
    ["git_pull_requests" | "git_merges" | "git_ref_changes", "pullRequests" | "merges" | "refChanges", unknown]
  >([
    ["git_pull_requests", "pullRequests", null],
    ["git_pull_requests", "pullRequests", { branch: "one", sha: "--all", state: "open", mergeCommit: null }],
    ["git_merges", "merges", { before: SHA }],
    ["git_merges", "merges", { before: SHA, after: SHA, merged: [{ number: 1 }] }],
    ["git_ref_changes", "refChanges", { refs: ["../../config"], startedAtMs: 0 }],
  ])("fails when a row of %s is damaged (%#)", async (table, name, value) => {
    const { records, start } = givenThree();
    records[name].set(7, value);
    const started = start();
    await expect(started).rejects.toThrow(`--data: the row 7 of the table ${table} is damaged. `);
    await expect(started).rejects.toThrow(InputError);
  });
});
