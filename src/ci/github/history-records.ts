/** Reads pull requests and workflow runs in GitHub's format, from the API or from exported files. */
import { parseTimeMs } from "../../text/format.js";
import type { HistoryTimeSpan, HostMergedPullRequest, HostWorkflow, HostWorkflowRun } from "../host.js";
import { readJsonNumber, readJsonText } from "./event.js";

export function isInHistoryTimeSpan({ sinceMs, untilMs }: HistoryTimeSpan, time: string): boolean {
  const ms = parseTimeMs(time);
  return ms >= sinceMs && ms <= untilMs;
}

/** Reads a merged pull request; undefined for a pull request that did not merge. */
export function readMergedPullRequest(data: unknown): HostMergedPullRequest | undefined {
  const number = readJsonNumber(data, "number");
  const mergedAt = readJsonText(data, "merged_at");
  const headSha = readJsonText(data, "head", "sha");
  const baseBranch = readJsonText(data, "base", "ref");
  if (number === undefined || mergedAt === undefined || headSha === undefined || baseBranch === undefined)
    return undefined;
  return { number, baseBranch, headSha, mergedAt };
}

export function readWorkflow(data: unknown): HostWorkflow | undefined {
  const id = readJsonNumber(data, "id");
  return id === undefined ? undefined : { id, name: readJsonText(data, "name") ?? "" };
}

/** Reads a completed run; undefined for a run without a conclusion. */
export function readWorkflowRun(data: unknown): HostWorkflowRun | undefined {
  const id = readJsonNumber(data, "id");
  const workflowId = readJsonNumber(data, "workflow_id");
  const [event, headSha, conclusion] = ["event", "head_sha", "conclusion"].map((name) => readJsonText(data, name));
  const startedAt = readJsonText(data, "run_started_at") ?? readJsonText(data, "created_at");
  const endedAt = readJsonText(data, "updated_at");
  if (id === undefined || workflowId === undefined || event === undefined || headSha === undefined) return undefined;
  if (conclusion === undefined || startedAt === undefined || endedAt === undefined) return undefined;
  return {
    id,
    workflow: { id: workflowId, name: readJsonText(data, "name") ?? "" },
    event,
    branch: readJsonText(data, "head_branch") ?? "",
    headSha,
    attempt: readJsonNumber(data, "run_attempt") ?? 1,
    conclusion,
    startedAt,
    endedAt,
  };
}
