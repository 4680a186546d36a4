import type { GitHostApi, HostPullRequestListItem } from "../ci/host.js";
import { InputError } from "../errors.js";
import type { Repository } from "../service/service.js";
import { formatTruncatedList } from "../text/format.js";
import { createInputProblem } from "../text/problem.js";
import { type PullRequestSelection, type PullRequestTarget, sendGitHostRequest } from "./target.js";

interface Wanted extends PullRequestSelection {
  /** True when the operation requires that each pull request still has the head that GitHub shows. */
  readonly guardsHeads: boolean;
  readonly repository: Repository;
  readonly targetBranch: string | undefined;
}

type Selected = Pick<HostPullRequestListItem, "number" | "baseBranch"> & { readonly headSha: string | undefined };

/** Finds several pull requests with their queues and heads. @throws InputError, GitHostLookUpError */
export async function findSelectedPullRequests(
  wanted: Wanted,
  host: GitHostApi | undefined,
): Promise<readonly PullRequestTarget[]> {
  const { repository } = wanted;
  return (await listSelected(wanted, host)).map(({ number, headSha, baseBranch }) => {
    return { repository, number, targetBranch: baseBranch, headSha, guardedHead: headSha };
  });
}

async function listSelected(
  { prNumbers, label, search = "", guardsHeads, repository, targetBranch }: Wanted,
  host: GitHostApi | undefined,
): Promise<readonly Selected[]> {
  if (prNumbers === undefined) {
    const base = targetBranch === undefined ? "" : `base:"${targetBranch}" `;
    const asked = `${base}${label === undefined ? search : `label:"${label}" sort:created-asc`}`;
    const about = label === undefined ? "the pull requests of the search" : `the pull requests with the label ${label}`;
    const found = await sendGitHostRequest(host, { input: "pr-numbers", about }, (github) =>
      github.searchOpenPullRequests(repository, asked),
    );
    return found.filter(({ baseBranch }) => targetBranch === undefined || baseBranch === targetBranch);
  }
  if (targetBranch !== undefined && (host === undefined || !guardsHeads))
    return prNumbers.map((number) => ({ number, baseBranch: targetBranch, headSha: undefined }));
  const input = targetBranch === undefined ? "target-branch" : "pr-number";
  const question = { input, about: "the base branches of the pull requests" } as const;
  const found = await sendGitHostRequest(host, question, (github) => github.pullRequests(repository, prNumbers));
  const known = new Map(found.map((each) => [each.number, each]));
  const unknown = prNumbers.filter((number) => !known.has(number)).map((number) => `#${number}`);
  if (unknown.length > 0) {
    const where = `${repository.owner}/${repository.name}`;
    const problem = `GitHub does not have these pull requests in ${where}: ${formatTruncatedList(unknown, 20)}.`;
    throw new InputError([createInputProblem("pr-numbers", problem)]);
  }
  const listed = prNumbers.flatMap((number) => known.get(number) ?? []);
  return listed.map((each) => ({ ...each, baseBranch: targetBranch ?? each.baseBranch }));
}
