import { formatServiceEnumValue, isEarlierTime, isSameCommit } from "../text/format.js";
import type { PullRequestRecord } from "./service.js";

/** Final states of an attempt, from the section "States and transitions" of the service's document. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"] as const;
type TerminalState = (typeof TERMINAL_STATES)[number];

export function findTerminalState({ state }: Pick<PullRequestRecord, "state">): TerminalState | undefined {
  return TERMINAL_STATES.find((terminal) => terminal === state);
}

export function isMerged(record: OptionalPullRequestRecord): boolean {
  return record?.state === "merged";
}

export function isAttemptFinished(record: PullRequestRecord): boolean {
  return findTerminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}

/** Fields that distinguish two attempts of a pull request. The id stays the same after a new submission. */
export type AttemptKey = Pick<PullRequestRecord, "id" | "stateChangedAt">;

export function isRecordOfAttempt({ id, stateChangedAt }: PullRequestRecord, mark: AttemptKey | undefined): boolean {
  return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}

export interface EarlierAttemptCriteria {
  /** Id and time of a finished record that existed before the submission. */
  readonly stale?: AttemptKey | undefined;
  /**
   * Earliest time of the awaited attempt, by the service's clock. If an attempt finished earlier than this time, it is
   * not the awaited attempt.
   */
  readonly since?: string | undefined;
}

/**
 * True when a record belongs to an earlier attempt or is outdated. Always false for `merged`, because a merge is final.
 */
export function isFromEarlierAttempt(
  record: PullRequestRecord,
  { stale, since = "" }: EarlierAttemptCriteria,
): boolean {
  if (isMerged(record)) return false;
  if (isEarlierTime(record.stateChangedAt, stale?.stateChangedAt ?? "")) return true;
  return isAttemptFinished(record) && (isRecordOfAttempt(record, stale) || isEarlierTime(record.stateChangedAt, since));
}

/** True when a record is older than another record of the same pull request. Always false for `merged`. */
export function isOutdatedRecord(record: PullRequestRecord, known: OptionalPullRequestRecord): boolean {
  return !isMerged(record) && isEarlierTime(record.stateChangedAt, known?.stateChangedAt ?? "");
}

export function hasChangedHead(record: OptionalPullRequestRecord, guardedHead: string | undefined): boolean {
  return record !== undefined && guardedHead !== undefined && !isSameCommit(record.prSha, guardedHead);
}

export type OptionalPullRequestRecord = PullRequestRecord | undefined;

/** Conditions that block the tests, by their names in the output `blocked-by`. */
type BlockerName = "base branch" | "mergeability" | "impacted targets";

export interface ReadinessBlocker {
  readonly name: BlockerName;
  /** False when the service may not have computed the condition yet. */
  readonly isCertain: boolean;
  /** Reasons in plain words, such as `failing check`. Empty if the service reports no reasons. */
  readonly reasons: readonly string[];
}

/** Returns the conditions that block the tests, from the section "Submitted pull request" of the service's document. */
export function findReadinessBlockers({
  readiness,
}: Pick<PullRequestRecord, "readiness">): readonly ReadinessBlocker[] {
  const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
  const mergeability = gitHubMergeability ?? "mergeable";
  const reasons = [...new Set((readiness?.reasons ?? []).map(({ code }) => formatServiceEnumValue(code)))];
  return [
    ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true, reasons: [] } as const] : []),
    ...(mergeability === "mergeable"
      ? []
      : [{ name: "mergeability", isCertain: mergeability === "not_mergeable", reasons } as const]),
    ...(requiresImpactedTargets === true && hasImpactedTargets !== true
      ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false, reasons: [] } as const]
      : []),
  ];
}
