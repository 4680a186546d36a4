/** Reads the past of a repository without a queue: merged pull requests and workflow runs of GitHub. */
import * as z from "zod/mini";
import { InputError } from "../../../../src/errors.js";
import { anyText, type Fields, integerFrom, strings, time } from "../../state/fields.js";
import { groupBy } from "../group.js";
import { createRandom } from "../random.js";
import { computeShare, drawDuration, estimateDurations } from "./estimates.js";
import type { Past } from "./past.js";
import { isOfKind } from "./read.js";

const number = integerFrom(0, Number.MAX_SAFE_INTEGER);
const mergedForm = z.object({ prNumber: number, headSha: anyText, mergedAt: time });
const runForm = z.object({
  runId: number,
  workflowId: number,
  event: anyText,
  headSha: anyText,
  attempt: number,
  conclusion: anyText,
  startedAt: time,
  endedAt: time,
});
const assumptionsForm = z.object({ assumptions: strings });

type WorkflowRun = z.infer<typeof runForm>;

const FAILED: readonly string[] = ["failure", "timed_out", "startup_failure"];
const PASSED: readonly string[] = ["success", "neutral", "skipped"];
/** Minimum number of tests after a merge for a share of broken changes. */
const LEAST_AFTER = 30;

export type GithubPast = ReturnType<typeof readGithubPast>;

/** Reads a past from the lines of an export. `seed` determines unknown durations. @throws InputError if it is invalid */
export function readGithubPast(lines: readonly Fields[], file: string, seed: number) {
  const merged = readLines(lines, "merged-pull-request", mergedForm, file).toSorted(
    (one, other) => one.mergedAt - other.mergedAt,
  );
  const runs = readLines(lines, "workflow-run", runForm, file);
  const commits = [...groupBy(runs, ({ event, headSha }) => `${event} ${headSha}`).values()].map(judgeCommit);
  const ofEvent = (event: string) => commits.filter((commit) => commit.event === event);
  const hasQueue = ofEvent("merge_group").length > 0;
  const passed = ofEvent(hasQueue ? "merge_group" : "pull_request").flatMap(listPassedRun);
  if (passed.length === 0) throw new InputError([`--history: ${file} has no passed run of the required workflows`]);
  const durations = estimateDurations(passed);
  const ownSeconds = new Map(passed.map(({ id, seconds }) => [id, seconds]));
  const before = ofEvent("pull_request");
  const broken = measureBroken(ofEvent(hasQueue ? "merge_group" : "push"), hasQueue);
  const random = createRandom(seed, 1);
  const begin = merged[0]?.mergedAt ?? 0;
  return {
    arrivals: merged.map(({ headSha, mergedAt }): Past["arrivals"][number] => ({
      atSeconds: (mergedAt - begin) / 1000,
      broken: random() < (broken?.share ?? 0),
      testSeconds: ownSeconds.get(headSha) ?? drawDuration(durations, random),
      leavesAfterSeconds: null,
    })),
    spanSeconds: ((merged.at(-1)?.mergedAt ?? begin) - begin) / 1000,
    durations,
    /** Share of tests after a merge that failed; undefined with too few of these tests. */
    broken,
    /** Share of passed commits that needed another attempt. People rarely repeat the tests of a branch. */
    flaky: computeShare(before.filter(({ isFlaky }) => isFlaky).length, count(before, "passed")),
    /** Share of commits that failed before the merge. */
    failedBefore: measureFailed(before),
    assumptions: readLines(lines, "assumptions", assumptionsForm, file).flatMap(({ assumptions }) => assumptions),
  };
}

function readLines<Form extends z.ZodMiniType>(
  lines: readonly Fields[],
  kind: string,
  form: Form,
  file: string,
): readonly z.infer<Form>[] {
  return lines.flatMap((line, index) => {
    if (!isOfKind(line, kind)) return [];
    const { data, error } = form.safeParse(line);
    if (error === undefined) return [data];
    const { path = [], message = "does not fit" } = error.issues[0] ?? {};
    throw new InputError([`--history: ${file}, line ${index + 1}: ${path.join(".")} ${message}`]);
  });
}

type Commit = ReturnType<typeof judgeCommit>;

/** Judges the runs of a commit for one event. The newest run of each workflow counts. */
function judgeCommit(runs: readonly WorkflowRun[]) {
  const sorted = runs.toSorted((one, other) => one.startedAt - other.startedAt);
  const newest = [...new Map(sorted.map((run) => [run.workflowId, run])).values()];
  const has = (words: readonly string[]) => newest.some(({ conclusion }) => words.includes(conclusion));
  const isPassed = has(["success"]) && newest.every(({ conclusion }) => PASSED.includes(conclusion));
  const isRepeated = newest.some(({ attempt }) => attempt > 1);
  return {
    event: sorted[0]?.event ?? "",
    headSha: sorted[0]?.headSha ?? "",
    startSeconds: (sorted[0]?.startedAt ?? 0) / 1000,
    /** Seconds of the slowest workflow; null for a commit with several attempts, because the last one may be partial. */
    seconds: isRepeated ? null : Math.max(...newest.map(({ startedAt, endedAt }) => (endedAt - startedAt) / 1000)),
    outcome: has(FAILED) ? ("failed" as const) : isPassed ? ("passed" as const) : null,
    isFlaky: isPassed && (isRepeated || runs.some(({ conclusion }) => FAILED.includes(conclusion))),
  };
}

function listPassedRun({ headSha: id, startSeconds, seconds, outcome }: Commit) {
  return outcome !== "passed" || seconds === null
    ? []
    : [{ id, members: [0], startSeconds, seconds, outcome, isBisection: false }];
}

function count(commits: readonly Commit[], outcome: "passed" | "failed"): number {
  return commits.filter((commit) => commit.outcome === outcome).length;
}

function measureFailed(commits: readonly Commit[]) {
  return computeShare(count(commits, "failed"), count(commits, "failed") + count(commits, "passed"));
}

/** Returns the share of broken changes. On a branch, only the first failure in a row has a new cause. */
function measureBroken(after: readonly Commit[], hasQueue: boolean) {
  const finished = after
    .filter(({ outcome }) => outcome !== null)
    .toSorted((one, other) => one.startSeconds - other.startSeconds);
  const judged = hasQueue ? finished : finished.filter((_, index) => finished[index - 1]?.outcome === "passed");
  return judged.length < LEAST_AFTER ? undefined : measureFailed(judged);
}
