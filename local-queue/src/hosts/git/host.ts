/**
 * A Git repository as the host of a queue. It performs the requests of the engine, and replies to them. Only one task
 * at a time writes to the repository, but tests of several runs are parallel. Changes and replies become commands, so
 * the stored commands contain all of them.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getErrorMessage } from "../../../../src/errors.js";
import { DEFAULT_SETTINGS } from "../../engine/settings.js";
import { emptyQueue } from "../../engine/state.js";
import type { Command, MakeHost } from "../../state/commands.js";
import type { HostAnswer, HostEffect } from "../../state/host.js";
import { Refusal } from "../../state/refusal.js";
import { nameOf, type Queue, type Repository } from "../../state/service-state.js";
import { engineSettings } from "../../state/settings.js";
import { createKnownContents } from "./contents.js";
import { createMerger, readCompletedMerges, requestMerges, runMerges } from "./merges.js";
import {
  detectChanges,
  findOpenPullRequests,
  type GitPullRequest,
  type HostChange,
  readPullRequests,
  recordMerges,
  refreshFacts,
  savePullRequests,
} from "./pull-requests.js";
import { recordsInMemory } from "./records.js";
import { type RefStore, readTarget, removeLeftLocks } from "./refs.js";
import { openRepository } from "./repository.js";
import { type Answer, closeRuns, createRuns, endRun, startRun } from "./runs.js";
import { removeLeftTestBranches } from "./test-branch.js";
import { createMutex, type GitHost, type GitHostOptions, publish, publishChanges, resumeHost } from "./watch.js";

interface Served {
  /** Returns the first repository. Commands without a repository apply to it. */
  readonly findRepository: () => Repository | undefined;
}

/**
 * Connects the repository of a queue with a service. @throws InputError with `--git` if the repository is not usable
 */
export async function connectRepository(options: Omit<GitHostOptions, "testBranchOf" | "nowMs" | "onChange">) {
  const { target, report } = options;
  let service: Served | null = null;
  let apply: ((command: Command) => void) | null = null;
  const outbox = createOutbox(report);

  const findRepository = (): Repository => {
    const repository = service?.findRepository();
    if (repository === undefined) throw new Error("The service has no repository");
    return repository;
  };
  const findQueue = (): Queue | undefined => findRepository().queues.get(target);
  const host = await openGitHost({
    ...options,
    testBranchOf: (run) => findQueue()?.runs.get(run)?.branch ?? "",
    nowMs: Date.now,
    onChange: (change) => {
      if (service === null) return;
      outbox.add(() => {
        const command = commandFor(change, findRepository(), target);
        if (command !== null) apply?.(command);
      });
    },
  });
  const answer = (given: HostAnswer): void =>
    outbox.add(() => apply?.({ type: "answer", repository: nameOf(findRepository()), branch: target, answer: given }));

  const makeHost: MakeHost = (applyCommand) => {
    apply = applyCommand;
    return {
      perform: ({ branch, effect }) => {
        if (branch === target) performEffect(host, effect, answer);
      },
    };
  };
  return {
    makeHost,
    /** Folder with the outputs of test runs. */
    logFolder: host.runs.logFolder,
    /** Reports the content of the repository to the service, and continues the work of an earlier service. */
    begin: async (served: Served): Promise<void> => {
      service = served;
      const repository = findRepository();
      const { tip } = host.pullRequests;
      if (repository.branches.get(target)?.tip !== tip && repository.pullRequests.size === 0) {
        apply?.({ type: "pushToBranch", given: { branch: target, sha: tip } });
      }
      const empty = emptyQueue(engineSettings(DEFAULT_SETTINGS), tip);
      await resumeHost(host, () => findQueue()?.engine ?? empty, answer);
    },
    close: async (): Promise<void> => {
      await closeHost(host);
      outbox.close();
    },
  };
}

/** Opens a repository, and removes files of a killed service. @throws InputError with `--git` */
export async function openGitHost(options: GitHostOptions): Promise<GitHost> {
  const { target, records = recordsInMemory(), report } = options;
  const repository = await openRepository(options.repository, options.environment);
  const store: RefStore = { repository, refChanges: records.refChanges };
  const folders = foldersIn(resolve(options.dataFolder));
  await removeLeftLocks(store);
  const tip = await readTarget(repository, target);
  await removeLeftovers(store, folders);
  const builder = { ...store, known: createKnownContents(), scratchFolder: folders.scratch };
  const recalled = await readCompletedMerges({ ...builder, rows: records.merges }, tip);
  const done = recalled.flatMap(({ merged }) => merged);
  const source = { repository, target, rows: records.pullRequests, scratchFolder: folders.scratch };
  const pullRequests = await readPullRequests(source);
  recordMerges(pullRequests, done);
  const wereOpen = findOpenPullRequests(pullRequests).length > 0;
  await detectChanges(pullRequests);
  // If no pull request was open before, the facts of the new ones are already present.
  if (wereOpen) await refreshFacts(pullRequests);
  savePullRequests(pullRequests);
  const mutex = createMutex((error) => report(`${getErrorMessage(error)}.`));
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
      publishChanges: () => publishChanges(host),
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

export function logFolderIn(dataFolder: string): string {
  return join(dataFolder, "logs");
}

function foldersIn(dataFolder: string) {
  const logs = logFolderIn(dataFolder);
  mkdirSync(logs, { recursive: true });
  return { logs, checkouts: join(dataFolder, "checkouts"), scratch: join(dataFolder, "scratch") };
}

/** Removes the checkouts and test branches of a killed service. */
async function removeLeftovers(store: RefStore, folders: ReturnType<typeof foldersIn>): Promise<void> {
  for (const folder of [folders.checkouts, folders.scratch]) {
    // A process of the killed service may still write to this folder.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  const logged = new Set(readdirSync(folders.logs));
  await removeLeftTestBranches(store, (name) => logged.has(`${name}.log`));
}

/** Performs a request of the engine. All replies arrive after this function has returned. */
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
      requestMerges(host.merger, effect.groups, { method: effect.method, answer });
      void host.mutex.addUrgent(async () => {
        if (!host.isClosed) await runMerges(host.merger);
      });
      break;
    case "stop-merge":
      host.merger.stopped.add(effect.group);
      break;
  }
}

/** Stops all tests, and waits for a merge in progress. The next start continues with the remaining requests. */
export async function closeHost(host: GitHost): Promise<void> {
  host.isClosed = true;
  clearTimeout(host.timer);
  await closeRuns(host.runs);
  await host.mutex.end();
}

/** Returns the command for a change of the repository; null if the service already has the change. */
function commandFor(change: HostChange, repository: Repository, target: string): Command | null {
  const stateOf = (number: number) => repository.pullRequests.get(number)?.state;
  switch (change.type) {
    case "opened":
    case "pushed":
    case "facts":
      return commandForPullRequest(change.pullRequest, stateOf(change.pullRequest.number), target);
    case "closed":
      return stateOf(change.number) === "open" ? patch(change.number, { state: "closed" }) : null;
    case "merged-by-hand":
      return stateOf(change.number) === "merged"
        ? null
        : patch(change.number, { state: "merged", mergeCommitSha: change.tip });
    case "target-pushed":
      return { type: "pushToBranch", given: { branch: target, sha: change.tip } };
  }
}

function commandForPullRequest(
  { number, branch, sha, title, author, mergeable, upToDate }: GitPullRequest,
  before: string | undefined,
  target: string,
): Command {
  const facts = {
    title,
    author: author || "unknown",
    headSha: sha,
    mergeability: mergeable ? "mergeable" : "not_mergeable",
    upToDate,
  } as const;
  if (before === undefined) {
    return { type: "addPullRequest", given: { ...facts, number, headBranch: branch, baseBranch: target } };
  }
  return patch(number, before === "closed" ? { ...facts, state: "open" } : facts);
}

function patch(number: number, fields: Extract<Command, { type: "updatePullRequest" }>["patch"]): Command {
  return { type: "updatePullRequest", number, patch: fields };
}

const RETRY_MS = 1000;
const UNAVAILABLE = 503;

/**
 * Runs tasks in order. A task reports changes to the service. If the service cannot store a change, for example on a
 * full disk, the task is retried. Later tasks wait, because the repository reports each change only once. A task with a
 * rejected change is dropped.
 */
function createOutbox(report: (sentence: string) => void) {
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function runWaiting(): void {
    timer = undefined;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      try {
        next();
      } catch (error) {
        if (error instanceof Refusal && error.status === UNAVAILABLE) {
          timer = setTimeout(runWaiting, RETRY_MS).unref();
          return;
        }
        report(`${getErrorMessage(error)}.`);
      }
      waiting.shift();
    }
  }

  return {
    add: (task: () => void): void => {
      waiting.push(task);
      if (waiting.length === 1) runWaiting();
    },
    close: (): void => clearTimeout(timer),
  };
}
