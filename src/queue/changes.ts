import { type OperationResult, plannedRequests } from "../operation.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount } from "../text/format.js";
import { code, escapeText, jsonCode, paragraphs, table } from "../text/markdown.js";
import { queueName } from "./read.js";
import { SETTINGS, type Settings, type SettingValue, sameValue } from "./settings.js";

export interface SettingChange {
  readonly setting: string;
  /** Undefined if the reply lacks the setting. */
  readonly from: SettingValue | undefined;
  readonly to: SettingValue;
}

/** Required changes; after an update, the changes made. */
export interface QueueChanges {
  readonly target: QueueTarget;
  readonly wanted: Settings;
  /** Queue before the change; undefined if there was none. */
  readonly queue: Queue | undefined;
  readonly changes: readonly SettingChange[];
}

export function compareQueue(target: QueueTarget, wanted: Settings, queue: Queue | undefined): QueueChanges {
  return { target, wanted, queue, changes: changesFor(queue, wanted) };
}

/** Compares settings with a reply. A setting that the reply lacks counts as a change. */
export function changesFor(queue: Queue | undefined, wanted: Settings): readonly SettingChange[] {
  if (queue === undefined) return [...wanted].map(([setting, to]) => ({ setting, from: undefined, to }));
  return SETTINGS.flatMap((setting) => {
    const { name, read } = setting;
    const [from, to] = [read(queue[name]), wanted.get(name)];
    if (to === undefined || (from !== undefined && sameValue(setting, from, to))) return [];
    return [{ setting: name, from, to }];
  });
}

export function namesOf(changes: readonly SettingChange[]): string {
  return changes.map(({ setting }) => setting).join(", ");
}

export function wantedBy(changes: readonly SettingChange[]): Settings {
  return new Map(changes.map(({ setting, to }) => [setting, to]));
}

/** Prepares the requests. A new queue needs a second request for most settings. */
export function requestsFor(service: QueueService, { target, wanted, queue, changes }: QueueChanges) {
  const creation = queue === undefined ? service.createQueue(target, wanted) : undefined;
  const update = creation?.remaining ?? wantedBy(changes);
  return [
    ...(creation === undefined ? [] : [creation]),
    ...(update.size === 0 ? [] : [service.updateQueue(target, update)]),
  ];
}

export type ChangesReport = Omit<OperationResult<never, "changes">, "result">;

export function changedReport(done: QueueChanges): ChangesReport {
  const verb = done.changes.length === 1 || done.queue === undefined ? "was" : "were";
  return reportOf(done, verb, MADE_CHANGES, switchesMode(done) ? [MODE_SWITCH_NOTICE] : []);
}

export function dryRunReport(service: QueueService, needed: QueueChanges): OperationResult<never, "changes"> {
  const requests = plannedRequests(requestsFor(service, needed));
  return { result: "planned", requests, ...reportOf(needed, "would be", DRY_RUN_CHANGES) };
}

function reportOf(
  { target, queue, changes }: QueueChanges,
  verb: string,
  columns: Columns,
  details: readonly string[] = [],
): ChangesReport {
  const subject = `merge queue for ${queueName(target)}`;
  let message = `The ${subject} ${verb} created.`;
  if (queue !== undefined) {
    message =
      changes.length === 0
        ? `The ${subject} already has these settings.`
        : `${formatCount(changes.length, "setting")} of the ${subject} ${verb} changed: ${namesOf(changes)}.`;
  }
  const rows = changesTable(queue === undefined ? NEW_SETTINGS : columns, changes);
  return {
    message,
    details,
    outputs: { changes: changesOutput(changes) },
    summary: paragraphs([escapeText(message), rows, ...details.map(escapeText)]),
  };
}

/** True if the queue switches modes later, because it is not empty. */
export function switchesMode({ changes, queue }: QueueChanges): boolean {
  return (queue?.enqueuedPullRequests.length ?? 0) > 0 && changes.some(({ setting }) => setting === "mode");
}

export const MODE_SWITCH_NOTICE =
  "The queue is switching modes now. The new mode takes effect once its pull requests are merged or removed. Until then it admits no pull requests and rejects other changes.";

export function changesOutput(changes: readonly SettingChange[]): readonly Record<string, unknown>[] {
  return changes.map(({ setting, from = null, to }) => ({ setting, from, to }));
}

/** Titles of the value columns. `from` is undefined for a new queue. */
export interface Columns {
  readonly from: string | undefined;
  readonly to: string;
}

export const MADE_CHANGES: Columns = { from: "Before", to: "Now" };
const DRY_RUN_CHANGES: Columns = { from: "Now", to: "Would become" };
const NEW_SETTINGS: Columns = { from: undefined, to: "Value" };

const VALUE_CHARACTERS = 300;

export function changesTable({ from: before, to: after }: Columns, changes: readonly SettingChange[]): string {
  if (changes.length === 0) return "";
  const rows = changes.map(({ setting, from, to }) => [
    code(setting),
    ...(before === undefined ? [] : [from === undefined ? "not shown" : valueCell(from)]),
    valueCell(to),
  ]);
  return table(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}

function valueCell(value: SettingValue): string {
  return value === null ? "no list of the queue" : jsonCode(value, VALUE_CHARACTERS);
}
