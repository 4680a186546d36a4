import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { readJsonList, readJsonText } from "../../../src/ci/github/event.js";
import {
  BASE,
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

function read(name: string, payload: unknown) {
  return gitHubTrigger(name, payload, { GITHUB_REF: "refs/pull/7/merge" }).range;
}

describe("the commit range of a pull request", () => {
  test.each(["pull_request", "pull_request_target", "pull_request_review", "pull_request_review_comment"])(
    "starts at the base commit and finishes at the head in the event %s",
    (name) => {
      expect(read(name, pullRequestPayload({ repo: FORK }))).toEqual({
        kind: "pull-request",
        head: { sha: HEAD, at: "github.event.pull_request.head.sha", ref: "refs/pull/7/head" },
        base: { sha: BASE, at: "github.event.pull_request.base.sha", ref: "refs/heads/release/1.x" },
        baseBranch: "release/1.x",
      });
    },
  );

  test("includes the name of the base branch when the head of the pull request is a test branch of the queue", () => {
    const payload = pullRequestPayload({ ref: `trunk-merge/pr-3/${RUN_ID}` });

    expect(read("pull_request", payload)).toMatchObject({ kind: "pull-request", baseBranch: "release/1.x" });
  });

  test("names the base branch without a base commit when the event contains no base commit", () => {
    const payload = pullRequestPayload({ base: { ref: "main", sha: "" } });

    expect(read("pull_request", payload)).toMatchObject({ kind: "commit", baseBranch: "main" });
  });

  test("comes from the checked-out commit when the event is a comment", () => {
    expect(read("issue_comment", commentPayload(true))).toEqual({ kind: "checkout" });
  });
});

test("the commit range of a merge group starts at the base commit that the event names", () => {
  expect(read("merge_group", mergeGroupPayload("refs/heads/gh-readonly-queue/main/pr-7-1"))).toEqual({
    kind: "merge-group",
    head: { sha: HEAD, at: "github.event.merge_group.head_sha", ref: "refs/heads/gh-readonly-queue/main/pr-7-1" },
    base: { sha: BASE, at: "github.event.merge_group.base_sha", ref: "refs/heads/main" },
  });
});

describe("the commit range of a push", () => {
  test("contains the branch and the commits before and after the push", () => {
    expect(read("push", pushPayload("refs/heads/a/b"))).toEqual({
      kind: "push",
      branch: "a/b",
      head: { sha: HEAD, at: "github.event.after", ref: "refs/heads/a/b" },
      before: { sha: OTHER_HEAD, at: "github.event.before", ref: undefined },
    });
  });

  test("contains no commit before the push when the branch is new", () => {
    const payload = pushPayload("refs/heads/a", { before: "0".repeat(40) });

    expect(read("push", payload)).toMatchObject({ kind: "push", branch: "a", before: undefined });
  });

  test("comes from the checked-out commit when a branch was deleted or a tag was pushed", () => {
    expect(read("push", pushPayload("refs/heads/a", { deleted: true }))).toEqual({ kind: "checkout" });
    expect(read("push", pushPayload("refs/tags/v1"))).toEqual({ kind: "checkout" });
  });
});

describe("the commit range of a workflow run or a check", () => {
  test.each([
    ["workflow_run", "workflow_run", workflowRunPayload({ pullRequests: [listed(9, "release/1.x")] })],
    ["check_suite", "check_suite", checkSuitePayload({ pullRequests: [listed(9, "release/1.x")] })],
    ["check_run", "check_run", checkRunPayload({ pullRequests: [listed(9, "release/1.x")] })],
  ])("contains the base branch when the event %s lists a pull request", (name, subject, payload) => {
    expect(read(name, payload)).toEqual({
      kind: "pull-request",
      head: { sha: HEAD, at: `github.event.${subject}.head_sha`, ref: "refs/pull/9/head" },
      base: { sha: BASE, at: `github.event.${subject}.pull_requests[0].base.sha`, ref: "refs/heads/release/1.x" },
      baseBranch: "release/1.x",
    });
  });

  test.each([
    ["workflow_run", workflowRunPayload()],
    ["check_suite", checkSuitePayload()],
    ["check_run", checkRunPayload()],
  ])("contains only the head when the event %s lists no pull request", (name, payload) => {
    expect(read(name, payload)).toEqual({
      kind: "commit",
      head: { sha: HEAD, at: `github.event.${name}.head_sha`, ref: "refs/heads/change-7" },
      baseBranch: undefined,
    });
  });

  test("contains no base branch when the event lists several pull requests", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(9), listed(10, "release/1.x")] });

    expect(read("workflow_run", payload)).toMatchObject({ kind: "commit", baseBranch: undefined });
  });

  test("ignores pull requests of other repositories in the event", () => {
    const payload = workflowRunPayload({ pullRequests: [listed(3, "main", FORK), listed(9)] });

    expect(read("workflow_run", payload)).toMatchObject({
      base: { at: "github.event.workflow_run.pull_requests[1].base.sha" },
    });
  });

  test("contains the head commit without a ref when the branch is in a fork", () => {
    expect(read("workflow_run", workflowRunPayload({ from: FORK }))).toMatchObject({
      kind: "commit",
      head: { sha: HEAD, ref: undefined },
    });
    expect(read("check_suite", checkSuitePayload({ branch: null }))).toMatchObject({
      head: { sha: HEAD, ref: undefined },
    });
  });

  test("contains the head of the pull request when the workflow run is for the event pull_request_target", () => {
    const options = { event: "pull_request_target", branch: "main", pullRequests: [listed(9)] };

    expect(read("workflow_run", workflowRunPayload(options))).toMatchObject({
      kind: "pull-request",
      head: { sha: OTHER_HEAD, at: "github.event.workflow_run.pull_requests[0].head.sha" },
    });
    expect(read("workflow_run", workflowRunPayload({ ...options, pullRequests: [] }))).toEqual({ kind: "checkout" });
  });
});

test("the commit range comes from the checked-out commit when the event names no commits", () => {
  const names = ["workflow_dispatch", "schedule", "release", "deployment"];
  for (const name of names) expect(read(name, { repository: repository(REPOSITORY) })).toEqual({ kind: "checkout" });
  for (const name of ["pull_request", "merge_group", "push", "workflow_run", "check_run", "check_suite"]) {
    for (const payload of [{}, null, [], "text"]) expect(read(name, payload)).toEqual({ kind: "checkout" });
  }
});

test("the commit range comes from the checked-out commit when the SHA in the event is invalid", () => {
  for (const sha of ["main", "--upload-pack=x", "1234567", `${HEAD}\n`, HEAD.replace("1", "g"), "0".repeat(40)]) {
    expect(read("pull_request", pullRequestPayload({ sha }))).toEqual({ kind: "checkout" });
  }
});

test("the commit range has the expected kind in every recorded event", () => {
  const webhooks: unknown = createRequire(import.meta.url)("@octokit/webhooks-examples");
  const all = Array.isArray(webhooks) ? webhooks : [];
  const kinds = new Map<string, Set<string>>();
  for (const webhook of all) {
    const name = readJsonText(webhook, "name") ?? "";
    for (const example of readJsonList(webhook, "examples")) {
      const repositoryName = readJsonText(example, "repository", "full_name") ?? "";
      const { kind } = gitHubTrigger(name, example, { GITHUB_REPOSITORY: repositoryName }).range;
      kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
    }
  }

  expect(kinds.get("pull_request")).toEqual(new Set(["pull-request"]));
  expect(kinds.get("pull_request_review")).toEqual(new Set(["pull-request"]));
  expect(kinds.get("merge_group")).toEqual(new Set(["merge-group"]));
  expect(kinds.get("push")).toEqual(new Set(["push", "checkout"]));
  expect(kinds.get("workflow_dispatch")).toEqual(new Set(["checkout"]));
});
