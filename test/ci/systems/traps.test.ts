import { expect, test } from "vitest";
import type { Trigger } from "../../../src/ci/build.js";
import { shellRun } from "../../../src/ci/shell.js";
import type { Environment } from "../../../src/text/environment.js";
import {
  azureBuilds,
  BASE,
  buildkiteBuilds,
  circleciBuilds,
  externalPullRequest,
  gitlabBuilds,
  jenkinsBuilds,
  MERGE,
  pullRequestBuilder,
} from "../../support/ci-variables.js";

const HEAD = "a".repeat(40);
const TEST_BRANCH = "trunk-merge/pr-12/0a1b2c3d-0000-4000-8000-0123456789ab";

function triggerOf(environment: Environment): Trigger {
  const { trigger, system } = shellRun(environment);
  if (system === null) throw new Error("No system was recognised.");
  return trigger;
}

test.each([
  ["git@github.com:local/playground.git", "github.com local playground"],
  ["https://github.com/local/playground", "github.com local playground"],
  ["https://x-access-token:secret@github.com/local/playground.git", "github.com local playground"],
  ["ssh://git@github.com:22/local/playground.git", "github.com local playground"],
  ["ssh://git@ssh.github.com:443/local/playground.git", "github.com local playground"],
  ["git://github.com/local/playground.git/", "github.com local playground"],
  ["org-1234@GitHub.com:local/playground.git", "github.com local playground"],
  ["https://github.local:8443/local/playground.git", "github.local:8443 local playground"],
  ["git@gitlab.com:local/group/sub/playground.git", "gitlab.com local/group/sub playground"],
  ["/srv/git/playground.git", undefined],
  ["file:///srv/git/playground.git", undefined],
  ["https://github.com/playground", undefined],
  ["https://github.com/../playground", undefined],
  ["git@github.com:local/play ground", undefined],
  ["false", undefined],
  ["", undefined],
])("the remote %s is of %s", (remote, expected) => {
  const { repository } = triggerOf({ ...buildkiteBuilds.push("main", HEAD), BUILDKITE_REPO: remote });
  const found = repository && `${repository.host} ${repository.owner} ${repository.name}`;
  expect(found).toBe(expected);
});

test.each<[string, Environment]>([
  ["Buildkite", { ...buildkiteBuilds.fork(7, HEAD), BUILDKITE_BRANCH: TEST_BRANCH }],
  ["CircleCI", { ...circleciBuilds.fork(7, HEAD), CIRCLE_BRANCH: TEST_BRANCH }],
  ["Azure Pipelines", { ...azureBuilds.fork(7, HEAD), SYSTEM_PULLREQUEST_SOURCEBRANCH: TEST_BRANCH }],
  ["Jenkins", { ...jenkinsBuilds.fork(7, HEAD), CHANGE_BRANCH: TEST_BRANCH }],
  ["GitLab CI", { ...gitlabBuilds.fork(7, HEAD), CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: TEST_BRANCH }],
])("on %s a fork's branch that is named like the queue's is none of the queue's", (_, environment) => {
  expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "event", number: 7 });
});

test.each<[string, Environment]>([
  ["Buildkite", { ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_BRANCH: TEST_BRANCH }],
  ["CircleCI", { ...circleciBuilds.pullRequest(7, HEAD), CIRCLE_BRANCH: TEST_BRANCH }],
  ["Azure Pipelines", { ...azureBuilds.pullRequest(7, HEAD), SYSTEM_PULLREQUEST_SOURCEBRANCH: TEST_BRANCH }],
  ["Jenkins", { ...jenkinsBuilds.pullRequest(7, HEAD), CHANGE_BRANCH: TEST_BRANCH }],
])("on %s the draft that the queue opened is a test of its pull request", (_, environment) => {
  expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "test-branch", number: 12 });
});

test.each(["false", "", "0", "-1", "7\n8", "7abc", "99999999999"])(
  "on Buildkite the pull request %j is none",
  (value) => {
    const environment = { ...buildkiteBuilds.push("feature", HEAD), BUILDKITE_PULL_REQUEST: value };
    expect(triggerOf(environment).pullRequest).toEqual({ kind: "commit", sha: HEAD });
  },
);

test.each(["HEAD", "v1.0", "0".repeat(40), "a".repeat(39), `${HEAD}; rm`])(
  "on Buildkite the commit %j is not known",
  (commit) => {
    const { pullRequest, range } = triggerOf({ ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_COMMIT: commit });
    expect(pullRequest).toMatchObject({ number: 7, headSha: undefined });
    expect(range).toEqual({ kind: "checkout" });
  },
);

test("on Buildkite the commit of a build of merges is not taken for the head", () => {
  const environment = { ...buildkiteBuilds.pullRequest(7, MERGE), BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: "true" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: undefined });
});

test("on Buildkite a group of GitHub's own queue names its pull request and base", () => {
  const environment = buildkiteBuilds.push(`gh-readonly-queue/release/1.x/pr-7-${HEAD}`, MERGE);
  expect(triggerOf(environment).pullRequest).toEqual({ kind: "merge-group", number: 7, baseBranch: "release/1.x" });
});

test("on Buildkite a base branch that can be none is not known", () => {
  const environment = { ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_PULL_REQUEST_BASE_BRANCH: "main\nother" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, baseBranch: undefined });
});

test("on CircleCI a branch of several pull requests is not decided by chance", () => {
  const page = "https://github.com/local/playground/pull";
  const environment = { ...circleciBuilds.pullRequest(7, HEAD), CIRCLE_PULL_REQUESTS: `${page}/7,${page}/9,${page}/7` };
  expect(triggerOf(environment).pullRequest).toEqual({
    kind: "several",
    numbers: [7, 9],
    lookedAt: "CIRCLE_PULL_REQUESTS",
  });
});

test("on CircleCI a fork stays one when several pull requests have its branch", () => {
  const page = "https://github.com/local/playground/pull";
  const environment = {
    ...circleciBuilds.push("trunk-merge/pr-7/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f", HEAD),
    CIRCLE_PR_USERNAME: "stranger",
    CIRCLE_PULL_REQUESTS: `${page}/7,${page}/9`,
  };
  expect(triggerOf(environment)).toMatchObject({
    headOrigin: "fork",
    secrets: "not-to-forks",
    pullRequest: { kind: "several" },
  });
});

test("on CircleCI a pull request of the repository that this one is a fork of does not count", () => {
  const environment = {
    ...circleciBuilds.push("feature", HEAD),
    CIRCLE_PULL_REQUEST: "https://github.com/upstream/playground/pull/7",
  };
  expect(triggerOf(environment).pullRequest).toEqual({ kind: "commit", sha: HEAD });
});

test("returns the repository from the page of the pull request, and no head origin, with CircleCI's GitHub App", () => {
  const { CIRCLE_REPOSITORY_URL: _, ...environment } = circleciBuilds.pullRequest(7, HEAD);
  const trigger = triggerOf(environment);
  expect(trigger.repository).toEqual({ host: "github.com", owner: "local", name: "playground" });
  expect(trigger).toMatchObject({ headOrigin: "unknown", pullRequest: { kind: "event", number: 7 } });
});

test("on Azure Pipelines a pull request of Azure Repos has its id for a number and a branch without refs/heads/", () => {
  const environment = {
    ...azureBuilds.pullRequest(7, HEAD),
    BUILD_REPOSITORY_PROVIDER: "TfsGit",
    SYSTEM_PULLREQUEST_PULLREQUESTID: "17",
    SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: "",
    SYSTEM_PULLREQUEST_TARGETBRANCH: "refs/heads/main",
  };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 17, baseBranch: "main" });
});

test("returns GIT_COMMIT as the head on Jenkins when the job's name ends with -head", () => {
  const environment = { ...jenkinsBuilds.pullRequest(7, HEAD), BRANCH_NAME: "PR-7-head", GIT_COMMIT: HEAD };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: HEAD });
});

test.each([
  ["local", "own", false],
  ["somebody", "fork", true],
])("returns the head of a pull request of %s from Jenkins's GitHub Pull Request Builder", (owner, origin, fork) => {
  const trigger = triggerOf(pullRequestBuilder(7, HEAD, owner));
  expect(trigger.repository).toEqual({ host: "github.com", owner: "local", name: "playground" });
  expect(trigger.headOrigin).toBe(origin);
  expect(trigger.pullRequest).toEqual({ kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork });
});

test("on Jenkins the branch of a job that is not multibranch is read without its remote", () => {
  const environment = { ...jenkinsBuilds.push("main", HEAD), BRANCH_NAME: "", GIT_BRANCH: `origin/${TEST_BRANCH}` };
  expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "test-branch", number: 12 });
});

test("in GitLab's merged results the head is the source branch's commit, and the base the target's", () => {
  const { pullRequest, range } = triggerOf({
    ...gitlabBuilds.pullRequest(7, MERGE),
    CI_MERGE_REQUEST_EVENT_TYPE: "merged_result",
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD,
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: BASE,
  });
  expect(pullRequest).toMatchObject({ number: 7, headSha: HEAD });
  expect(range).toEqual({
    kind: "pull-request",
    head: { sha: HEAD, at: "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", ref: "refs/merge-requests/7/head" },
    base: { sha: BASE, at: "CI_MERGE_REQUEST_TARGET_BRANCH_SHA", ref: "refs/heads/main" },
    baseBranch: "main",
  });
});

test("in GitLab's merged results without the source's commit the head is not known", () => {
  const environment = { ...gitlabBuilds.pullRequest(7, MERGE), CI_MERGE_REQUEST_EVENT_TYPE: "merged_result" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: undefined });
});

test("a member's pipeline for a fork's merge request has GitLab's variables of this project", () => {
  const { CI_PROJECT_URL, CI_PROJECT_PATH } = gitlabBuilds.push("main", HEAD);
  const trigger = triggerOf({ ...gitlabBuilds.fork(7, HEAD), CI_PROJECT_URL, CI_PROJECT_PATH });
  expect(trigger).toMatchObject({ headOrigin: "fork", secrets: "all" });
});

test("on GitLab a pull request of GitHub is one of the repository there", () => {
  const trigger = triggerOf(externalPullRequest(7, HEAD));
  expect(trigger).toMatchObject({
    repository: { host: "github.com", owner: "local", name: "playground" },
    pullRequest: { kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork: false },
    range: { kind: "pull-request", head: { sha: HEAD, ref: "refs/pull/7/head" }, base: { sha: BASE } },
  });
});

test("returns the commit before a push on GitLab, and none when the branch is new", () => {
  expect(triggerOf(gitlabBuilds.push("main", HEAD)).range).toMatchObject({
    kind: "push",
    branch: "main",
    before: { sha: BASE },
  });
  expect(triggerOf(gitlabBuilds.manual(HEAD)).range).toMatchObject({ kind: "push", before: undefined });
});

test.each(["javascript:alert(1)", "https://", "not an address"])("%j is no page of a run", (address) => {
  const environment = { ...buildkiteBuilds.push("main", HEAD), BUILDKITE_BUILD_URL: address };
  expect(shellRun(environment).url).toBeNull();
});
