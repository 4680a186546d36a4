/** Detects what others do in the repository of a queue, also while no service ran, and reports it to the queue. */
import { messageOf } from "../../../../src/errors.js";
import type { Environment } from "../../../../src/text/environment.js";
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
  /** Folder for logs and checkouts of this repository only. Created when missing. */
  readonly dataFolder: string;
  /** Tables for the next start; in memory by default. */
  readonly records?: GitRecords | undefined;
  /** Command for `sh`, or on Windows for `cmd`, that tests a checkout. Exit code 0 passes. */
  readonly testCommand: string;
  readonly environment: Environment;
  /** Returns the name of a run's test branch, `trunk-merge/pr-1/<unique>`: the same after a restart. */
  readonly testBranchOf: (run: number) => string;
  readonly nowMs: () => number;
  /** Receives changes in the repository. Facts that follow from a merge come before its answer. */
  readonly onChange: (change: HostChange) => void;
  /** Receives problems of Git, and problems that delay the queue. */
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
  /** Tip of the target branch at the last refresh of the facts. */
  refreshedFor: string;
  timer: NodeJS.Timeout | undefined;
  /** The last problem of a poll, reported once until a poll succeeds. */
  trouble: string;
  failedPolls: number;
}

/**
 * Resumes the work of an earlier service, or starts with an empty queue: reports changes since then, starts unfinished
 * runs again, and completes requested merges. Afterwards the repository is polled.
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
    // A run from before a push tested other content than a merge would now give.
    requestMerges(merger, mergingGroups(readState()), { method, answer }, isPushed ? -1 : merger.pushesByHand);
    await mergeWaiting(host);
  });
  if (!host.isClosed) schedulePoll(host);
}

/** Reports changes since the last service to the queue. Returns true when the target branch was pushed to. */
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

/** Stores the numbers before it reports the changes. A later poll repeats a failed write. */
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

/** Reports a failed poll, except after a stop: Ctrl-C can end a Git process that starts at that moment. */
function reportTrouble(host: GitHost, error: unknown): void {
  host.failedPolls += 1;
  if (host.isClosed) return;
  const problem = messageOf(error);
  if (problem !== host.trouble) host.options.report(`Polling the repository failed: ${problem}.`);
  host.trouble = problem;
}

function schedulePoll(host: GitHost): void {
  host.timer = setTimeout(() => {
    void pollRepository(host).then(() => (host.isClosed ? undefined : schedulePoll(host)));
  }, host.options.pollMs ?? 1000);
}

/** Reads the changes by others, then continues with the merges that wait. */
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

/** Runs outside of the mutex: it takes long with many pull requests. */
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

/** Returns the merges of a group; null unless all of it was merged. */
function findMerges({ members }: GroupToMerge, done: readonly MergedPullRequest[]) {
  const merges = members.flatMap(({ number, sha }) => {
    const change = done.find((each) => each.number === number && each.sha === sha);
    return change === undefined ? [] : [{ number, sha: change.commit }];
  });
  return merges.length === members.length ? merges : null;
}

/** Lists the groups with a requested merge, in the order of the queue. */
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

/** Runs one task at a time, in order; urgent tasks first. */
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
  /** Resolves when the task has finished. */
  const addTo = (tasks: Task[], task: Task): Promise<void> =>
    new Promise((done) => {
      tasks.push(() => task().catch(onError).finally(done));
      work ??= Promise.resolve().then(runAll);
    });
  return {
    add: (task: Task) => addTo(others, task),
    addUrgent: (task: Task) => addTo(urgent, task),
    /** Resolves when no task is left. */
    end: async (): Promise<void> => {
      await work;
    },
  };
}
