import { type Environment, textIn } from "../environment.js";
import { describe, type Subject } from "./build.js";
import type { System, SystemRun } from "./system.js";
import { addressIn, branchIn, commitIn, numberIn, repositoryIn } from "./variables.js";

/** Azure Pipelines, by its page "Use predefined variables" (learn.microsoft.com/azure/devops/pipelines/build/variables). */
export const azurePipelines: System = {
  name: "Azure Pipelines",
  isHere: ({ TF_BUILD }) => TF_BUILD === "True",
  read,
};

function read(environment: Environment): SystemRun {
  return describe({
    repository: repositoryIn(environment, "BUILD_REPOSITORY_URI"),
    defaultBranch: undefined,
    runUrl: runPage(environment),
    // The setting "Make secrets available to builds of forks" is off by default.
    secrets: "not-to-forks",
    subject: subjectOf(environment),
  });
}

function runPage(environment: Environment): string | undefined {
  const collection = addressIn(environment, "SYSTEM_COLLECTIONURI");
  const project = textIn(environment, "SYSTEM_TEAMPROJECT");
  const build = textIn(environment, "BUILD_BUILDID");
  if (collection === undefined || project === undefined || build === undefined) return undefined;
  const slash = collection.endsWith("/") ? "" : "/";
  return `${collection}${slash}${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`;
}

function subjectOf(environment: Environment): Subject {
  const number = pullRequestNumber(environment);
  if (number !== undefined) {
    return {
      kind: "pull-request",
      number,
      // BUILD_SOURCEVERSION is the merge of this commit with the target.
      head: commitIn(environment, "SYSTEM_PULLREQUEST_SOURCECOMMITID", `refs/pull/${number}/head`),
      base: undefined,
      baseBranch: branchIn(environment, "SYSTEM_PULLREQUEST_TARGETBRANCH"),
      headBranch: branchIn(environment, "SYSTEM_PULLREQUEST_SOURCEBRANCH"),
      fork: isFork(environment),
    };
  }
  const branch = branchIn(environment, "BUILD_SOURCEBRANCH");
  if (branch === undefined) return { kind: "other", lookedAt: "BUILD_SOURCEBRANCH" };
  return {
    kind: "branch",
    branch,
    head: commitIn(environment, "BUILD_SOURCEVERSION", `refs/heads/${branch}`),
  };
}

/** The id is Azure's own for GitHub's pull requests; the number is GitHub's. In Azure Repos there is only the id. */
function pullRequestNumber(environment: Environment): number | undefined {
  return textIn(environment, "BUILD_REPOSITORY_PROVIDER") === "TfsGit"
    ? numberIn(environment, "SYSTEM_PULLREQUEST_PULLREQUESTID")
    : numberIn(environment, "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER");
}

function isFork(environment: Environment): boolean | undefined {
  const told = textIn(environment, "SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase();
  return told === "true" || told === "false" ? told === "true" : undefined;
}
