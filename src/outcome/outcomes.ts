import { GitHostError, type HostPullRequest } from "../ci/host.js";
import type { OperationContext } from "../operation.js";
import { ApiError, ignoreNotFoundError } from "../service/errors.js";
import { findTerminalState, isAttemptFinished, isMerged } from "../service/record-state.js";
import type { PullRequestHistory } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { readIsoTime } from "../text/format.js";
import type { OutcomeName } from "./inputs.js";

export interface QueueOutcome {
  readonly key: string;
  readonly result: OutcomeName;
  /** Start of the final state, in the service's format. */
  readonly at: string;
}

export interface OutcomeFacts {
  /** Record with its changes of state; undefined if the pull request was never submitted to this queue. */
  readonly record: PullRequestHistory | undefined;
  /** Pull request on GitHub; undefined if the read failed. */
  readonly onHost: HostPullRequest | undefined;
}

export function readMergeCommit({ onHost }: OutcomeFacts): string | undefined {
  return onHost?.merged === true ? onHost.mergeCommitSha : undefined;
}

/**
 * Lists the outcomes, the oldest first. The outcomes of earlier attempts come from the timeline. Without a timeline,
 * the list contains only the last outcome.
 */
export function listOutcomes({ record, onHost }: OutcomeFacts): readonly QueueOutcome[] {
  if (record === undefined) return [];
  const id = record.id ?? "";
  const past = (record.timeline ?? []).flatMap(({ state, timestamp }) => {
    const result = findTerminalState({ state });
    return result === undefined || typeof timestamp !== "string" ? [] : [outcomeAt(id, timestamp, result)];
  });
  if (!isAttemptFinished(record)) return past;
  const last = outcomeAt(id, record.stateChangedAt, resultOf(record, onHost));
  const before = past.filter(({ key }) => key !== last.key);
  if (isMerged(record) || onHost?.merged !== true || last.result !== "merged-outside-queue") return [...before, last];
  // An outcome in the queue and a later manual merge are two outcomes, so each has its own report.
  const inQueue = { ...last, result: findTerminalState(record) ?? "cancelled" };
  return [...before, inQueue, { ...last, key: `${last.key}+${onHost.mergeCommitSha ?? "merged"}` }];
}

/** Returns the outcome in a record. A finished record without a final state counts as `cancelled`. */
function resultOf(record: PullRequestHistory, onHost: HostPullRequest | undefined): OutcomeName {
  const state = findTerminalState(record) ?? "cancelled";
  if (state === "merged") return isManualMerge(record) ? "merged-outside-queue" : state;
  if (onHost?.merged === true) return "merged-outside-queue";
  return state === "cancelled" && onHost?.open === false ? "closed" : state;
}

function isManualMerge({ timeline }: PullRequestHistory): boolean {
  return timeline?.findLast(({ state }) => state === "merged")?.reason === "MANUAL_MERGE";
}

/** Creates an outcome. Its key contains the time in one format, because the service uses several formats. */
function outcomeAt(id: string, at: string, result: OutcomeName): QueueOutcome {
  const ms = readIsoTime(at)?.ms;
  const time = ms === undefined ? at : new Date(ms).toISOString();
  const key = [id, time].map((part) => encodeURIComponent(part.toWellFormed())).join("@");
  return { key, result, at };
}

/** Milliseconds between reads. The service and GitHub may show an outcome several seconds apart. */
const PAUSES_MS: readonly number[] = [2000, 3000, 5000, 10_000, 10_000];

/**
 * Reads the facts until the service and GitHub agree. With `areTestsOver`, a record in the state `testing` is outdated.
 */
export async function readOutcomeFacts(
  target: PullRequestTarget,
  context: Pick<OperationContext, "service" | "host" | "log" | "clock" | "signal">,
  { areTestsOver = false }: { readonly areTestsOver?: boolean } = {},
): Promise<OutcomeFacts> {
  for (let round = 0; ; round += 1) {
    const [record, found] = await Promise.all([
      readHistory(target, context),
      readPullRequestFromGitHub(target.number, target, context),
    ]);
    const facts = { record, onHost: found instanceof GitHostError ? undefined : found };
    const isOutdated = areTestsOver && record?.state === "testing";
    const pauseMs = isOutdated || isUnsettled(facts) ? PAUSES_MS[round] : undefined;
    if (pauseMs === undefined) {
      const lines =
        found instanceof GitHostError
          ? [`The output merge-commit-sha is empty: ${found.message}.`, ...found.advice]
          : [];
      for (const line of lines) context.log.info(line);
      return facts;
    }
    await context.clock.sleep(pauseMs, context.signal);
  }
}

/** True when only GitHub or only the service shows an outcome, or when a merge must follow soon after passed tests. */
function isUnsettled({ record, onHost }: OutcomeFacts): boolean {
  if (record === undefined) return false;
  if (isMerged(record)) return onHost?.merged === false;
  return !isAttemptFinished(record) && (onHost?.open === false || record.state === "tests_passed");
}

/** Reads the record with its changes of state. If the service rejects the request (400), reads only the record. */
async function readHistory(
  target: PullRequestTarget,
  { service }: Pick<OperationContext, "service">,
): Promise<PullRequestHistory | undefined> {
  try {
    return await ignoreNotFoundError(service.readHistory(target));
  } catch (error) {
    if (!(error instanceof ApiError) || error.facts.status !== 400) throw error;
    const record = await ignoreNotFoundError(service.readRecord(target));
    return record === undefined ? undefined : { ...record, timeline: undefined };
  }
}

/** Reads the pull request on GitHub. Returns an error as a value, because a report is possible without this fact. */
export async function readPullRequestFromGitHub(
  number: number,
  { repository }: Pick<PullRequestTarget, "repository">,
  { host, signal }: Pick<OperationContext, "host" | "signal">,
): Promise<HostPullRequest | GitHostError | undefined> {
  return host?.pullRequest(repository, number, signal).catch((error: unknown) => {
    if (error instanceof GitHostError) return error;
    throw error;
  });
}
