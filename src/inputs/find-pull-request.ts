import type { Host, HostPullRequest } from "../ci/ci.js";
import { InputError } from "../errors.js";
import { problemOf } from "../problem.js";
import { baseBranchOf, type Question, whichBase } from "./ask-host.js";
import { headedBy, openPullRequests } from "./open-pull-requests.js";
import {
  type KnownPullRequest,
  known,
  type LookUp,
  type PullRequestPlace,
  type PullRequestPlan,
} from "./place.js";

/** What only the Git host can say about a plan; undefined when everything is known. */
export function openQuestion({ pullRequest, targetBranch }: PullRequestPlan): Question | undefined {
  if (pullRequest.kind !== "known") return whichPullRequest(pullRequest);
  return targetBranch === undefined && pullRequest.baseBranch === undefined
    ? whichBase(pullRequest.number)
    : undefined;
}

/** Completes a plan, with the Git host's help where the event does not say enough. */
export async function findPullRequestPlace(
  plan: PullRequestPlan,
  host: Host | undefined,
): Promise<PullRequestPlace> {
  const found =
    plan.pullRequest.kind === "known"
      ? plan.pullRequest
      : await findPullRequest(plan, plan.pullRequest, host);
  const headSha = plan.headSha ?? found.headSha;
  return {
    repository: plan.repository,
    targetBranch: plan.targetBranch ?? found.baseBranch ?? (await baseBranchOf(plan, found.number, host)),
    number: found.number,
    headSha,
    guardedHead: found.guarded ? headSha : undefined,
  };
}

function whichPullRequest(source: LookUp): Question {
  const about =
    source.kind === "commit"
      ? `open pull requests of commit ${source.sha}`
      : `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
  return { input: "pr-number", about };
}

async function findPullRequest(
  { repository }: PullRequestPlan,
  source: LookUp,
  host: Host | undefined,
): Promise<KnownPullRequest> {
  const question = whichPullRequest(source);
  const open = await openPullRequests(source, question, repository, host);
  const { number, headSha, baseBranch } = theOne(headedBy(source, open), question.about);
  return known({ number, baseBranch, headSha: headSha === source.sha ? headSha : undefined });
}

function theOne(found: readonly HostPullRequest[], about: string): HostPullRequest {
  const [only, ...more] = found;
  if (only === undefined)
    throw new InputError([problemOf("pr-number", `is needed here: there are no ${about}.`)]);
  if (more.length === 0) return only;
  const numbers = found.map(({ number }) => `#${number}`).join(", ");
  throw new InputError([problemOf("pr-number", `is needed here: there are several ${about} (${numbers}).`)]);
}
