/** Creating, changing and deleting queues. */

import { type Fields, flag, object, oneOf, optional, read, text, wordOf } from "./fields.js";
import { Refusal } from "./refusal.js";
import { DEFAULT_SETTINGS, type QueueSettings, readSettings } from "./settings.js";
import type { Place, Queue, Repository } from "./world.js";

/** Only mode and concurrency can be given at the start; everything else goes through an update. */
export function createQueue(repository: Repository, branch: string, fields: Fields): void {
  if (repository.queues.has(branch)) {
    throw new Refusal(409, `A merge queue already exists for branch "${branch}" in this repository`);
  }
  const { mode, concurrency } = { ...DEFAULT_SETTINGS, ...readSettings(fields) };
  const settings = { ...DEFAULT_SETTINGS, mode, concurrency, bisectionConcurrency: concurrency };
  repository.queues.set(branch, emptyQueue(branch, settings));
}

export function deleteQueue({ repository, queue }: Place): void {
  const live = queue.order.length + queue.waiting.length;
  if (live > 0) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
  }
  repository.queues.delete(queue.branch);
}

const SETTABLE_STATES = ["running", "paused", "draining"] as const;

const update = object(optional({ state: wordOf(SETTABLE_STATES), deleteRequiredStatuses: flag }));

export function updateQueue({ queue }: Place, fields: Fields): void {
  const { state: next = queue.state, deleteRequiredStatuses = false } = read(update, fields);
  const { mode, requiredStatuses: given = [], ...settings } = readSettings(fields);
  if (queue.switching !== null) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is switching modes`);
  }
  // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
  const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
  queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
  queue.state = next;
  if (mode !== undefined && mode !== queue.settings.mode) {
    queue.switching = { mode, stateAfter: next };
    queue.state = "switching_modes";
  }
}

const change = object({ branch: text, ...optional({ repository: text, state: oneOf(SETTABLE_STATES) }) });

/** A queue of a repository (`owner/name`; the first one when left out), and what is to be set of it. */
export function readQueueChange(fields: Fields) {
  return { ...readSettings(fields), ...read(change, fields) };
}

export type QueueChange = Readonly<ReturnType<typeof readQueueChange>>;

function emptyQueue(branch: string, settings: QueueSettings): Queue {
  return {
    branch,
    state: "running",
    settings,
    switching: null,
    order: [],
    waiting: [],
    entries: new Map(),
    runs: new Map(),
    history: [],
    ends: new Map(),
    mergedAttempts: new Set(),
    pushesByHand: 0,
  };
}
