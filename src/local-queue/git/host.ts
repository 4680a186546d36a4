/**
 * A Git repository as the host of a merge queue: it performs what the engine asks for, and answers. What it writes it
 * writes one after the other; the tests of several runs go on side by side.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { messageOf } from "../../errors.js";
import type { Environment } from "../../text/environment.js";
import { type Effect, type GroupToMerge, isLive, type QueueState } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { createKnownContents } from "./contents.js";
import type { LandedChange } from "./merge-commits.js";
import { createMerger, recallMerges } from "./merges.js";
import { type GitPullRequest, type HostChange, readPullRequests } from "./pull-requests.js";
import { readTarget, removeLeftLocks } from "./refs.js";
import { openRepository } from "./repository.js";
import { type Answer, createRuns } from "./runs.js";
import { removeLeftTestBranches } from "./test-branch.js";

export interface GitHostOptions {
  /** Folder of the repository. */
  readonly repository: string;
  /** The branch that the queue merges to. */
  readonly target: string;
  /** A folder for what has to be kept and for checkouts, of this repository alone. It is made where it is missing. */
  readonly dataFolder: string;
  /** What tests a test branch: a command for `sh`, or on Windows for `cmd`. Exit code 0 passes. */
  readonly testCommand: string;
  readonly environment: Environment;
  /**
   * What the test branch of a run is called: `trunk-merge/pr-1/` and a part that no other run has. After a restart it
   * has to be the same.
   */
  readonly testBranchOf: (run: number) => string;
  readonly nowMs: () => number;
  /** Is told what happens in the repository. Facts that follow from a merge come before its answer. */
  readonly changed: (change: HostChange) => void;
  /** Is called before the target branch moves. While it throws, nothing is merged. */
  readonly beforeMove?: (() => void) | undefined;
  /** Is told what a person should know: what holds the queue up, and what Git could not do. */
  readonly report: (sentence: string) => void;
  /** Is told where the output of tests is that failed. */
  readonly reportFailed?: ((sentence: string) => void) | undefined;
  /** How often the repository is looked at. Default: each second. */
  readonly pollMs?: number;
}

export type GitHost = Awaited<ReturnType<typeof createGitHost>>;

const POLL_MS = 1000;

/**
 * Opens a repository and clears away what a service left behind that was killed. Nothing goes on before `resume`.
 * @throws InputError for a repository that cannot be used, naming `--git`
 */
export async function createGitHost(options: GitHostOptions) {
  const { target, testCommand, environment, testBranchOf, nowMs, changed, report, pollMs = POLL_MS } = options;
  const repository = await openRepository(options.repository, environment);
  const place = placesIn(resolve(options.dataFolder));
  const { journalFile, scratch, logs } = place;
  mkdirSync(logs, { recursive: true });
  const known = createKnownContents();
  const store = { repository, noteFile: place.noteFile };
  const builder = { ...store, known, scratchFolder: scratch };
  await removeLeftLocks(store);
  const tip = await readTarget(repository, target);
  for (const folder of [place.checkouts, scratch]) {
    // What an earlier service had started may be about to end.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  const logged = new Set(readdirSync(logs));
  await removeLeftTestBranches(store, (name) => logged.has(`${name}.log`));
  const done = (await recallMerges({ store, known, journalFile }, tip)).flatMap(({ merged }) => merged);
  const file = place.pullRequests;
  const pullRequests = await readPullRequests({ repository, target, file, scratchFolder: scratch });
  pullRequests.recordMerges(done);
  const areKnown = pullRequests.open().length > 0;
  await pullRequests.notice();
  // Of those that are new it was just found out what the target branch makes of them.
  if (areKnown) await pullRequests.refresh();
  pullRequests.save();

  let pushesByHand = 0;
  let isResumed = false;
  let isClosed = false;
  let refreshedFor = pullRequests.tip();
  let timer: NodeJS.Timeout | undefined;
  let trouble = "";
  let looksInVain = 0;
  /** One thing that writes to the repository after the other. */
  const turns = createTurns(noteTrouble);

  function noteTrouble(error: unknown): void {
    report(`${messageOf(error)}.`);
  }

  /** What goes wrong at each look is said once, until one goes well again. */
  function noteLook(error: unknown): void {
    looksInVain += 1;
    const problem = messageOf(error);
    if (problem !== trouble) report(`The repository could not be looked at: ${problem}.`);
    trouble = problem;
  }

  function tell(changes: readonly HostChange[]): void {
    for (const change of changes) changed(change);
  }

  async function notice(how: "thoroughly" | "quickly"): Promise<void> {
    const before = pullRequests.tip();
    const changes = await pullRequests.notice(how);
    if (pullRequests.tip() !== before) pushesByHand += 1;
    tell(changes);
  }

  const runs = createRuns({
    builder,
    target,
    testCommand,
    logFolder: logs,
    checkoutFolder: place.checkouts,
    testBranchOf,
    inOrder: (task) => turns.add(task),
    report,
    reportFailed: options.reportFailed ?? (() => {}),
  });
  const merger = createMerger({
    store,
    known,
    target,
    journalFile,
    pullRequests,
    nowMs,
    beforeMove: options.beforeMove ?? (() => {}),
    changed,
    report,
    notice: () => notice("quickly"),
    pushesByHand: () => pushesByHand,
  });

  async function workOnMerges(): Promise<void> {
    if (!isClosed) await merger.work();
  }

  /** Looks at what somebody else did, and then at what merges that wait can do about it. */
  async function look(): Promise<void> {
    const before = looksInVain;
    await turns.addUrgent(async () => {
      if (isClosed || !isResumed) return;
      await notice("thoroughly").catch(noteLook);
      if (looksInVain === before) await workOnMerges();
    });
    await refresh().catch(noteLook);
    if (looksInVain === before) trouble = "";
  }

  /** This takes long where there are many, and nothing waits for it. */
  async function refresh(): Promise<void> {
    const onto = pullRequests.tip();
    if (onto === refreshedFor || isClosed || !isResumed) return;
    const changes = await pullRequests.refresh();
    refreshedFor = onto;
    if (!isClosed) tell(changes);
  }

  function planLook(): void {
    timer = setTimeout(() => {
      void look().then(() => (isClosed ? undefined : planLook()));
    }, pollMs);
  }

  /** Does what the engine asks for; the answers come later. Before `resume` it does nothing. */
  function perform(effect: Effect, answer: Answer): void {
    if (!isResumed || isClosed) return;
    switch (effect.type) {
      case "start-run":
        runs.start(effect.run, answer);
        break;
      case "stop-run":
        runs.end(effect.run);
        break;
      case "run-ended":
        runs.end(effect.run.id);
        break;
      case "merge":
        merger.ask(effect.groups, { method: effect.method, answer });
        void turns.addUrgent(workOnMerges);
        break;
      case "stop-merge":
        merger.stop(effect.group);
        break;
      case "moved":
      case "bisection-started":
      case "bisection-ended":
        break;
    }
  }

  /**
   * Begins, with an empty queue or where an earlier service stopped: tells what happened meanwhile, starts again what
   * was tested, and answers or does again what was to be merged. From then on it looks at the repository by itself.
   */
  async function resume(readState: () => QueueState, answer: Answer): Promise<void> {
    isResumed = true;
    await turns.addUrgent(async () => {
      for (const asked of mergingGroups(readState())) {
        const merges = mergesOf(asked, done);
        if (merges !== null) answer({ type: "merged", group: asked.group, merges });
      }
      const isPushed = tellSince(readState);
      for (const run of tree.values(readState().runs)) {
        if (run.status === "starting" || run.status === "in_progress") runs.start(run, answer);
        else if (run.status === "succeeded") await runs.recall(run);
      }
      await recallMerges({ store, known, journalFile }, pullRequests.tip());
      const method = readState().settings.mergeMethod;
      // What was tested before somebody pushed is not what a merge would give now.
      merger.ask(mergingGroups(readState()), { method, answer }, isPushed ? -1 : pushesByHand);
      await workOnMerges();
    });
    if (!isClosed) planLook();
  }

  /** Tells what the queue does not know yet of the repository; gives whether somebody pushed to the target branch. */
  function tellSince(readState: () => QueueState): boolean {
    const before = readState();
    const now = pullRequests.tip();
    const entries = [...tree.values(before.entries)].filter(isLive);
    const found = entries.map(({ number, sha }) => ({ number, sha, pullRequest: pullRequests.get(number) }));
    const byHand = found.filter(({ pullRequest }) => pullRequest?.state === "merged");
    const isPushed = before.tip !== now || byHand.length > 0;
    if (isPushed) pushesByHand += 1;
    tell(byHand.map(({ number }) => ({ type: "merged-by-hand", number, tip: now })));
    if (isPushed && byHand.length === 0) tell([{ type: "target-pushed", tip: now }]);
    for (const { number, sha, pullRequest } of found) {
      if (pullRequest === undefined || pullRequest.state === "closed") tell([{ type: "closed", number }]);
      else if (pullRequest.state === "open" && pullRequest.sha !== sha) tell([{ type: "pushed", pullRequest }]);
    }
    tell(pullRequests.open().map((pullRequest) => ({ type: "opened", pullRequest })));
    return isPushed;
  }

  /**
   * Stops all tests and leaves the repository as it is but for the merges; one that is being made is answered before
   * this ends. What goes on is started again by `resume`.
   */
  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await runs.close();
    await turns.end();
  }

  return {
    /** The commit of the target branch. */
    tip: pullRequests.tip,
    pullRequests: (): readonly GitPullRequest[] => pullRequests.open(),
    pullRequest: pullRequests.get,
    runFacts: runs.factsOf,
    perform,
    resume,
    /** Looks at the repository now. */
    look,
    close,
  };
}

/** Tasks of which one goes on at a time, in their order; but what is urgent goes before what is not. */
function createTurns(onError: (error: unknown) => void) {
  const urgent: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let work: Promise<void> | null = null;

  async function workOff(): Promise<void> {
    for (let task = urgent.shift() ?? others.shift(); task !== undefined; task = urgent.shift() ?? others.shift()) {
      await task();
    }
    work = null;
  }

  /** Ends when the task has. */
  const addTo = (tasks: (() => Promise<void>)[], task: () => Promise<void>): Promise<void> =>
    new Promise((done) => {
      tasks.push(() => task().catch(onError).finally(done));
      work ??= Promise.resolve().then(workOff);
    });

  return {
    add: (task: () => Promise<void>) => addTo(others, task),
    addUrgent: (task: () => Promise<void>) => addTo(urgent, task),
    /** Ends when there is nothing left to do. */
    end: async (): Promise<void> => {
      await work;
    },
  };
}

function placesIn(folder: string) {
  return {
    logs: join(folder, "logs"),
    checkouts: join(folder, "checkouts"),
    scratch: join(folder, "scratch"),
    journalFile: join(folder, "merges.jsonl"),
    noteFile: join(folder, "changing-refs.json"),
    pullRequests: join(folder, "pull-requests.json"),
  };
}

/** What a group became, where all of it was merged. */
function mergesOf({ members }: GroupToMerge, done: readonly LandedChange[]) {
  const merges = members.flatMap(({ number, sha }) => {
    const change = done.find((each) => each.number === number && each.sha === sha);
    return change === undefined ? [] : [{ number, sha: change.commit }];
  });
  return merges.length === members.length ? merges : null;
}

/** The groups whose merge was asked for, in the order of the line. */
function mergingGroups({ line, groups, entries }: QueueState): readonly GroupToMerge[] {
  return [...tree.values(line)].flatMap((id): readonly GroupToMerge[] => {
    const group = tree.get(groups, id);
    if (group?.state !== "merging") return [];
    const members = group.members.flatMap((number) => {
      const entry = tree.get(entries, number);
      return entry === undefined ? [] : [{ number, attempt: entry.attempt, sha: entry.sha }];
    });
    return [{ group: id, members, direct: group.direct }];
  });
}
