import type { Repository } from "../service/service.js";
import type { BuildSubject, CiSystem } from "./build.js";
import { findHeadRepositoryKind, parseRemoteRepository, type VariableReader } from "./variables.js";

/**
 * Reader for Jenkins, documented on the page /env-vars.html of each server and in github.com/jenkinsci/ghprb-plugin.
 */
export const jenkins: CiSystem = {
  name: "Jenkins",
  isHere: (variables) =>
    variables.text("JENKINS_URL") !== undefined || (variables.text("BUILD_TAG")?.startsWith("jenkins-") ?? false),
  read: (variables) => ({
    repository: repositoryOf(variables),
    defaultBranch: variables.text("BRANCH_IS_PRIMARY") === "true" ? variables.branch("BRANCH_NAME") : undefined,
    runUrl: variables.address("BUILD_URL"),
    // Jenkins passes credentials to builds of forks too.
    forkSecrets: "all",
    subject: ofPullRequestBuilder(variables) ?? ofChangeRequest(variables) ?? ofBranchOrTag(variables),
  }),
};

/**
 * Finds the repository by the address of the pull request, else by the remote's address, which may belong to a mirror.
 */
function repositoryOf(variables: VariableReader): Repository | undefined {
  return (
    ofPage(variables, "ghprbPullLink") ??
    ofPage(variables, "CHANGE_URL") ??
    variables.repository("GIT_URL") ??
    variables.repository("GIT_URL_1")
  );
}

/** Reads the repository from the address of a pull request on GitHub, GitLab or Bitbucket. */
function ofPage(variables: VariableReader, name: string): Repository | undefined {
  const page = variables.text(name) ?? "";
  const match = /^(https?:\/\/.+?)(?:\/pull|\/pull-requests|\/-\/merge_requests|\/merge_requests)\/\d+\/?$/.exec(page);
  return match?.[1] === undefined ? undefined : parseRemoteRepository(match[1]);
}

function ofPullRequestBuilder(variables: VariableReader): BuildSubject | undefined {
  const number = variables.number("ghprbPullId");
  if (number === undefined) return undefined;
  return {
    kind: "pull-request",
    number,
    head: variables.commit("ghprbActualCommit", `refs/pull/${number}/head`),
    baseBranch: variables.branch("ghprbTargetBranch"),
    headBranch: variables.branch("ghprbSourceBranch"),
    origin: findHeadRepositoryKind(variables.repository("ghprbAuthorRepoGitUrl"), repositoryOf(variables)),
  };
}

function ofChangeRequest(variables: VariableReader): BuildSubject | undefined {
  const number = variables.number("CHANGE_ID");
  if (number === undefined) return undefined;
  // GIT_COMMIT may be a merge commit. If the job's name ends with `-head`, the commit is the head.
  const isHead = variables.text("BRANCH_NAME")?.endsWith("-head") === true;
  return {
    kind: "pull-request",
    number,
    head: isHead ? variables.commit("GIT_COMMIT", `refs/pull/${number}/head`) : undefined,
    baseBranch: variables.branch("CHANGE_TARGET"),
    headBranch: variables.branch("CHANGE_BRANCH"),
    origin: variables.text("CHANGE_FORK") === undefined ? "own" : "fork",
  };
}

function ofBranchOrTag(variables: VariableReader): BuildSubject {
  if (variables.text("TAG_NAME") !== undefined)
    return { kind: "other", lookedAt: "TAG_NAME (the build runs for a tag)" };
  const branch = builtBranch(variables);
  if (branch === undefined) return { kind: "other", lookedAt: "CHANGE_ID and ghprbPullId" };
  return { kind: "branch", branch, head: variables.commit("GIT_COMMIT", `refs/heads/${branch}`) };
}

/** Returns the name of the built branch. `GIT_BRANCH` starts with the remote's name, as in `origin/main`. */
function builtBranch(variables: VariableReader): string | undefined {
  const named = variables.branch("BRANCH_NAME") ?? variables.branch("GIT_LOCAL_BRANCH");
  const tracked = variables.branch("GIT_BRANCH")?.replace(/^origin\//, "");
  return named ?? (tracked === "detached" ? undefined : tracked);
}
