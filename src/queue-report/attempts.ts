import type { ExportedPullRequest } from "../queue/history-file.js";
import { findTerminalState } from "../service/record-state.js";
import { parseTimeMs } from "../text/format.js";

/**
 * Parts of the time from the submission to the outcome. `testedAgain`: all time in the states `pending` and `testing`
 * after the first test run. `afterTests`: finished tests wait for the queue's decision or for the merge.
 */
export const ATTEMPT_PHASES = ["notReady", "pending", "testing", "testedAgain", "afterTests"] as const;
export type AttemptPhase = (typeof ATTEMPT_PHASES)[number];

/** Computes a value for each phase. */
export function computeValueForEachPhase<Value>(
  compute: (phase: AttemptPhase) => Value,
): Readonly<Record<AttemptPhase, Value>>;
export function computeValueForEachPhase(compute: (phase: AttemptPhase) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(ATTEMPT_PHASES.map((phase) => [phase, compute(phase)]));
}

type Change = NonNullable<ExportedPullRequest["timeline"]>[number] & { readonly ms: number };

/** Way of a pull request through the queue, from a submission to an outcome. Times are milliseconds since 1970. */
export interface Attempt {
  readonly prNumber: number;
  readonly title: string;
  readonly author: string;
  readonly outcome: "merged" | "failed" | "cancelled" | "open";
  /** Time of the outcome. For an open attempt, the end of the observation. */
  readonly endMs: number;
  /** Undefined if the service reports no changes of state. */
  readonly submittedMs: number | undefined;
  /** Seconds in each phase. */
  readonly phases: Readonly<Record<AttemptPhase, number>> | undefined;
  readonly changes: readonly Change[];
}

/** Lists the attempts of a pull request as known at a time. Ignores later changes, and attempts without an outcome. */
export function listAttempts(pullRequest: ExportedPullRequest, untilMs: number): readonly Attempt[] {
  const { prNumber, prTitle, prAuthor, state, stateChangedAt, timeline } = pullRequest;
  const isLeft = !pullRequest.isCurrentlySubmittedToQueue;
  // Without changes of state, only the last outcome is known.
  const known = timeline?.length ? timeline : [{ state: state ?? "", timestamp: stateChangedAt }];
  const changes = known.flatMap((change): readonly Change[] => {
    const ms = parseTimeMs(change.timestamp);
    return ms < untilMs ? [{ ...change, ms }] : [];
  });
  const parts = splitAttempts(changes);
  return parts.flatMap((own, index): readonly Attempt[] => {
    const [first, last] = [own[0], own.at(-1)];
    const outcome = last && findTerminalState(last);
    const isPresent = index === parts.length - 1 && !(isLeft && changes.length === known.length);
    const isSubmission = first?.state === "not_ready" || first?.state === "pending";
    if (last === undefined || (outcome === undefined && !(isPresent && isSubmission))) return [];
    const endMs = outcome === undefined ? untilMs : last.ms;
    return [
      {
        prNumber,
        title: prTitle ?? "",
        author: prAuthor ?? "",
        outcome: outcome ?? "open",
        endMs,
        submittedMs: isSubmission ? first.ms : undefined,
        phases: isSubmission ? measurePhases(own, endMs) : undefined,
        changes: own,
      },
    ];
  });
}

/** Splits the changes of state after each outcome, and before each submission. */
function splitAttempts(changes: readonly Change[]): readonly (readonly Change[])[] {
  const parts: Change[][] = [];
  for (const change of changes) {
    const current = parts.at(-1);
    const last = current?.at(-1);
    const isNew = last !== undefined && change.state === "not_ready" && last.state !== "not_ready";
    if (current === undefined || last === undefined || isNew || findTerminalState(last) !== undefined)
      parts.push([change]);
    else current.push(change);
  }
  return parts;
}

function measurePhases(changes: readonly Change[], endMs: number): Readonly<Record<AttemptPhase, number>> {
  const phases = { notReady: 0, pending: 0, testing: 0, testedAgain: 0, afterTests: 0 };
  let hasTested = false;
  for (const [index, { state, ms }] of changes.entries()) {
    phases[phaseOf(state, hasTested)] += ((changes[index + 1]?.ms ?? endMs) - ms) / 1000;
    if (state === "testing") hasTested = true;
  }
  return phases;
}

/** Returns the phase of a state. An unknown state counts as a wait. */
function phaseOf(state: string, hasTested: boolean): AttemptPhase {
  if (state === "not_ready") return "notReady";
  if (state === "pending" || state === "testing") return hasTested ? "testedAgain" : state;
  return hasTested ? "afterTests" : "pending";
}
