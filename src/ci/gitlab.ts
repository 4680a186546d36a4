import type { Repository } from "../service/service.js";
import type { Build, BuildSubject, CiSystem } from "./build.js";
import {
  type EventCommit,
  findHeadRepositoryKind,
  formatBranchRef,
  parseRepository,
  type VariableReader,
} from "./variables.js";

/** Reader for GitLab CI (docs.gitlab.com/ci/variables/predefined_variables, "Predefined CI/CD variables reference"). */
export const gitlab: CiSystem = {
  name: "GitLab CI",
  isHere: ({ text }) => text("GITLAB_CI") === "true",
  read: (variables) => ({
    defaultBranch: variables.branch("CI_DEFAULT_BRANCH"),
    runUrl: variables.address("CI_JOB_URL") ?? variables.address("CI_PIPELINE_URL"),
    ...readSubject(variables),
  }),
};

type Read = Pick<Build, "repository" | "forkSecrets" | "subject">;

function readSubject(variables: VariableReader): Read {
  const project = variables.repository("CI_PROJECT_URL");
  const external = variables.number("CI_EXTERNAL_PULL_REQUEST_IID");
  if (external !== undefined) return externalPullRequest(variables, external);
  const number = variables.number("CI_MERGE_REQUEST_IID");
  if (number !== undefined) return mergeRequest(variables, number, project);
  return { repository: project, forkSecrets: "all", subject: branchOf(variables) };
}

/** Reads a pull request on GitHub. Assumes the host github.com, because no variable contains the host. */
function externalPullRequest(variables: VariableReader, number: number): Read {
  const target = onGitHub(variables, "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY");
  const baseBranch = variables.branch("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME");
  return {
    repository: target,
    forkSecrets: "all",
    subject: {
      kind: "pull-request",
      number,
      head: variables.commit("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA", `refs/pull/${number}/head`),
      base: variables.commit("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA", formatBranchRef(baseBranch)),
      baseBranch,
      headBranch: variables.branch("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
      origin: findHeadRepositoryKind(onGitHub(variables, "CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY"), target),
    },
  };
}

function onGitHub(variables: VariableReader, name: string): Repository | undefined {
  return parseRepository("github.com", variables.text(name) ?? "");
}

function mergeRequest(variables: VariableReader, number: number, project: Repository | undefined): Read {
  const target = variables.repository("CI_MERGE_REQUEST_PROJECT_URL");
  const baseBranch = variables.branch("CI_MERGE_REQUEST_TARGET_BRANCH_NAME");
  return {
    repository: target,
    // The merge request of a fork runs in the fork's project without secrets, unless a member starts the run in this
    // project.
    forkSecrets: findHeadRepositoryKind(project, target) === "fork" ? "not-to-forks" : "all",
    subject: {
      kind: "pull-request",
      number,
      head: mergeRequestHead(variables),
      // CI_MERGE_REQUEST_DIFF_BASE_SHA is outdated after a change of the target branch.
      base: variables.commit("CI_MERGE_REQUEST_TARGET_BRANCH_SHA", formatBranchRef(baseBranch)),
      baseBranch,
      headBranch: variables.branch("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
      origin: findHeadRepositoryKind(variables.repository("CI_MERGE_REQUEST_SOURCE_PROJECT_URL"), target),
    },
  };
}

/** Returns the head. Ignores CI_COMMIT_SHA in a merged results pipeline, because it is a merge commit. */
function mergeRequestHead(variables: VariableReader): EventCommit | undefined {
  const ref = variables.text("CI_MERGE_REQUEST_REF_PATH");
  const isMerge = variables.text("CI_MERGE_REQUEST_EVENT_TYPE") !== "detached";
  const head = variables.commit("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", ref);
  return head ?? (isMerge ? undefined : variables.commit("CI_COMMIT_SHA", ref));
}

function branchOf(variables: VariableReader): BuildSubject {
  const branch = variables.branch("CI_COMMIT_BRANCH");
  if (branch === undefined) {
    const isTag = variables.text("CI_COMMIT_TAG") !== undefined;
    return { kind: "other", lookedAt: isTag ? "CI_COMMIT_TAG (the pipeline runs for a tag)" : "CI_MERGE_REQUEST_IID" };
  }
  return {
    kind: "branch",
    branch,
    head: variables.commit("CI_COMMIT_SHA", `refs/heads/${branch}`),
    before: { commit: variables.commit("CI_COMMIT_BEFORE_SHA") },
    nowhere: "CI_MERGE_REQUEST_IID and CI_EXTERNAL_PULL_REQUEST_IID (the pipeline runs for a branch)",
  };
}
