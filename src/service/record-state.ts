import { isBefore, isSameCommit } from "../text/format.js";
import type { PullRequestRecord } from "./service.js";

/** Final states of an attempt (the service's document, "States and transitions"). */
const TERMINAL_STATES = ["merged", "failed", "cancelled"] as const;
type TerminalState = (typeof TERMINAL_STATES)[number];

export function terminalState({ state }: Pick<PullRequestRecord, "state">): TerminalState | undefined {
  return TERMINAL_STATES.find((terminal) => terminal === state);
}

export function isMerged(record: FoundRecord): boolean {
  return record?.state === "merged";
}

export function hasEnded(record: PullRequestRecord): boolean {
  return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}

/** Identity of an attempt: the id stays the same after another submission. */
export type AttemptKey = Pick<PullRequestRecord, "id" | "stateChangedAt">;

export function isAttempt({ id, stateChangedAt }: PullRequestRecord, mark: AttemptKey | undefined): boolean {
  return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}

export interface EarlierAttempts {
  /** Finished record from before the submission. */
  readonly stale?: AttemptKey | undefined;
  /** Service time; attempts that finished before it are earlier ones. */
  readonly since?: string | undefined;
}

/** True for a record of an earlier attempt, or an outdated record. Never true for `merged`. */
export function isFromEarlierAttempt(record: PullRequestRecord, { stale, since = "" }: EarlierAttempts): boolean {
  if (isMerged(record)) return false;
  if (isBefore(record.stateChangedAt, stale?.stateChangedAt ?? "")) return true;
  return hasEnded(record) && (isAttempt(record, stale) || isBefore(record.stateChangedAt, since));
}

/** True for a record older than a known one. Never true for `merged`. */
export function isOutdated(record: PullRequestRecord, known: FoundRecord): boolean {
  return !isMerged(record) && isBefore(record.stateChangedAt, known?.stateChangedAt ?? "");
}

export function hasOtherHead(record: FoundRecord, guardedHead: string | undefined): boolean {
  return record !== undefined && guardedHead !== undefined && !isSameCommit(record.prSha, guardedHead);
}

export type FoundRecord = PullRequestRecord | undefined;

/** Reasons that prevent tests, in the words of the output `blocked-by`. */
type BlockerName = "base branch" | "mergeability" | "impacted targets";

export interface Blocker {
  readonly name: BlockerName;
  /** False while the service may still compute it. */
  readonly isCertain: boolean;
}

/** Applies the readiness rule of the service's document, "Submitted pull request". */
export function findBlockers({ readiness }: Pick<PullRequestRecord, "readiness">): readonly Blocker[] {
  const { doesBaseBranchMatch, gitHubMergeability, requiresImpactedTargets, hasImpactedTargets } = readiness ?? {};
  const mergeability = gitHubMergeability ?? "mergeable";
  return [
    ...(doesBaseBranchMatch === false ? [{ name: "base branch", isCertain: true } as const] : []),
    ...(mergeability === "mergeable"
      ? []
      : [{ name: "mergeability", isCertain: mergeability === "not_mergeable" } as const]),
    ...(requiresImpactedTargets === true && hasImpactedTargets !== true
      ? [{ name: "impacted targets", isCertain: hasImpactedTargets === false } as const]
      : []),
  ];
}
