/** What the Git host knows of a pull request, as far as a queue acts on it, and how the queue learns of it. */
import { type Entry, type Facts, isLive, type Targets } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import type { PullRequest } from "./pull-request.js";
import { send } from "./queue-events.js";
import {
  type EntryRecord,
  findPullRequest,
  type Place,
  type Queue,
  type Repository,
  schedule,
  type World,
} from "./world.js";

/** The entry of a pull request that is in the queue. */
export function liveEntry({ engine }: Pick<Queue, "engine">, number: number): Entry | undefined {
  const entry = tree.get(engine.entries, number);
  return entry !== undefined && isLive(entry) ? entry : undefined;
}

/** The queues that a pull request is in. */
export function placesWith(world: World, repository: Repository, number: number): readonly Place[] {
  return [...repository.queues.values()]
    .filter((queue) => liveEntry(queue, number) !== undefined)
    .map((queue) => ({ world, repository, queue }));
}

export function factsOf({ world, repository, queue }: Place, pullRequest: PullRequest, sha: string): Facts {
  const since = queue.entries.get(pullRequest.number)?.readySinceMs ?? null;
  const upload = repository.impactedTargets.get(uploadKey(queue.branch, sha));
  const uploadedMs = queue.engine.settings.mode === "parallel" ? (upload?.atMs ?? 0) : 0;
  return {
    sha,
    targets: upload?.targets ?? null,
    ready: since !== null && world.timeMs >= Math.max(since, uploadedMs) + world.timings.readySeconds * 1000,
    upToDate: pullRequest.upToDate,
  };
}

/** Notes since when a pull request could be admitted; the service knows of it a little later. */
export function noteReadiness({ world, queue }: Place, pullRequest: PullRequest, record: EntryRecord): void {
  const { number, baseBranch, mergeability, state, draft } = pullRequest;
  if (baseBranch !== queue.branch || mergeability !== "mergeable" || state !== "open" || draft) {
    record.readySinceMs = null;
  } else if (record.readySinceMs === null) {
    record.readySinceMs = world.timeMs;
    schedule(world, world.timeMs + world.timings.readySeconds * 1000, { kind: "ready", queue: queue.id, number });
  }
}

/** Tells the queue what is different now of a pull request that is in it. A push that it did not notice is not told. */
export function tellFacts(place: Place, number: number): void {
  const entry = liveEntry(place.queue, number);
  if (entry === undefined) return;
  const facts = factsOf(place, findPullRequest(place.repository, number), entry.sha);
  const { targets, ready, upToDate } = facts;
  if (entry.targets === targets && entry.ready === ready && entry.upToDate === upToDate) return;
  send(place, { type: "facts", number, facts });
}

interface Upload {
  readonly number: number;
  /** The head commit that the targets were computed for. */
  readonly sha: string;
  readonly targets: Targets;
}

/** Stores an upload; the last one for a head commit wins, lists are never joined. */
export function storeImpactedTargets(place: Place, { number, sha, targets }: Upload): void {
  const { world, repository, queue } = place;
  findPullRequest(repository, number);
  const stored = targets === "ALL" ? "ALL" : [...new Set(targets)];
  repository.impactedTargets.set(uploadKey(queue.branch, sha), { targets: stored, atMs: world.timeMs });
  for (const other of new Set([number, ...(repository.numbers.byHeadSha.get(sha) ?? [])])) {
    if (liveEntry(queue, other)?.sha !== sha) continue;
    tellFacts(place, other);
    schedule(world, world.timeMs + world.timings.readySeconds * 1000, {
      kind: "ready",
      queue: queue.id,
      number: other,
    });
  }
}

/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
export function impactedTargetsOf(repository: Repository, branch: string, sha: string): Targets | null {
  return repository.impactedTargets.get(uploadKey(branch, sha))?.targets ?? null;
}

function uploadKey(branch: string, sha: string): string {
  return `${sha} ${branch}`;
}
