import { describe, expect, test } from "vitest";
import type { PullRequestSource, RangeSource, Trigger } from "../../src/ci/ci.js";
import { type BaseBranch, findBaseBranch } from "../../src/inputs/base-branch.js";
import { planRange, type RangeInputs } from "../../src/inputs/range-plan.js";
import { triggerWith } from "../ci/trigger.js";
import { HEAD, OTHER_HEAD } from "../events/payloads.js";
import { hostWith, NOTHING_GIVEN } from "./git-host.js";
import { inYaml } from "./problems.js";

const HERE = { host: "github.com", owner: "local", name: "playground" };
const NO_PULL_REQUEST: PullRequestSource = { kind: "none", lookedAt: "the event" };
const AFTER_A_RUN: RangeSource = {
  kind: "commit",
  head: { sha: HEAD, at: "github.event.workflow_run.head_sha", ref: undefined },
  baseBranch: undefined,
};

function plan(trigger: Partial<Trigger>, inputs: Partial<RangeInputs> = {}) {
  const planning = planRange(
    { ...NOTHING_GIVEN, baseSha: undefined, ...inputs },
    triggerWith({ pullRequest: NO_PULL_REQUEST, range: AFTER_A_RUN, ...trigger }),
  );
  return planning.ok ? planning.plan : inYaml(planning.problem);
}

function branchOf(trigger: Partial<Trigger>, inputs: Partial<RangeInputs> = {}): BaseBranch | undefined {
  const planned = plan(trigger, inputs);
  return typeof planned === "object" && planned.base.kind === "branch" ? planned.base.branch : undefined;
}

describe("the repository", () => {
  const outside = {
    defaultBranch: undefined,
    repository: undefined,
    pullRequest: NO_PULL_REQUEST,
    range: { kind: "checkout" },
  } as const;

  test("is not needed where nothing is looked up", () => {
    expect(plan(outside, { baseSha: HEAD })).toMatchObject({
      repository: undefined,
      base: { kind: "commit" },
    });
    expect(plan(outside, { targetBranch: "main" })).toMatchObject({
      base: { kind: "branch", branch: { kind: "known", name: "main" } },
    });
  });

  test("is needed where the branch has to be asked for", () => {
    const problem = "repository: is needed here, since the run belongs to none; write owner/name.";

    expect(plan(outside)).toBe(problem);
    expect(plan(outside, { prNumber: 7 })).toBe(problem);
  });
});

describe("the branch to compare with", () => {
  test("is the default branch where no pull request is known", () => {
    expect(branchOf({})).toEqual({ kind: "known", name: "main" });
    expect(branchOf({ defaultBranch: undefined })).toEqual({ kind: "default" });
  });

  test("is target-branch before all else", () => {
    const pullRequest: PullRequestSource = { kind: "commit", sha: HEAD };

    expect(branchOf({ pullRequest }, { targetBranch: "release/1.x" })).toEqual({
      kind: "known",
      name: "release/1.x",
    });
  });

  test("is the base of the pull request, as the event has it or as it can be asked for", () => {
    const merged = { kind: "merge-group", number: 7, baseBranch: "release/1.x" } as const;
    const queued = { kind: "test-branch", number: 7, branch: "b", testRunId: "r" } as const;

    expect(branchOf({ pullRequest: merged })).toEqual({ kind: "known", name: "release/1.x" });
    expect(branchOf({ pullRequest: queued })).toEqual({ kind: "base-of", number: 7 });
    expect(branchOf({}, { prNumber: 9 })).toEqual({ kind: "base-of", number: 9 });
  });

  test("is no guess where the event names several pull requests", () => {
    const pullRequest: PullRequestSource = { kind: "several", numbers: [7, 8], lookedAt: "the list" };

    expect(plan({ pullRequest })).toBe(
      "target-branch: is needed here: the list names several pull requests (#7, #8).",
    );
    expect(branchOf({ pullRequest }, { prNumber: 8 })).toEqual({ kind: "base-of", number: 8 });
    expect(plan({ pullRequest }, { baseSha: OTHER_HEAD })).toMatchObject({ base: { kind: "commit" } });
  });

  test("of another repository is asked for, and its commits are those of the checkout", () => {
    const repository = { owner: "local", name: "other" };

    expect(plan({}, { repository })).toMatchObject({
      head: undefined,
      base: { kind: "branch", branch: { kind: "default" } },
    });
  });
});

describe("the branch that a look-up finds", () => {
  const commit: BaseBranch = {
    kind: "look-up",
    source: { kind: "commit", sha: HEAD },
    defaultBranch: "main",
  };
  const head: BaseBranch = {
    kind: "look-up",
    source: { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD },
    defaultBranch: undefined,
  };

  test("is the base of the one that has the commit as its head", async () => {
    const { host } = hostWith(
      { number: 7, baseBranch: "release/1.x" },
      { number: 8, headSha: OTHER_HEAD, baseBranch: "main" },
    );

    expect(await findBaseBranch(commit, HERE, host)).toBe("release/1.x");
    expect(await findBaseBranch(head, HERE, host)).toBe("release/1.x");
  });

  test("is the base that several pull requests share", async () => {
    const shared = hostWith({ number: 7 }, { number: 8 });
    const { host } = hostWith({ number: 7 }, { number: 8, baseBranch: "release/1.x" });

    expect(await findBaseBranch(commit, HERE, shared.host)).toBe("main");
    await expect(findBaseBranch(commit, HERE, host)).rejects.toThrow(
      `target-branch: is needed here: there are several open pull requests of commit ${HEAD} (#7 into main, #8 into release/1.x).`,
    );
  });

  test("is the default branch when there is none, also when nobody can be asked", async () => {
    const { host, asked } = hostWith();
    const moved = hostWith({ headSha: OTHER_HEAD, baseBranch: "release/1.x" });

    expect(await findBaseBranch(commit, HERE, host)).toBe("main");
    expect(await findBaseBranch(commit, HERE, undefined)).toBe("main");
    expect(await findBaseBranch(head, HERE, moved.host)).toBe("trunk");
    expect(asked).toEqual([`commit ${HEAD}`]);
    await expect(findBaseBranch(head, HERE, undefined)).rejects.toThrow(
      "target-branch: is needed here: github-token is empty, so the default branch of local/playground cannot be looked up.",
    );
  });
});

test("a fork's head in a run with secrets is known as such", () => {
  const fork = { kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork: true } as const;
  const found = { kind: "head", owner: "developer-2", branch: "change-7", sha: HEAD } as const;

  expect(plan({ pullRequest: fork, secrets: "all" })).toMatchObject({ foreignHead: true });
  expect(plan({ pullRequest: found })).toMatchObject({ foreignHead: true });
  expect(plan({ pullRequest: fork, secrets: "not-to-forks" })).toMatchObject({ foreignHead: false });
  expect(plan({})).toMatchObject({ foreignHead: false });
});

test("a head-sha that is the event's own keeps what the event knows of it", () => {
  expect(plan({}, { headSha: HEAD })).toMatchObject({ head: { at: "github.event.workflow_run.head_sha" } });
  expect(plan({}, { headSha: OTHER_HEAD })).toMatchObject({ head: { sha: OTHER_HEAD, at: "head-sha" } });
});
