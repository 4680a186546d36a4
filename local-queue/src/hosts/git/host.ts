/**
 * A Git repository as the host of a merge queue: it performs what the engine asks for, and answers. Its writes go one
 * after the other; the tests of several runs go on side by side.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { messageOf } from "../../../../src/errors.js";
import type { Environment } from "../../../../src/text/environment.js";
import { type GroupToMerge, isLive, type QueueState } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import type { HostEffect } from "../../state/host.js";
import { createKnownContents } from "./contents.js";
import type { LandedChange } from "./merge-commits.js";
import { askForMerges, createMerger, type Merger, recallMerges, workOnMerges } from "./merges.js";
import {
  type HostChange,
  noticeChanges,
  openPullRequests,
  type PullRequests,
  readPullRequests,
  recordMerges,
  refreshFacts,
  savePullRequests,
} from "./pull-requests.js";
import { type GitRecords, recordsInMemory } from "./records.js";
import { type RefStore, readTarget, removeLeftLocks } from "./refs.js";
import { openRepository } from "./repository.js";
import { type Answer, closeRuns, createRuns, endRun, type Runs, recallRun, startRun } from "./runs.js";
import { removeLeftTestBranches } from "./test-branch.js";

export interface GitHostOptions {
  readonly repository: string;
  /** The branch that the queue merges to. */
  readonly target: string;
  /** A folder for logs and checkouts, of this repository alone. It is made when it is missing. */
  readonly dataFolder: string;
  /** Tables for the next start; in memory when left out. */
  readonly records?: GitRecords | undefined;
  /** A command for `sh`, or on Windows for `cmd`, that tests a test branch. Exit code 0 passes. */
  readonly testCommand: string;
  readonly environment: Environment;
  /**
   * Returns the name of a run's test branch: `trunk-merge/pr-1/` and a part that no other run has. After a restart it
   * has to be the same.
   */
  readonly testBranchOf: (run: number) => string;
  readonly nowMs: () => number;
  /** Receives what happens in the repository. Facts that follow from a merge come before its answer. */
  readonly changed: (change: HostChange) => void;
  /** Receives problems of Git, and those that delay the queue. */
  readonly report: (sentence: string) => void;
  readonly reportFailed?: ((sentence: string) => void) | undefined;
  /** Time between two looks at the repository. Default: a second. */
  readonly pollMs?: number;
}

export interface GitHost {
  readonly options: GitHostOptions;
  readonly pullRequests: PullRequests;
  readonly runs: Runs;
  readonly merger: Merger;
  /** Serializes what writes to the repository. */
  readonly mutex: Mutex;
  /** The merges that earlier services had done. */
  readonly done: readonly LandedChange[];
  isResumed: boolean;
  isClosed: boolean;
  /** Tip of the target branch for which the facts of the pull requests were found. */
  refreshedFor: string;
  timer: NodeJS.Timeout | undefined;
  /** The last problem with looking at the repository, which is not repeated until a look succeeds. */
  trouble: string;
  failedPolls: number;
}

const POLL_MS = 1000;

/**
 * Opens a repository and removes what a killed service left behind. Nothing goes on before `resumeHost`.
 * @throws InputError for a repository that cannot be used, naming `--git`
 */
export async function openGitHost(options: GitHostOptions): Promise<GitHost> {
  const { target, records = recordsInMemory(), report } = options;
  const repository = await openRepository(options.repository, options.environment);
  const store: RefStore = { repository, refChanges: records.refChanges };
  const folders = foldersIn(resolve(options.dataFolder));
  await removeLeftLocks(store);
  const tip = await readTarget(repository, target);
  await removeLeft(store, folders);
  const builder = { ...store, known: createKnownContents(), scratchFolder: folders.scratch };
  const recalled = await recallMerges({ ...builder, rows: records.merges }, tip);
  const done = recalled.flatMap(({ merged }) => merged);
  const pullRequests = await readKnown(
    { repository, target, rows: records.pullRequests, scratchFolder: folders.scratch },
    done,
  );
  const mutex = createMutex((error) => report(`${messageOf(error)}.`));
  const host: GitHost = {
    options,
    pullRequests,
    runs: createRuns({
      ...options,
      ...builder,
      logFolder: folders.logs,
      checkoutFolder: folders.checkouts,
      inOrder: mutex.add,
    }),
    merger: createMerger({
      ...options,
      ...builder,
      rows: records.merges,
      pullRequests,
      publish: (changes) => publish(host, changes),
      notice: () => notice(host),
    }),
    mutex,
    done,
    isResumed: false,
    isClosed: false,
    refreshedFor: pullRequests.tip,
    timer: undefined,
    trouble: "",
    failedPolls: 0,
  };
  return host;
}

function foldersIn(dataFolder: string) {
  const logs = join(dataFolder, "logs");
  mkdirSync(logs, { recursive: true });
  return { logs, checkouts: join(dataFolder, "checkouts"), scratch: join(dataFolder, "scratch") };
}

/** Removes the checkouts and the test branches of an earlier service that was killed. */
async function removeLeft(store: RefStore, { logs, checkouts, scratch }: ReturnType<typeof foldersIn>): Promise<void> {
  for (const folder of [checkouts, scratch]) {
    // A process that an earlier service had started may be about to end.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  const logged = new Set(readdirSync(logs));
  await removeLeftTestBranches(store, (name) => logged.has(`${name}.log`));
}

/** Reads the pull requests as they are now. */
async function readKnown(
  source: Parameters<typeof readPullRequests>[0],
  done: readonly LandedChange[],
): Promise<PullRequests> {
  const pullRequests = await readPullRequests(source);
  recordMerges(pullRequests, done);
  const areKnown = openPullRequests(pullRequests).length > 0;
  await noticeChanges(pullRequests);
  // The facts of new ones were found just now.
  if (areKnown) await refreshFacts(pullRequests);
  savePullRequests(pullRequests);
  return pullRequests;
}

/** Performs what the engine asks for. Every answer comes after this has returned. */
export function performEffect(host: GitHost, effect: HostEffect, answer: Answer): void {
  if (!host.isResumed || host.isClosed) return;
  switch (effect.type) {
    case "start-run":
      startRun(host.runs, effect.run, answer);
      break;
    case "stop-run":
      endRun(host.runs, effect.run);
      break;
    case "merge":
      askForMerges(host.merger, effect.groups, { method: effect.method, answer });
      void host.mutex.addUrgent(() => mergeWaiting(host));
      break;
    case "stop-merge":
      host.merger.stopped.add(effect.group);
      break;
  }
}

async function mergeWaiting({ merger, isClosed }: GitHost): Promise<void> {
  if (!isClosed) await workOnMerges(merger);
}

/**
 * Begins with an empty queue or where an earlier service stopped: reports what happened meanwhile, starts again what was
 * tested, and answers or does again what was to be merged. From then on it looks at the repository regularly.
 */
export async function resumeHost(host: GitHost, readState: () => QueueState, answer: Answer): Promise<void> {
  const { merger, runs, pullRequests, done } = host;
  host.isResumed = true;
  await host.mutex.addUrgent(async () => {
    for (const asked of mergingGroups(readState())) {
      const merges = mergesOf(asked, done);
      if (merges !== null) answer({ type: "merged", group: asked.group, merges });
    }
    const isPushed = reportMeanwhile(host, readState());
    for (const run of tree.values(readState().runs)) {
      if (run.status === "starting" || run.status === "in_progress") startRun(runs, run, answer);
      else if (run.status === "succeeded") await recallRun(runs, run);
    }
    await recallMerges(merger, pullRequests.tip);
    const method = readState().settings.mergeMethod;
    // A run from before a push tested other content than a merge would give now.
    askForMerges(merger, mergingGroups(readState()), { method, answer }, isPushed ? -1 : merger.pushesByHand);
    await mergeWaiting(host);
  });
  if (!host.isClosed) planPoll(host);
}

/** Reports news to the queue. Returns true when the target branch was pushed to. */
function reportMeanwhile(host: GitHost, before: QueueState): boolean {
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
    ...openPullRequests(pullRequests).map((pullRequest): HostChange => ({ type: "opened", pullRequest })),
  ]);
  return isPushed;
}

/** Numbers are stored before anybody hears of them. What cannot be stored now is stored at a later look. */
function publish(host: GitHost, changes: readonly HostChange[]): void {
  try {
    savePullRequests(host.pullRequests);
  } catch (error) {
    noteTrouble(host, error);
  }
  for (const change of changes) host.options.changed(change);
}

async function notice(host: GitHost): Promise<void> {
  const before = host.pullRequests.tip;
  const changes = await noticeChanges(host.pullRequests);
  if (host.pullRequests.tip !== before) host.merger.pushesByHand += 1;
  publish(host, changes);
}

function noteTrouble(host: GitHost, error: unknown): void {
  host.failedPolls += 1;
  const problem = messageOf(error);
  if (problem !== host.trouble) host.options.report(`The repository could not be looked at: ${problem}.`);
  host.trouble = problem;
}

function planPoll(host: GitHost): void {
  host.timer = setTimeout(() => {
    void pollRepository(host).then(() => (host.isClosed ? undefined : planPoll(host)));
  }, host.options.pollMs ?? POLL_MS);
}

/** Reads the changes by others, then continues with the merges that wait. */
export async function pollRepository(host: GitHost): Promise<void> {
  const before = host.failedPolls;
  const note = (error: unknown): void => noteTrouble(host, error);
  await host.mutex.addUrgent(async () => {
    if (host.isClosed || !host.isResumed) return;
    await notice(host).catch(note);
    if (host.failedPolls === before) await mergeWaiting(host);
  });
  await refresh(host).catch(note);
  if (host.failedPolls === before) host.trouble = "";
}

/** This takes long with many pull requests, and nothing waits for it. */
async function refresh(host: GitHost): Promise<void> {
  const onto = host.pullRequests.tip;
  if (onto === host.refreshedFor || host.isClosed || !host.isResumed) return;
  const changes = await refreshFacts(host.pullRequests);
  host.refreshedFor = onto;
  if (!host.isClosed) publish(host, changes);
}

/**
 * Stops all tests and leaves the repository as it is but for the merges; one that is being made is answered before this
 * ends. `resumeHost` starts again what was going on.
 */
export async function closeHost(host: GitHost): Promise<void> {
  host.isClosed = true;
  clearTimeout(host.timer);
  await closeRuns(host.runs);
  await host.mutex.end();
}

type Task = () => Promise<void>;
type Mutex = ReturnType<typeof createMutex>;

/** Runs one task at a time, in their order; urgent ones go before the others. */
function createMutex(onError: (error: unknown) => void) {
  const urgent: Task[] = [];
  const others: Task[] = [];
  let work: Promise<void> | null = null;
  const workOff = async (): Promise<void> => {
    for (let task = urgent.shift() ?? others.shift(); task !== undefined; task = urgent.shift() ?? others.shift()) {
      await task();
    }
    work = null;
  };
  /** Resolves when the task has finished. */
  const addTo = (tasks: Task[], task: Task): Promise<void> =>
    new Promise((done) => {
      tasks.push(() => task().catch(onError).finally(done));
      work ??= Promise.resolve().then(workOff);
    });
  return {
    add: (task: Task) => addTo(others, task),
    addUrgent: (task: Task) => addTo(urgent, task),
    /** Resolves when nothing is left to do. */
    end: async (): Promise<void> => {
      await work;
    },
  };
}

/** Returns what a group became when all of it was merged. */
function mergesOf({ members }: GroupToMerge, done: readonly LandedChange[]) {
  const merges = members.flatMap(({ number, sha }) => {
    const change = done.find((each) => each.number === number && each.sha === sha);
    return change === undefined ? [] : [{ number, sha: change.commit }];
  });
  return merges.length === members.length ? merges : null;
}

/** Lists the groups whose merge was asked for, in the order of the queue. */
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
