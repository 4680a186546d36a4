/** Creating, changing and deleting queues. */

import { Refusal } from "./refusal.js";
import { DEFAULT_SETTINGS, type QueueSettings, readSettings } from "./settings.js";
import type { Place, Queue, QueueState, Repository } from "./world.js";

type Fields = Readonly<Record<string, unknown>>;

const SETTABLE_STATES: readonly QueueState[] = ["running", "paused", "draining"];

/** Only mode and concurrency can be given at the start; everything else goes through an update. */
export function createQueue(repository: Repository, branch: string, fields: Fields): void {
  if (repository.queues.has(branch)) {
    throw new Refusal(409, `A merge queue already exists for branch "${branch}" in this repository`);
  }
  const { mode = DEFAULT_SETTINGS.mode, concurrency = DEFAULT_SETTINGS.concurrency } = readSettings(fields);
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

export function updateQueue({ queue }: Place, fields: Fields): void {
  const state = readState(fields.state);
  const { mode, requiredStatuses, ...settings } = readSettings(fields);
  const deletesStatuses = readDeleteRequiredStatuses(fields.deleteRequiredStatuses);
  if (queue.switching !== null) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is switching modes`);
  }
  queue.settings = { ...queue.settings, ...settings };
  // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
  if (requiredStatuses !== undefined && requiredStatuses.length > 0) {
    queue.settings = { ...queue.settings, requiredStatuses };
  }
  if (deletesStatuses) queue.settings = { ...queue.settings, requiredStatuses: [] };
  if (state !== null) queue.state = state;
  if (mode !== undefined && mode !== queue.settings.mode) {
    queue.switching = { mode, stateAfter: queue.state };
    queue.state = "switching_modes";
  }
}

function readState(value: unknown): QueueState | null {
  if (value === undefined) return null;
  const state = SETTABLE_STATES.find((each) => typeof value === "string" && each === value.toLowerCase());
  if (state === undefined) {
    throw new Refusal(400, `Invalid value for "state": must be one of ${SETTABLE_STATES.join(", ")}`);
  }
  return state;
}

function readDeleteRequiredStatuses(value: unknown): boolean {
  if (value !== undefined && typeof value !== "boolean") {
    throw new Refusal(400, 'Invalid value for "deleteRequiredStatuses": must be true or false');
  }
  return value === true;
}

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
