import type { Repository } from "../api/endpoints.js";
import { type Environment, textIn } from "../environment.js";
import { describe, type Subject } from "./build.js";
import type { EventCommit, SecretsGiven } from "./ci.js";
import type { System, SystemRun } from "./system.js";
import { addressIn, branchIn, commitIn, isOther, numberIn, repositoryAt, repositoryIn } from "./variables.js";

/** GitLab CI, by its page "Predefined CI/CD variables reference" (docs.gitlab.com/ci/variables/predefined_variables). */
export const gitlab: System = {
  name: "GitLab CI",
  isHere: ({ GITLAB_CI }) => GITLAB_CI === "true",
  read,
};

function read(environment: Environment): SystemRun {
  const { repository, secrets, subject } = buildOf(environment);
  return describe({
    repository,
    defaultBranch: branchIn(environment, "CI_DEFAULT_BRANCH"),
    runUrl: addressIn(environment, "CI_JOB_URL") ?? addressIn(environment, "CI_PIPELINE_URL"),
    secrets,
    subject,
  });
}

interface Read {
  readonly repository: Repository | undefined;
  readonly secrets: SecretsGiven;
  readonly subject: Subject;
}

function buildOf(environment: Environment): Read {
  const project = repositoryIn(environment, "CI_PROJECT_URL");
  const external = numberIn(environment, "CI_EXTERNAL_PULL_REQUEST_IID");
  if (external !== undefined) return externalPullRequest(environment, external);
  const number = numberIn(environment, "CI_MERGE_REQUEST_IID");
  if (number !== undefined) return mergeRequest(environment, number, project);
  return { repository: project, secrets: "all", subject: branchOf(environment) };
}

/** A pull request of a GitHub repository that GitLab builds. No variable names the host. */
function externalPullRequest(environment: Environment, number: number): Read {
  const target = onGitHub(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY");
  const fork = isOther(onGitHub(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY"), target);
  const baseBranch = branchIn(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME");
  return {
    repository: target,
    secrets: "all",
    subject: {
      kind: "pull-request",
      number,
      head: commitIn(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA", `refs/pull/${number}/head`),
      base: commitIn(environment, "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA", refOf(baseBranch)),
      baseBranch,
      headBranch: branchIn(environment, "CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
      fork,
    },
  };
}

function onGitHub(environment: Environment, name: string): Repository | undefined {
  return repositoryAt("github.com", textIn(environment, name) ?? "");
}

function refOf(branch: string | undefined): string | undefined {
  return branch === undefined ? undefined : `refs/heads/${branch}`;
}

function mergeRequest(environment: Environment, number: number, project: Repository | undefined): Read {
  const target = repositoryIn(environment, "CI_MERGE_REQUEST_PROJECT_URL");
  const fork = isOther(repositoryIn(environment, "CI_MERGE_REQUEST_SOURCE_PROJECT_URL"), target);
  const baseBranch = branchIn(environment, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME");
  return {
    repository: target,
    // A fork's merge request runs in the fork's project, unless a member of this one has started it here.
    secrets: isOther(project, target) === true ? "not-to-forks" : "all",
    subject: {
      kind: "pull-request",
      number,
      head: mergeRequestHead(environment),
      // CI_MERGE_REQUEST_DIFF_BASE_SHA is an old one after the target branch was changed, so the branch counts.
      base: commitIn(environment, "CI_MERGE_REQUEST_TARGET_BRANCH_SHA", refOf(baseBranch)),
      baseBranch,
      headBranch: branchIn(environment, "CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
      fork,
    },
  };
}

/** In a pipeline of merged results CI_COMMIT_SHA is a merge, and the head has a variable of its own. */
function mergeRequestHead(environment: Environment): EventCommit | undefined {
  const ref = textIn(environment, "CI_MERGE_REQUEST_REF_PATH");
  const named = commitIn(environment, "CI_MERGE_REQUEST_SOURCE_BRANCH_SHA", ref);
  if (named !== undefined) return named;
  return textIn(environment, "CI_MERGE_REQUEST_EVENT_TYPE") === "detached"
    ? commitIn(environment, "CI_COMMIT_SHA", ref)
    : undefined;
}

function branchOf(environment: Environment): Subject {
  const branch = branchIn(environment, "CI_COMMIT_BRANCH");
  if (branch === undefined) {
    const isTag = textIn(environment, "CI_COMMIT_TAG") !== undefined;
    return {
      kind: "other",
      lookedAt: isTag ? "CI_COMMIT_TAG (the pipeline is of a tag)" : "CI_MERGE_REQUEST_IID",
    };
  }
  return {
    kind: "branch",
    branch,
    head: commitIn(environment, "CI_COMMIT_SHA", `refs/heads/${branch}`),
    before: { commit: commitIn(environment, "CI_COMMIT_BEFORE_SHA") },
    nowhere: "CI_MERGE_REQUEST_IID and CI_EXTERNAL_PULL_REQUEST_IID (the pipeline is of a branch)",
  };
}
