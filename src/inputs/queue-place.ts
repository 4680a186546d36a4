import type { Repository } from "../api/endpoints.js";
import type { Host, Trigger } from "../ci/ci.js";
import { problemOf } from "../problem.js";
import { baseBranchOf, defaultBranchOf, type Question, whichBase, whichDefault } from "./ask-host.js";
import type { BaseBranch } from "./base-branch.js";
import {
  eventFor,
  isOwnRepository,
  type PlaceInputs,
  type Planning,
  planRepository,
  pullRequestOf,
  type QueuePlace,
  type RepositoryPlace,
} from "./place.js";

/** Where the queue's branch comes from; nobody is asked which pull request a commit belongs to. */
type BranchSource = Exclude<BaseBranch, { kind: "look-up" }>;

/** The place of a queue as far as it is known without asking anybody. */
export interface QueuePlan extends RepositoryPlace {
  readonly branch: BranchSource;
}

/**
 * Finds the queue that inputs and event name.
 * What changes a queue wants its branch `given`; what only reads takes the base of the run's pull request, else the
 * default branch.
 */
export function planQueue(
  operation: string,
  branch: "given" | "found",
  inputs: PlaceInputs,
  trigger: Trigger,
): Planning<QueuePlan> {
  const planning = planRepository(inputs, trigger);
  if (!planning.ok) return planning;
  const { repository } = planning.plan;
  if (branch === "given" && inputs.targetBranch === undefined) {
    return {
      ok: false,
      problem: problemOf(
        "target-branch",
        `is required; ${operation} takes no default for the branch whose queue it changes.`,
      ),
    };
  }
  return { ok: true, plan: { repository, branch: branchOf(repository, inputs, trigger) } };
}

function branchOf(
  repository: Repository,
  { targetBranch, prNumber }: PlaceInputs,
  trigger: Trigger,
): BranchSource {
  if (targetBranch !== undefined) return { kind: "known", name: targetBranch };
  const pullRequest = pullRequestOf(prNumber, eventFor(repository, trigger));
  if (typeof pullRequest !== "string" && pullRequest.kind === "known") {
    const { number, baseBranch } = pullRequest;
    return baseBranch === undefined ? { kind: "base-of", number } : { kind: "known", name: baseBranch };
  }
  const { defaultBranch } = trigger;
  return defaultBranch === undefined || !isOwnRepository(repository, trigger)
    ? { kind: "default" }
    : { kind: "known", name: defaultBranch };
}

/** What only the Git host can say about a plan; undefined when everything is known. */
export function openQueueQuestion({ repository, branch }: QueuePlan): Question | undefined {
  switch (branch.kind) {
    case "known":
      return undefined;
    case "base-of":
      return whichBase(branch.number);
    case "default":
      return whichDefault(repository);
  }
}

/** Completes a plan, with the Git host's help where the event does not say enough. */
export async function findQueuePlace(plan: QueuePlan, host: Host | undefined): Promise<QueuePlace> {
  return { repository: plan.repository, targetBranch: await findBranch(plan, host) };
}

async function findBranch(plan: QueuePlan, host: Host | undefined): Promise<string> {
  const { branch } = plan;
  switch (branch.kind) {
    case "known":
      return branch.name;
    case "base-of":
      return baseBranchOf(plan, branch.number, host);
    case "default":
      return defaultBranchOf(plan, host);
  }
}
