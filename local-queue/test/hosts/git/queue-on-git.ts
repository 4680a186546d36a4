/** Queues on real repositories: the engine with the Git host, connected as in a service. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../../../src/engine/settings.js";
import { type Event, emptyQueue, type QueueState, type Run } from "../../../src/engine/state.js";
import { nextDueMs, step } from "../../../src/engine/step.js";
import { get, values } from "../../../src/engine/tree.js";
import { closeHost, openGitHost, performEffect } from "../../../src/hosts/git/host.js";
import type { HostChange } from "../../../src/hosts/git/pull-requests.js";
import type { GitRecords } from "../../../src/hosts/git/records.js";
import { type GitHost, pollRepository, resumeHost } from "../../../src/hosts/git/watch.js";
import type { HostAnswer } from "../../../src/state/host.js";
import { engineSettings } from "../../../src/state/settings.js";
import { gitFolderOf, readObject, writeRef } from "../../support/git-objects.js";
import {
  commit,
  commitAll,
  commitNamed,
  ENVIRONMENT,
  givenOrigin,
  temporaryFolder,
} from "../../support/repositories.js";

interface QueueOptions {
  /** Test command. By default, it fails with a file `broken`, else records the tree in the data folder. */
  readonly testCommand?: string;
  readonly settings?: Partial<Settings>;
  /** State of an earlier queue. */
  readonly state?: QueueState;
  /** Receives every new state before its effects are performed. */
  readonly keep?: (state: QueueState) => void;
  /** Runs when the host reads the time of a merge, between its poll and its change of the repository. */
  readonly beforeMerge?: () => void;
  /** Receives changes in the repository before the engine. */
  readonly onChange?: (change: HostChange, send: (event: Event) => void) => void;
}

export interface QueueOnGit {
  readonly host: GitHost;
  /** Polls the repository now. */
  readonly poll: () => Promise<void>;
  readonly state: () => QueueState;
  readonly send: (event: Event) => void;
  readonly submit: (...numbers: readonly number[]) => void;
  /** Texts of the transitions, such as `#1 merged MERGE_GRAPH_MERGE`. */
  readonly moves: readonly string[];
  readonly changes: readonly HostChange[];
  readonly reports: readonly string[];
  /** Waits until a condition is true. */
  readonly until: (isTrue: () => boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

const SETTINGS: Settings = {
  ...engineSettings(DEFAULT_SETTINGS),
  concurrency: 10,
  bisectionConcurrency: 10,
  testingTimeoutMinutes: 0,
  mergeMethod: "merge_commit",
  notReadyTimeoutHours: 0,
};

const PRIORITY = 100;
const LONGEST_WAIT_MS = 20_000;

/** Starts a queue, or continues an earlier queue. */
async function startQueue(place: Omit<Place, "start" | "tested">, options: QueueOptions): Promise<QueueOnGit> {
  const moves: string[] = [];
  const changes: HostChange[] = [];
  const reports: string[] = [];
  const leaders = new Map<number, number>();
  const watchers = new Set<() => void>();
  const report = (sentence: string): void => {
    reports.push(sentence);
    for (const watcher of watchers) watcher();
  };
  const host = await openGitHost({
    ...place,
    target: "main",
    testCommand: options.testCommand ?? "! test -e broken && git rev-parse HEAD^{tree} >> ../../tested",
    environment: ENVIRONMENT,
    testBranchOf: (run) => `trunk-merge/pr-${leaders.get(run) ?? 0}/run-${run}`,
    nowMs: () => {
      options.beforeMerge?.();
      return Date.now();
    },
    onChange: updateFacts,
    report,
    reportFailed: report,
    pollMs: 250,
  });
  let state = options.state ?? emptyQueue({ ...SETTINGS, ...options.settings }, host.pullRequests.tip);
  for (const run of values(state.runs)) noteLeader(run);

  function send(event: Event): void {
    apply(event);
    for (let due = nextDueMs(state); due !== null && due <= Date.now(); due = nextDueMs(state)) apply({ type: "time" });
    for (const watcher of watchers) watcher();
  }

  function take(answer: HostAnswer): void {
    if (answer.type === "run-started") send({ type: "run-started", run: answer.run });
    else if (answer.type === "merged") takeMerged(answer);
    else send(answer);
  }

  /** Reports a pull request that was dequeued during its merge as merged by hand. */
  function takeMerged(answer: Extract<HostAnswer, { type: "merged" }>): void {
    if (get(state.groups, answer.group)?.state === "merging") {
      send({ ...answer, tip: answer.merges.at(-1)?.sha ?? "" });
    } else {
      for (const { number, sha } of answer.merges) send({ type: "pushed-by-hand", number, tip: sha });
    }
  }

  function noteLeader({ id, content, own }: Run): void {
    leaders.set(id, content[content.length - own]?.number ?? 0);
  }

  function apply(event: Event): void {
    const outcome = step(state, event, Date.now());
    state = outcome.state;
    options.keep?.(state);
    for (const effect of outcome.effects) {
      if (effect.type === "start-run") noteLeader(effect.run);
      if (effect.type === "moved") moves.push(`#${effect.number} ${effect.to} ${effect.reason ?? ""}`.trim());
      if (effect.type === "run-ended") performEffect(host, { type: "stop-run", run: effect.run.id }, take);
      else if (
        effect.type === "start-run" ||
        effect.type === "stop-run" ||
        effect.type === "merge" ||
        effect.type === "stop-merge"
      )
        performEffect(host, effect, take);
    }
  }

  function factsOf(number: number) {
    const { sha = "", mergeable = false, upToDate = false } = host.pullRequests.all.get(number) ?? {};
    return { sha, targets: null, ready: mergeable, upToDate };
  }

  function updateFacts(change: HostChange): void {
    changes.push(change);
    options.onChange?.(change, send);
    switch (change.type) {
      case "opened":
        break;
      case "facts":
        send({ type: "facts", number: change.pullRequest.number, facts: factsOf(change.pullRequest.number) });
        break;
      case "pushed":
        send({ type: "withdraw", number: change.pullRequest.number, reason: "PR_PUSHED_TO" });
        break;
      case "closed":
        send({ type: "withdraw", number: change.number, reason: "PR_CLOSED" });
        break;
      case "merged-by-hand":
        send({ type: "pushed-by-hand", number: change.number, tip: change.tip });
        break;
      case "target-pushed":
        send({ type: "pushed-by-hand", number: null, tip: change.tip });
        break;
    }
    for (const watcher of watchers) watcher();
  }

  const clock = setInterval(() => {
    const due = nextDueMs(state);
    if (due !== null && due <= Date.now()) send({ type: "time" });
  }, 20);

  await resumeHost(host, () => state, take);
  return {
    host,
    poll: () => pollRepository(host),
    state: () => state,
    send,
    submit: (...numbers) => {
      for (const number of numbers) {
        const facts = factsOf(number);
        send({ type: "submit", number, priority: PRIORITY, noBatch: false, facts, reason: "API_REQUESTED" });
      }
    },
    moves,
    changes,
    reports,
    until: (isTrue) =>
      new Promise((done, failed) => {
        const limit = setTimeout(() => {
          watchers.delete(check);
          failed(new Error(`The wait timed out. Moves: ${moves.join(", ")}. Reports: ${reports.join(" ")}`));
        }, LONGEST_WAIT_MS);
        function check(): void {
          if (!isTrue()) return;
          clearTimeout(limit);
          watchers.delete(check);
          done();
        }
        watchers.add(check);
        check();
      }),
    close: async () => {
      clearInterval(clock);
      await closeHost(host);
    },
  };
}

export interface Place {
  readonly repository: string;
  readonly dataFolder: string;
  readonly records: Readonly<Record<keyof GitRecords, Map<number, unknown>>>;
  /** Starts a queue that stops at the end of the test. */
  readonly start: (options?: QueueOptions) => Promise<QueueOnGit>;
  /** Lists the trees that passed the tests. */
  readonly tested: () => readonly string[];
}

export function given(made: Parameters<typeof commitAll>[1], repository = givenOrigin()): Place {
  commitAll(repository, made);
  const dataFolder = temporaryFolder();
  const records = { pullRequests: new Map(), merges: new Map(), refChanges: new Map() };
  const place = { repository, dataFolder, records };
  const tested = join(dataFolder, "tested");
  return {
    ...place,
    start: async (options = {}) => {
      const queue = await startQueue(place, options);
      onTestFinished(queue.close);
      return queue;
    },
    tested: () => (existsSync(tested) ? readFileSync(tested, "utf8").trim().split("\n") : []),
  };
}

/** Creates a base with three pull requests of one file each, and further commits. */
export function givenThree(...more: Parameters<typeof commitAll>[1]): Place {
  return given([
    { ref: "refs/heads/main", files: { base: "1\n" } },
    ...["one", "three", "two"].map((name) => ({
      ref: `refs/heads/${name}`,
      parents: [":1"],
      files: { [name]: `${name}\n` },
    })),
    ...more,
  ]);
}

/** Starts a queue with three pull requests, and submits some of them. */
export async function submitThree(numbers: readonly number[], options: QueueOptions = {}) {
  const place = givenThree();
  const queue = await place.start(options);
  queue.submit(...numbers);
  return { ...place, queue };
}

/** Test command that waits for a file in the data folder. */
export const WAITS = "while ! test -e ../../go; do sleep 0.1; done";
export const PUSHED = "MANUAL_PUSH_TO_TARGET_BRANCH";

export function tipOf(repository: string, branch = "main"): string {
  return commitNamed(repository, `refs/heads/${branch}`);
}

/** Adds a commit with one more file to a branch. */
export function push(repository: string, file: string, branch = "main"): string {
  return commit(repository, `refs/heads/${branch}`, { parents: [`refs/heads/${branch}`], files: { [file]: "1\n" } });
}

/** Moves a branch to a commit, or deletes the branch. */
export function point(repository: string, branch: string, commitId: string | null): void {
  const ref = `refs/heads/${branch}`;
  if (commitId === null) rmSync(join(gitFolderOf(repository), ref));
  else writeRef(gitFolderOf(repository), ref, commitId);
}

/** Returns the tree of the target branch. */
export function treeOf(repository: string): string {
  return readObject(gitFolderOf(repository), tipOf(repository)).toString("utf8", "tree ".length, "tree ".length + 40);
}

/** Lists the files of the target branch, which has no folders. */
export function filesOf(repository: string): readonly string[] {
  const entries = readObject(gitFolderOf(repository), treeOf(repository)).toString("latin1");
  return [...entries.matchAll(/100644 ([^\0]+)\0[\s\S]{20}/g)].map(([, name = ""]) => name);
}

export const has = (queue: QueueOnGit, move: string) => () => queue.moves.includes(move);
export const count = (queue: QueueOnGit, state: string) =>
  queue.moves.filter((move) => move.split(" ")[1] === state).length;
export const merged = (queue: QueueOnGit, amount: number) => () => count(queue, "merged") === amount;

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 10));
}
