import { describe, expect, test } from "vitest";
import { readInputs } from "../../src/inputs/input.js";
import { pullRequestSelectionInputs, resolveSelectedPullRequests } from "../../src/target/selection.js";
import type { OperationTargetInputs, PullRequestSelection } from "../../src/target/target.js";
import { hostWith, NOTHING_GIVEN } from "../support/git-host.js";
import { HEAD } from "../support/payloads.js";
import { triggerWith } from "../support/trigger.js";

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };
const NOTHING: PullRequestSelection = { prNumbers: undefined, label: undefined, search: undefined };

function read(texts: Readonly<Record<string, string>>) {
  return readInputs(pullRequestSelectionInputs, (name) => texts[name] ?? "");
}

async function find(
  selection: Partial<PullRequestSelection>,
  inputs: Partial<OperationTargetInputs> = {},
  { guardsHeads = true, isOffline = false } = {},
) {
  const { host, requests } = hostWith({ number: 7 }, { number: 8, baseBranch: "next" });
  const trigger = triggerWith({ repository: REPOSITORY });
  const given = { ...NOTHING_GIVEN, ...inputs };
  const resolution = resolveSelectedPullRequests({ ...NOTHING, ...selection }, guardsHeads, given, trigger);
  const targets = await resolution.find(isOffline ? undefined : host);
  return { found: targets.map((each) => [each.number, each.targetBranch, each.guardedHead]), requests };
}

describe("the inputs pr-numbers, label and search", () => {
  test("accept numbers with or without #, labels with spaces, and any search", () => {
    const { values, problems } = read({ "pr-numbers": "#3\n\n 1 \n3", label: "ready: to merge", search: 'a "b c"' });

    expect(problems).toEqual([]);
    expect(values).toEqual({ prNumbers: [3, 1], label: "ready: to merge", search: 'a "b c"' });
  });

  test.each([
    [{ "pr-numbers": "1, 2" }],
    [{ "pr-numbers": "1\nx" }],
    [{ "pr-numbers": "0" }],
    [{ "pr-numbers": Array.from({ length: 1001 }, (_, index) => index + 1).join("\n") }],
    [{ label: 'a" is:merged' }],
    [{ label: "a\nb" }],
    [{ search: "a\nb" }],
    [{ search: "a".repeat(501) }],
  ])("reject %j", (texts) => {
    expect(read(texts).problems).toHaveLength(1);
  });
});

describe("resolveSelectedPullRequests", () => {
  test("returns the base branch and the head of each number from GitHub", async () => {
    expect(await find({ prNumbers: [8, 7] })).toEqual({
      found: [
        [8, "next", HEAD],
        [7, "main", HEAD],
      ],
      requests: ["pull requests 8, 7"],
    });
  });

  test.each([
    ["heads are not compared", { guardsHeads: false }],
    ["the look-ups are switched off", { isOffline: true }],
  ])("sends no request to GitHub when target-branch is set and %s", async (_when, options) => {
    expect(await find({ prNumbers: [8, 7] }, { targetBranch: "main" }, options)).toEqual({
      found: [
        [8, "main", undefined],
        [7, "main", undefined],
      ],
      requests: [],
    });
  });

  test("returns the head of each pull request even when target-branch is set", async () => {
    expect((await find({ prNumbers: [8] }, { targetBranch: "main" })).found).toEqual([[8, "main", HEAD]]);
  });

  test("searches for a label, and for the base branch when target-branch is set", async () => {
    expect(await find({ label: "a b" })).toMatchObject({ requests: ['search label:"a b" sort:created-asc'] });
    expect(await find({ search: "draft:false" }, { targetBranch: "next" })).toEqual({
      found: [[8, "next", HEAD]],
      requests: ['search base:"next" draft:false'],
    });
  });

  test.each([
    [{ prNumbers: [1] }, "target-branch: a value is required: github-token is empty"],
    [{ label: "a" }, "pr-numbers: a value is required: github-token is empty, so the pull requests with the label a"],
  ])("requires a value for %j when the look-ups are switched off", async (selection, message) => {
    await expect(find(selection, {}, { isOffline: true })).rejects.toThrow(message);
  });

  test("rejects numbers that are not pull requests", async () => {
    const message = "pr-numbers: GitHub does not have these pull requests in local/playground: #9.";

    await expect(find({ prNumbers: [7, 9] })).rejects.toThrow(message);
  });
});
