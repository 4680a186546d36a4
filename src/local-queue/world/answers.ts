/** What follows from an answer of a Git host: first for the records, then for the queue that had asked. */
import * as tree from "../engine/tree.js";
import { faultsBrought } from "../simulation/changes.js";
import { noteReadiness, placesWith, tellFacts } from "./facts.js";
import type { HostAnswer } from "./host.js";
import { changeOf } from "./made-up-host.js";
import { putPullRequest } from "./pull-request-numbers.js";
import { send } from "./queue-events.js";
import { requiredChecks, startRun } from "./test-runs.js";
import { type Branch, newSha, type Place, type Queue, type Repository } from "./world.js";

export function takeAnswer(place: Place, answer: HostAnswer): void {
  const { repository, queue } = place;
  switch (answer.type) {
    case "run-started": {
      const run = queue.runs.get(answer.run);
      if (run === undefined || run.startedAtMs !== null) return;
      startRun(place, run, answer.sha);
      send(place, { type: "run-started", run: answer.run });
      return;
    }
    case "runs-ended":
      for (const { run, passed, checks } of answer.runs) {
        const record = queue.runs.get(run);
        if (record?.startedAtMs == null || record.end !== null) continue;
        record.checks = checks ?? requiredChecks(record, passed ? "success" : "failure");
      }
      send(place, { type: "runs-ended", runs: answer.runs.map(({ run, passed }) => ({ run, passed })) });
      return;
    case "merged": {
      if (tree.get(queue.engine.groups, answer.group)?.state !== "merging") {
        // They were taken out of the queue in the very moment in which they were merged.
        for (const { number, sha } of answer.merges) mergeByHand(place, number, sha);
        return;
      }
      for (const { number, sha } of answer.merges) mergeInto(place, number, sha);
      send(place, { type: "merged", group: answer.group, tip: repository.branches.get(queue.branch)?.tip ?? "" });
      return;
    }
    case "run-refused":
      send(place, answer);
      if (answer.culprit !== undefined) noteConflictOf(queue, answer);
      return;
    case "merge-refused":
      send(place, answer);
      return;
  }
}

/** Who stood in the way, and where, stands with the end of the attempt, unless it had ended otherwise. */
function noteConflictOf(
  { moves }: Queue,
  { number, culprit, files }: Extract<HostAnswer, { type: "run-refused" }>,
): void {
  const index = moves.findLastIndex((move) => move.number === number);
  const last = moves[index];
  if (last?.reason !== "START_TEST_RUN_MERGE_CONFLICT" || culprit === undefined) return;
  moves[index] = { ...last, culprit, ...(files === undefined ? {} : { files }) };
}

/** A merge past the queue is a push to the branch by hand, so everything in that queue tests again. */
export function mergeByHand({ world, repository }: Omit<Place, "queue">, number: number, sha?: string): void {
  const merged = repository.pullRequests.get(number);
  if (merged === undefined || merged.state === "merged") return;
  mergeInto({ world, repository }, number, sha ?? newSha(world));
  tellPush({ world, repository }, merged.baseBranch, number);
}

/** The queue of a branch learns that somebody pushed to it: a pull request, or commits that are none's. */
export function tellPush({ world, repository }: Omit<Place, "queue">, branch: string, number: number | null): void {
  const queue = repository.queues.get(branch);
  const tip = repository.branches.get(branch)?.tip;
  if (queue === undefined || tip === undefined) return;
  send({ world, repository, queue }, { type: "pushed-by-hand", number, tip });
}

/** A pull request becomes a commit of its base branch; what that means for others their queues learn at once. */
function mergeInto({ world, repository }: Omit<Place, "queue">, number: number, sha: string): void {
  const merged = repository.pullRequests.get(number);
  const branch = repository.branches.get(merged?.baseBranch ?? "");
  const change = merged === undefined ? null : changeOf(repository, number, requiredOn(repository, merged.baseBranch));
  if (merged === undefined || branch === undefined || change === null) return;
  putPullRequest(repository, { ...merged, state: "merged", mergeCommitSha: sha, mergedAtMs: world.timeMs });
  moveTip({ world, repository }, merged.baseBranch, sha);
  const faults = faultsBrought(change, (other) => branch.merged.has(other));
  for (const fault of faults) branch.faults.push({ place: branch.commits, fault });
  if (change.silent) branch.silentFrom ??= branch.commits;
  branch.merged.set(number, branch.commits);
  for (const conflict of change.conflicts) {
    if (conflict.in === "text") noteConflict({ world, repository }, conflict.with, merged.baseBranch);
  }
  for (const place of placesWith(world, repository, number)) {
    if (place.queue.branch === merged.baseBranch) continue;
    send(place, { type: "withdraw", number, reason: "PR_MERGED_INTO_OTHER_BRANCH" });
  }
}

function requiredOn({ queues, requiredStatuses }: Repository, branch: string): readonly string[] {
  const own = queues.get(branch)?.settings.requiredStatuses ?? [];
  return own.length > 0 ? own : requiredStatuses;
}

/** A branch points to another commit. No open pull request contains that. */
export function moveTip({ world, repository }: Omit<Place, "queue">, name: string, sha: string): void {
  const branch = repository.branches.get(name) ?? addBranch(repository, name, sha);
  branch.tip = sha;
  branch.commits += 1;
  branch.places.set(sha, branch.commits);
  for (const number of repository.numbers.upToDate) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest?.baseBranch !== name) continue;
    putPullRequest(repository, { ...pullRequest, upToDate: false });
    for (const place of placesWith(world, repository, number)) tellFacts(place, number);
  }
}

export function addBranch({ branches }: Repository, name: string, tip: string): Branch {
  const places = new Map([[tip, 0]]);
  const branch: Branch = { tip, commits: 0, places, merged: new Map(), faults: [], silentFrom: null, counted: null };
  branches.set(name, branch);
  return branch;
}

/** What conflicts with something that was merged cannot be merged any more. */
function noteConflict({ world, repository }: Omit<Place, "queue">, number: number, base: string): void {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest?.state !== "open" || pullRequest.baseBranch !== base) return;
  putPullRequest(repository, { ...pullRequest, mergeability: "not_mergeable" });
  noteEverywhere({ world, repository }, number);
}

/** Lets the queues that a pull request is in learn what it is now. */
export function noteEverywhere({ world, repository }: Omit<Place, "queue">, number: number): void {
  for (const place of placesWith(world, repository, number)) {
    const pullRequest = place.repository.pullRequests.get(number);
    const record = place.queue.entries.get(number);
    if (pullRequest === undefined || record === undefined) continue;
    noteReadiness(place, pullRequest, record);
    tellFacts(place, number);
  }
}
