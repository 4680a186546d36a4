/** Reads pull requests and workflow runs in GitHub's format, from the API or from exported files. */
import { parseTimeMs } from "../../text/format.js";
import type { HostMergedPullRequest, HostSpan, HostWorkflow, HostWorkflowRun } from "../host.js";
import { readNumber, readText } from "./event.js";

export function isInSpan({ sinceMs, untilMs }: HostSpan, time: string): boolean {
  const ms = parseTimeMs(time);
  return ms >= sinceMs && ms <= untilMs;
}

/** Reads a merged pull request; undefined for a pull request that did not merge. */
export function readMergedPullRequest(data: unknown): HostMergedPullRequest | undefined {
  const number = readNumber(data, "number");
  const mergedAt = readText(data, "merged_at");
  const headSha = readText(data, "head", "sha");
  const baseBranch = readText(data, "base", "ref");
  if (number === undefined || mergedAt === undefined || headSha === undefined || baseBranch === undefined)
    return undefined;
  return { number, baseBranch, headSha, mergedAt };
}

export function readWorkflow(data: unknown): HostWorkflow | undefined {
  const id = readNumber(data, "id");
  return id === undefined ? undefined : { id, name: readText(data, "name") ?? "" };
}

/** Reads a completed run; undefined for a run without a conclusion. */
export function readWorkflowRun(data: unknown): HostWorkflowRun | undefined {
  const id = readNumber(data, "id");
  const workflowId = readNumber(data, "workflow_id");
  const [event, headSha, conclusion] = ["event", "head_sha", "conclusion"].map((name) => readText(data, name));
  const startedAt = readText(data, "run_started_at") ?? readText(data, "created_at");
  const endedAt = readText(data, "updated_at");
  if (id === undefined || workflowId === undefined || event === undefined || headSha === undefined) return undefined;
  if (conclusion === undefined || startedAt === undefined || endedAt === undefined) return undefined;
  return {
    id,
    workflow: { id: workflowId, name: readText(data, "name") ?? "" },
    event,
    branch: readText(data, "head_branch") ?? "",
    headSha,
    attempt: readNumber(data, "run_attempt") ?? 1,
    conclusion,
    startedAt,
    endedAt,
  };
}
