import { type Environment, textIn } from "../environment.js";
import { describe, type Subject } from "./build.js";
import type { System, SystemRun } from "./system.js";
import { addressIn, branchIn, commitIn, isOther, numberIn, repositoryIn } from "./variables.js";

/** Buildkite, by its page "Environment variables" (buildkite.com/docs/pipelines/configure/environment-variables). */
export const buildkite: System = {
  name: "Buildkite",
  isHere: ({ BUILDKITE }) => BUILDKITE === "true",
  read,
};

function read(environment: Environment): SystemRun {
  return describe({
    repository: repositoryIn(environment, "BUILDKITE_REPO"),
    defaultBranch: branchIn(environment, "BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
    runUrl: addressIn(environment, "BUILDKITE_BUILD_URL"),
    // A pipeline that builds forks gives them what its agents have.
    secrets: "all",
    subject: subjectOf(environment),
  });
}

function subjectOf(environment: Environment): Subject {
  const number = numberIn(environment, "BUILDKITE_PULL_REQUEST");
  const branch = branchIn(environment, "BUILDKITE_BRANCH");
  if (number !== undefined) {
    const fork = isOther(
      repositoryIn(environment, "BUILDKITE_PULL_REQUEST_REPO"),
      repositoryIn(environment, "BUILDKITE_REPO"),
    );
    return {
      kind: "pull-request",
      number,
      head: headOf(environment, number),
      base: undefined,
      baseBranch: branchIn(environment, "BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
      headBranch: branch,
      fork,
    };
  }
  if (textIn(environment, "BUILDKITE_TAG") !== undefined) {
    return { kind: "other", lookedAt: "BUILDKITE_TAG (the build is of a tag)" };
  }
  return branch === undefined
    ? { kind: "other", lookedAt: "BUILDKITE_PULL_REQUEST" }
    : { kind: "branch", branch, head: commitIn(environment, "BUILDKITE_COMMIT", `refs/heads/${branch}`) };
}

/** `BUILDKITE_COMMIT` is `HEAD` in a build that was started by hand, and may be a merge where merges are built. */
function headOf(environment: Environment, number: number) {
  if (textIn(environment, "BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC") === "true") return undefined;
  return commitIn(environment, "BUILDKITE_COMMIT", `refs/pull/${number}/head`);
}
