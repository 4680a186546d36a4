import type { Repository } from "../api/endpoints.js";
import { type Environment, textIn } from "../environment.js";
import { describe, type Subject } from "./build.js";
import type { EventCommit } from "./ci.js";
import type { System, SystemRun } from "./system.js";
import {
  addressIn,
  branchIn,
  commitIn,
  isOther,
  numberIn,
  repositoryIn,
  repositoryOfRemote,
} from "./variables.js";

/**
 * Jenkins, by the list of variables that every server shows at /env-vars.html: multibranch projects (plugin Branch API)
 * and the plugin GitHub Pull Request Builder (github.com/jenkinsci/ghprb-plugin, "Environment Variables").
 */
export const jenkins: System = {
  name: "Jenkins",
  isHere: (environment) =>
    textIn(environment, "JENKINS_URL") !== undefined ||
    (textIn(environment, "BUILD_TAG")?.startsWith("jenkins-") ?? false),
  read,
};

function read(environment: Environment): SystemRun {
  return describe({
    repository: repositoryOf(environment),
    defaultBranch:
      textIn(environment, "BRANCH_IS_PRIMARY") === "true" ? branchIn(environment, "BRANCH_NAME") : undefined,
    runUrl: addressIn(environment, "BUILD_URL"),
    // Credentials are bound by the pipeline, whoever's change it builds.
    secrets: "all",
    subject: ofPullRequestBuilder(environment) ?? ofChangeRequest(environment) ?? ofBranchOrTag(environment),
  });
}

/** The remote of a checkout may be a mirror, so the page of the pull request goes before it. */
function repositoryOf(environment: Environment): Repository | undefined {
  return (
    ofPage(environment, "ghprbPullLink") ??
    ofPage(environment, "CHANGE_URL") ??
    repositoryIn(environment, "GIT_URL") ??
    repositoryIn(environment, "GIT_URL_1")
  );
}

/** Of `https://github.com/owner/name/pull/7`; also of GitLab's and Bitbucket's pages. */
function ofPage(environment: Environment, name: string): Repository | undefined {
  const page = textIn(environment, name) ?? "";
  const match =
    /^(https?:\/\/.+?)(?:\/pull|\/pull-requests|\/-\/merge_requests|\/merge_requests)\/\d+\/?$/.exec(page);
  return match?.[1] === undefined ? undefined : repositoryOfRemote(match[1]);
}

function ofPullRequestBuilder(environment: Environment): Subject | undefined {
  const number = numberIn(environment, "ghprbPullId");
  if (number === undefined) return undefined;
  const repository = repositoryOf(environment);
  const fork = isOther(repositoryIn(environment, "ghprbAuthorRepoGitUrl"), repository);
  return {
    kind: "pull-request",
    number,
    head: commitIn(environment, "ghprbActualCommit", `refs/pull/${number}/head`),
    base: undefined,
    baseBranch: branchIn(environment, "ghprbTargetBranch"),
    headBranch: branchIn(environment, "ghprbSourceBranch"),
    fork,
  };
}

function ofChangeRequest(environment: Environment): Subject | undefined {
  const number = numberIn(environment, "CHANGE_ID");
  if (number === undefined) return undefined;
  return {
    kind: "pull-request",
    number,
    head: changeHead(environment, number),
    base: undefined,
    baseBranch: branchIn(environment, "CHANGE_TARGET"),
    headBranch: branchIn(environment, "CHANGE_BRANCH"),
    fork: textIn(environment, "CHANGE_FORK") !== undefined,
  };
}

/**
 * `GIT_COMMIT` is the head or Jenkins's merge of it with the target, by the project's strategy. Only a project with both
 * strategies tells, in the name of the job; else the head is not known from the variables.
 */
function changeHead(environment: Environment, number: number): EventCommit | undefined {
  return textIn(environment, "BRANCH_NAME")?.endsWith("-head")
    ? commitIn(environment, "GIT_COMMIT", `refs/pull/${number}/head`)
    : undefined;
}

function ofBranchOrTag(environment: Environment): Subject {
  if (textIn(environment, "TAG_NAME") !== undefined) {
    return { kind: "other", lookedAt: "TAG_NAME (the build is of a tag)" };
  }
  const branch = builtBranch(environment);
  if (branch === undefined) return { kind: "other", lookedAt: "CHANGE_ID and ghprbPullId" };
  return { kind: "branch", branch, head: commitIn(environment, "GIT_COMMIT", `refs/heads/${branch}`) };
}

/** `GIT_BRANCH` names the remote too: `origin/main`. */
function builtBranch(environment: Environment): string | undefined {
  const named = branchIn(environment, "BRANCH_NAME") ?? branchIn(environment, "GIT_LOCAL_BRANCH");
  const tracked = branchIn(environment, "GIT_BRANCH")?.replace(/^origin\//, "");
  return named ?? (tracked === "detached" ? undefined : tracked);
}
