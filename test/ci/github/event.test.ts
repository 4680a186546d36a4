import { describe, expect, test } from "vitest";
import {
  checkRunPayload,
  checkSuitePayload,
  commentPayload,
  FORK,
  HEAD,
  listed,
  mergeGroupPayload,
  OTHER_HEAD,
  pullRequestPayload,
  pushPayload,
  REPOSITORY,
  RUN_ID,
  repository,
  workflowRunPayload,
} from "../../support/payloads.js";
import { gitHubTrigger } from "../../support/trigger.js";

function classify(name: string, payload: unknown, ref = "refs/heads/main") {
  return gitHubTrigger(name, payload, { GITHUB_REF: ref }).pullRequest;
}

describe("pull_request", () => {
  test("a pull request of the repository itself is no fork", () => {
    expect(classify("pull_request", pullRequestPayload())).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "release/1.x",
      fork: false,
    });
  });

  test.each(["pull_request", "pull_request_target", "pull_request_review"])(
    "%s from another repository is a fork's",
    (name) => {
      expect(classify(name, pullRequestPayload({ repo: FORK }))).toMatchObject({ number: 7, fork: true });
    },
  );

  test("a head whose repository is gone is a fork's", () => {
    expect(classify("pull_request", pullRequestPayload({ repo: null }))).toMatchObject({
      number: 7,
      headSha: HEAD,
      fork: true,
    });
  });

  test("inside a repository that is itself a fork its own pull requests are no fork's", () => {
    const payload = pullRequestPayload();
    const { head } = payload.pull_request;
    const inFork = {
      ...payload,
      pull_request: { ...payload.pull_request, head: { ...head, repo: { ...head.repo, fork: true } } },
    };

    expect(classify("pull_request", inFork)).toMatchObject({ fork: false });
  });

  test("the case of the repository's name does not make a fork", () => {
    expect(classify("pull_request", pullRequestPayload({ repo: "Local/Playground" }))).toMatchObject({ fork: false });
  });

  test("a payload without its fields names nothing", () => {
    for (const payload of [{}, null, [], "text", { pull_request: null }, { pull_request: { number: "7" } }])
      expect(classify("pull_request", payload)).toEqual({ kind: "none", lookedAt: "pull_request.number" });
  });
});

describe("issue_comment", () => {
  test("on a pull request it names the number, and neither head nor base", () => {
    expect(classify("issue_comment", commentPayload(true))).toEqual({
      kind: "event",
      number: 7,
      headSha: undefined,
      baseBranch: undefined,
      fork: false,
    });
  });

  test("on an issue it names nothing, also when the field is there and null", () => {
    const payload = commentPayload(false);
    const withNull = { ...payload, issue: { ...payload.issue, pull_request: null } };

    expect(classify("issue_comment", payload).kind).toBe("none");
    expect(classify("issue_comment", withNull).kind).toBe("none");
  });
});

describe("push", () => {
  test("to a branch leaves the question to its commit", () => {
    expect(classify("push", pushPayload("refs/heads/change-7"))).toEqual({ kind: "commit", sha: HEAD });
  });

  test.each([
    ["that deletes a branch", pushPayload("refs/heads/change-7", { deleted: true })],
    ["of a tag", pushPayload("refs/tags/v1")],
    ["without a commit", { ref: "refs/heads/change-7" }],
  ])("%s names nothing", (_, payload) => {
    expect(classify("push", payload).kind).toBe("none");
  });

  test("reports the branch when the push deletes it", () => {
    expect(classify("push", pushPayload("refs/heads/change-7", { deleted: true }))).toEqual({
      kind: "none",
      lookedAt: "the push to refs/heads/change-7, which leaves no branch",
    });
  });
});

describe("workflow_run", () => {
  test("with one pull request is about it, at the commit that the run tested", () => {
    expect(classify("workflow_run", workflowRunPayload({ pullRequests: [listed(7)] }))).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "main",
      fork: false,
    });
  });

  test("with several pull requests names them all", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(7), listed(8)] });

    expect(classify("workflow_run", payload)).toEqual({
      kind: "several",
      numbers: [7, 8],
      lookedAt: "workflow_run.pull_requests",
    });
  });

  test("of a pull_request_target run takes the head from the list, since the run's own is the base's", () => {
    const payload = workflowRunPayload({ event: "pull_request_target", pullRequests: [listed(7)] });

    expect(classify("workflow_run", payload)).toMatchObject({ number: 7, headSha: OTHER_HEAD });
  });

  test.each([REPOSITORY, FORK])(
    "of a pull_request_target run without a list is never looked up by the base's commit (%s)",
    (from) => {
      const payload = workflowRunPayload({ event: "pull_request_target", from });

      expect(classify("workflow_run", payload)).toMatchObject({
        kind: "none",
        lookedAt: expect.stringContaining("pull_request_target"),
      });
    },
  );

  test("of a fork is looked up by the fork's branch and commit", () => {
    expect(classify("workflow_run", workflowRunPayload({ from: FORK }))).toEqual({
      kind: "head",
      owner: "developer-2",
      branch: "change-7",
      sha: HEAD,
    });
  });

  test("reports the missing fork when it is deleted", () => {
    expect(classify("workflow_run", workflowRunPayload({ from: null }))).toEqual({
      kind: "none",
      lookedAt: "workflow_run.head_repository (the fork is gone)",
    });
  });

  test("of a push to this repository is looked up by its commit", () => {
    expect(classify("workflow_run", workflowRunPayload({ event: "push" }))).toEqual({ kind: "commit", sha: HEAD });
  });

  test("does not take a pull request of the upstream repository for one of the fork", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(31, "main", "upstream/playground")] });

    expect(classify("workflow_run", payload)).toEqual({ kind: "commit", sha: HEAD });
  });
});

describe.each([
  ["check_suite", checkSuitePayload],
  ["check_run", checkRunPayload],
])("%s", (name, payload) => {
  test("with one pull request is about it", () => {
    expect(classify(name, payload({ pullRequests: [listed(7, "release/1.x")] }))).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "release/1.x",
      fork: false,
    });
  });

  test("returns all of several pull requests, and the empty list when there is none", () => {
    expect(classify(name, payload({ pullRequests: [listed(7), listed(9)] }))).toMatchObject({
      kind: "several",
      numbers: [7, 9],
    });
    expect(classify(name, payload({ branch: null }))).toEqual({
      kind: "none",
      lookedAt: `${name}.pull_requests, which is empty`,
    });
  });

  test("does not take a pull request of the upstream repository for one of the fork", () => {
    const upstream = listed(31, "main", "upstream/playground");

    expect(classify(name, payload({ pullRequests: [upstream] })).kind).toBe("none");
    expect(classify(name, payload({ pullRequests: [upstream, listed(7)] }))).toMatchObject({ number: 7 });
  });
});

test("a check run without its own list is read from its suite", () => {
  const payload = checkRunPayload();
  const suite = { ...payload.check_run.check_suite, pull_requests: [listed(7)] };

  expect(classify("check_run", { ...payload, check_run: { ...payload.check_run, check_suite: suite } })).toMatchObject({
    kind: "event",
    number: 7,
  });
});

describe("GitHub's own merge queue", () => {
  const ref = `gh-readonly-queue/release/2026/q1/pr-104-${HEAD}`;
  const expected = { kind: "merge-group", number: 104, baseBranch: "release/2026/q1" };

  test("a merge group whose base has slashes names number and whole base", () => {
    expect(classify("merge_group", mergeGroupPayload(`refs/heads/${ref}`))).toEqual(expected);
    expect(classify("merge_group", { repository: repository(REPOSITORY) }, `refs/heads/${ref}`)).toEqual(expected);
  });

  test("its branches are known in every event that carries one", () => {
    expect(classify("push", pushPayload(`refs/heads/${ref}`))).toEqual(expected);
    expect(classify("workflow_run", workflowRunPayload({ branch: ref }))).toEqual(expected);
    expect(classify("check_suite", checkSuitePayload({ branch: ref }))).toEqual(expected);
    expect(classify("check_run", checkRunPayload({ branch: ref }))).toEqual(expected);
    expect(classify("workflow_dispatch", {}, `refs/heads/${ref}`)).toEqual(expected);
  });

  test("a fork's branch with such a name is not taken for one", () => {
    expect(classify("workflow_run", workflowRunPayload({ branch: ref, from: FORK })).kind).toBe("head");
  });

  test("any other reference of a merge group names nothing", () => {
    expect(classify("merge_group", mergeGroupPayload("refs/heads/main"))).toEqual({
      kind: "none",
      lookedAt: "merge_group.head_ref",
    });
  });
});

describe("test branches of the queue", () => {
  const branch = `trunk-merge/pr-42/${RUN_ID}`;
  const found = { kind: "test-branch", number: 42, branch, testRunId: RUN_ID };

  test.each([
    ["a push", "push", pushPayload(`refs/heads/${branch}`)],
    ["the head of a draft pull request", "pull_request", pullRequestPayload({ ref: branch })],
    ["a check suite", "check_suite", checkSuitePayload({ branch })],
    ["a check run", "check_run", checkRunPayload({ branch, pullRequests: [listed(43)] })],
    ["a workflow run", "workflow_run", workflowRunPayload({ branch, pullRequests: [listed(43)] })],
  ])("are known by %s", (_, name, payload) => {
    expect(classify(name, payload)).toEqual(found);
  });

  test.each(["workflow_dispatch", "create", "schedule"])("are known by the reference of %s", (name) => {
    expect(classify(name, {}, `refs/heads/${branch}`)).toEqual(found);
  });

  test.each([
    ["pull_request", pullRequestPayload({ ref: branch, repo: FORK })],
    ["pull_request_target", pullRequestPayload({ ref: branch, repo: FORK })],
    ["pull_request", pullRequestPayload({ ref: branch, repo: null })],
    ["workflow_run", workflowRunPayload({ branch, from: FORK })],
    ["workflow_run", workflowRunPayload({ branch, from: null })],
  ])("in a fork are branches like any other (%s)", (name, payload) => {
    expect(classify(name, payload).kind).not.toBe("test-branch");
  });

  test("scaffolding of the queue is an ordinary branch", () => {
    expect(classify("push", pushPayload(`refs/heads/trunk-temp/pr-42/${RUN_ID}`))).toEqual({
      kind: "commit",
      sha: HEAD,
    });
  });
});

test.each(["schedule", "workflow_dispatch", "repository_dispatch", "release", ""])(
  "an event %s names no pull request",
  (name) => {
    expect(classify(name, {})).toEqual({ kind: "none", lookedAt: `the event ${name}` });
  },
);
