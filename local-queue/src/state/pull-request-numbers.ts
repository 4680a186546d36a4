/** This file stores pull requests and their indexes, and finds free numbers. */
import { LARGEST_NUMBER, type PullRequest } from "./pull-request.js";
import type { Repository, ServiceState, TestPullRequest } from "./service-state.js";

export function createNumberIndexes(): Repository["numbers"] {
  return {
    open: new Set(),
    upToDate: new Set(),
    byHeadSha: new Map(),
    byHeadBranch: new Map(),
    byMergeCommit: new Map(),
    troubled: new Set(),
    conflicts: new Map(),
  };
}

/** Stores a pull request, and updates the indexes. */
export function putPullRequest(repository: Repository, after: PullRequest): void {
  const { pullRequests, numbers } = repository;
  const { number, state, upToDate, headSha, headBranch, mergeCommitSha, testPlan } = after;
  const before = pullRequests.get(number);
  pullRequests.set(number, after);
  repository.lastNumber = Math.max(repository.lastNumber, number);
  include(numbers.open, number, state === "open");
  include(numbers.upToDate, number, upToDate && state === "open");
  replace(numbers.byHeadSha, number, before === undefined ? [] : [before.headSha], [headSha]);
  replace(numbers.byHeadBranch, number, before === undefined ? [] : [before.headBranch], [headBranch]);
  include(numbers.troubled, number, isTroubled(testPlan));
  replace(numbers.conflicts, number, namedIn(before?.testPlan), namedIn(testPlan));
  if (mergeCommitSha !== null) numbers.byMergeCommit.set(mergeCommitSha, number);
}

/** Stores the draft pull request of a test branch. All pull requests share one sequence of numbers. */
export function putTestPullRequest(repository: Repository, after: TestPullRequest): void {
  const { numbers, testPullRequests } = repository;
  const { number, headSha, branch, isOpen } = after;
  testPullRequests.set(number, after);
  repository.lastNumber = Math.max(repository.lastNumber, number);
  include(numbers.open, number, isOpen);
  replace(numbers.byHeadSha, number, [], [headSha]);
  replace(numbers.byHeadBranch, number, [], [branch]);
}

function isTroubled({ result, checks, flaky, conflictsWith, conflictsInText }: PullRequest["testPlan"]): boolean {
  return result === "fail" || flaky > 0 || checks.length + conflictsWith.length + conflictsInText.length > 0;
}

function namedIn(plan: PullRequest["testPlan"] | undefined): readonly number[] {
  return plan === undefined ? [] : [...plan.conflictsWith, ...plan.conflictsInText];
}

function include(all: Set<number>, number: number, isIn: boolean): void {
  if (isIn) all.add(number);
  else all.delete(number);
}

function replace<Key>(index: Map<Key, Set<number>>, number: number, before: readonly Key[], after: readonly Key[]) {
  for (const key of before) {
    const found = index.get(key);
    if (found?.delete(number) === true && found.size === 0) index.delete(key);
  }
  for (const key of after) index.set(key, (index.get(key) ?? new Set()).add(number));
}

/** First number that the service assigns. An outside host assigns lower numbers. */
const FAR_NUMBER = 1_000_000;

/** Returns a number for an issue, or for the draft pull request of a test branch. */
export function nextServiceNumber({ host }: Pick<ServiceState, "host">, repository: Repository): number {
  return host === "simulated" ? nextNumber(repository) : Math.max(repository.lastNumber, FAR_NUMBER) + 1;
}

/** Returns the number after the largest one. At the limit, returns the first free number. */
export function nextNumber(repository: Repository): number {
  if (repository.lastNumber < LARGEST_NUMBER) return repository.lastNumber + 1;
  let free = 1;
  while (isNumberTaken(repository, free)) free += 1;
  return free;
}

export function isNumberTaken({ pullRequests, testPullRequests, posts }: Repository, number: number): boolean {
  return pullRequests.has(number) || testPullRequests.has(number) || posts.issues.has(number);
}
