/** Random stories of pull requests with known causes, in which concurrent runs of requeue act after each failure. */
import { createHmac } from "node:crypto";
import type { Random } from "../../local-queue/test/support/seeded.js";
import { FAILURE_REASONS } from "../../src/diagnosis/reasons.js";
import { OUTCOMES } from "../../src/outcome/inputs.js";
import { requeue } from "../../src/requeue/requeue.js";
import { API } from "./api.js";
import { contextOf } from "./context.js";
import { fakeClock } from "./fake-clock.js";
import { memoryPosts } from "./memory-posts.js";
import { type Age, type SimulatedQueue, simulatedQueue } from "./simulated-queue.js";

/** Number of pull requests in a queue. Each one is a story. */
export const STORIES_PER_QUEUE = 6;
const STEPS = 14;
const HOUR_S = 3600;

const REPEATABLE = ["slow", "flaky", "infrastructure"] as const;
const REAL = ["change", "conflict", "missing-check", "set-up"] as const;

/** Known cause of the failures of a pull request; `none` for a pull request that does not fail. */
type Truth = "none" | (typeof REPEATABLE)[number] | (typeof REAL)[number];

interface Change {
  readonly truth: Truth;
  readonly age: Age;
  readonly reason: string | undefined;
}

function listReasons(wanted: "requeue" | "fix"): readonly string[] {
  return [...FAILURE_REASONS].flatMap(([word, [next, , cause]]) =>
    next === wanted && cause === undefined ? [word] : [],
  );
}

const REASONS = { requeue: listReasons("requeue"), fix: listReasons("fix") };
const OLD: readonly Age[] = API === "v1" ? ["new", "new", "no-timeline", "no-results", "old"] : ["new"];

function drawChange(random: Random): Change {
  const truth = random.one(["none", ...REPEATABLE, ...REAL, "change"] as const);
  const isNamed = truth === "infrastructure" || truth === "set-up";
  const reason = truth === "infrastructure" ? random.one(REASONS.requeue) : random.one(REASONS.fix);
  const age = truth === "flaky" ? "unsteady" : isNamed ? "new" : random.one(OLD);
  return { truth, age, reason: isNamed ? reason : undefined };
}

/** Adds a pull request whose tests have the result of its truth. A conflict has the next pull request as its opponent. */
function addChange(queue: SimulatedQueue, { truth }: Change, isTextual: boolean, opponent: number): number {
  const hasFailure = truth === "change" || truth === "flaky" || truth === "infrastructure" || truth === "set-up";
  return queue.add({
    testSeconds: truth === "slow" ? 600 : 60,
    result: hasFailure ? "fail" : "pass",
    conflictsWith: truth === "conflict" && !isTextual ? [opponent] : [],
    conflictsInText: truth === "conflict" && isTextual ? [opponent] : [],
    checks: truth === "missing-check" ? [{ name: "unit", result: "never-reported" }] : [],
  });
}

interface Tally {
  readonly deviations: string[];
  /** Number of failures by truth. */
  readonly failures: Map<Truth, number>;
  /** Number of new submissions and reruns by truth. */
  readonly requeued: Map<Truth, number>;
  /** Number of failures that all rules allow to submit again, and number of those that were submitted. */
  readonly eligible: { count: number; requeued: number };
}

function count<Key>(counts: Map<Key, number>, key: Key): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}

/** A person acts on a random pull request or on the queue. */
function disturb(queue: SimulatedQueue, random: Random): void {
  const number = 1 + random.below(STORIES_PER_QUEUE);
  const { isCurrentlySubmittedToQueue: isLive, state } = queue.record(number);
  const { state: shown, draft } = queue.find(number);
  if (state === "merged") return;
  const act = random.below(8);
  if (act === 0) queue.setState(random.one(["paused", "running", "running"] as const));
  else if (act === 1) queue.patch(number, { draft: random.chance(0.5) });
  else if (act === 2 && random.chance(0.3)) queue.patch(number, { state: "closed" });
  else if (act === 3) queue.patch(number, { headSha: "new" });
  else if (isLive && act === 4) queue.cancel(number);
  else if (!isLive && act > 4 && shown === "open" && !draft) queue.submit(number);
}

/** Lists the facts that forbid a new submission now. */
function listObstacles(queue: SimulatedQueue, number: number, isPaused: boolean): readonly string[] {
  const { state, stateChangedAt } = queue.record(number);
  const { draft, state: shown } = queue.find(number);
  return [
    ...(state === "failed" ? [] : [`the state is ${state}`]),
    ...(draft ? ["it is a draft"] : []),
    ...(shown === "open" ? [] : [`it is ${shown}`]),
    ...(isPaused ? ["the queue is paused"] : []),
    ...(queue.testedHead(number) === queue.find(number).headSha ? [] : ["the head changed"]),
    ...(queue.now() - Date.parse(stateChangedAt) > HOUR_S * 1000 ? ["the failure is old"] : []),
  ];
}

type Posts = ReturnType<typeof memoryPosts>["posts"];

function seal(text: string): string {
  return createHmac("sha256", "the-token").update(text).digest("hex");
}

/** Runs requeue for a pull request. Returns the result and the number of submissions. */
async function run(queue: SimulatedQueue, number: number, change: Change, posts: Posts) {
  const calls: string[] = [];
  const { service, host } = queue.connect({ ...change, calls });
  const token = { seal, require() {} };
  const { context } = contextOf({ service, clock: fakeClock(queue.now()), host: { ...host, posts }, token });
  const address = { host: "github.com", owner: "octo", name: "shop" };
  const target = { repository: address, targetBranch: "main", number, headSha: undefined, guardedHead: undefined };
  const report = {
    reportTo: "comment",
    outcomes: OUTCOMES,
    statusContext: "merge-queue/outcome",
    messageFormat: "json",
  } as const;
  const rules = { causes: ["infrastructure", "flaky"], checks: undefined, maxAttempts: 1 };
  const { result } = await requeue({ ...report, ...rules }, target, context);
  return { result, submissions: calls.filter((name) => name === "submitPullRequest").length };
}

/** Plays the stories of one queue, and adds the rules that requeue breaks in them. */
export async function playRequeueStories(random: Random, name: string, tally: Tally): Promise<void> {
  const { deviations, failures, requeued, eligible } = tally;
  const queue = simulatedQueue({
    concurrency: 1 + random.below(3),
    batch: random.chance(0.5),
    batchingMinSize: 1 + random.below(3),
    testingTimeoutMinutes: 8,
    canOptimisticallyMerge: random.chance(0.3),
  });
  const changes: Change[] = [];
  for (let number = 1; number <= STORIES_PER_QUEUE; number += 1) {
    // Either opponent of a conflict may fail, so the opponent needs the same truth.
    const isOpponent = changes.at(-1)?.truth === "conflict" && changes.at(-2)?.truth !== "conflict";
    const drawn = drawChange(random);
    const isPossible = drawn.truth !== "conflict" || number < STORIES_PER_QUEUE;
    changes.push(isOpponent ? { truth: "conflict", age: "new", reason: undefined } : isPossible ? drawn : GOOD);
    addChange(queue, changes.at(-1) ?? GOOD, random.chance(0.5), number + (isOpponent ? -1 : 1));
    queue.submit(number);
  }
  const { posts } = memoryPosts({ now: queue.now, author: "ci[bot]" });
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    queue.pass(random.chance(0.05) ? 2 * HOUR_S : 30 + random.below(600));
    if (random.chance(0.4)) disturb(queue, random);
    const isPaused = queue.state() !== "running";
    for (const [index, change] of changes.entries()) {
      const number = index + 1;
      const { state, stateChangedAt } = queue.record(number);
      const isNew = !seen.has(`${number} ${stateChangedAt}`);
      if (!isNew && random.chance(0.7)) continue;
      seen.add(`${number} ${stateChangedAt}`);
      if (isNew && state === "failed") count(failures, change.truth);
      const { headSha } = queue.find(number);
      const head = `${number} ${headSha}`;
      const obstacles = listObstacles(queue, number, isPaused);
      const isAllowed = REPEATABLE.some((truth) => truth === change.truth);
      const isEligible = isAllowed && obstacles.length === 0 && !counts.has(head);
      const runs = Array.from({ length: 1 + random.below(3) }, () => run(queue, number, change, posts));
      const ends = await Promise.all(runs);
      const submissions = ends.reduce((sum, end) => sum + end.submissions, 0);
      const results = ends.filter(({ result }) => result === "requeued").length;
      const reruns = ends.filter(({ result }) => result === "rerun").length;
      const place = `${name}, #${number} (${change.truth}), step ${step}`;
      if (submissions !== results) deviations.push(`${place}: ${submissions} submissions, but ${results} results`);
      eligible.count += Number(isEligible);
      eligible.requeued += Number(isEligible && submissions > 0);
      if (submissions > 0 && obstacles.length > 0)
        deviations.push(`${place}: submitted although ${obstacles.join(", ")}`);
      for (let each = 0; each < submissions + reruns; each += 1) {
        count(requeued, change.truth);
        if (!isAllowed) deviations.push(`${place}: a real failure was tested again`);
        if (count(counts, head) > 1) deviations.push(`${place}: the head commit was tested again twice`);
      }
    }
  }
}

const GOOD: Change = { truth: "none", age: "new", reason: undefined };

export function createRequeueTally(): Tally {
  return { deviations: [], failures: new Map(), requeued: new Map(), eligible: { count: 0, requeued: 0 } };
}
