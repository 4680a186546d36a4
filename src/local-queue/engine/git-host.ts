/** The Git host's side: pull requests appear and change, and the queues react to it. */

import type * as z from "zod/mini";
import { conclude, mergeOnHost } from "./advance.js";
import { flag, object, oneOf, optional, strings, text } from "./fields.js";
import { isLive } from "./order.js";
import { LARGEST_NUMBER, type NewPullRequest, type PullRequest, type PullRequestPatch } from "./pull-request.js";
import { Refusal } from "./refusal.js";
import { type Conclusion, findPullRequest, keyOf, type Repository, repositoryCalled, type World } from "./world.js";

export const newRepository = object({
  owner: text,
  name: text,
  ...optional({
    /** `github.com` when left out, as for every v1 queue. */
    host: text,
    defaultBranch: text,
    /** What branch protection requires; `build` and `test` when left out. */
    requiredStatuses: strings,
  }),
});

export type NewRepository = Readonly<z.infer<typeof newRepository>>;

export function addRepository(world: World, given: NewRepository): void {
  const { host = "github.com", owner, name, defaultBranch = "main", requiredStatuses = ["build", "test"] } = given;
  const key = keyOf({ host, owner, name });
  if (world.repositories.has(key)) throw new Refusal(409, `Repository ${key} exists already`);
  const repository: Repository = {
    host,
    owner,
    name,
    defaultBranch,
    requiredStatuses,
    queues: new Map(),
    pullRequests: new Map(),
    branches: new Map(),
    impactedTargets: new Map(),
    forkRuns: new Map(),
    collaborators: new Map(),
    quarantinedTests: [],
  };
  addBranch(world, repository, defaultBranch);
  world.repositories.set(key, repository);
}

/** A workflow run: a fork's and still going on unless it is said not to be. */
export const newForkRun = object({
  runId: text,
  headSha: text,
  ...optional({ repository: text, live: flag, fork: flag }),
});

export type NewForkRun = Readonly<z.infer<typeof newForkRun>>;

export function addForkRun(world: World, { repository, live = true, fork = true, ...run }: NewForkRun): void {
  repositoryCalled(world, repository).forkRuns.set(run.runId, { ...run, live, fork });
}

export const newCollaborator = object({
  login: text,
  permission: oneOf(["none", "read", "write", "admin"]),
  ...optional({
    repository: text,
    /** Name of the role; the permission's when left out. */
    role: text,
  }),
});

export type NewCollaborator = Readonly<z.infer<typeof newCollaborator>>;

export function setCollaborator(world: World, given: NewCollaborator): void {
  const { repository, login, permission, role = permission } = given;
  repositoryCalled(world, repository).collaborators.set(login.toLowerCase(), { permission, role });
}

export function addPullRequest(world: World, given: NewPullRequest): PullRequest {
  const repository = repositoryCalled(world, given.repository);
  const number = given.number ?? nextNumber(repository);
  if (repository.pullRequests.has(number)) throw new Refusal(409, `Pull request #${number} exists already`);
  const { author = "developer-1", fork = false } = given;
  const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
  const pullRequest: PullRequest = {
    number,
    title: given.title ?? `Change number ${number}`,
    author,
    headSha: given.headSha ?? world.source.newSha(),
    headBranch: given.headBranch ?? `change-${number}`,
    headRepository,
    baseBranch: given.baseBranch ?? repository.defaultBranch,
    state: "open",
    draft: given.draft ?? false,
    fork,
    mergeability: given.mergeability ?? "mergeable",
    upToDate: given.upToDate ?? false,
    testPlan: { testSeconds: world.timings.testSeconds, result: "pass", checks: [], ...given.testPlan },
    mergeCommitSha: null,
    mergedAtMs: null,
  };
  repository.pullRequests.set(number, pullRequest);
  addBranch(world, repository, pullRequest.baseBranch);
  return pullRequest;
}

/** After the largest one, as on the host; from the start again where that one is the last. */
function nextNumber({ pullRequests }: Repository): number {
  const largest = [...pullRequests.keys()].reduce((one, other) => Math.max(one, other), 0);
  if (largest < LARGEST_NUMBER) return largest + 1;
  let free = 1;
  while (pullRequests.has(free)) free += 1;
  return free;
}

/** Applies a change on the host, then what it means for live queue entries. */
export function updatePullRequest(world: World, number: number, patch: PullRequestPatch): PullRequest {
  const repository = repositoryCalled(world, patch.repository);
  const before = findPullRequest(repository, number);
  if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
    throw new Refusal(400, `Pull request #${number} is merged`);
  }
  const { repository: _name, unnoticed = false, headSha: pushed, state, testPlan, ...plain } = patch;
  const headSha = pushed === "new" ? world.source.newSha() : (pushed ?? before.headSha);
  const after: PullRequest = {
    ...before,
    ...plain,
    headSha,
    testPlan: { ...before.testPlan, ...testPlan },
    state: state === "closed" || state === "open" ? state : before.state,
  };
  repository.pullRequests.set(number, after);
  addBranch(world, repository, after.baseBranch);
  if (state === "merged" && before.state !== "merged") mergeByHand(world, repository, number);
  const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
  if (reason !== null) endAttempts({ world, repository }, number, { as: "cancelled", reason });
  return findPullRequest(repository, number);
}

function addBranch(world: World, repository: Repository, branch: string): void {
  if (!repository.branches.has(branch)) repository.branches.set(branch, world.source.newSha());
}

/** A merge past the queue is a push to the branch by hand, so everything in that queue tests again. */
function mergeByHand(world: World, repository: Repository, number: number): void {
  mergeOnHost({ world, repository }, number);
  endAttempts({ world, repository }, number, { as: "merged", reason: "MANUAL_MERGE" });
  const queue = repository.queues.get(findPullRequest(repository, number).baseBranch);
  if (queue !== undefined) queue.pushesByHand += 1;
}

function cancelReason(before: PullRequest, after: PullRequest): string | null {
  if (after.state === "closed" && before.state === "open") return "PR_CLOSED";
  if (after.headSha !== before.headSha) return "PR_PUSHED_TO";
  if (after.baseBranch !== before.baseBranch) return "PR_BASE_BRANCH_CHANGED";
  return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}

function endAttempts(
  { world, repository }: { world: World; repository: Repository },
  number: number,
  end: { as: Conclusion; reason: string },
): void {
  for (const queue of repository.queues.values()) {
    const entry = queue.entries.get(number);
    if (entry !== undefined && isLive(queue, entry)) conclude({ world, repository, queue }, entry, end);
  }
}
