import type { Host, HostPullRequest } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import { InputError } from "../errors.js";
import { type KnownPullRequest, known, type LookUp, type PlacePlan, type PullRequestPlace } from "./place.js";

/** A question to the Git host. */
interface Question {
  /** The input that would spare it. */
  readonly input: "pr-number" | "target-branch";
  /** What is asked for, in words. */
  readonly about: string;
}

/** What only the Git host can say about a plan; undefined when everything is known. */
export function openQuestion({ pullRequest, targetBranch }: PlacePlan): Question | undefined {
  if (pullRequest.kind !== "known") return whichPullRequest(pullRequest);
  return targetBranch === undefined && pullRequest.baseBranch === undefined
    ? whichBase(pullRequest.number)
    : undefined;
}

/** The problem where nobody can be asked. */
export function unanswered({ input, about }: Question): string {
  return `${input}: is needed here: github-token is empty, so ${about} cannot be looked up.`;
}

/** Completes a plan, with the Git host's help where the event does not say enough. */
export async function findPlace(plan: PlacePlan, host: Host | undefined): Promise<PullRequestPlace> {
  const found =
    plan.pullRequest.kind === "known"
      ? plan.pullRequest
      : await findPullRequest(plan, plan.pullRequest, host);
  const headSha = plan.headSha ?? found.headSha;
  return {
    repository: plan.repository,
    targetBranch: plan.targetBranch ?? found.baseBranch ?? (await findBase(plan, found.number, host)),
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

function whichBase(number: number): Question {
  return { input: "target-branch", about: `the base branch of #${number}` };
}

async function findPullRequest(
  { repository }: PlacePlan,
  source: LookUp,
  host: Host | undefined,
): Promise<KnownPullRequest> {
  const question = whichPullRequest(source);
  const open = await ask(host, question, (github) =>
    source.kind === "commit"
      ? github.openPullRequestsOfCommit(repository, source.sha)
      : github.openPullRequestsFrom(repository, source.owner, source.branch),
  );
  const heads = open.filter(({ headSha }) => headSha === source.sha);
  // A commit in the middle of a stack belongs to several pull requests; the one that it is the head of is meant.
  const { number, headSha, baseBranch } = theOne(
    source.kind === "head" || heads.length > 0 ? heads : open,
    question.about,
  );
  return known({ number, baseBranch, headSha: headSha === source.sha ? headSha : undefined });
}

function theOne(found: readonly HostPullRequest[], about: string): HostPullRequest {
  const [only, ...more] = found;
  if (only === undefined) throw new InputError([`pr-number: is needed here: there are no ${about}.`]);
  if (more.length === 0) return only;
  const numbers = found.map(({ number }) => `#${number}`).join(", ");
  throw new InputError([`pr-number: is needed here: there are several ${about} (${numbers}).`]);
}

async function findBase({ repository }: PlacePlan, number: number, host: Host | undefined): Promise<string> {
  const { baseBranch } = await ask(host, whichBase(number), (github) =>
    github.pullRequest(repository, number),
  );
  return baseBranch;
}

async function ask<Answer>(
  host: Host | undefined,
  question: Question,
  put: (host: Host) => Promise<Answer>,
): Promise<Answer> {
  if (host === undefined) throw new InputError([unanswered(question)]);
  try {
    return await put(host);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new InputError([`${question.input}: is needed here: ${error.message}.`], {
      details: error.permissions,
      cause: error,
    });
  }
}
