/** Estimates the time of an entry's merge from the recent tests of its queue and the entries ahead. */
import { formCandidates } from "../../../engine/batches.js";
import { estimateMerges } from "../../../engine/estimate.js";
import { isLive } from "../../../engine/state.js";
import type { RepositoryContext } from "../../../state/service-state.js";
import { findUsualTestMs } from "../../wire/snapshot.js";
import { findEntry } from "./pull-requests.js";
import { formatV2Time } from "./words.js";

export function estimateRecord({ state, repository }: RepositoryContext, number: number) {
  const submitted = findEntry({ state, repository }, number);
  const computedAt = formatV2Time(state.timeMs);
  const unavailable = (reason: string) => ({ status: "unavailable", reason, computedAt });
  if (submitted === undefined || !isLive(submitted.entry)) return unavailable("notQueued");
  const { context, entry } = submitted;
  const { engine } = context.queue;
  if (engine.phase === "paused") return unavailable("paused");
  if (entry.state === "not_ready") return unavailable("notReady");
  const testMs = findUsualTestMs(context);
  if (testMs === null) return unavailable("littleHistory");
  const atMs = estimateMerges(engine, formCandidates(engine), testMs, state.timeMs).get(number);
  if (atMs === undefined) return unavailable("inBisection");
  const kind = entry.state === "pending_failure" ? "pendingFailureResolution" : "merge";
  return { status: "available", computedAt, kind, estimatedAt: formatV2Time(atMs) };
}
