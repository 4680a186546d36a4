import { HostError, type HostPullRequest } from "../ci/host.js";
import type { Context } from "../operation.js";
import { ApiError } from "../service/errors.js";
import type { PullRequestHistory } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isoTime } from "../text/format.js";
import type { EndResult } from "./end-inputs.js";
import { findRecord, hasEnded, isMerged, terminalState } from "./record.js";

/** The end of an attempt in the queue. */
export interface End {
  /** What tells it from every other end of the pull request. */
  readonly key: string;
  readonly result: EndResult;
  /** When it ended, as the service writes it. */
  readonly at: string;
}

/** What the service and GitHub tell of a pull request now. */
export interface EndFacts {
  /** Undefined when it was never submitted to this queue. */
  readonly record: PullRequestHistory | undefined;
  /** Undefined when GitHub could not be asked. */
  readonly onHost: HostPullRequest | undefined;
}

/**
 * The ends of the attempts that the service knows of, the oldest first. An attempt is over with its final state; one
 * that was begun since hides it in the record, but not in the timeline, which not every service tells.
 */
export function endsOf({ record, onHost }: EndFacts): readonly End[] {
  if (record === undefined) return [];
  const { stateChangedAt } = record;
  const id = record.id ?? "";
  const past = (record.timeline ?? []).flatMap(({ state, timestamp }) => {
    const result = RESULTS.get(state);
    return result === undefined || typeof timestamp !== "string" ? [] : [endAt(id, timestamp, result)];
  });
  if (!hasEnded(record)) return past;
  const last = endAt(id, stateChangedAt, resultOf(record, onHost));
  const before = past.filter(({ key }) => key !== last.key);
  if (isMerged(record) || onHost?.merged !== true || last.result !== "not-from-queue") return [...before, last];
  // The end in the queue and the merge by hand that followed are two ends, of which each is told.
  const own = { ...last, result: RESULTS.get(record.state ?? "") ?? "cancelled" };
  return [...before, own, { ...last, key: `${last.key}+${onHost.mergeCommitSha ?? "merged"}` }];
}

const RESULTS: ReadonlyMap<string, "merged" | "failed" | "cancelled"> = new Map([
  ["merged", "merged"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
]);

/** What left the queue without a final state counts as taken out of it. */
function resultOf(record: PullRequestHistory, onHost: HostPullRequest | undefined): EndResult {
  const state = terminalState(record) ?? "cancelled";
  if (state === "merged") return isMergedByHand(record) ? "not-from-queue" : state;
  if (onHost?.merged === true) return "not-from-queue";
  return state === "cancelled" && onHost?.open === false ? "closed" : state;
}

/** True when the service's timeline shows that somebody merged it past the queue. Not every service has a timeline. */
function isMergedByHand({ timeline }: PullRequestHistory): boolean {
  return timeline?.findLast(({ state }) => state === "merged")?.reason === "MANUAL_MERGE";
}

/** The same moment can be written in several ways. */
function endAt(id: string, at: string, result: EndResult): End {
  const ms = isoTime(at)?.ms;
  const key = [id, ms === undefined ? at : new Date(ms).toISOString()]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("@");
  return { key, result, at };
}

type Asking = Pick<Context, "service" | "host" | "log" | "clock" | "signal">;

/** The service and GitHub learn of an end within seconds of each other; so long one is waited for, in milliseconds. */
const PAUSES_MS: readonly number[] = [2000, 3000, 5000, 10_000, 10_000];

/**
 * What the service and GitHub tell of a pull request, once both know of an end that one of them knows of. `areTestsOver`
 * where the branch that it was tested on is gone: what is still in its tests then has not heard of it.
 */
export async function readEndFacts(
  target: PullRequestTarget,
  context: Asking,
  { areTestsOver = false }: { readonly areTestsOver?: boolean } = {},
): Promise<EndFacts> {
  const refusals = new Set<string>();
  for (let round = 0; ; round += 1) {
    const [record, onHost] = await Promise.all([
      readHistory(target, context),
      pullRequestOnHost(target, context, refusals),
    ]);
    const facts = { record, onHost };
    const isLate = areTestsOver && record?.state === "testing";
    const pauseMs = isLate || isAboutToEnd(facts) ? PAUSES_MS[round] : undefined;
    if (pauseMs === undefined) return facts;
    await context.clock.sleep(pauseMs, context.signal);
  }
}

function isAboutToEnd({ record, onHost }: EndFacts): boolean {
  if (record === undefined) return false;
  if (terminalState(record) === "merged") return onHost?.merged === false;
  return !hasEnded(record) && (onHost?.open === false || record.state === "tests_passed");
}

/** A service that tells of no transitions may refuse to be asked for them. */
async function readHistory(target: PullRequestTarget, { service }: Asking): Promise<PullRequestHistory | undefined> {
  try {
    return await service.readHistory(target);
  } catch (error) {
    const status = error instanceof ApiError ? error.facts.status : undefined;
    if (status === 404) return undefined;
    if (status !== 400) throw error;
    const record = await findRecord(service, target);
    return record === undefined ? undefined : { ...record, timeline: undefined };
  }
}

/** What cannot be read is not known: the end is told without it. */
async function pullRequestOnHost(
  { repository, number }: PullRequestTarget,
  { host, log, signal }: Asking,
  refusals: Set<string>,
): Promise<HostPullRequest | undefined> {
  try {
    return await host?.pullRequest(repository, number, signal);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const lines = [`merge-commit-sha stays empty: ${error.message}.`, ...error.advice];
    for (const line of lines) if (!refusals.has(line)) log.info(line);
    for (const line of lines) refusals.add(line);
    return undefined;
  }
}
