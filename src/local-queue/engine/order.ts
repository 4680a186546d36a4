/** The line of a queue: who stands where, and who stands in front of whom. */
import { isUrgent } from "./pull-request.js";
import { type Entry, findPullRequest, type ImpactedTargets, type Place, type Queue, type Repository } from "./world.js";

/** Puts an entry into the line: urgent ones to the front, else behind everything of the same priority. */
export function insert(queue: Queue, entry: Entry): void {
  const goesBefore = isUrgent(entry.priority)
    ? (other: Entry) => !isUrgent(other.priority) && !isMerging(other)
    : (other: Entry) => !other.hasStarted && other.priority.value > entry.priority.value;
  const index = queue.order.findIndex(goesBefore);
  queue.order.splice(index === -1 ? queue.order.length : index, 0, entry);
}

export function remove(queue: Queue, entry: Entry): void {
  queue.order = queue.order.filter((other) => other !== entry);
  queue.waiting = queue.waiting.filter((other) => other !== entry);
}

export function isLive(queue: Queue, entry: Entry): boolean {
  return queue.order.includes(entry) || queue.waiting.includes(entry);
}

/**
 * The entries that an entry is tested on top of, in queue order. A single queue is one line; in a parallel
 * one they are those in its lane: whose targets overlap with its own or with another's of the lane.
 */
export function aheadOf(place: Place, entry: Entry): readonly Entry[] {
  const before = place.queue.order.slice(0, place.queue.order.indexOf(entry));
  if (place.queue.settings.mode === "single" || before.length === 0) return before;
  const lane = [targetsOf(place, entry)];
  const ahead: Entry[] = [];
  for (const other of before.toReversed()) {
    const targets = targetsOf(place, other);
    if (!lane.some((each) => overlap(each, targets))) continue;
    lane.push(targets);
    ahead.unshift(other);
  }
  return ahead;
}

/** The next `depth` entries whose running or passed tests contain this entry. */
export function testedOnTopOf(queue: Queue, entry: Entry, depth: number): readonly Entry[] {
  return queue.order
    .slice(queue.order.indexOf(entry) + 1)
    .filter((other) => other.run?.aheadAttempts.has(entry.attempt) === true)
    .slice(0, depth);
}

function isMerging(entry: Entry): boolean {
  return entry.state === "tests_passed" && entry.conditionSinceMs !== null;
}

/** A head without an upload could touch anything, so it counts as `ALL`. */
function targetsOf({ repository, queue }: Place, entry: Entry): "ALL" | ReadonlySet<string> {
  return impactedTargetsOf(repository, queue.branch, repository.pullRequests.get(entry.number)?.headSha) ?? "ALL";
}

interface Upload {
  readonly number: number;
  /** The head commit that the targets were computed for. */
  readonly sha: string;
  readonly targets: "ALL" | readonly string[];
}

/** Stores an upload; the last one for a head commit wins, lists are never joined. */
export function storeImpactedTargets({ repository, queue }: Place, { number, sha, targets }: Upload): void {
  findPullRequest(repository, number);
  repository.impactedTargets.set(keyOf(queue.branch, sha), targets === "ALL" ? "ALL" : new Set(targets));
}

/** What was uploaded for a head commit, or null. An empty list counts: it says "impacts nothing". */
export function impactedTargetsOf(
  repository: Repository,
  branch: string,
  sha: string | undefined,
): ImpactedTargets | null {
  return (sha === undefined ? undefined : repository.impactedTargets.get(keyOf(branch, sha))) ?? null;
}

/** `ALL` joins every lane, even that of a pull request which impacts nothing. */
function overlap(one: ImpactedTargets, other: ImpactedTargets): boolean {
  if (one === "ALL" || other === "ALL") return true;
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const target of few) if (many.has(target)) return true;
  return false;
}

export function unionOf(all: readonly ImpactedTargets[]): readonly string[] {
  if (all.includes("ALL")) return ["ALL"];
  return [...new Set(all.flatMap((targets) => (targets === "ALL" ? [] : [...targets])))];
}

function keyOf(branch: string, sha: string): string {
  return `${sha} ${branch}`;
}
