/** Creating, changing and deleting queues. */

import { emptyQueue } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { type Fields, flag, object, oneOf, optional, read, refuseUnknown, text, wordOf } from "./fields.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import { ensureBranch } from "./repositories.js";
import { DEFAULT_SETTINGS, engineSettings, readPossibleSettings, readSettings, SETTING_NAMES } from "./settings.js";
import { keyOf, type Place, type Queue, type Repository, type World } from "./world.js";

/** Only mode and concurrency can be given at the start; everything else goes through an update. */
export function createQueue(world: World, repository: Repository, branch: string, fields: Fields): void {
  if (repository.queues.has(branch)) {
    throw new Refusal(409, `A merge queue already exists for branch "${branch}" in this repository`);
  }
  const { mode, concurrency } = { ...DEFAULT_SETTINGS, ...readSettings(fields) };
  const settings = { ...DEFAULT_SETTINGS, mode, concurrency, bisectionConcurrency: concurrency };
  world.last.queue += 1;
  const id = world.last.queue;
  const { tip, counted } = ensureBranch(world, repository, branch);
  repository.queues.set(branch, {
    id,
    branch,
    engine: emptyQueue(engineSettings(settings), tip, counted),
    settings,
    entries: new Map(),
    numbers: new Map(),
    submitted: [],
    runs: new Map(),
    runIds: new Map(),
    bisectionRuns: new Map(),
    results: [],
    moves: [],
    ends: new Map(),
    ended: [],
    mergesUntilMs: 0,
  });
  world.queues.set(id, { repository: keyOf(repository), branch });
}

export function deleteQueue({ world, repository, queue }: Place): void {
  const live = liveNumbers(queue).length;
  if (live > 0) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is not empty (${live} pull requests)`);
  }
  ensureBranch(world, repository, queue.branch).counted = queue.engine.last;
  repository.queues.delete(queue.branch);
  world.queues.delete(queue.id);
}

/** Everything that is submitted, and what stands in the line first. */
export function liveNumbers(queue: Queue): readonly number[] {
  return [...lineNumbers(queue), ...tree.values(queue.engine.waiting)];
}

/** Everything that was admitted, in the order of the queue: what is tested, what is bisected, then what waits for it. */
export function lineNumbers({ engine }: Pick<Queue, "engine">): readonly number[] {
  const groups = [...tree.values(engine.line), ...engine.sessions.flatMap((session) => session.groups)];
  const members = groups.flatMap((id) => tree.get(engine.groups, id)?.members ?? []);
  return [...members, ...tree.values(engine.pool)];
}

const SETTABLE_STATES = ["running", "paused", "draining"] as const;

const update = object(optional({ state: wordOf(SETTABLE_STATES), deleteRequiredStatuses: flag }));

/** `readGiven` takes the settings out of what is given: by default those that v1 can set. */
export function updateQueue(place: Place, fields: Fields, readGiven = readSettings): void {
  const { queue } = place;
  const { state, deleteRequiredStatuses = false } = read(update, fields);
  const { requiredStatuses: given = [], ...settings } = readGiven(fields);
  const { mode = queue.engine.settings.mode } = settings;
  if (queue.engine.switching !== null) {
    throw new Refusal(400, `The merge queue for branch "${queue.branch}" is switching modes`);
  }
  // An empty list changes nothing in v1; only `deleteRequiredStatuses` clears the override.
  const kept = given.length > 0 ? given : queue.settings.requiredStatuses;
  queue.settings = { ...queue.settings, ...settings, requiredStatuses: deleteRequiredStatuses ? [] : kept };
  if (state !== undefined) send(place, { type: "set-phase", phase: state });
  send(place, { type: "configure", settings: engineSettings({ ...queue.settings, mode }) });
}

const change = object({ branch: text, ...optional({ repository: text, state: oneOf(SETTABLE_STATES) }) });

/** A queue of a repository (`owner/name`; the first one when left out), and what is to be set of it. */
export function readQueueChange(fields: Fields) {
  refuseUnknown(Object.keys(fields), [...SETTING_NAMES, ...Object.keys(change.shape)]);
  return { ...readPossibleSettings(fields), ...read(change, fields) };
}

export type QueueChange = Readonly<ReturnType<typeof readQueueChange>>;
