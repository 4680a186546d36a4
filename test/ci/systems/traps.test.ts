import { expect, test } from "vitest";
import type { BuildTrigger } from "../../../src/ci/build.js";
import { describeCiRun } from "../../../src/ci/shell.js";
import type { ProcessEnvironment } from "../../../src/text/environment.js";
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

function triggerOf(environment: ProcessEnvironment): BuildTrigger {
  const { trigger, system } = describeCiRun(environment);
  if (system === null) throw new Error("No system was detected.");
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
  ["github.com:local/playground", "github.com local playground"],
  ["https://github.com.example.org/local/playground", "github.com.example.org local playground"],
  ["https://github.com@example.org/local/playground", "example.org local playground"],
  ["ext::sh -c local/playground", undefined],
  ["../github.com/local/playground", undefined],
  ["/srv/git/playground.git", undefined],
  ["file:///srv/git/playground.git", undefined],
  ["https://github.com/playground", undefined],
  ["https://github.com/../playground", undefined],
  ["git@github.com:local/play ground", undefined],
  ["false", undefined],
  ["", undefined],
])("describeCiRun reads the address %s of a repository as %s", (remote, expected) => {
  const { repository } = triggerOf({ ...buildkiteBuilds.push("main", HEAD), BUILDKITE_REPO: remote });
  const found = repository && `${repository.host} ${repository.owner} ${repository.name}`;
  expect(found).toBe(expected);
});

test.each<[string, ProcessEnvironment]>([
  ["Buildkite", { ...buildkiteBuilds.fork(7, HEAD), BUILDKITE_BRANCH: TEST_BRANCH }],
  ["CircleCI", { ...circleciBuilds.fork(7, HEAD), CIRCLE_BRANCH: TEST_BRANCH }],
  ["Azure Pipelines", { ...azureBuilds.fork(7, HEAD), SYSTEM_PULLREQUEST_SOURCEBRANCH: TEST_BRANCH }],
  ["Jenkins", { ...jenkinsBuilds.fork(7, HEAD), CHANGE_BRANCH: TEST_BRANCH }],
  ["GitLab CI", { ...gitlabBuilds.fork(7, HEAD), CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: TEST_BRANCH }],
])(
  "describeCiRun on %s reads a fork's branch with the name of a test branch as an ordinary branch",
  (_, environment) => {
    expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "event", number: 7 });
  },
);

test.each<[string, ProcessEnvironment]>([
  ["Buildkite", { ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_BRANCH: TEST_BRANCH }],
  ["CircleCI", { ...circleciBuilds.pullRequest(7, HEAD), CIRCLE_BRANCH: TEST_BRANCH }],
  ["Azure Pipelines", { ...azureBuilds.pullRequest(7, HEAD), SYSTEM_PULLREQUEST_SOURCEBRANCH: TEST_BRANCH }],
  ["Jenkins", { ...jenkinsBuilds.pullRequest(7, HEAD), CHANGE_BRANCH: TEST_BRANCH }],
])("describeCiRun on %s returns the tested pull request for a draft pull request of the queue", (_, environment) => {
  expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "test-branch", number: 12 });
});

test.each(["false", "", "0", "-1", "7\n8", "7abc", "99999999999"])(
  "describeCiRun on Buildkite returns no pull request when BUILDKITE_PULL_REQUEST is %j",
  (value) => {
    const environment = { ...buildkiteBuilds.push("feature", HEAD), BUILDKITE_PULL_REQUEST: value };
    expect(triggerOf(environment).pullRequest).toEqual({ kind: "commit", sha: HEAD });
  },
);

test.each(["HEAD", "v1.0", "0".repeat(40), "a".repeat(39), `${HEAD}; rm`])(
  "describeCiRun on Buildkite returns no head commit when BUILDKITE_COMMIT is %j",
  (commit) => {
    const { pullRequest, range } = triggerOf({ ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_COMMIT: commit });
    expect(pullRequest).toMatchObject({ number: 7, headSha: undefined });
    expect(range).toEqual({ kind: "checkout" });
  },
);

test("describeCiRun on Buildkite returns no head when the build has a merge commit", () => {
  const environment = { ...buildkiteBuilds.pullRequest(7, MERGE), BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: "true" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: undefined });
});

test("describeCiRun on Buildkite reads the pull request and the base from the branch name of a merge group", () => {
  const environment = buildkiteBuilds.push(`gh-readonly-queue/release/1.x/pr-7-${HEAD}`, MERGE);
  expect(triggerOf(environment).pullRequest).toEqual({ kind: "merge-group", number: 7, baseBranch: "release/1.x" });
});

test("describeCiRun on Buildkite ignores an invalid base branch", () => {
  const environment = { ...buildkiteBuilds.pullRequest(7, HEAD), BUILDKITE_PULL_REQUEST_BASE_BRANCH: "main\nother" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, baseBranch: undefined });
});

test("describeCiRun on CircleCI returns all pull requests of a branch", () => {
  const page = "https://github.com/local/playground/pull";
  const environment = { ...circleciBuilds.pullRequest(7, HEAD), CIRCLE_PULL_REQUESTS: `${page}/7,${page}/9,${page}/7` };
  expect(triggerOf(environment).pullRequest).toEqual({
    kind: "several",
    numbers: [7, 9],
    lookedAt: "CIRCLE_PULL_REQUESTS",
  });
});

test("describeCiRun on CircleCI detects a fork when several pull requests share one branch", () => {
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

test("describeCiRun on CircleCI ignores a pull request of another repository", () => {
  const environment = {
    ...circleciBuilds.push("feature", HEAD),
    CIRCLE_PULL_REQUEST: "https://github.com/upstream/playground/pull/7",
  };
  expect(triggerOf(environment).pullRequest).toEqual({ kind: "commit", sha: HEAD });
});

test("describeCiRun on CircleCI reads the repository from the pull request's address when no other variable names the repository", () => {
  const { CIRCLE_REPOSITORY_URL: _, ...environment } = circleciBuilds.pullRequest(7, HEAD);
  const trigger = triggerOf(environment);
  expect(trigger.repository).toEqual({ host: "github.com", owner: "local", name: "playground" });
  expect(trigger).toMatchObject({ headOrigin: "unknown", pullRequest: { kind: "event", number: 7 } });
});

test("describeCiRun on Azure Pipelines returns the id of a pull request in Azure Repos", () => {
  const environment = {
    ...azureBuilds.pullRequest(7, HEAD),
    BUILD_REPOSITORY_PROVIDER: "TfsGit",
    SYSTEM_PULLREQUEST_PULLREQUESTID: "17",
    SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: "",
    SYSTEM_PULLREQUEST_TARGETBRANCH: "refs/heads/main",
  };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 17, baseBranch: "main" });
});

test("describeCiRun on Jenkins returns GIT_COMMIT as the head when the branch name ends with -head", () => {
  const environment = { ...jenkinsBuilds.pullRequest(7, HEAD), BRANCH_NAME: "PR-7-head", GIT_COMMIT: HEAD };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: HEAD });
});

test.each([
  ["local", "own", false],
  ["developer-2", "fork", true],
])(
  "describeCiRun on Jenkins with the Pull Request Builder returns the head when %s owns the head repository",
  (owner, origin, fork) => {
    const trigger = triggerOf(pullRequestBuilder(7, HEAD, owner));
    expect(trigger.repository).toEqual({ host: "github.com", owner: "local", name: "playground" });
    expect(trigger.headOrigin).toBe(origin);
    expect(trigger.pullRequest).toEqual({ kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork });
  },
);

test("describeCiRun on Jenkins removes the name of the remote from the name of the branch", () => {
  const environment = { ...jenkinsBuilds.push("main", HEAD), BRANCH_NAME: "", GIT_BRANCH: `origin/${TEST_BRANCH}` };
  expect(triggerOf(environment).pullRequest).toMatchObject({ kind: "test-branch", number: 12 });
});

test("describeCiRun on GitLab returns the source commit and the target commit of a merged results pipeline", () => {
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

test("describeCiRun on GitLab returns no head when a merged results pipeline does not report the source commit", () => {
  const environment = { ...gitlabBuilds.pullRequest(7, MERGE), CI_MERGE_REQUEST_EVENT_TYPE: "merged_result" };
  expect(triggerOf(environment).pullRequest).toMatchObject({ number: 7, headSha: undefined });
});

test("describeCiRun on GitLab reports that the run has all secrets when a member of the project runs the pipeline of a fork", () => {
  const { CI_PROJECT_URL, CI_PROJECT_PATH } = gitlabBuilds.push("main", HEAD);
  const trigger = triggerOf({ ...gitlabBuilds.fork(7, HEAD), CI_PROJECT_URL, CI_PROJECT_PATH });
  expect(trigger).toMatchObject({ headOrigin: "fork", secrets: "all" });
});

test("describeCiRun on GitLab returns the GitHub repository of an external pull request", () => {
  const trigger = triggerOf(externalPullRequest(7, HEAD));
  expect(trigger).toMatchObject({
    repository: { host: "github.com", owner: "local", name: "playground" },
    pullRequest: { kind: "event", number: 7, headSha: HEAD, baseBranch: "main", fork: false },
    range: { kind: "pull-request", head: { sha: HEAD, ref: "refs/pull/7/head" }, base: { sha: BASE } },
  });
});

test("describeCiRun on GitLab returns the commit before a push unless the branch is new", () => {
  expect(triggerOf(gitlabBuilds.push("main", HEAD)).range).toMatchObject({
    kind: "push",
    branch: "main",
    before: { sha: BASE },
  });
  expect(triggerOf(gitlabBuilds.manual(HEAD)).range).toMatchObject({ kind: "push", before: undefined });
});

test.each(["javascript:alert(1)", "https://", "not an address"])(
  "describeCiRun ignores the invalid address %j of a run",
  (address) => {
    const environment = { ...buildkiteBuilds.push("main", HEAD), BUILDKITE_BUILD_URL: address };
    expect(describeCiRun(environment).url).toBeNull();
  },
);
