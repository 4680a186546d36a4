/** What may be asked of the lists of a queue's past: a time, a state, a page. */

import type { PullRequestsQuery, TestingResultsQuery } from "../engine/lists.js";
import { LARGEST_NUMBER } from "../engine/pull-request.js";
import { ENTRY_STATES, type EntryState } from "../engine/world.js";
import { type Fields, integerFrom, invalid, oneOf, optional, stringAt } from "../http/fields.js";

const LARGEST_TAKE = 100;
const USUAL_TAKE = 50;

function readTake(fields: Fields): number {
  return optional(fields, "take", integerFrom(1, LARGEST_TAKE)).take ?? USUAL_TAKE;
}

export function readPullRequestsQuery(fields: Fields): PullRequestsQuery {
  return {
    ...readSpan(fields),
    ...optional(fields, "state", stateAt),
    ...optional(fields, "cursor", uuidAt),
    take: readTake(fields),
  };
}

export function readTestingResultsQuery(fields: Fields): TestingResultsQuery {
  const { offset = 0 } = optional(fields, "offset", integerFrom(0, LARGEST_NUMBER));
  return { ...readSpan(fields), sinceMs: timeAt(fields.since, "since"), offset, take: readTake(fields) };
}

/** Requests may spell states in any case. */
function stateAt(value: unknown, name: string): EntryState {
  return oneOf(ENTRY_STATES, typeof value === "string" ? value.toLowerCase() : value, name);
}

/** A date and a time with a zone, of the calendar: 30 February is none. */
function timeAt(value: unknown, name: string): number {
  const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.exec(
    typeof value === "string" ? value : "",
  );
  const written = form?.[1]?.toUpperCase() ?? "";
  const asUtc = Date.parse(`${written}Z`);
  const ms = Date.parse(`${written}${form?.[2] ?? ""}${form?.[3]?.toUpperCase() ?? ""}`);
  if (Number.isNaN(asUtc) || Number.isNaN(ms) || !new Date(asUtc).toISOString().startsWith(written)) {
    throw invalid(name, "must be an ISO 8601 time such as 2026-01-31T12:00:00Z");
  }
  return ms;
}

function readSpan(fields: Fields): { readonly sinceMs?: number; readonly untilMs?: number } {
  const { since } = optional(fields, "since", timeAt);
  const { until } = optional(fields, "until", timeAt);
  return {
    ...(since === undefined ? {} : { sinceMs: since }),
    ...(until === undefined ? {} : { untilMs: until }),
  };
}

function uuidAt(value: unknown, name: string): string {
  const text = stringAt(value, name);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw invalid(name, "must be a UUID");
  return text.toLowerCase();
}
