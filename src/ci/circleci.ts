import type { Repository } from "../api/endpoints.js";
import { type Environment, textIn } from "../environment.js";
import { describe, type Subject } from "./build.js";
import type { System, SystemRun } from "./system.js";
import { addressIn, branchIn, commitIn, isOther, numberIn, repositoryAt, repositoryIn } from "./variables.js";

/** CircleCI, by its page "Project values and variables" (circleci.com/docs/reference/variables). */
export const circleci: System = {
  name: "CircleCI",
  isHere: ({ CIRCLECI }) => CIRCLECI === "true",
  read,
};

interface PullRequestPage {
  readonly repository: Repository;
  readonly number: number;
}

function read(environment: Environment): SystemRun {
  const pages = pagesIn(environment);
  const repository = repositoryIn(environment, "CIRCLE_REPOSITORY_URL") ?? pages[0]?.repository;
  return describe({
    repository,
    defaultBranch: undefined,
    runUrl: addressIn(environment, "CIRCLE_BUILD_URL"),
    // The setting "Pass secrets to builds from forked pull requests" is off by default.
    secrets: "not-to-forks",
    subject: subjectOf(environment, repository, pages),
  });
}

/** `CIRCLE_PULL_REQUEST` is a random one where the branch has several pull requests; the list names all. */
function pagesIn(environment: Environment): readonly PullRequestPage[] {
  const list = textIn(environment, "CIRCLE_PULL_REQUESTS") ?? textIn(environment, "CIRCLE_PULL_REQUEST");
  const pages = (list ?? "").split(",").flatMap((address) => pageOf(address.trim()) ?? []);
  return pages.filter((page, index) => pages.findIndex(({ number }) => number === page.number) === index);
}

function pageOf(address: string): PullRequestPage | undefined {
  const match = /^https?:\/\/([^/@]+)\/(.+)\/pull\/([1-9]\d{0,9})$/.exec(address);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const repository = repositoryAt(match[1], match[2]);
  return repository === undefined ? undefined : { repository, number: Number(match[3]) };
}

function subjectOf(
  environment: Environment,
  repository: Repository | undefined,
  pages: readonly PullRequestPage[],
): Subject {
  // Where a fork is a project of its own, its builds name the pull request upstream.
  const here = pages.filter((page) => isOther(page.repository, repository) === false);
  const [page, ...more] = here;
  const branch = branchIn(environment, "CIRCLE_BRANCH");
  const number = numberIn(environment, "CIRCLE_PR_NUMBER") ?? page?.number;
  if (number !== undefined && more.length === 0) {
    return {
      kind: "pull-request",
      number,
      head: commitIn(environment, "CIRCLE_SHA1", `refs/pull/${number}/head`),
      base: undefined,
      baseBranch: undefined,
      headBranch: branch,
      fork: isFork(environment),
    };
  }
  if (textIn(environment, "CIRCLE_TAG") !== undefined) {
    return { kind: "other", lookedAt: "CIRCLE_TAG (the build is of a tag)" };
  }
  if (branch === undefined) return { kind: "other", lookedAt: "CIRCLE_PULL_REQUEST" };
  const head = commitIn(environment, "CIRCLE_SHA1", `refs/heads/${branch}`);
  const numbers = here.map((one) => one.number);
  if (numbers.length < 2) return { kind: "branch", branch, head };
  const several = { numbers, lookedAt: "CIRCLE_PULL_REQUESTS", fork: isFork(environment) };
  return { kind: "branch", branch, head, several };
}

/** `CIRCLE_PR_*` are set for forks only, and only where `CIRCLE_REPOSITORY_URL` is: not with the GitHub App. */
function isFork(environment: Environment): boolean | undefined {
  const named = ["CIRCLE_PR_NUMBER", "CIRCLE_PR_USERNAME", "CIRCLE_PR_REPONAME"];
  if (named.some((name) => textIn(environment, name) !== undefined)) return true;
  return textIn(environment, "CIRCLE_REPOSITORY_URL") === undefined ? undefined : false;
}
