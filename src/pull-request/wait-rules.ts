import type { SubmittedPullRequest } from "../api/schemas.js";
import type { WaitResult } from "../inputs/wait.js";
import { isBefore } from "../iso-time.js";
import type { RecordReading } from "./record.js";
import {
  type AttemptMark,
  hasEnded,
  markOf,
  sameCommit,
  sameMark,
  stateInWords,
  terminalState,
} from "./states.js";

/** What a wait was told. All durations in milliseconds. */
export interface WaitRules {
  /** The commit that the record must show; undefined switches the head guard off. */
  readonly guardedHead: string | undefined;
  /** An ended record, not merged, from before this time of the service is not the attempt that is waited for. */
  readonly since: string | undefined;
  /** The record of an attempt that had ended before ours was submitted. */
  readonly stale: AttemptMark | undefined;
  readonly graceMs: number;
  readonly notReadyMs: number;
}

/** A situation that ends the wait when it lasts. */
export type Lasting = "absent" | "left" | "not-ready";

/** What the wait remembers from poll to poll. */
export interface WaitMemory {
  /** The newest record of the attempt that is waited for. */
  readonly latest: SubmittedPullRequest | undefined;
  readonly lasting: { readonly kind: Lasting; readonly sinceMs: number } | undefined;
  /** Since when the service answers with something older than `latest`. */
  readonly olderSinceMs: number | undefined;
}

export const NOTHING_SEEN: WaitMemory = { latest: undefined, lasting: undefined, olderSinceMs: undefined };

/** What a poll can end the wait with. */
export type PollResult = Exclude<WaitResult, "timed-out" | "aborted">;

export type Verdict =
  | { readonly kind: "end"; readonly result: PollResult; readonly memory: WaitMemory }
  | { readonly kind: "go-on"; readonly memory: WaitMemory; readonly limitMs: number | undefined };

/** Judges one reading. `merged` comes before `head-changed`, and that before `failed` and `cancelled`. */
export function judge(rules: WaitRules, memory: WaitMemory, reading: RecordReading, nowMs: number): Verdict {
  if (reading.kind === "absent") return absent(rules, memory, nowMs);
  const { record } = reading;
  if (terminalState(record) !== "merged" && isOlder(memory, record)) {
    // A replica that lags says nothing new, unless the service sticks to it.
    const olderSinceMs = memory.olderSinceMs ?? nowMs;
    const leftMs = olderSinceMs + rules.graceMs - nowMs;
    if (leftMs > 0) return { kind: "go-on", memory: { ...memory, olderSinceMs }, limitMs: leftMs };
  }
  if (isStale(rules, record)) return absent(rules, memory, nowMs);
  const seen: WaitMemory = { latest: record, lasting: memory.lasting, olderSinceMs: undefined };
  const ended = resultOf(rules, record);
  if (ended !== undefined) return { kind: "end", result: ended, memory: { ...seen, lasting: undefined } };
  if (!record.isCurrentlySubmittedToQueue) return lasting(seen, "left", nowMs, rules.graceMs, "left-queue");
  if (record.state === "not_ready") return lasting(seen, "not-ready", nowMs, rules.notReadyMs, "not-ready");
  return { kind: "go-on", memory: { ...seen, lasting: undefined }, limitMs: undefined };
}

/** No record of the attempt that is waited for. */
function absent(rules: WaitRules, memory: WaitMemory, nowMs: number): Verdict {
  return lasting({ ...memory, olderSinceMs: undefined }, "absent", nowMs, rules.graceMs, "not-submitted");
}

function resultOf({ guardedHead }: WaitRules, record: SubmittedPullRequest): PollResult | undefined {
  const terminal = terminalState(record);
  const moved = guardedHead !== undefined && !sameCommit(record.prSha, guardedHead);
  return terminal !== "merged" && moved ? "head-changed" : terminal;
}

/** The record of an earlier attempt: the service reuses it when a pull request is submitted again. `merged` is never stale. */
function isStale(rules: WaitRules, record: SubmittedPullRequest): boolean {
  if (!hasEnded(record) || terminalState(record) === "merged") return false;
  const known = rules.stale !== undefined && sameMark(rules.stale, markOf(record));
  return known || (rules.since !== undefined && isBefore(record.stateChangedAt, rules.since));
}

function isOlder({ latest }: WaitMemory, record: SubmittedPullRequest): boolean {
  return (
    latest !== undefined && latest.id === record.id && isBefore(record.stateChangedAt, latest.stateChangedAt)
  );
}

/** Keeps the start of a situation that lasts, and ends the wait when its time is over. */
function lasting(
  memory: WaitMemory,
  kind: Lasting,
  nowMs: number,
  limitMs: number,
  result: PollResult,
): Verdict {
  const sinceMs = memory.lasting?.kind === kind ? memory.lasting.sinceMs : nowMs;
  const leftMs = sinceMs + limitMs - nowMs;
  const kept: WaitMemory = { ...memory, lasting: { kind, sinceMs } };
  return leftMs > 0
    ? { kind: "go-on", memory: kept, limitMs: leftMs }
    : { kind: "end", result, memory: kept };
}

/** What holds, as a person reads it. */
export function situationInWords({ latest, lasting: situation }: WaitMemory): string {
  if (situation?.kind === "left") return "out of the queue";
  return situation?.kind === "absent" || latest === undefined ? "not submitted" : stateInWords(latest.state);
}
