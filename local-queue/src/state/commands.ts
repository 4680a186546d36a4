/**
 * Everything that can change the state, as plain JSON: requests to the control interface and the API, and the answers of
 * an outside host. The commands, their times and the seed in the first of them decide the state: applying the same
 * commands again gives the same state.
 */
import * as tree from "../engine/tree.js";
import { advance, performRequests, type TimedHost } from "./advance.js";
import { takeAnswer } from "./answers.js";
import { storeImpactedTargets, type Upload } from "./facts.js";
import type { Fields } from "./fields.js";
import type { HostAnswer, OutsideHost } from "./host.js";
import type { HostContent } from "./host-content.js";
import { applyHostWrite } from "./host-write.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "./pull-request.js";
import { type NewQuarantinedTest, quarantinedTestOf } from "./quarantined-tests.js";
import { createQueue, deleteQueue, type QueueChange, updateQueue } from "./queues.js";
import { Refusal } from "./refusal.js";
import {
  addForkRun,
  addPullRequest,
  addRepository,
  type NewCollaborator,
  type NewForkRun,
  type NewPush,
  type NewRepository,
  pushToBranch,
  setCollaborator,
  updatePullRequest,
} from "./repositories.js";
import {
  DEFAULT_TIMINGS,
  findQueue,
  findRepository,
  newId,
  type QueueContext,
  type QueueRef,
  repositoryCalled,
  type ServiceState,
  type Timings,
} from "./service-state.js";
import { readPossibleSettings } from "./settings.js";
import { cancel, restartTests, type Submission, submit } from "./submissions.js";

/** A command about a queue that exists. */
function atQueue<Given extends object>(act: (context: QueueContext, given: Given) => void) {
  return (state: ServiceState, command: Given & { readonly at: QueueRef }): void =>
    act(findQueue(state, command.at), command);
}

/** Every command with its fields. The first repository is meant when a field `repository` (`owner/name`) is missing. */
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
  cancel: atQueue((context, { number }: { readonly number: number }) => cancel(context, number)),
  restart: atQueue((context, { number }: { readonly number: number }) => restartTests(context, number)),
  setImpactedTargets: atQueue((context, { given }: { readonly given: Upload }) => storeImpactedTargets(context, given)),
  updateQueue: atQueue((context, { fields }: { readonly fields: Fields }) => updateQueue(context, fields)),
  deleteQueue: atQueue((context) => deleteQueue(context)),
  /** Nothing but that time passed: everything due until then has happened. */
  pass: () => undefined,
  /** The answer of an outside host to a queue. */
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

/** A service to go on from: its state, or a new one when left out, and the commands since. */
export interface Past {
  readonly state?: ServiceState | null;
  readonly commands?: Iterable<LoggedCommand>;
}

/** Records a command before it is applied. What it throws keeps the command from being applied. */
export type RecordCommand = (command: Command, atMs: number) => void;

/** Makes a host outside of the service, which answers by commands. */
export type MakeHost = (answer: (command: Command) => void) => OutsideHost;

/**
 * Advances the state to a time and applies a command there. Returns the pull request that the Git host added or changed.
 * @throws Refusal for a command that is turned down; it changes nothing
 */
export function applyCommand(state: ServiceState, command: Command, atMs: number, host: TimedHost): PullRequest | null {
  advance(state, atMs, host);
  const result = handlerOf(command.type)(state, command) ?? null;
  performRequests(state, host);
  if (command.type === "updatePullRequest" && command.patch.testPlan !== undefined)
    rescheduleRuns(state, command, host);
  // What takes no time happens within the same instant.
  advance(state, state.timeMs, host);
  return result;
}

/** The runs that contain a pull request whose plan is another one may end at another time. */
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

/** Applies a command that was applied before, and may have been turned down. */
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

function changeQueue(state: ServiceState, { repository, branch, ...fields }: QueueChange): void {
  updateQueue(queueCalled(state, repository, branch), fields, readPossibleSettings);
}

function queueCalled(state: ServiceState, repository: string | undefined, branch: string): QueueContext {
  return findQueue(state, { repo: repositoryCalled(state, repository), targetBranch: branch });
}
