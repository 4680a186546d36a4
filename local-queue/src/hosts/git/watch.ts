/**
 * This file detects changes by others in the repository, even changes before the start, and reports them to the queue.
 */
import { getErrorMessage } from "../../../../src/errors.js";
import type { ProcessEnvironment } from "../../../../src/text/environment.js";
import { type GroupToMerge, isLive, type QueueState } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import type { MergedPullRequest } from "./merge-commits.js";
import { type Merger, readCompletedMerges, requestMerges, runMerges } from "./merges.js";
import {
  detectChanges,
  findOpenPullRequests,
  type HostChange,
  type PullRequests,
  refreshFacts,
  savePullRequests,
} from "./pull-requests.js";
import type { GitRecords } from "./records.js";
import { type Answer, type Runs, restoreKnownMerges, startRun } from "./runs.js";

export interface GitHostOptions {
  readonly repository: string;
  readonly target: string;
  /** Folder for the logs and checkouts of this repository. The service creates a missing folder. */
  readonly dataFolder: string;
  /** Tables for the next start; by default, tables in memory. */
  readonly records?: GitRecords | undefined;
  /** Command that tests a checkout, for `sh`, or for `cmd` on Windows. Exit code 0 means passed tests. */
  readonly testCommand: string;
  readonly environment: ProcessEnvironment;
  /** Returns the name of a run's test branch, `trunk-merge/pr-1/<unique>`. The name stays the same after a restart. */
  readonly testBranchOf: (run: number) => string;
  readonly nowMs: () => number;
  /** Receives changes in the repository. Facts that follow from a merge arrive before the reply to the merge. */
  readonly onChange: (change: HostChange) => void;
  /** Receives problems of Git, and reasons for delays of the queue. */
  readonly report: (sentence: string) => void;
  readonly reportFailed?: ((sentence: string) => void) | undefined;
  readonly pollMs?: number;
}

export interface GitHost {
  readonly options: GitHostOptions;
  readonly pullRequests: PullRequests;
  readonly runs: Runs;
  readonly merger: Merger;
  readonly mutex: Mutex;
  readonly done: readonly MergedPullRequest[];
  isResumed: boolean;
  isClosed: boolean;
  /** Tip of the target branch when facts were last refreshed. */
  refreshedFor: string;
  timer: NodeJS.Timeout | undefined;
  /** Problem of the last poll, to report each problem once; empty after a success. */
  trouble: string;
  failedPolls: number;
}

/**
 * Continues the work of an earlier service, or starts with an empty queue. It reports missed changes, restarts
 * unfinished runs and completes requested merges, then polls the repository.
 */
export async function resumeHost(host: GitHost, readState: () => QueueState, answer: Answer): Promise<void> {
  const { merger, runs, pullRequests, done } = host;
  host.isResumed = true;
  await host.mutex.addUrgent(async () => {
    for (const group of mergingGroups(readState())) {
      const merges = findMerges(group, done);
      if (merges !== null) answer({ type: "merged", group: group.group, merges });
    }
    const isPushed = reportMissedChanges(host, readState());
    for (const run of tree.values(readState().runs)) {
      if (run.status === "starting" || run.status === "in_progress") startRun(runs, run, answer);
      else if (run.status === "succeeded") await restoreKnownMerges(runs, run);
    }
    await readCompletedMerges(merger, pullRequests.tip);
    const method = readState().settings.mergeMethod;
    // After a push, merges that were requested before the push must be rejected. The number -1 differs from every
    // number of pushes.
    requestMerges(merger, mergingGroups(readState()), { method, answer }, isPushed ? -1 : merger.pushesByHand);
    await mergeWaiting(host);
  });
  if (!host.isClosed) schedulePoll(host);
}

/** Reports changes since the last service. Returns true if the target branch received a push. */
function reportMissedChanges(host: GitHost, before: QueueState): boolean {
  const { pullRequests, merger } = host;
  const { tip } = pullRequests;
  const entries = [...tree.values(before.entries)].filter(isLive);
  const found = entries.map(({ number, sha }) => ({ number, sha, pullRequest: pullRequests.all.get(number) }));
  const byHand = found.filter(({ pullRequest }) => pullRequest?.state === "merged");
  const isPushed = before.tip !== tip || byHand.length > 0;
  if (isPushed) merger.pushesByHand += 1;
  publish(host, [
    ...byHand.map(({ number }): HostChange => ({ type: "merged-by-hand", number, tip })),
    ...(isPushed && byHand.length === 0 ? [{ type: "target-pushed", tip } as const] : []),
    ...found.flatMap(({ number, sha, pullRequest }): HostChange | readonly HostChange[] => {
      if (pullRequest === undefined || pullRequest.state === "closed") return { type: "closed", number };
      return pullRequest.state === "open" && pullRequest.sha !== sha ? { type: "pushed", pullRequest } : [];
    }),
    ...findOpenPullRequests(pullRequests).map((pullRequest): HostChange => ({ type: "opened", pullRequest })),
  ]);
  return isPushed;
}

/** Stores the numbers of pull requests, then reports the changes. After a failed write, a later poll tries again. */
export function publish(host: GitHost, changes: readonly HostChange[]): void {
  try {
    savePullRequests(host.pullRequests);
  } catch (error) {
    reportTrouble(host, error);
  }
  for (const change of changes) host.options.onChange(change);
}

export async function publishChanges(host: GitHost): Promise<void> {
  const before = host.pullRequests.tip;
  const changes = await detectChanges(host.pullRequests);
  if (host.pullRequests.tip !== before) host.merger.pushesByHand += 1;
  publish(host, changes);
}

/** Reports a failed poll, except after a stop, because Ctrl-C may kill a Git process that is just starting. */
function reportTrouble(host: GitHost, error: unknown): void {
  host.failedPolls += 1;
  if (host.isClosed) return;
  const problem = getErrorMessage(error);
  if (problem !== host.trouble) host.options.report(`Polling the repository failed: ${problem}.`);
  host.trouble = problem;
}

function schedulePoll(host: GitHost): void {
  host.timer = setTimeout(() => {
    void pollRepository(host).then(() => (host.isClosed ? undefined : schedulePoll(host)));
  }, host.options.pollMs ?? 1000);
}

/** Detects changes by others, then continues with the waiting merges. */
export async function pollRepository(host: GitHost): Promise<void> {
  const before = host.failedPolls;
  const onError = (error: unknown): void => reportTrouble(host, error);
  await host.mutex.addUrgent(async () => {
    if (host.isClosed || !host.isResumed) return;
    await publishChanges(host).catch(onError);
    if (host.failedPolls === before) await mergeWaiting(host);
  });
  await refresh(host).catch(onError);
  if (host.failedPolls === before) host.trouble = "";
}

/** Updates the facts of pull requests. Runs outside of the mutex, because many pull requests take long. */
async function refresh(host: GitHost): Promise<void> {
  const onto = host.pullRequests.tip;
  if (onto === host.refreshedFor || host.isClosed || !host.isResumed) return;
  const changes = await refreshFacts(host.pullRequests);
  host.refreshedFor = onto;
  if (!host.isClosed) publish(host, changes);
}

async function mergeWaiting({ merger, isClosed }: GitHost): Promise<void> {
  if (!isClosed) await runMerges(merger);
}

/** Returns the merges of a group; null unless all its members merged. */
function findMerges({ members }: GroupToMerge, done: readonly MergedPullRequest[]) {
  const merges = members.flatMap(({ number, sha }) => {
    const change = done.find((each) => each.number === number && each.sha === sha);
    return change === undefined ? [] : [{ number, sha: change.commit }];
  });
  return merges.length === members.length ? merges : null;
}

/** Lists the groups whose merge was requested, in the order of the queue. */
function mergingGroups({ order, groups, entries }: QueueState): readonly GroupToMerge[] {
  return [...tree.values(order)].flatMap((id): readonly GroupToMerge[] => {
    const group = tree.get(groups, id);
    if (group?.state !== "merging") return [];
    const members = group.members.flatMap((number) => {
      const entry = tree.get(entries, number);
      return entry === undefined ? [] : [{ number, attempt: entry.attempt, sha: entry.sha }];
    });
    return [{ group: id, members, direct: group.direct }];
  });
}

type Task = () => Promise<void>;
type Mutex = ReturnType<typeof createMutex>;

/** Creates a mutex, which runs one task at a time. Urgent tasks run first; tasks of the same kind run in order. */
export function createMutex(onError: (error: unknown) => void) {
  const urgent: Task[] = [];
  const others: Task[] = [];
  let work: Promise<void> | null = null;
  const runAll = async (): Promise<void> => {
    for (let task = urgent.shift() ?? others.shift(); task !== undefined; task = urgent.shift() ?? others.shift()) {
      await task();
    }
    work = null;
  };
  /** Adds a task. Resolves when the task has finished. */
  const addTo = (tasks: Task[], task: Task): Promise<void> =>
    new Promise((done) => {
      tasks.push(() => task().catch(onError).finally(done));
      work ??= Promise.resolve().then(runAll);
    });
  return {
    add: (task: Task) => addTo(others, task),
    addUrgent: (task: Task) => addTo(urgent, task),
    /** Resolves when all tasks have finished. */
    end: async (): Promise<void> => {
      await work;
    },
  };
}
