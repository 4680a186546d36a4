import { formatPlannedRequests, type OperationResult } from "../operation.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount } from "../text/format.js";
import { escapeText, joinBlocks, toInlineCode, toInlineJson, toTable } from "../text/markdown.js";
import { formatQueueName, listAdmittedPullRequests } from "./read.js";
import { isSameSettingValue, SETTING_DEFINITIONS, type Settings, type SettingValue } from "./settings.js";

export interface SettingChange {
  readonly setting: string;
  /** Value in the queue; undefined if the reply lacks the setting. */
  readonly from: SettingValue | undefined;
  readonly to: SettingValue;
}

/** Changes of a queue, planned or made. */
export interface QueueChanges {
  readonly target: QueueTarget;
  readonly wanted: Settings;
  /** Queue before the changes; undefined if it did not exist. */
  readonly queue: Queue | undefined;
  readonly changes: readonly SettingChange[];
}

export function compareQueueSettings(target: QueueTarget, wanted: Settings, queue: Queue | undefined): QueueChanges {
  return { target, wanted, queue, changes: findSettingChanges(queue, wanted) };
}

/** Returns the settings that differ. A setting that the reply lacks counts as different. */
export function findSettingChanges(queue: Queue | undefined, wanted: Settings): readonly SettingChange[] {
  if (queue === undefined) return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
  return SETTING_DEFINITIONS.flatMap((setting) => {
    const { name, read } = setting;
    const [from, to] = [read(queue[name]), wanted.get(name)];
    if (to === undefined || (from !== undefined && isSameSettingValue(setting, from, to))) return [];
    return [{ setting: name, from, to }];
  });
}

export function joinSettingNames(changes: readonly SettingChange[]): string {
  return changes.map(({ setting }) => setting).join(", ");
}

export function toChangedSettings(changes: readonly SettingChange[]): Settings {
  return new Map(changes.map(({ setting, to }) => [setting, to]));
}

/** Prepares the requests. The request to create a queue accepts few settings, so an update may follow. */
export function createSettingRequests(service: QueueService, { target, wanted, queue, changes }: QueueChanges) {
  const creation = queue === undefined ? service.createQueue(target, wanted) : undefined;
  const update = creation?.remaining ?? toChangedSettings(changes);
  return [
    ...(creation === undefined ? [] : [creation]),
    ...(update.size === 0 ? [] : [service.updateQueue(target, update)]),
  ];
}

export type QueueChangesReport = Omit<OperationResult<never, "changes">, "result">;

export function reportQueueChanges(done: QueueChanges): QueueChangesReport {
  const verb = done.changes.length === 1 || done.queue === undefined ? "was" : "were";
  return reportOf(done, verb, APPLIED_CHANGE_COLUMNS, isModeSwitchPending(done) ? [MODE_SWITCH_NOTICE] : []);
}

export function reportPlannedChanges(service: QueueService, needed: QueueChanges): OperationResult<never, "changes"> {
  const requests = formatPlannedRequests(createSettingRequests(service, needed));
  return { result: "planned", requests, ...reportOf(needed, "would be", DRY_RUN_CHANGES) };
}

function reportOf(
  { target, queue, changes }: QueueChanges,
  verb: string,
  columns: ChangesTableColumns,
  details: readonly string[] = [],
): QueueChangesReport {
  const subject = `merge queue for ${formatQueueName(target)}`;
  let message = `The ${subject} ${verb} created.`;
  if (queue !== undefined) {
    message =
      changes.length === 0
        ? `The ${subject} already has these settings.`
        : `${formatCount(changes.length, "setting")} of the ${subject} ${verb} changed: ${joinSettingNames(changes)}.`;
  }
  const rows = toChangesTable(queue === undefined ? NEW_SETTINGS : columns, changes);
  return {
    message,
    details,
    outputs: { changes: formatSettingChanges(changes) },
    summary: joinBlocks([escapeText(message), rows, ...details.map(escapeText)]),
  };
}

/** True when the change of the mode takes effect later, because the queue is not empty. */
export function isModeSwitchPending({ changes, queue }: QueueChanges): boolean {
  return (
    queue !== undefined &&
    listAdmittedPullRequests(queue).length > 0 &&
    changes.some(({ setting }) => setting === "mode")
  );
}

export const MODE_SWITCH_NOTICE =
  "The queue is switching modes now. The new mode takes effect once all pull requests in the queue are merged or removed. Until then, the queue admits no pull requests and rejects other changes of its settings.";

export function formatSettingChanges(changes: readonly SettingChange[]): readonly Record<string, unknown>[] {
  return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}

/** Titles of the value columns. `from` is undefined for a new queue, because it has no previous values. */
export interface ChangesTableColumns {
  readonly from: string | undefined;
  readonly to: string;
}

export const APPLIED_CHANGE_COLUMNS: ChangesTableColumns = { from: "Before", to: "Now" };
const DRY_RUN_CHANGES: ChangesTableColumns = { from: "Now", to: "Would become" };
const NEW_SETTINGS: ChangesTableColumns = { from: undefined, to: "Value" };

const VALUE_CHARACTERS = 300;

export function toChangesTable(
  { from: before, to: after }: ChangesTableColumns,
  changes: readonly SettingChange[],
): string {
  if (changes.length === 0) return "";
  const rows = changes.map(({ setting, from, to }) => [
    toInlineCode(setting),
    ...(before === undefined ? [] : [from === undefined ? "not shown" : valueCell(from)]),
    valueCell(to),
  ]);
  return toTable(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}

function valueCell(value: SettingValue): string {
  return value === null ? "no list in the settings of the queue" : toInlineJson(value, VALUE_CHARACTERS);
}
