import type { Repository } from "../api/endpoints.js";
import type { Host, HostPullRequest, PullRequestSource, Trigger } from "../ci/ci.js";
import { HostError } from "../ci/host-error.js";
import { InputError } from "../errors.js";

/** Where a queue is: the repository and the branch it merges into. */
export interface QueuePlace {
  readonly repository: Repository;
  readonly targetBranch: string;
}

/** A pull request and its queue. */
export interface PullRequestPlace extends QueuePlace {
  readonly number: number;
  /** The head commit of the event or of `head-sha`; it is never looked up. */
  readonly headSha: string | undefined;
  /** The commit that the queue's record must show, or undefined when nobody said which one is meant. */
  readonly guardedHead: string | undefined;
}

/** What the user wrote about the place. */
export interface PlaceInputs {
  readonly repository: { readonly owner: string; readonly name: string } | undefined;
  readonly repositoryHost: string | undefined;
  readonly targetBranch: string | undefined;
  readonly prNumber: number | undefined;
  readonly headSha: string | undefined;
}

/** The place as far as it is known without asking anybody. */
export interface PlacePlan {
  readonly repository: Repository;
  readonly source: PullRequestSource | { readonly kind: "input"; readonly number: number };
  readonly targetBranch: string | undefined;
  readonly headSha: string | undefined;
}

/** Finds what inputs and event say; the problems are what no look-up could mend. */
export function planPlace(
  inputs: PlaceInputs,
  trigger: Trigger,
): { plan: PlacePlan | undefined; problems: string[] } {
  const repository = repositoryOf(inputs, trigger);
  if (repository === undefined) {
    return {
      plan: undefined,
      problems: ["repository: is needed here, since the run belongs to none; write owner/name."],
    };
  }
  const source = sourceOf(inputs, trigger, repository);
  const plan = { repository, source, targetBranch: inputs.targetBranch, headSha: inputs.headSha };
  switch (source.kind) {
    case "none":
      return {
        plan: undefined,
        problems: [`pr-number: is needed here: no pull request was found in ${source.lookedAt}.`],
      };
    case "several":
      return {
        plan: undefined,
        problems: [
          `pr-number: is needed here: ${source.lookedAt} names several pull requests (${source.numbers.map((number) => `#${number}`).join(", ")}).`,
        ],
      };
    case "input":
    case "event":
    case "test-branch":
    case "merge-group":
    case "commit":
    case "head":
      return { plan, problems: [] };
  }
}

function repositoryOf(inputs: PlaceInputs, { repository }: Trigger): Repository | undefined {
  const named = inputs.repository ?? repository;
  if (named === undefined) return undefined;
  return {
    host: inputs.repositoryHost ?? repository?.host ?? "github.com",
    owner: named.owner,
    name: named.name,
  };
}

/** The event speaks of its own repository only. */
function sourceOf(inputs: PlaceInputs, trigger: Trigger, repository: Repository): PlacePlan["source"] {
  const own = trigger.repository !== undefined && fullName(repository) === fullName(trigger.repository);
  const event = trigger.pullRequest;
  if (inputs.prNumber !== undefined) {
    const same = own && event.kind === "event" && event.number === inputs.prNumber;
    return same ? event : { kind: "input", number: inputs.prNumber };
  }
  return own ? event : { kind: "none", lookedAt: "the inputs (the event is of another repository)" };
}

function fullName({ owner, name }: { readonly owner: string; readonly name: string }): string {
  return `${owner}/${name}`.toLowerCase();
}

/** Completes a plan, with the Git host's help where the event does not say enough. */
export async function findPlace(plan: PlacePlan, host: Host | undefined): Promise<PullRequestPlace> {
  const { repository, source } = plan;
  switch (source.kind) {
    case "event":
      return place(plan, source.number, source.headSha, plan.targetBranch ?? source.baseBranch, true, host);
    case "input":
      return place(plan, source.number, undefined, plan.targetBranch, true, host);
    case "test-branch":
      return place(plan, source.number, undefined, plan.targetBranch, false, host);
    case "merge-group":
      return place(plan, source.number, undefined, plan.targetBranch ?? source.baseBranch, false, host);
    case "commit": {
      const lookedAt = `open pull requests of commit ${source.sha}`;
      const found = await ask(host, lookedAt, (github) =>
        github.openPullRequestsOfCommit(repository, source.sha),
      );
      return placeOfFound(plan, theOne(preferHead(found, source.sha), lookedAt), source.sha, host);
    }
    case "head": {
      const lookedAt = `open pull requests from ${source.owner}:${source.branch} at ${source.sha}`;
      const found = await ask(host, lookedAt, (github) =>
        github.openPullRequestsFrom(repository, source.owner, source.branch),
      );
      const fitting = found.filter((pullRequest) => pullRequest.headSha === source.sha);
      return placeOfFound(plan, theOne(fitting, lookedAt), source.sha, host);
    }
    case "none":
    case "several":
      throw new InputError([`pr-number: is needed here (${source.lookedAt}).`]);
  }
}

/** A commit in the middle of a stack belongs to several pull requests; the one that it is the head of is meant. */
function preferHead(found: readonly HostPullRequest[], sha: string): readonly HostPullRequest[] {
  const heads = found.filter((pullRequest) => pullRequest.headSha === sha);
  return heads.length > 0 ? heads : found;
}

function theOne(found: readonly HostPullRequest[], lookedAt: string): HostPullRequest {
  const [only, ...more] = found;
  if (only === undefined) throw new InputError([`pr-number: is needed here: there are no ${lookedAt}.`]);
  if (more.length === 0) return only;
  const numbers = found.map(({ number }) => `#${number}`).join(", ");
  throw new InputError([`pr-number: is needed here: there are several ${lookedAt} (${numbers}).`]);
}

async function ask(
  host: Host | undefined,
  lookedAt: string,
  question: (host: Host) => Promise<readonly HostPullRequest[]>,
): Promise<readonly HostPullRequest[]> {
  if (host === undefined) {
    throw new InputError([
      `pr-number: is needed here: github-token is empty, so the ${lookedAt} cannot be looked up.`,
    ]);
  }
  try {
    return await question(host);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new InputError([`pr-number: is needed here: ${error.message}.`], {
      details: error.permissions,
      cause: error,
    });
  }
}

function placeOfFound(
  plan: PlacePlan,
  found: HostPullRequest,
  sha: string,
  host: Host | undefined,
): Promise<PullRequestPlace> {
  const headSha = found.headSha === sha ? sha : undefined;
  return place(plan, found.number, headSha, plan.targetBranch ?? found.baseBranch, true, host);
}

async function place(
  plan: PlacePlan,
  number: number,
  eventHead: string | undefined,
  knownBase: string | undefined,
  guarded: boolean,
  host: Host | undefined,
): Promise<PullRequestPlace> {
  const headSha = plan.headSha ?? eventHead;
  return {
    repository: plan.repository,
    targetBranch: knownBase ?? (await baseBranch(plan.repository, number, host)),
    number,
    headSha,
    guardedHead: guarded ? headSha : undefined,
  };
}

async function baseBranch(repository: Repository, number: number, host: Host | undefined): Promise<string> {
  const needed = `target-branch: is needed here, since the base branch of #${number}`;
  if (host === undefined) throw new InputError([`${needed} is not in the event and github-token is empty.`]);
  try {
    return (await host.pullRequest(repository, number)).baseBranch;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    throw new InputError([`${needed} is not known: ${error.message}.`], {
      details: error.permissions,
      cause: error,
    });
  }
}
