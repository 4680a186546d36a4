import type { ProcessEnvironment } from "../../src/text/environment.js";

/** Variables of a CI system's run, from its documentation, by the kind of the build. */
export interface BuildKinds {
  /** Returns the variables for a pull request of the repository itself, into main. */
  pullRequest(number: number, head: string): ProcessEnvironment;
  fork(number: number, head: string): ProcessEnvironment;
  push(branch: string, head: string): ProcessEnvironment;
  tag(name: string, head: string): ProcessEnvironment;
  /** Returns the variables for a build of the default branch that a person started. */
  manual(head: string): ProcessEnvironment;
}

/** Merge commit of a head and its base that a CI system creates. */
export const MERGE = "3".repeat(40);

export const BASE = "b".repeat(40);

const BUILDKITE = {
  BUILDKITE: "true",
  BUILDKITE_BUILD_URL: "https://buildkite.com/local/playground/builds/7",
  BUILDKITE_PIPELINE_DEFAULT_BRANCH: "main",
  BUILDKITE_PIPELINE_PROVIDER: "github",
  BUILDKITE_PULL_REQUEST: "false",
  BUILDKITE_PULL_REQUEST_BASE_BRANCH: "",
  BUILDKITE_PULL_REQUEST_REPO: "",
  BUILDKITE_REPO: "git@github.com:local/playground.git",
  BUILDKITE_TAG: "",
} as const;

export const buildkiteBuilds: BuildKinds = {
  pullRequest: (number, head) => ({
    ...BUILDKITE,
    BUILDKITE_BRANCH: "feature",
    BUILDKITE_COMMIT: head,
    BUILDKITE_PULL_REQUEST: String(number),
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: "main",
    BUILDKITE_PULL_REQUEST_REPO: "git://github.com/local/playground.git",
  }),
  fork: (number, head) => ({
    ...buildkiteBuilds.pullRequest(number, head),
    BUILDKITE_BRANCH: "developer-2:feature",
    BUILDKITE_PULL_REQUEST_REPO: "git://github.com/developer-2/playground.git",
  }),
  push: (branch, head) => ({ ...BUILDKITE, BUILDKITE_BRANCH: branch, BUILDKITE_COMMIT: head }),
  tag: (name, head) => ({ ...buildkiteBuilds.push(name, head), BUILDKITE_TAG: name }),
  manual: () => ({ ...BUILDKITE, BUILDKITE_BRANCH: "main", BUILDKITE_COMMIT: "HEAD" }),
};

const CIRCLECI = {
  CIRCLECI: "true",
  CIRCLE_BUILD_URL: "https://circleci.com/gh/local/playground/7",
  CIRCLE_PROJECT_REPONAME: "playground",
  CIRCLE_PROJECT_USERNAME: "local",
  CIRCLE_REPOSITORY_URL: "git@github.com:local/playground.git",
} as const;

export const circleciBuilds: BuildKinds = {
  pullRequest: (number, head) => ({
    ...circleciBuilds.push("feature", head),
    CIRCLE_PULL_REQUEST: `https://github.com/local/playground/pull/${number}`,
    CIRCLE_PULL_REQUESTS: `https://github.com/local/playground/pull/${number}`,
  }),
  fork: (number, head) => ({
    ...circleciBuilds.pullRequest(number, head),
    CIRCLE_BRANCH: `pull/${number}`,
    CIRCLE_PR_NUMBER: String(number),
    CIRCLE_PR_REPONAME: "playground",
    CIRCLE_PR_USERNAME: "developer-2",
  }),
  push: (branch, head) => ({ ...CIRCLECI, CIRCLE_BRANCH: branch, CIRCLE_SHA1: head }),
  tag: (name, head) => ({ ...CIRCLECI, CIRCLE_TAG: name, CIRCLE_SHA1: head }),
  manual: (head) => circleciBuilds.push("main", head),
};

const AZURE = {
  TF_BUILD: "True",
  BUILD_BUILDID: "7",
  BUILD_REPOSITORY_NAME: "local/playground",
  BUILD_REPOSITORY_PROVIDER: "GitHub",
  BUILD_REPOSITORY_URI: "https://github.com/local/playground",
  SYSTEM_COLLECTIONURI: "https://dev.azure.com/local/",
  SYSTEM_TEAMPROJECT: "play ground",
} as const;

export const azureBuilds: BuildKinds = {
  pullRequest: (number, head) => ({
    ...AZURE,
    BUILD_REASON: "PullRequest",
    BUILD_SOURCEBRANCH: `refs/pull/${number}/merge`,
    BUILD_SOURCEVERSION: MERGE,
    SYSTEM_PULLREQUEST_ISFORK: "False",
    SYSTEM_PULLREQUEST_PULLREQUESTID: "123456789",
    SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: String(number),
    SYSTEM_PULLREQUEST_SOURCEBRANCH: "feature",
    SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
    SYSTEM_PULLREQUEST_TARGETBRANCH: "main",
  }),
  fork: (number, head) => ({
    ...azureBuilds.pullRequest(number, head),
    SYSTEM_PULLREQUEST_ISFORK: "True",
    SYSTEM_PULLREQUEST_SOURCEREPOSITORYURI: "https://github.com/developer-2/playground",
  }),
  push: (branch, head) => ({
    ...AZURE,
    BUILD_REASON: "IndividualCI",
    BUILD_SOURCEBRANCH: `refs/heads/${branch}`,
    BUILD_SOURCEVERSION: head,
  }),
  tag: (name, head) => ({ ...azureBuilds.push("main", head), BUILD_SOURCEBRANCH: `refs/tags/${name}` }),
  manual: (head) => ({ ...azureBuilds.push("main", head), BUILD_REASON: "Manual" }),
};

const JENKINS = {
  JENKINS_URL: "https://jenkins.local/",
  BUILD_TAG: "jenkins-playground-7",
  BUILD_URL: "https://jenkins.local/job/playground/7/",
  GIT_URL: "https://github.com/local/playground.git",
} as const;

/** Multibranch project that merges pull requests with their target. */
export const jenkinsBuilds: BuildKinds = {
  pullRequest: (number) => ({
    ...JENKINS,
    BRANCH_NAME: `PR-${number}`,
    CHANGE_BRANCH: "feature",
    CHANGE_ID: String(number),
    CHANGE_TARGET: "main",
    CHANGE_URL: `https://github.com/local/playground/pull/${number}`,
    GIT_BRANCH: `PR-${number}`,
    GIT_COMMIT: MERGE,
  }),
  fork: (number, head) => ({ ...jenkinsBuilds.pullRequest(number, head), CHANGE_FORK: "developer-2" }),
  push: (branch, head) => ({ ...JENKINS, BRANCH_NAME: branch, GIT_BRANCH: branch, GIT_COMMIT: head }),
  tag: (name, head) => ({ ...jenkinsBuilds.push(name, head), TAG_NAME: name }),
  manual: (head) => ({ ...jenkinsBuilds.push("main", head), BRANCH_IS_PRIMARY: "true" }),
};

/** Returns the variables of a free-style project with the GitHub Pull Request Builder. */
export function pullRequestBuilder(number: number, head: string, owner: string): ProcessEnvironment {
  return {
    ...JENKINS,
    GIT_BRANCH: "feature",
    GIT_COMMIT: MERGE,
    ghprbActualCommit: head,
    ghprbAuthorRepoGitUrl: `https://github.com/${owner}/playground.git`,
    ghprbGhRepository: "local/playground",
    ghprbPullId: String(number),
    ghprbPullLink: `https://github.com/local/playground/pull/${number}`,
    ghprbSourceBranch: "feature",
    ghprbTargetBranch: "main",
  };
}

const GITLAB = {
  GITLAB_CI: "true",
  CI_DEFAULT_BRANCH: "main",
  CI_JOB_URL: "https://gitlab.com/local/group/playground/-/jobs/7",
  CI_PROJECT_PATH: "local/group/playground",
  CI_PROJECT_URL: "https://gitlab.com/local/group/playground",
  CI_SERVER_HOST: "gitlab.com",
} as const;

/** Repository hosted on GitLab. */
export const gitlabBuilds: BuildKinds = {
  pullRequest: (number, head) => ({
    ...GITLAB,
    CI_COMMIT_BEFORE_SHA: "0".repeat(40),
    CI_COMMIT_SHA: head,
    CI_MERGE_REQUEST_DIFF_BASE_SHA: BASE,
    CI_MERGE_REQUEST_EVENT_TYPE: "detached",
    CI_MERGE_REQUEST_IID: String(number),
    CI_MERGE_REQUEST_PROJECT_PATH: "local/group/playground",
    CI_MERGE_REQUEST_PROJECT_URL: "https://gitlab.com/local/group/playground",
    CI_MERGE_REQUEST_REF_PATH: `refs/merge-requests/${number}/head`,
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: "feature",
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: "",
    CI_MERGE_REQUEST_SOURCE_PROJECT_URL: "https://gitlab.com/local/group/playground",
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: "",
    CI_PIPELINE_SOURCE: "merge_request_event",
  }),
  fork: (number, head) => ({
    ...gitlabBuilds.pullRequest(number, head),
    CI_PROJECT_PATH: "developer-2/playground",
    CI_PROJECT_URL: "https://gitlab.com/developer-2/playground",
    CI_MERGE_REQUEST_SOURCE_PROJECT_URL: "https://gitlab.com/developer-2/playground",
  }),
  push: (branch, head) => ({
    ...GITLAB,
    CI_COMMIT_BEFORE_SHA: BASE,
    CI_COMMIT_BRANCH: branch,
    CI_COMMIT_SHA: head,
    CI_PIPELINE_SOURCE: "push",
  }),
  tag: (name, head) => ({ ...GITLAB, CI_COMMIT_SHA: head, CI_COMMIT_TAG: name }),
  manual: (head) => ({
    ...gitlabBuilds.push("main", head),
    CI_COMMIT_BEFORE_SHA: "0".repeat(40),
    CI_PIPELINE_SOURCE: "web",
  }),
};

/** Returns the variables for a repository on GitHub whose pull requests GitLab builds. */
export function externalPullRequest(number: number, head: string): ProcessEnvironment {
  return {
    ...GITLAB,
    CI_COMMIT_SHA: head,
    CI_EXTERNAL_PULL_REQUEST_IID: String(number),
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: "feature",
    CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: head,
    CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: "local/playground",
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: "main",
    CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA: BASE,
    CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: "local/playground",
    CI_PIPELINE_SOURCE: "external_pull_request_event",
  };
}
