import type { BuildSubject, CiSystem } from "./build.js";
import { findHeadRepositoryKind, type VariableReader } from "./variables.js";

/**
 * Reader for Buildkite, documented on "Environment variables"
 * (buildkite.com/docs/pipelines/configure/environment-variables).
 */
export const buildkite: CiSystem = {
  name: "Buildkite",
  isHere: ({ text }) => text("BUILDKITE") === "true",
  read: (variables) => ({
    repository: variables.repository("BUILDKITE_REPO"),
    defaultBranch: variables.branch("BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
    runUrl: variables.address("BUILDKITE_BUILD_URL"),
    // Buildkite passes all secrets of an agent to builds of forks too.
    forkSecrets: "all",
    subject: subjectOf(variables),
  }),
};

function subjectOf(variables: VariableReader): BuildSubject {
  const number = variables.number("BUILDKITE_PULL_REQUEST");
  const branch = variables.branch("BUILDKITE_BRANCH");
  if (number !== undefined) {
    const isMerge = variables.text("BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC") === "true";
    return {
      kind: "pull-request",
      number,
      // BUILDKITE_COMMIT may be a merge commit, or the text `HEAD` in a build that a person started.
      head: isMerge ? undefined : variables.commit("BUILDKITE_COMMIT", `refs/pull/${number}/head`),
      baseBranch: variables.branch("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
      headBranch: branch,
      origin: findHeadRepositoryKind(
        variables.repository("BUILDKITE_PULL_REQUEST_REPO"),
        variables.repository("BUILDKITE_REPO"),
      ),
    };
  }
  if (variables.text("BUILDKITE_TAG") !== undefined)
    return { kind: "other", lookedAt: "BUILDKITE_TAG (the build runs for a tag)" };
  return branch === undefined
    ? { kind: "other", lookedAt: "BUILDKITE_PULL_REQUEST" }
    : { kind: "branch", branch, head: variables.commit("BUILDKITE_COMMIT", `refs/heads/${branch}`) };
}
