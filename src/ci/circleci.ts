import type { Repository } from "../service/service.js";
import type { BuildSubject, CiSystem } from "./build.js";
import { findHeadRepositoryKind, type HeadRepositoryKind, parseRepository, type VariableReader } from "./variables.js";

/** Reader for CircleCI, documented on "Project values and variables" (circleci.com/docs/reference/variables). */
export const circleci: CiSystem = {
  name: "CircleCI",
  isHere: ({ text }) => text("CIRCLECI") === "true",
  read(variables) {
    const pages = pagesIn(variables);
    const repository = variables.repository("CIRCLE_REPOSITORY_URL") ?? pages[0]?.repository;
    return {
      repository,
      runUrl: variables.address("CIRCLE_BUILD_URL"),
      // By default, CircleCI passes no secrets to builds of forks ("Pass secrets to builds from forked pull requests").
      forkSecrets: "not-to-forks",
      subject: subjectOf(variables, repository, pages),
    };
  },
};

/**
 * Reads the addresses of all pull requests of the commit, because `CIRCLE_PULL_REQUEST` contains a random one of them.
 */
function pagesIn(variables: VariableReader) {
  const list = variables.text("CIRCLE_PULL_REQUESTS") ?? variables.text("CIRCLE_PULL_REQUEST");
  const pages = (list ?? "").split(",").flatMap((address) => pageOf(address.trim()) ?? []);
  return pages.filter((page, index) => pages.findIndex(({ number }) => number === page.number) === index);
}

function pageOf(address: string) {
  const match = /^https?:\/\/([^/@]+)\/(.+)\/pull\/([1-9]\d{0,9})$/.exec(address);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const repository = parseRepository(match[1], match[2]);
  return repository === undefined ? undefined : { repository, number: Number(match[3]) };
}

function subjectOf(
  variables: VariableReader,
  repository: Repository | undefined,
  pages: ReturnType<typeof pagesIn>,
): BuildSubject {
  // In a fork's project, the pull request belongs to the upstream repository instead of the project's repository.
  const here = pages.filter((page) => findHeadRepositoryKind(page.repository, repository) === "own");
  const [page, ...more] = here;
  const origin = headOrigin(variables);
  const branch = variables.branch("CIRCLE_BRANCH");
  const number = variables.number("CIRCLE_PR_NUMBER") ?? page?.number;
  if (number !== undefined && more.length === 0) {
    return {
      kind: "pull-request",
      number,
      head: variables.commit("CIRCLE_SHA1", `refs/pull/${number}/head`),
      headBranch: branch,
      origin,
    };
  }
  if (variables.text("CIRCLE_TAG") !== undefined)
    return { kind: "other", lookedAt: "CIRCLE_TAG (the build runs for a tag)" };
  if (branch === undefined) return { kind: "other", lookedAt: "CIRCLE_PULL_REQUEST" };
  const head = variables.commit("CIRCLE_SHA1", `refs/heads/${branch}`);
  const numbers = here.map((one) => one.number);
  if (numbers.length < 2) return { kind: "branch", branch, head };
  const several = { numbers, lookedAt: "CIRCLE_PULL_REQUESTS" };
  return { kind: "branch", branch: origin === "own" ? branch : undefined, head, several, origin };
}

/**
 * Detects a fork by `CIRCLE_PR_*`. Without `CIRCLE_REPOSITORY_URL`, as with the GitHub App, returns that the origin is
 * unknown.
 */
function headOrigin(variables: VariableReader): HeadRepositoryKind {
  const variablesOfForks = ["CIRCLE_PR_NUMBER", "CIRCLE_PR_USERNAME", "CIRCLE_PR_REPONAME"];
  if (variablesOfForks.some((name) => variables.text(name) !== undefined)) return "fork";
  return variables.text("CIRCLE_REPOSITORY_URL") === undefined ? "unknown" : "own";
}
