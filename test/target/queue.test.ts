import { describe, expect, test } from "vitest";
import type { PullRequestSource, Trigger } from "../../src/ci/build.js";
import type { Host } from "../../src/ci/host.js";
import { HostError, NoReplyError } from "../../src/ci/host.js";
import { resolveQueue } from "../../src/target/queue.js";
import type { TargetInputs } from "../../src/target/target.js";
import { hostWith, NOTHING_GIVEN } from "../support/git-host.js";
import { HEAD } from "../support/payloads.js";
import { triggerWith } from "../support/trigger.js";

const ELSEWHERE = { repository: { owner: "local", name: "elsewhere" } };

const NOTHING: PullRequestSource = { kind: "none", lookedAt: "the event schedule" };
const EVENT: PullRequestSource = { kind: "event", number: 7, headSha: HEAD, baseBranch: "release/1.x", fork: false };
const COMMENT: PullRequestSource = { ...EVENT, headSha: undefined, baseBranch: undefined };
const TEST_BRANCH: PullRequestSource = {
  kind: "test-branch",
  number: 9,
  branch: "trunk-merge/pr-9/11111111-2222-4333-8444-555555555555",
  testRunId: "11111111-2222-4333-8444-555555555555",
};
const MERGE_GROUP: PullRequestSource = { kind: "merge-group", number: 5, baseBranch: "stable" };
const COMMIT: PullRequestSource = { kind: "commit", sha: HEAD };
const FORK_HEAD: PullRequestSource = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD };
const SEVERAL: PullRequestSource = { kind: "several", numbers: [1, 2], lookedAt: "check_run.pull_requests" };

interface Given {
  readonly inputs?: Partial<TargetInputs>;
  readonly pullRequest?: PullRequestSource;
  readonly defaultBranch?: string | undefined;
  readonly repository?: Trigger["repository"];
  readonly branch?: "given" | "found";
}

function resolve({ inputs, pullRequest = NOTHING, branch = "found", ...trigger }: Given) {
  const given = { ...NOTHING_GIVEN, ...inputs };
  return resolveQueue("get-queue", branch === "given", given, triggerWith({ ...trigger, pullRequest }));
}

/** The queue, and what the Git host was asked for it. */
async function find(given: Given) {
  const { host, asked } = hostWith(...[7, 8, 9].map((number) => ({ number, baseBranch: `base-of-${number}` })));
  const { targetBranch, repository } = await resolve(given).find(host);
  return { branch: targetBranch, repository: `${repository.owner}/${repository.name}`, asked };
}

describe("the branch of a queue", () => {
  test.each<[string, Given, string, string[]]>([
    ["is the one that is given", { inputs: { targetBranch: "dev" } }, "dev", []],
    ["given, goes before the event's", { inputs: { targetBranch: "dev" }, pullRequest: EVENT }, "dev", []],
    ["is the base in the event of a pull request", { pullRequest: EVENT }, "release/1.x", []],
    [
      "is the same base when pr-number names that pull request",
      { inputs: { prNumber: 7 }, pullRequest: EVENT },
      "release/1.x",
      [],
    ],
    [
      "is looked up for another pr-number",
      { inputs: { prNumber: 8 }, pullRequest: EVENT },
      "base-of-8",
      ["pull request local/playground#8"],
    ],
    [
      "is looked up for a comment, whose event names no base",
      { pullRequest: COMMENT },
      "base-of-7",
      ["pull request local/playground#7"],
    ],
    [
      "is looked up on a test branch, whose event is the queue's",
      { pullRequest: TEST_BRANCH },
      "base-of-9",
      ["pull request local/playground#9"],
    ],
    ["is the base of a merge group", { pullRequest: MERGE_GROUP }, "stable", []],
    ["is the default branch in the event where there is no pull request", {}, "main", []],
    ["is the default branch for a push: its pull requests are not asked for", { pullRequest: COMMIT }, "main", []],
    ["is the default branch for a fork's run without one", { pullRequest: FORK_HEAD }, "main", []],
    ["is the default branch where several pull requests are named", { pullRequest: SEVERAL }, "main", []],
    [
      "is looked up as the default branch where the event does not name it",
      { defaultBranch: undefined },
      "trunk",
      ["default branch of local/playground"],
    ],
  ])("%s", async (_name, given, branch, asked) => {
    expect(await find(given)).toEqual({ branch, repository: "local/playground", asked });
  });
});

describe("another repository than the run's", () => {
  test.each<[string, Given, string, string[]]>([
    ["has a default branch of its own", { inputs: ELSEWHERE }, "trunk", ["default branch of local/elsewhere"]],
    [
      "knows nothing of the event's pull request",
      { inputs: ELSEWHERE, pullRequest: EVENT },
      "trunk",
      ["default branch of local/elsewhere"],
    ],
    [
      "nor of the run's test branch",
      { inputs: ELSEWHERE, pullRequest: TEST_BRANCH },
      "trunk",
      ["default branch of local/elsewhere"],
    ],
    [
      "has its own pull request of that number",
      { inputs: { ...ELSEWHERE, prNumber: 7 }, pullRequest: EVENT },
      "base-of-7",
      ["pull request local/elsewhere#7"],
    ],
    ["asks nobody when the branch is given", { inputs: { ...ELSEWHERE, targetBranch: "dev" } }, "dev", []],
  ])("%s", async (_name, given, branch, asked) => {
    expect(await find(given)).toEqual({ branch, repository: "local/elsewhere", asked });
  });

  test("is not one that is written in another case", async () => {
    const inputs = { repository: { owner: "Local", name: "PlayGround" } };

    expect(await find({ inputs, pullRequest: EVENT })).toMatchObject({ branch: "release/1.x", asked: [] });
  });
});

describe("an operation that changes a queue", () => {
  test("takes no branch from the event", () => {
    expect(() => resolve({ branch: "given", pullRequest: EVENT })).toThrow(
      "target-branch: is required; get-queue takes no default for the branch whose queue it changes.",
    );
  });

  test("takes the one that is given", async () => {
    expect(await find({ branch: "given", inputs: { targetBranch: "main" } })).toMatchObject({ branch: "main" });
  });
});

test("without any repository there is nothing to look in", () => {
  expect(() => resolve({ repository: undefined, inputs: { targetBranch: "main" } })).toThrow("repository: ");
});

describe("when nobody can be asked", () => {
  test("a known branch needs no answer", async () => {
    expect(await resolve({ pullRequest: EVENT }).find(undefined)).toMatchObject({ targetBranch: "release/1.x" });
  });

  test.each<[string, Given, string]>([
    ["the base of a pull request", { pullRequest: COMMENT }, "the base branch of #7"],
    ["the default branch", { defaultBranch: undefined }, "the default branch of local/playground"],
  ])("%s is a problem of the inputs", async (_name, given, about) => {
    await expect(resolve(given).find(undefined)).rejects.toThrow(
      `target-branch: is needed here: github-token is empty, so ${about} cannot be looked up.`,
    );
  });

  test("a refused look-up names the input, and the permissions to add", async () => {
    const { host } = hostWith();
    const missing = new NoReplyError("Not Found", { status: 404 });
    const refused = new HostError("the default branch of local/playground", missing);
    const deaf: Host = { ...host, defaultBranch: () => Promise.reject(refused) };

    await expect(resolve({ defaultBranch: undefined }).find(deaf)).rejects.toMatchObject({
      kind: "input",
      message:
        "target-branch: is needed here: the default branch of local/playground could not be read from GitHub (status 404).",
      details: refused.advice,
    });
  });
});
