import type { BuildSubject, CiSystem } from "./build.js";
import type { HeadRepositoryKind, VariableReader } from "./variables.js";

/**
 * Reader for Azure Pipelines (learn.microsoft.com/azure/devops/pipelines/build/variables, "Use predefined variables").
 */
export const azurePipelines: CiSystem = {
  name: "Azure Pipelines",
  isHere: ({ text }) => text("TF_BUILD") === "True",
  read: (variables) => ({
    repository: variables.repository("BUILD_REPOSITORY_URI"),
    runUrl: runPage(variables),
    // By default, Azure passes no secrets to builds of forks ("Make secrets available to builds of forks").
    forkSecrets: "not-to-forks",
    subject: subjectOf(variables),
  }),
};

function runPage(variables: VariableReader): string | undefined {
  const collection = variables.address("SYSTEM_COLLECTIONURI")?.replace(/\/?$/, "/");
  const project = variables.text("SYSTEM_TEAMPROJECT");
  const build = variables.text("BUILD_BUILDID");
  if (collection === undefined || project === undefined || build === undefined) return undefined;
  return `${collection}${encodeURIComponent(project)}/_build/results?buildId=${encodeURIComponent(build)}`;
}

function subjectOf(variables: VariableReader): BuildSubject {
  // SYSTEM_PULLREQUEST_PULLREQUESTID is the number of the pull request only in Azure Repos. For a pull request on
  // GitHub, it is an internal id of Azure.
  const isAzure = variables.text("BUILD_REPOSITORY_PROVIDER") === "TfsGit";
  const number = variables.number(
    isAzure ? "SYSTEM_PULLREQUEST_PULLREQUESTID" : "SYSTEM_PULLREQUEST_PULLREQUESTNUMBER",
  );
  if (number !== undefined) {
    return {
      kind: "pull-request",
      number,
      // BUILD_SOURCEVERSION is a merge commit with the target branch, not the head.
      head: variables.commit("SYSTEM_PULLREQUEST_SOURCECOMMITID", `refs/pull/${number}/head`),
      baseBranch: variables.branch("SYSTEM_PULLREQUEST_TARGETBRANCH"),
      headBranch: variables.branch("SYSTEM_PULLREQUEST_SOURCEBRANCH"),
      origin: headOrigin(variables),
    };
  }
  const branch = variables.branch("BUILD_SOURCEBRANCH");
  if (branch === undefined) return { kind: "other", lookedAt: "BUILD_SOURCEBRANCH" };
  return { kind: "branch", branch, head: variables.commit("BUILD_SOURCEVERSION", `refs/heads/${branch}`) };
}

function headOrigin(variables: VariableReader): HeadRepositoryKind {
  const isFork = variables.text("SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase();
  if (isFork === "true") return "fork";
  return isFork === "false" ? "own" : "unknown";
}
