import type { PullRequestSource } from "../ci/build.js";
import { type Host, HostError, type HostPullRequest } from "../ci/host.js";
import { InputError, LookUpError } from "../errors.js";
import type { Repository } from "../service/service.js";
import { inputName, problemOf, words } from "../text/problem.js";

/** What is asked of the Git host. */
interface Question {
  /** The input that would spare it. */
  readonly input: "pr-number" | "target-branch";
  /** What is asked for, in words. */
  readonly about: string;
}

/** @throws InputError or LookUpError that names the input which would spare the question. */
async function ask<Answer>(host: Host | undefined, { input, about }: Question, put: (host: Host) => Promise<Answer>) {
  if (host === undefined) {
    const unanswered = words`is needed here: ${inputName("github-token")} is empty, so ${about} cannot be looked up.`;
    throw new InputError([problemOf(input, unanswered)]);
  }
  try {
    return await put(host);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (error.unavailable) {
      const [first = "", ...rest] = error.message;
      const text = words`${first.toUpperCase()}${rest.join("")}. Run it again later, or give ${inputName(input)}, which spares this look-up.`;
      throw new LookUpError([text], { cause: error });
    }
    throw new InputError([problemOf(input, `is needed here: ${error.message}.`)], {
      details: error.advice,
      cause: error,
    });
  }
}

export async function baseBranchOf(repository: Repository, number: number, host: Host | undefined): Promise<string> {
  const question = { input: "target-branch", about: `the base branch of #${number}` } as const;
  const { baseBranch } = await ask(host, question, (github) => github.pullRequest(repository, number));
  return baseBranch;
}

export function defaultBranchOf(repository: Repository, host: Host | undefined): Promise<string> {
  const about = `the default branch of ${repository.owner}/${repository.name}`;
  return ask(host, { input: "target-branch", about }, (github) => github.defaultBranch(repository));
}

/** A pull request that has to be asked for. */
export type LookUp = Extract<PullRequestSource, { kind: "commit" | "head" }>;

/** The open pull requests that a look-up finds. Of a stack, whose commits belong to several, the one that ends with it. */
export async function openPullRequests(
  { source, ...question }: Question & { readonly source: LookUp },
  repository: Repository,
  host: Host | undefined,
): Promise<readonly HostPullRequest[]> {
  const found = await ask(host, question, (github) =>
    source.kind === "commit"
      ? github.openPullRequestsOfCommit(repository, source.sha)
      : github.openPullRequestsFrom(repository, source.owner, source.branch),
  );
  const heads = found.filter(({ headSha }) => headSha === source.sha);
  return source.kind === "head" || heads.length > 0 ? heads : found;
}
