/** Creates, changes and deletes queues. */

import { DEFAULT_SETTINGS } from "../engine/settings.js";
import { emptyQueue } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { type Fields, flag, object, oneOf, optional, read, refuseUnknown, text, wordOf } from "./fields.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import {
  ensureBranch,
  keyOf,
  MANAGED_STATES,
  type Queue,
  type QueueContext,
  type Repository,
  type ServiceState,
} from "./service-state.js";
import { engineSettings, readPossibleSettings, readSettings, SETTING_NAMES } from "./settings.js";

/** Creates a queue. As in the API, `fields` may set only mode and concurrency. */
export function createQueue(state: ServiceState, repository: Repository, branch: string, fields: Fields): void {
  if (repository.queues.has(branch)) {
    const problem = `A merge queue already exists for branch "${branch}" in this repository`;
    throw new Refusal(409, problem, "QUEUE_ALREADY_EXISTS");
  }
  const { mode, concurrency } = { ...DEFAULT_SETTINGS, ...readSettings(fields) };
  const settings = { ...DEFAULT_SETTINGS, mode, concurrency, bisectionConcurrency: concurrency };
  state.last.queue += 1;
  const id = state.last.queue;
  const { tip, lastNumbers } = ensureBranch(state, repository, branch);
  repository.queues.set(branch, {
    id,
    branch,
    engine: emptyQueue(engineSettings(settings), tip, lastNumbers),
    settings,
    entries: new Map(),
    numbers: new Map(),
    runs: new Map(),
    runIds: new Map(),
    bisectionRuns: new Map(),
    results: [],
    moves: [],
    ends: new Map(),
    ended: [],
    managedState: "manual",
    createdAtMs: state.timeMs,
    updatedAtMs: state.timeMs,
    mergesUntilMs: 0,
  });
  state.queues.set(id, { repository: keyOf(repository), branch });
}

/** Number of deleted queues of a repository whose entries and runs stay readable. */
const MOST_FORMER_QUEUES = 10;

export function deleteQueue({ state, repository, queue }: QueueContext): void {
  const live = listLiveNumbers(queue).length;
  if (live > 0) {
    const problem = `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`;
    throw new Refusal(400, problem, "QUEUE_HAS_ACTIVE_ENTRIES");
  }
  ensureBranch(state, repository, queue.branch).lastNumbers = queue.engine.last;
  repository.formerQueues.push(queue);
  repository.formerQueues.splice(0, repository.formerQueues.length - MOST_FORMER_QUEUES);
  repository.queues.delete(queue.branch);
  state.queues.delete(queue.id);
}

/** Lists all live pull requests: first the admitted ones, then those that are not ready. */
export function listLiveNumbers(queue: Queue): readonly number[] {
  return [...listAdmittedNumbers(queue), ...tree.values(queue.engine.waiting)];
}

/** Lists all admitted pull requests: in the order, in bisections, then pending. */
export function listAdmittedNumbers({ engine }: Pick<Queue, "engine">): readonly number[] {
  const groups = [...tree.values(engine.order), ...engine.bisections.flatMap((bisection) => bisection.groups)];
  const members = groups.flatMap((id) => tree.get(engine.groups, id)?.members ?? []);
  return [...members, ...tree.values(engine.pending)];
}

const SETTABLE_STATES = ["running", "paused", "draining"] as const;

const update = object(optional({ state: wordOf(SETTABLE_STATES), deleteRequiredStatuses: flag }));

export function updateQueue(context: QueueContext, fields: Fields, readGiven = readSettings): void {
  const { state, queue } = context;
  const { state: phase, deleteRequiredStatuses = false } = read(update, fields);
  const { requiredStatuses: given = [], ...settings } = readGiven(fields);
  const { mode = queue.engine.settings.mode } = settings;
  if (queue.engine.switching !== null && readGiven === readSettings) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is switching modes`);
  }
  // In version 1, an empty list changes nothing. `deleteRequiredStatuses` removes the list from the queue.
  const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
  queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
  queue.updatedAtMs = state.timeMs;
  if (phase !== undefined) send(context, { type: "set-phase", phase });
  send(context, { type: "configure", settings: engineSettings({ ...queue.settings, mode }) });
}

/** Stores the sender of a change of settings. */
export function recordWriter({ queue }: QueueContext, isTerraform: boolean): void {
  const drift = queue.managedState === "manual" ? "manual" : "terraformWithDrift";
  queue.managedState = isTerraform ? "terraform" : drift;
}

const change = object({
  branch: text,
  ...optional({ repository: text, state: oneOf(SETTABLE_STATES), managedState: oneOf(MANAGED_STATES) }),
});

/** Reads changes of a queue, with its branch and its repository (`owner/name`; by default, the first repository). */
export function readQueueChange(fields: Fields) {
  refuseUnknown(Object.keys(fields), [...SETTING_NAMES, ...Object.keys(change.shape)]);
  return { ...readPossibleSettings(fields), ...read(change, fields) };
}

export type QueueChange = Readonly<ReturnType<typeof readQueueChange>>;
