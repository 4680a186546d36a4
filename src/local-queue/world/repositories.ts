/** The Git host's side: repositories and pull requests appear and change, and the queues react to it. */

import type * as z from "zod/mini";
import { addBranch, mergeByHand, moveTip, noteEverywhere, tellPush } from "./answers.js";
import { placesWith } from "./facts.js";
import { flag, oneOf, optional, strictObject, strings, text } from "./fields.js";
import { replan } from "./made-up-host.js";
import { noPosts } from "./posts.js";
import { commitId, type NewPullRequest, type PullRequest, type PullRequestPatch } from "./pull-request.js";
import { isTaken, nextNumber, noNumbers, putPullRequest } from "./pull-request-numbers.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import { type Branch, findPullRequest, keyOf, newSha, type Repository, repositoryCalled, type World } from "./world.js";

export const newRepository = strictObject({
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
    testPullRequests: new Map(),
    lastNumber: 0,
    numbers: noNumbers(),
    branches: new Map(),
    impactedTargets: new Map(),
    forkRuns: new Map(),
    collaborators: new Map(),
    quarantinedTests: [],
    posts: noPosts(),
  };
  ensureBranch(world, repository, defaultBranch);
  world.repositories.set(key, repository);
}

/** A workflow run: a fork's and still going on unless it is said not to be. */
export const newForkRun = strictObject({
  runId: text,
  headSha: text,
  ...optional({ repository: text, live: flag, fork: flag }),
});

export type NewForkRun = Readonly<z.infer<typeof newForkRun>>;

export function addForkRun(world: World, { repository, live = true, fork = true, ...run }: NewForkRun): void {
  repositoryCalled(world, repository).forkRuns.set(run.runId, { ...run, live, fork });
}

export const newCollaborator = strictObject({
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
  if (isTaken(repository, number)) throw new Refusal(409, `Pull request #${number} exists already`);
  const { author = "developer-1", fork = false } = given;
  const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
  const pullRequest: PullRequest = {
    number,
    title: given.title ?? `Change number ${number}`,
    author,
    headSha: given.headSha ?? newSha(world),
    headBranch: given.headBranch ?? `change-${number}`,
    headRepository,
    baseBranch: given.baseBranch ?? repository.defaultBranch,
    state: "open",
    draft: given.draft ?? false,
    fork,
    mergeability: given.mergeability ?? "mergeable",
    upToDate: given.upToDate ?? false,
    testPlan: { ...PLAN, testSeconds: world.timings.testSeconds, ...given.testPlan },
    mergeCommitSha: null,
    mergedAtMs: null,
  };
  putPullRequest(repository, pullRequest);
  ensureBranch(world, repository, pullRequest.baseBranch);
  return pullRequest;
}

const PLAN = { result: "pass", checks: [], flaky: 0, flakyRuns: [], conflictsWith: [], conflictsInText: [] } as const;

/** Applies a change on the host, then what it means for live queue entries. */
export function updatePullRequest(world: World, number: number, patch: PullRequestPatch): PullRequest {
  const repository = repositoryCalled(world, patch.repository);
  const before = findPullRequest(repository, number);
  if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
    throw new Refusal(400, `Pull request #${number} is merged`);
  }
  const { repository: _name, unnoticed = false, headSha: pushed, state, mergeCommitSha, testPlan, ...plain } = patch;
  const headSha = pushed === "new" ? newSha(world) : (pushed ?? before.headSha);
  const after: PullRequest = {
    ...before,
    ...plain,
    headSha,
    testPlan: { ...before.testPlan, ...testPlan },
    state: state === "closed" || state === "open" ? state : before.state,
  };
  putPullRequest(repository, after);
  ensureBranch(world, repository, after.baseBranch);
  if (state === "merged") mergeByHand({ world, repository }, number, mergeCommitSha);
  const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
  if (reason !== null) {
    for (const place of placesWith(world, repository, number)) send(place, { type: "withdraw", number, reason });
  }
  noteEverywhere({ world, repository }, number);
  for (const queue of testPlan === undefined ? [] : repository.queues.values()) {
    replan({ world, repository, queue }, number);
  }
  return findPullRequest(repository, number);
}

export function ensureBranch(world: World, repository: Repository, branch: string): Branch {
  return repository.branches.get(branch) ?? addBranch(repository, branch, newSha(world));
}

/** A push to a branch: a commit that is no pull request's, a new one unless it is given. */
export const newPush = strictObject({ branch: text, ...optional({ repository: text, sha: commitId }) });

export type NewPush = Readonly<z.infer<typeof newPush>>;

export function pushToBranch(world: World, { repository: name, branch, sha }: NewPush): void {
  const repository = repositoryCalled(world, name);
  if (!repository.branches.has(branch)) throw new Refusal(404, `Branch "${branch}" not found`);
  moveTip({ world, repository }, branch, sha ?? newSha(world));
  tellPush({ world, repository }, branch, null);
}

function cancelReason(before: PullRequest, after: PullRequest): string | null {
  if (after.state === "closed" && before.state === "open") return "PR_CLOSED";
  if (after.headSha !== before.headSha) return "PR_PUSHED_TO";
  if (after.baseBranch !== before.baseBranch) return "PR_BASE_BRANCH_CHANGED";
  return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}
