import { computePauseMs } from "../../polling.js";
import {
  type AttemptKey,
  findTerminalState,
  hasChangedHead,
  isAttemptFinished,
  isFromEarlierAttempt,
  isOutdatedRecord,
  type OptionalPullRequestRecord,
} from "../../service/record-state.js";
import type { PullRequestRecord } from "../../service/service.js";
import { formatState, TIME_UNIT_MS } from "../../text/format.js";
import type { WaitInputValues, WaitResult } from "./inputs.js";

export interface WaitRules extends Pick<WaitInputValues, "since" | "gracePeriod" | "notReadyTimeout"> {
  readonly guardedHead: string | undefined;
  readonly stale: AttemptKey | undefined;
}

const LASTING = {
  absent: { result: "not-submitted", limit: "gracePeriod" },
  left: { result: "left-queue", limit: "gracePeriod" },
  "not-ready": { result: "not-ready", limit: "notReadyTimeout" },
} as const;

export interface WaitState {
  readonly latest: PullRequestRecord | undefined;
  readonly lasting: { readonly kind: keyof typeof LASTING; readonly sinceMs: number } | undefined;
  /** Time in milliseconds of the first reply with a record older than `latest`; undefined if no reply was older. */
  readonly olderSinceMs: number | undefined;
}

export const INITIAL_WAIT_STATE: WaitState = { latest: undefined, lasting: undefined, olderSinceMs: undefined };

export type PollResult = Exclude<WaitResult, "timed-out" | "aborted">;

type Evaluation =
  | { readonly kind: "end"; readonly result: PollResult; readonly state: WaitState }
  | { readonly kind: "go-on"; readonly state: WaitState; readonly limitMs: number | undefined };

/**
 * Decides if a record finishes the wait. The result `merged` has priority over `head-changed`, and `head-changed` has
 * priority over all other results.
 */
export function evaluatePoll(
  rules: WaitRules,
  state: WaitState,
  record: OptionalPullRequestRecord,
  nowMs: number,
): Evaluation {
  const absent = (): Evaluation => last(rules, { ...state, olderSinceMs: undefined }, "absent", nowMs);
  if (record === undefined) return absent();
  const terminal = findTerminalState(record);
  if (isOutdatedRecord(record, state.latest)) {
    // A replica of the service may return an outdated record.
    const olderSinceMs = state.olderSinceMs ?? nowMs;
    const limitMs = olderSinceMs + rules.gracePeriod - nowMs;
    if (limitMs > 0) return { kind: "go-on", state: { ...state, olderSinceMs }, limitMs };
  }
  if (isFromEarlierAttempt(record, rules)) return absent();
  const seen: WaitState = { latest: record, lasting: undefined, olderSinceMs: undefined };
  if (terminal === "merged") return { kind: "end", result: terminal, state: seen };
  if (hasChangedHead(record, rules.guardedHead)) return { kind: "end", result: "head-changed", state: seen };
  if (terminal !== undefined) return { kind: "end", result: terminal, state: seen };
  const before = { ...seen, lasting: state.lasting };
  if (isAttemptFinished(record)) return last(rules, before, "left", nowMs);
  if (record.state === "not_ready") return last(rules, before, "not-ready", nowMs);
  return { kind: "go-on", state: seen, limitMs: undefined };
}

function last(rules: WaitRules, state: WaitState, kind: keyof typeof LASTING, nowMs: number): Evaluation {
  const { result, limit } = LASTING[kind];
  const sinceMs = state.lasting?.kind === kind ? state.lasting.sinceMs : nowMs;
  const limitMs = sinceMs + rules[limit] - nowMs;
  const kept: WaitState = { ...state, lasting: { kind, sinceMs } };
  return limitMs > 0 ? { kind: "go-on", state: kept, limitMs } : { kind: "end", result, state: kept };
}

export function describeWaitState({ latest, lasting }: WaitState): string {
  if (lasting?.kind === "left") return "out of the queue";
  return lasting?.kind === "absent" || latest === undefined ? "not submitted" : formatState(latest.state);
}

export interface PollIntervalFactors {
  readonly state: string | undefined;
  /** Position in the queue, from 1; undefined if positions do not show the order of the merges. */
  readonly position: number | undefined;
  readonly ageMs: number;
}

const NEAR = 2;

/** Returns milliseconds until the next poll. The pause is short after a change and near the front of the queue. */
export function computePollIntervalMs(situation: PollIntervalFactors): number {
  const longest = longestMs(situation);
  return isFarFromQueueFront(situation.position) ? longest : computePauseMs(situation.ageMs, longest);
}

export function isFarFromQueueFront(position: number | undefined): boolean {
  return position !== undefined && position > NEAR;
}

/** Returns the longest pause in milliseconds. A simulation in test/pull-request determined these numbers. */
function longestMs({ state, position = 1 }: PollIntervalFactors): number {
  const forEachAhead = (ms: number): number => ms * Math.max(1, position - 1);
  switch (state) {
    case undefined:
      return 5000;
    case "not_ready":
      return TIME_UNIT_MS.m;
    case "pending":
      return Math.min(2 * TIME_UNIT_MS.m, forEachAhead(20_000));
    case "testing":
    case "pending_failure":
      return Math.min(TIME_UNIT_MS.m, forEachAhead(20_000));
    case "tests_passed":
      // The pull requests ahead may merge in a few seconds.
      return Math.min(TIME_UNIT_MS.m, forEachAhead(5000));
    default:
      return 30_000;
  }
}
