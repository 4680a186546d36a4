/** This file changes repositories and pull requests on the Git host, and updates their queues. */

import * as z from "zod/mini";
import { markOutdated, mergeByHand, recordPush, updateEverywhere } from "./answers.js";
import { addCommit } from "./branch.js";
import { findQueuesWith } from "./facts.js";
import { anyObject, flag, list, oneOf, optional, strictObject, strings, text } from "./fields.js";
import { createEmptyPosts } from "./host-content.js";
import { commitId, type NewPullRequest, type PullRequest, type PullRequestPatch } from "./pull-request.js";
import { createNumberIndexes, isNumberTaken, nextNumber, putPullRequest } from "./pull-request-numbers.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import {
  ensureBranch,
  findPullRequest,
  keyOf,
  newSha,
  type Repository,
  repositoryCalled,
  type ServiceState,
} from "./service-state.js";

export const newRepository = strictObject({
  owner: text,
  name: text,
  ...optional({
    /** Host of the repository; by default, `github.com`. */
    host: text,
    defaultBranch: text,
    /** Statuses that the branch protection requires; by default, `build` and `test`. */
    requiredStatuses: strings,
  }),
});

export type NewRepository = Readonly<z.infer<typeof newRepository>>;

export function addRepository(state: ServiceState, given: NewRepository): void {
  const { host = "github.com", owner, name, defaultBranch = "main", requiredStatuses = ["build", "test"] } = given;
  const key = keyOf({ host, owner, name });
  if (state.repositories.has(key)) throw new Refusal(409, `Repository ${key} exists already`);
  const repository: Repository = {
    host,
    owner,
    name,
    defaultBranch,
    requiredStatuses,
    createdAtMs: state.timeMs,
    queues: new Map(),
    formerQueues: [],
    pullRequests: new Map(),
    testPullRequests: new Map(),
    lastNumber: 0,
    numbers: createNumberIndexes(),
    branches: new Map(),
    impactedTargets: new Map(),
    forkRuns: new Map(),
    collaborators: new Map(),
    hostSettings: { labels: [], environments: [], rules: [] },
    quarantinedTests: [],
    posts: createEmptyPosts(),
  };
  ensureBranch(state, repository, defaultBranch);
  state.repositories.set(key, repository);
}

/** Workflow run; by default, a live run of a fork. */
export const newForkRun = strictObject({
  runId: text,
  headSha: text,
  ...optional({ repository: text, live: flag, fork: flag }),
});

export type NewForkRun = Readonly<z.infer<typeof newForkRun>>;

export function addForkRun(state: ServiceState, { repository, live = true, fork = true, ...run }: NewForkRun): void {
  repositoryCalled(state, repository).forkRuns.set(run.runId, { ...run, live, fork });
}

export const newCollaborator = strictObject({
  login: text,
  permission: oneOf(["none", "read", "write", "admin"]),
  ...optional({
    repository: text,
    /** Name of the role; by default, the name of the permission. */
    role: text,
  }),
});

export type NewCollaborator = Readonly<z.infer<typeof newCollaborator>>;

export function setCollaborator(state: ServiceState, given: NewCollaborator): void {
  const { repository, login, permission, role = permission } = given;
  repositoryCalled(state, repository).collaborators.set(login.toLowerCase(), { permission, role });
}

export const newHostSettings = strictObject(
  optional({
    repository: text,
    labels: strings,
    environments: list(
      strictObject({
        name: text,
        branches: z.union(
          [z.literal("all"), z.literal("protected"), strings],
          'must be "all", "protected" or an array of strings',
        ),
      }),
    ),
    rules: list(strictObject({ branch: text, type: text, ...optional({ parameters: anyObject }) })),
  }),
);

export type NewHostSettings = Readonly<z.infer<typeof newHostSettings>>;

/** Replaces the given settings. */
export function setHostSettings(state: ServiceState, { repository, ...settings }: NewHostSettings): void {
  const found = repositoryCalled(state, repository);
  found.hostSettings = { ...found.hostSettings, ...settings };
}

export function addPullRequest(state: ServiceState, given: NewPullRequest): PullRequest {
  const repository = repositoryCalled(state, given.repository);
  const number = given.number ?? nextNumber(repository);
  if (isNumberTaken(repository, number)) throw new Refusal(409, `Pull request #${number} exists already`);
  const { author = "developer-1", fork = false } = given;
  const { headRepository = `${fork ? author : repository.owner}/${repository.name}` } = given;
  const pullRequest: PullRequest = {
    number,
    title: given.title ?? `Change number ${number}`,
    author,
    headSha: given.headSha ?? newSha(state),
    headBranch: given.headBranch ?? `change-${number}`,
    headRepository,
    baseBranch: given.baseBranch ?? repository.defaultBranch,
    state: "open",
    draft: given.draft ?? false,
    fork,
    mergeability: given.mergeability ?? "mergeable",
    mergeabilityReasons: given.mergeabilityReasons ?? [],
    ...(given.labels === undefined ? {} : { labels: given.labels }),
    upToDate: given.upToDate ?? false,
    testPlan: { ...PLAN, testSeconds: state.timings.testSeconds, ...given.testPlan },
    mergeCommitSha: null,
    mergedAtMs: null,
    createdAtMs: state.timeMs,
  };
  putPullRequest(repository, pullRequest);
  ensureBranch(state, repository, pullRequest.baseBranch);
  return pullRequest;
}

const PLAN = { result: "pass", checks: [], flaky: 0, flakyRuns: [], conflictsWith: [], conflictsInText: [] } as const;

/** Applies a change on the host, then updates live entries in queues. */
export function updatePullRequest(state: ServiceState, number: number, patch: PullRequestPatch): PullRequest {
  const repository = repositoryCalled(state, patch.repository);
  const before = findPullRequest(repository, number);
  if (before.state === "merged" && patch.state !== undefined && patch.state !== "merged") {
    throw new Refusal(400, `Pull request #${number} is merged`);
  }
  const {
    repository: _name,
    unnoticed = false,
    headSha: pushed,
    state: wanted,
    mergeCommitSha,
    testPlan,
    ...plain
  } = patch;
  const headSha = pushed === "new" ? newSha(state) : (pushed ?? before.headSha);
  const after: PullRequest = {
    ...before,
    ...plain,
    headSha,
    testPlan: { ...before.testPlan, ...testPlan },
    state: wanted === "closed" || wanted === "open" ? wanted : before.state,
  };
  putPullRequest(repository, after);
  ensureBranch(state, repository, after.baseBranch);
  if (wanted === "merged") mergeByHand({ state, repository }, number, mergeCommitSha);
  const reason = cancelReason(before, unnoticed ? { ...after, headSha: before.headSha } : after);
  if (reason !== null) {
    for (const context of findQueuesWith(state, repository, number))
      send(context, { type: "withdraw", number, reason });
  }
  updateEverywhere({ state, repository }, number);
  return findPullRequest(repository, number);
}

/** Push of a commit without a pull request; by default, of a new commit. */
export const newPush = strictObject({ branch: text, ...optional({ repository: text, sha: commitId }) });

export type NewPush = Readonly<z.infer<typeof newPush>>;

export function pushToBranch(state: ServiceState, { repository: name, branch, sha }: NewPush): void {
  const repository = repositoryCalled(state, name);
  const moved = repository.branches.get(branch);
  if (moved === undefined) throw new Refusal(404, `Branch "${branch}" not found`);
  addCommit(moved, sha ?? newSha(state));
  markOutdated({ state, repository }, branch);
  recordPush({ state, repository }, branch, null);
}

function cancelReason(before: PullRequest, after: PullRequest): string | null {
  if (after.state === "closed" && before.state === "open") return "PR_CLOSED";
  if (after.headSha !== before.headSha) return "PR_PUSHED_TO";
  if (after.baseBranch !== before.baseBranch) return "PR_BASE_BRANCH_CHANGED";
  return after.draft && !before.draft ? "PR_CONVERTED_TO_DRAFT" : null;
}
