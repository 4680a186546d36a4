import type { Subject, System } from "./build.js";
import { originOf, type Variables } from "./variables.js";

/** Buildkite, by its page "Environment variables" (buildkite.com/docs/pipelines/configure/environment-variables). */
export const buildkite: System = {
  name: "Buildkite",
  isHere: ({ text }) => text("BUILDKITE") === "true",
  read: (variables) => ({
    repository: variables.repository("BUILDKITE_REPO"),
    defaultBranch: variables.branch("BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
    runUrl: variables.address("BUILDKITE_BUILD_URL"),
    // A pipeline that builds forks gives them what its agents have.
    forkSecrets: "all",
    subject: subjectOf(variables),
  }),
};

function subjectOf(variables: Variables): Subject {
  const number = variables.number("BUILDKITE_PULL_REQUEST");
  const branch = variables.branch("BUILDKITE_BRANCH");
  if (number !== undefined) {
    return {
      kind: "pull-request",
      number,
      head: headOf(variables, number),
      baseBranch: variables.branch("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
      headBranch: branch,
      origin: originOf(variables.repository("BUILDKITE_PULL_REQUEST_REPO"), variables.repository("BUILDKITE_REPO")),
    };
  }
  if (variables.text("BUILDKITE_TAG") !== undefined)
    return { kind: "other", lookedAt: "BUILDKITE_TAG (the build is of a tag)" };
  return branch === undefined
    ? { kind: "other", lookedAt: "BUILDKITE_PULL_REQUEST" }
    : { kind: "branch", branch, head: variables.commit("BUILDKITE_COMMIT", `refs/heads/${branch}`) };
}

/** `BUILDKITE_COMMIT` is `HEAD` in a build that was started by hand, and may be a merge where merges are built. */
function headOf(variables: Variables, number: number) {
  if (variables.text("BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC") === "true") return undefined;
  return variables.commit("BUILDKITE_COMMIT", `refs/pull/${number}/head`);
}
