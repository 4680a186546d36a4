import { growingPause } from "../../polling.js";
import type { PullRequestRecord } from "../../service/service.js";
import { isBefore, stateName } from "../../text/format.js";
import { type AttemptMark, type FoundRecord, hasEnded, hasOtherHead, isFromBefore, terminalState } from "../record.js";
import type { WaitResult, WaitValues } from "./inputs.js";

/** What a wait was told. An ended record, not merged, from before `since` is not the attempt that is waited for. */
export interface WaitRules extends Pick<WaitValues, "since" | "gracePeriod" | "notReadyTimeout"> {
  /** The commit that the record must show; undefined switches the head guard off. */
  readonly guardedHead: string | undefined;
  /** The record of an attempt that had ended before ours was submitted. */
  readonly stale: AttemptMark | undefined;
}

/** The situations that end a wait when they last: as what, and by which input after how long. */
const LASTING = {
  absent: { result: "not-submitted", limit: "gracePeriod" },
  left: { result: "left-queue", limit: "gracePeriod" },
  "not-ready": { result: "not-ready", limit: "notReadyTimeout" },
} as const;

export interface WaitState {
  /** The newest record of the attempt that is waited for. */
  readonly latest: PullRequestRecord | undefined;
  /** A situation that ends the wait when it lasts. */
  readonly lasting: { readonly kind: keyof typeof LASTING; readonly sinceMs: number } | undefined;
  /** Since when the service answers with something older than `latest`. */
  readonly olderSinceMs: number | undefined;
}

export const NOTHING_SEEN: WaitState = { latest: undefined, lasting: undefined, olderSinceMs: undefined };

export type PollResult = Exclude<WaitResult, "timed-out" | "aborted">;

type Evaluation =
  | { readonly kind: "end"; readonly result: PollResult; readonly state: WaitState }
  | { readonly kind: "go-on"; readonly state: WaitState; readonly limitMs: number | undefined };

/** What one reading makes of the wait. `merged` comes before `head-changed`, and that before `failed` and `cancelled`. */
export function evaluate(rules: WaitRules, state: WaitState, record: FoundRecord, nowMs: number): Evaluation {
  const absent = (): Evaluation => last(rules, { ...state, olderSinceMs: undefined }, "absent", nowMs);
  if (record === undefined) return absent();
  const terminal = terminalState(record);
  if (terminal !== "merged" && isOlder(state, record)) {
    // A replica that lags says nothing new, unless the service sticks to it.
    const olderSinceMs = state.olderSinceMs ?? nowMs;
    const limitMs = olderSinceMs + rules.gracePeriod - nowMs;
    if (limitMs > 0) return { kind: "go-on", state: { ...state, olderSinceMs }, limitMs };
  }
  if (isFromBefore(record, rules)) return absent();
  const seen: WaitState = { latest: record, lasting: undefined, olderSinceMs: undefined };
  if (terminal === "merged") return { kind: "end", result: terminal, state: seen };
  if (hasOtherHead(record, rules.guardedHead)) return { kind: "end", result: "head-changed", state: seen };
  if (terminal !== undefined) return { kind: "end", result: terminal, state: seen };
  const before = { ...seen, lasting: state.lasting };
  if (hasEnded(record)) return last(rules, before, "left", nowMs);
  if (record.state === "not_ready") return last(rules, before, "not-ready", nowMs);
  return { kind: "go-on", state: seen, limitMs: undefined };
}

/** True when a reply lags behind what was seen; a new attempt may have another id, and its times are later. */
function isOlder({ latest }: WaitState, record: PullRequestRecord): boolean {
  return latest !== undefined && isBefore(record.stateChangedAt, latest.stateChangedAt);
}

/** Keeps the start of a situation that lasts, and ends the wait when its time is over. */
function last(rules: WaitRules, state: WaitState, kind: keyof typeof LASTING, nowMs: number): Evaluation {
  const { result, limit } = LASTING[kind];
  const sinceMs = state.lasting?.kind === kind ? state.lasting.sinceMs : nowMs;
  const limitMs = sinceMs + rules[limit] - nowMs;
  const kept: WaitState = { ...state, lasting: { kind, sinceMs } };
  return limitMs > 0 ? { kind: "go-on", state: kept, limitMs } : { kind: "end", result, state: kept };
}

export function describeSituation({ latest, lasting }: WaitState): string {
  if (lasting?.kind === "left") return "out of the queue";
  return lasting?.kind === "absent" || latest === undefined ? "not submitted" : stateName(latest.state);
}

export interface PollSituation {
  /** The record's state; undefined while there is no record of this attempt. */
  readonly state: string | undefined;
  /** Place in the queue from 1; undefined where it is not known or says nothing about the time to the merge. */
  readonly position: number | undefined;
  /** Milliseconds since the last change of state that we saw. */
  readonly ageMs: number;
}

/** So many pull requests from the front the merge may come at any moment. */
const NEAR = 2;

/** Milliseconds until the next poll: short after a change and near the merge, long while nothing can happen soon. */
export function adaptiveInterval(situation: PollSituation): number {
  const longest = longestMs(situation);
  return isFar(situation.position) ? longest : growingPause(situation.ageMs, longest);
}

/** Far from the front, the place decides how long the pauses are. */
export function isFar(position: number | undefined): boolean {
  return position !== undefined && position > NEAR;
}

/** The longest pause of each situation. The figures come from the simulation in test/pull-request. */
function longestMs({ state, position = 1 }: PollSituation): number {
  const forEachAhead = (ms: number): number => ms * Math.max(1, position - 1);
  switch (state) {
    case undefined:
      return 5000;
    case "not_ready":
      return 60_000;
    case "pending":
      return Math.min(120_000, forEachAhead(20_000));
    case "testing":
    case "pending_failure":
      return Math.min(60_000, forEachAhead(20_000));
    case "tests_passed":
      // What is ahead may merge within seconds of each other.
      return Math.min(60_000, forEachAhead(5000));
    default:
      return 30_000;
  }
}
