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

describe("gitHubTrigger for the event pull_request", () => {
  test("returns the pull request with its head and base", () => {
    expect(classify("pull_request", pullRequestPayload())).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "release/1.x",
      fork: false,
    });
  });

  test.each(["pull_request", "pull_request_target", "pull_request_review"])(
    "detects the pull request of a fork in %s",
    (name) => {
      expect(classify(name, pullRequestPayload({ repo: FORK }))).toMatchObject({ number: 7, fork: true });
    },
  );

  test("detects a fork when the head repository was deleted", () => {
    expect(classify("pull_request", pullRequestPayload({ repo: null }))).toMatchObject({
      number: 7,
      headSha: HEAD,
      fork: true,
    });
  });

  test("detects no fork when head and base are in the same forked repository", () => {
    const payload = pullRequestPayload();
    const { head } = payload.pull_request;
    const inFork = {
      ...payload,
      pull_request: { ...payload.pull_request, head: { ...head, repo: { ...head.repo, fork: true } } },
    };

    expect(classify("pull_request", inFork)).toMatchObject({ fork: false });
  });

  test("detects no fork when only the case of the repository name differs", () => {
    expect(classify("pull_request", pullRequestPayload({ repo: "Local/Playground" }))).toMatchObject({ fork: false });
  });

  test("returns no pull request when fields are missing", () => {
    for (const payload of [{}, null, [], "text", { pull_request: null }, { pull_request: { number: "7" } }])
      expect(classify("pull_request", payload)).toEqual({ kind: "none", lookedAt: "pull_request.number" });
  });
});

describe("gitHubTrigger for the event issue_comment", () => {
  test("returns the commented pull request without head and base", () => {
    expect(classify("issue_comment", commentPayload(true))).toEqual({
      kind: "event",
      number: 7,
      headSha: undefined,
      baseBranch: undefined,
      fork: false,
    });
  });

  test("returns no pull request when the comment is on an issue", () => {
    const payload = commentPayload(false);
    const withNull = { ...payload, issue: { ...payload.issue, pull_request: null } };

    expect(classify("issue_comment", payload).kind).toBe("none");
    expect(classify("issue_comment", withNull).kind).toBe("none");
  });
});

describe("gitHubTrigger for the event push", () => {
  test("returns the commit instead of a pull request when a branch was pushed", () => {
    expect(classify("push", pushPayload("refs/heads/change-7"))).toEqual({ kind: "commit", sha: HEAD });
  });

  test.each([
    ["a deleted branch", pushPayload("refs/heads/change-7", { deleted: true })],
    ["a tag", pushPayload("refs/tags/v1")],
    ["no commit", { ref: "refs/heads/change-7" }],
  ])("returns no pull request after a push of %s", (_, payload) => {
    expect(classify("push", payload).kind).toBe("none");
  });

  test("reports the branch when the push deleted it", () => {
    expect(classify("push", pushPayload("refs/heads/change-7", { deleted: true }))).toEqual({
      kind: "none",
      lookedAt: "the push to refs/heads/change-7, which does not update a branch",
    });
  });
});

describe("gitHubTrigger for the event workflow_run", () => {
  test("returns the listed pull request at the tested commit", () => {
    expect(classify("workflow_run", workflowRunPayload({ pullRequests: [listed(7)] }))).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "main",
      fork: false,
    });
  });

  test("returns all pull requests when the event lists several", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(7), listed(8)] });

    expect(classify("workflow_run", payload)).toEqual({
      kind: "several",
      numbers: [7, 8],
      lookedAt: "workflow_run.pull_requests",
    });
  });

  test("returns the head that the event lists when the run was for pull_request_target", () => {
    const payload = workflowRunPayload({ event: "pull_request_target", pullRequests: [listed(7)] });

    expect(classify("workflow_run", payload)).toMatchObject({ number: 7, headSha: OTHER_HEAD });
  });

  test.each([REPOSITORY, FORK])("returns no pull request when a pull_request_target run from %s lists none", (from) => {
    const payload = workflowRunPayload({ event: "pull_request_target", from });

    expect(classify("workflow_run", payload)).toMatchObject({
      kind: "none",
      lookedAt: expect.stringContaining("pull_request_target"),
    });
  });

  test("returns the branch and the commit instead of a pull request when the run was for a fork", () => {
    expect(classify("workflow_run", workflowRunPayload({ from: FORK }))).toEqual({
      kind: "head",
      owner: "developer-2",
      branch: "change-7",
      sha: HEAD,
    });
  });

  test("reports that the fork was deleted", () => {
    expect(classify("workflow_run", workflowRunPayload({ from: null }))).toEqual({
      kind: "none",
      lookedAt: "workflow_run.head_repository (the fork was deleted)",
    });
  });

  test("returns the commit when the run was for a push", () => {
    expect(classify("workflow_run", workflowRunPayload({ event: "push" }))).toEqual({ kind: "commit", sha: HEAD });
  });

  test("ignores pull requests of another repository", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(31, "main", "upstream/playground")] });

    expect(classify("workflow_run", payload)).toEqual({ kind: "commit", sha: HEAD });
  });
});

describe.each([
  ["check_suite", checkSuitePayload],
  ["check_run", checkRunPayload],
])("gitHubTrigger for the event %s", (name, payload) => {
  test("returns the listed pull request of the repository", () => {
    expect(classify(name, payload({ pullRequests: [listed(7, "release/1.x")] }))).toEqual({
      kind: "event",
      number: 7,
      headSha: HEAD,
      baseBranch: "release/1.x",
      fork: false,
    });
  });

  test("returns all listed pull requests, and reports an empty list", () => {
    expect(classify(name, payload({ pullRequests: [listed(7), listed(9)] }))).toMatchObject({
      kind: "several",
      numbers: [7, 9],
    });
    expect(classify(name, payload({ branch: null }))).toEqual({
      kind: "none",
      lookedAt: `${name}.pull_requests, which is empty`,
    });
  });

  test("ignores listed pull requests of another repository", () => {
    const upstream = listed(31, "main", "upstream/playground");

    expect(classify(name, payload({ pullRequests: [upstream] })).kind).toBe("none");
    expect(classify(name, payload({ pullRequests: [upstream, listed(7)] }))).toMatchObject({ number: 7 });
  });
});

test("gitHubTrigger returns the pull request of the check suite when the check run lists none", () => {
  const payload = checkRunPayload();
  const suite = { ...payload.check_run.check_suite, pull_requests: [listed(7)] };

  expect(classify("check_run", { ...payload, check_run: { ...payload.check_run, check_suite: suite } })).toMatchObject({
    kind: "event",
    number: 7,
  });
});

describe("gitHubTrigger and GitHub's own merge queue", () => {
  const ref = `gh-readonly-queue/release/2026/q1/pr-104-${HEAD}`;
  const expected = { kind: "merge-group", number: 104, baseBranch: "release/2026/q1" };

  test("returns the number and the base of a merge group when the base contains slashes", () => {
    expect(classify("merge_group", mergeGroupPayload(`refs/heads/${ref}`))).toEqual(expected);
    expect(classify("merge_group", { repository: repository(REPOSITORY) }, `refs/heads/${ref}`)).toEqual(expected);
  });

  test("detects the branch of a merge group in every kind of event", () => {
    expect(classify("push", pushPayload(`refs/heads/${ref}`))).toEqual(expected);
    expect(classify("workflow_run", workflowRunPayload({ branch: ref }))).toEqual(expected);
    expect(classify("check_suite", checkSuitePayload({ branch: ref }))).toEqual(expected);
    expect(classify("check_run", checkRunPayload({ branch: ref }))).toEqual(expected);
    expect(classify("workflow_dispatch", {}, `refs/heads/${ref}`)).toEqual(expected);
  });

  test("ignores the branch of a merge group in a fork", () => {
    expect(classify("workflow_run", workflowRunPayload({ branch: ref, from: FORK })).kind).toBe("head");
  });

  test("returns no pull request when the ref of a merge_group event is not a branch of GitHub's merge queue", () => {
    expect(classify("merge_group", mergeGroupPayload("refs/heads/main"))).toEqual({
      kind: "none",
      lookedAt: "merge_group.head_ref",
    });
  });
});

describe("gitHubTrigger and a test branch of the queue", () => {
  const branch = `trunk-merge/pr-42/${RUN_ID}`;
  const found = { kind: "test-branch", number: 42, branch, testRunId: RUN_ID };

  test.each([
    ["a push", "push", pushPayload(`refs/heads/${branch}`)],
    ["the head of a draft pull request", "pull_request", pullRequestPayload({ ref: branch })],
    ["a check suite", "check_suite", checkSuitePayload({ branch })],
    ["a check run", "check_run", checkRunPayload({ branch, pullRequests: [listed(43)] })],
    ["a workflow run", "workflow_run", workflowRunPayload({ branch, pullRequests: [listed(43)] })],
  ])("returns the test branch when the event is for %s", (_, name, payload) => {
    expect(classify(name, payload)).toEqual(found);
  });

  test.each(["workflow_dispatch", "create", "schedule"])(
    "returns the test branch when it is the ref of the event %s",
    (name) => {
      expect(classify(name, {}, `refs/heads/${branch}`)).toEqual(found);
    },
  );

  test.each([
    ["pull_request", pullRequestPayload({ ref: branch, repo: FORK })],
    ["pull_request_target", pullRequestPayload({ ref: branch, repo: FORK })],
    ["pull_request", pullRequestPayload({ ref: branch, repo: null })],
    ["workflow_run", workflowRunPayload({ branch, from: FORK })],
    ["workflow_run", workflowRunPayload({ branch, from: null })],
  ])("ignores a branch with the name of a test branch when it is in a fork (%s)", (name, payload) => {
    expect(classify(name, payload).kind).not.toBe("test-branch");
  });

  test("treats a temporary branch of the queue like an ordinary branch", () => {
    expect(classify("push", pushPayload(`refs/heads/trunk-temp/pr-42/${RUN_ID}`))).toEqual({
      kind: "commit",
      sha: HEAD,
    });
  });
});

test.each(["schedule", "workflow_dispatch", "repository_dispatch", "release", ""])(
  "gitHubTrigger returns no pull request for the event %s",
  (name) => {
    expect(classify(name, {})).toEqual({ kind: "none", lookedAt: `the event ${name}` });
  },
);

function deletion(ref: unknown, kind = "branch") {
  return { ref, ref_type: kind, pusher_type: "user", repository: repository(REPOSITORY) };
}

test("gitHubTrigger returns the pull request and the test run of a deleted test branch", () => {
  expect(gitHubTrigger("delete", deletion(`trunk-merge/pr-7/${RUN_ID}`)).pullRequest).toEqual({
    kind: "test-branch",
    number: 7,
    branch: `trunk-merge/pr-7/${RUN_ID}`,
    testRunId: RUN_ID,
  });
});

test.each([
  ["another branch", deletion("change-7"), "the deleted branch change-7"],
  [
    "a tag with the name of a test branch",
    deletion(`trunk-merge/pr-7/${RUN_ID}`, "tag"),
    `the deleted tag trunk-merge/pr-7/${RUN_ID}`,
  ],
  ["no name", deletion(undefined), "the deleted branch without a name"],
])("gitHubTrigger returns no pull request for the deletion of %s", (_what, payload, lookedAt) => {
  expect(gitHubTrigger("delete", payload).pullRequest).toEqual({ kind: "none", lookedAt });
});

test.each([
  ["pull_request", "closed", true],
  ["pull_request_target", "closed", true],
  ["pull_request_target", "labeled", false],
  ["pull_request_review", "closed", false],
])(
  "gitHubTrigger decides whether the event %s with the action %s closes a pull request: %s",
  (name, action, closed) => {
    expect(gitHubTrigger(name, { ...pullRequestPayload(), action }).closed).toBe(closed);
  },
);
