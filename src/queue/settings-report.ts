import { endpoints } from "../api/endpoints.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Outcome } from "../operation.js";
import { planned } from "../planned.js";
import {
  type Columns,
  changesSummary,
  MADE_CHANGES,
  NEW_SETTINGS,
  PLANNED_CHANGES,
} from "../summary/queue-changes.js";
import { counted } from "../words.js";
import { createRequest, settingsAfterwards } from "./creating.js";
import { inWords, queueRequest } from "./read-queue.js";
import { asChanges, changesOutput, namesOf, type SettingChange, updateRequest } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import type { Update } from "./updating.js";

type Report = Omit<Outcome<never, "changes">, "result">;

/** What is told of an update, whatever its result is called. */
export function updateReport(place: QueuePlace, update: Update): Report {
  const { changes } = update;
  const message =
    changes.length === 0
      ? hasThemAlready(place)
      : `${settingsInWords(changes, place)} ${areOrIs(changes)} changed: ${namesOf(changes)}.`;
  const details = modeSwitchNotice(update);
  return {
    message,
    details,
    outputs: { changes: changesOutput(changes) },
    summary: changesSummary(message, MADE_CHANGES, changes, details),
  };
}

/** What is told of a new queue. */
export function creationReport(place: QueuePlace, wanted: Settings): Report {
  const message = `The merge queue for ${inWords(place)} was created.`;
  const changes = asChanges(wanted);
  return {
    message,
    outputs: { changes: changesOutput(changes) },
    summary: changesSummary(message, NEW_SETTINGS, changes),
  };
}

/** A dry run of an update. */
export function plannedUpdate(
  place: QueuePlace,
  changes: readonly SettingChange[],
): Outcome<never, "changes"> {
  if (changes.length === 0) return withTable(planned(hasThemAlready(place)), PLANNED_CHANGES, changes);
  const message = `${settingsInWords(changes, place)} would be changed: ${namesOf(changes)}.`;
  const request = updateRequest(queueRequest(place), changes);
  return withTable(planned(message, endpoints.updateQueue, request), PLANNED_CHANGES, changes);
}

/** A dry run of a creation: one request makes the queue, another one its other settings. */
export function plannedCreation(place: QueuePlace, wanted: Settings): Outcome<never, "changes"> {
  const message = `The merge queue for ${inWords(place)} would be created.`;
  const first = planned(message, endpoints.createQueue, createRequest(place, wanted));
  const rest = asChanges(settingsAfterwards(wanted));
  const second = planned(message, endpoints.updateQueue, updateRequest(queueRequest(place), rest));
  const requests = [...(first.requests ?? []), ...(rest.length === 0 ? [] : (second.requests ?? []))];
  return withTable({ ...first, requests }, NEW_SETTINGS, asChanges(wanted));
}

function withTable(
  plan: Outcome<never, never>,
  columns: Columns,
  changes: readonly SettingChange[],
): Outcome<never, "changes"> {
  const summary = changesSummary(plan.message, columns, changes);
  return { ...plan, outputs: { changes: changesOutput(changes) }, summary };
}

/** What follows from a change of the mode on a queue that is not empty. */
export function modeSwitchNotice({ changes, before }: Update): readonly string[] {
  const count = before.enqueuedPullRequests.length;
  if (count === 0 || !changes.some(({ setting }) => setting === "mode")) return [];
  const those = count === 1 ? "the pull request in it is" : `the ${count} pull requests in it are`;
  return [
    `The queue is switching modes now: the new mode takes effect once ${those} through. Until then it lets nothing new in and takes no other changes.`,
  ];
}

function hasThemAlready(place: QueuePlace): string {
  return `The merge queue for ${inWords(place)} already has these settings.`;
}

function settingsInWords({ length }: readonly SettingChange[], place: QueuePlace): string {
  return `${counted(length, "setting")} of the merge queue for ${inWords(place)}`;
}

function areOrIs(changes: readonly SettingChange[]): string {
  return changes.length === 1 ? "was" : "were";
}
