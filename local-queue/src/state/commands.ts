/**
 * Commands as plain JSON. Only commands and time change the state. A command is a request to the control interface or
 * the API, or a reply of an outside host. The seed, the commands and their times determine the state.
 */
import { findLiveEntry } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { advance, performRequests, type TimedHost } from "./advance.js";
import { takeAnswer } from "./answers.js";
import { acceptImpactedTargets, readFacts, recordReadiness, storeImpactedTargets } from "./facts.js";
import type { Fields } from "./fields.js";
import type { HostAnswer, OutsideHost } from "./host.js";
import type { HostContent } from "./host-content.js";
import { applyHostWrite } from "./host-write.js";
import {
  type NewPullRequest,
  type Priority,
  type PullRequest,
  type PullRequestPatch,
  readPriority,
} from "./pull-request.js";
import { type NewQuarantinedTest, quarantinedTestOf } from "./quarantined-tests.js";
import { send } from "./queue-events.js";
import { createQueue, deleteQueue, type QueueChange, recordWriter, updateQueue } from "./queues.js";
import { Refusal } from "./refusal.js";
import {
  addForkRun,
  addPullRequest,
  addRepository,
  type NewCollaborator,
  type NewForkRun,
  type NewHostSettings,
  type NewPush,
  type NewRepository,
  pushToBranch,
  setCollaborator,
  setHostSettings,
  updatePullRequest,
} from "./repositories.js";
import {
  DEFAULT_TIMINGS,
  type EntryRecord,
  findPullRequest,
  findQueue,
  findRepository,
  newId,
  type QueueContext,
  type QueueRef,
  type RerunMode,
  repositoryCalled,
  type ServiceState,
  type Timings,
  type Upload,
} from "./service-state.js";
import { readPossibleSettings } from "./settings.js";

/** Creates the function of a command for an existing queue. */
function atQueue<Given extends object>(act: (context: QueueContext, given: Given) => void) {
  return (state: ServiceState, command: Given & { readonly at: QueueRef }): void =>
    act(findQueue(state, command.at), command);
}

/** Functions by type of command. Without `repository` (`owner/name`), a command applies to the first repository. */
const COMMANDS = {
  begin: (state: ServiceState, given: Pick<ServiceState, "seed" | "host"> & { readonly timings: Partial<Timings> }) => {
    state.seed = given.seed;
    state.host = given.host;
    state.timings = { ...DEFAULT_TIMINGS, ...given.timings };
  },
  addRepository: (state: ServiceState, { given }: { readonly given: NewRepository }) => addRepository(state, given),
  addQueue: (state: ServiceState, { given }: { readonly given: QueueChange }) => {
    createQueue(state, repositoryCalled(state, given.repository), given.branch, {});
    changeQueue(state, given);
  },
  changeQueue: (state: ServiceState, { given }: { readonly given: QueueChange }) => changeQueue(state, given),
  addPullRequest: (state: ServiceState, { given }: { readonly given: NewPullRequest }) => addPullRequest(state, given),
  updatePullRequest: (state: ServiceState, given: { readonly number: number; readonly patch: PullRequestPatch }) =>
    updatePullRequest(state, given.number, given.patch),
  pushToBranch: (state: ServiceState, { given }: { readonly given: NewPush }) => pushToBranch(state, given),
  addForkRun: (state: ServiceState, { given }: { readonly given: NewForkRun }) => addForkRun(state, given),
  setCollaborator: (state: ServiceState, { given }: { readonly given: NewCollaborator }) =>
    setCollaborator(state, given),
  setHostSettings: (state: ServiceState, { given }: { readonly given: NewHostSettings }) =>
    setHostSettings(state, given),
  setQuarantinedTests: (
    state: ServiceState,
    { tests, repository }: { readonly tests: readonly NewQuarantinedTest[]; readonly repository?: string },
  ) => {
    const at = new Date(Math.floor(state.timeMs / 1000) * 1000).toISOString();
    const set = tests.map((test) => quarantinedTestOf(test, { at, id: newId(state) }));
    repositoryCalled(state, repository).quarantinedTests = set;
  },
  post: (state: ServiceState, { posting }: { readonly posting: HostContent }) => applyHostWrite(state, posting),
  createQueue: (state: ServiceState, { at, fields }: { readonly at: QueueRef; readonly fields: Fields }) =>
    createQueue(state, findRepository(state, at.repo), at.targetBranch, fields),
  submit: atQueue((context, { given }: { readonly given: Submission }) => submit(context, given)),
  cancel: atQueue((context, { number }: { readonly number: number }) => {
    requireLiveEntry(context, number);
    send(context, { type: "withdraw", number, reason: "USER_REQUESTED" });
  }),
  restart: atQueue((context, { number }: { readonly number: number }) => restartTests(context, number)),
  changeEntry: atQueue((context, { number, given }: { readonly number: number; readonly given: EntryChange }) =>
    changeEntry(context, number, given),
  ),
  rerunFailedChecks: atQueue((context, { number, mode }: { readonly number: number; readonly mode: RerunMode }) =>
    rerunFailedChecks(context, number, mode),
  ),
  setImpactedTargets: atQueue((context, { given }: { readonly given: Upload }) =>
    storeImpactedTargets(context, context.queue.branch, given),
  ),
  /** Accepts an upload, which takes effect later. Its branch requires no queue. */
  uploadImpactedTargets: (state: ServiceState, { at, given }: { readonly at: QueueRef; readonly given: Upload }) =>
    acceptImpactedTargets({ state, repository: findRepository(state, at.repo) }, at.targetBranch, given),
  updateQueue: atQueue((context, { fields }: { readonly fields: Fields }) => {
    updateQueue(context, fields);
    recordWriter(context, false);
  }),
  /**
   * Applies a write of version 2 of the API. It has wider limits, and is also allowed while the queue switches modes.
   */
  configureQueue: atQueue((context, given: { readonly fields: Fields; readonly isTerraform: boolean }) => {
    updateQueue(context, given.fields, readPossibleSettings);
    recordWriter(context, given.isTerraform);
  }),
  deleteQueue: atQueue((context) => deleteQueue(context)),
  /** Changes nothing, but advances the state to the time of the command. */
  pass: () => undefined,
  /** Applies the reply of an outside host to a queue. */
  answer: (state: ServiceState, given: { repository: string; branch: string; answer: HostAnswer }) =>
    takeAnswer(queueCalled(state, given.repository, given.branch), given.answer),
};

type CommandType = keyof typeof COMMANDS;
type FieldsOf<Handler> = Handler extends (state: ServiceState, given: infer Fields) => unknown ? Fields : never;

export type Command = {
  [Type in CommandType]: { readonly type: Type } & FieldsOf<(typeof COMMANDS)[Type]>;
}[CommandType];

export interface LoggedCommand {
  readonly command: Command;
  readonly atMs: number;
}

export interface Past {
  /** State before the commands; by default, a new state. */
  readonly state?: ServiceState | null;
  readonly commands?: Iterable<LoggedCommand>;
}

/** Function that stores a command before it is applied. If the function throws, the command is not applied. */
export type RecordCommand = (command: Command, atMs: number) => void;

/** Function that creates an outside host, which replies with commands. */
export type MakeHost = (answer: (command: Command) => void) => OutsideHost;

/**
 * Advances the state to a time, and applies a command. Returns the pull request that the command added or changed on
 * the host. @throws Refusal for a rejected command, which changes nothing
 */
export function applyCommand(state: ServiceState, command: Command, atMs: number, host: TimedHost): PullRequest | null {
  advance(state, atMs, host);
  const result = handlerOf(command.type)(state, command) ?? null;
  performRequests(state, host);
  if (command.type === "updatePullRequest" && command.patch.testPlan !== undefined)
    rescheduleRuns(state, command, host);
  // Timers without a delay are due at the same time.
  advance(state, state.timeMs, host);
  return result;
}

/** Schedules the end of runs again if a test plan in them changed. */
function rescheduleRuns(
  state: ServiceState,
  { number, patch }: Extract<Command, { type: "updatePullRequest" }>,
  host: TimedHost,
): void {
  if (state.host === "outside") return;
  const repository = repositoryCalled(state, patch.repository);
  for (const queue of repository.queues.values()) {
    for (const { id, status, content } of tree.list(queue.engine.runs)) {
      const isAffected = status === "in_progress" && content.some((each) => each.number === number);
      if (isAffected) host.scheduleEnd({ state, repository, queue }, id);
    }
  }
}

/** Applies a stored command, which may have been rejected at first. */
export function replayCommand(state: ServiceState, { command, atMs }: LoggedCommand, host: TimedHost): void {
  try {
    applyCommand(state, command, atMs, host);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function handlerOf(type: CommandType): (state: ServiceState, command: Command) => PullRequest | undefined;
function handlerOf(type: CommandType): unknown {
  return COMMANDS[type];
}

export interface Submission {
  readonly number: number;
  /** Priority: a name, an integer, null or undefined. */
  readonly priority?: unknown;
  readonly noBatch?: boolean;
  /** True to merge without the branch protection of the repository. */
  readonly direct?: boolean;
}

type EntryChange = Omit<Submission, "number">;

/** Submits a pull request. For a live entry, replaces priority and batching; a missing field becomes the default. */
function submit(context: QueueContext, { number, noBatch = false, direct, ...submission }: Submission): void {
  const { state, repository, queue } = context;
  const pullRequest = findPullRequest(repository, number);
  const problem = pullRequest.state === "open" ? pullRequest.draft && "a draft" : pullRequest.state;
  if (problem) throw new Refusal(400, `Pull request #${number} is ${problem}`, "PR_NOT_ENQUEUEABLE");
  const priority = readPriority(submission.priority);
  const live = findLiveEntry(queue.engine, number);
  const before = queue.entries.get(number);
  const record = (live === undefined ? undefined : before) ?? createRecord(state, before, priority);
  record.priority = priority;
  queue.entries.set(number, record);
  queue.numbers.set(record.id, number);
  sendEntry(context, pullRequest, record, { direct, noBatch, sha: live?.sha ?? pullRequest.headSha });
}

interface SentEntry {
  readonly direct: boolean | undefined;
  readonly noBatch: boolean;
  readonly sha: string;
}

/** Updates the record of a submission, and sends the submission to the engine. */
function sendEntry(
  context: QueueContext,
  pullRequest: PullRequest,
  record: EntryRecord,
  { direct, noBatch, sha }: SentEntry,
): void {
  record.direct = direct ?? record.direct;
  record.updatedAtMs = context.state.timeMs;
  recordReadiness(context, pullRequest, record);
  const { number } = pullRequest;
  const facts = readFacts(context, pullRequest, sha);
  send(context, { type: "submit", number, priority: record.priority.value, noBatch, facts, reason: "API_REQUESTED" });
}

function createRecord(state: ServiceState, before: EntryRecord | undefined, priority: Priority): EntryRecord {
  const { id = newId(state), createdAtMs = state.timeMs } = before ?? {};
  const times = { sinceMs: state.timeMs, readySinceMs: null, createdAtMs, updatedAtMs: state.timeMs };
  return { id, priority, ...times, lastRun: null, direct: false, rerun: null };
}

/** Changes the given fields of a live entry. */
function changeEntry(context: QueueContext, number: number, given: EntryChange): void {
  const { repository, queue } = context;
  const { sha, noBatch } = requireLiveEntry(context, number);
  const record = queue.entries.get(number);
  if (record === undefined) return;
  if (given.priority !== undefined) record.priority = readPriority(given.priority);
  const { direct } = given;
  sendEntry(context, findPullRequest(repository, number), record, { direct, noBatch: given.noBatch ?? noBatch, sha });
}

/** Tests a failed pull request again in its position. A repeated request changes at most the mode. */
function rerunFailedChecks(context: QueueContext, number: number, mode: RerunMode): void {
  const { state } = requireLiveEntry(context, number);
  const record = context.queue.entries.get(number);
  if (record === undefined) return;
  const isRunning = record.rerun !== null;
  if (!isRunning && state !== "pending_failure") {
    const problem = `Pull request #${number} has no failed checks to run again`;
    throw new Refusal(400, problem, "PR_CHECKS_NOT_RERUNNABLE");
  }
  record.rerun = mode;
  if (!isRunning) send(context, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}

function restartTests(context: QueueContext, number: number): void {
  const { state } = requireLiveEntry(context, number);
  if (state !== "testing" && state !== "pending_failure") {
    throw new Refusal(400, `Pull request #${number} has no tests to restart`, "PR_TESTS_NOT_RESTARTABLE");
  }
  send(context, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}

function requireLiveEntry({ queue }: QueueContext, number: number) {
  const entry = findLiveEntry(queue.engine, number);
  if (entry !== undefined) return entry;
  throw new Refusal(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}

function changeQueue(state: ServiceState, { repository, branch, managedState, ...fields }: QueueChange): void {
  const context = queueCalled(state, repository, branch);
  updateQueue(context, fields, readPossibleSettings);
  context.queue.managedState = managedState ?? context.queue.managedState;
}

function queueCalled(state: ServiceState, repository: string | undefined, branch: string): QueueContext {
  return findQueue(state, { repo: repositoryCalled(state, repository), targetBranch: branch });
}
