import { resolve } from "node:path";
import { GitHostError, type GitHostHistoryReader, type HostWorkflowRun } from "../ci/host.js";
import { GitHostLookUpError, InputError } from "../errors.js";
import type { OperationContext, OperationResult } from "../operation.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatTime, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { chooseTestWorkflows, describeHistoryAssumptions } from "./github-checks.js";
import { readGitHubExportFiles } from "./github-files.js";
import { type ExportOutputName, writeHistoryFile } from "./history-file.js";
import { formatQueueName } from "./read.js";

interface GitHubExportInputs {
  readonly historyFile: string;
  readonly days: number;
  readonly until: string | undefined;
  readonly requiredChecks: readonly string[] | undefined;
  readonly githubFiles: readonly string[] | undefined;
}

type GitHubContext = Pick<OperationContext, "host" | "clock" | "log" | "run">;

/** Exports merged pull requests and workflow runs, from the GitHub API or from files. */
export async function exportMergeHistoryFromGitHub(
  { historyFile, days, until, requiredChecks, githubFiles }: GitHubExportInputs,
  target: QueueTarget,
  { host, clock, log, run }: GitHubContext,
): Promise<OperationResult<"exported", ExportOutputName>> {
  const path = resolve(run.workspace, historyFile);
  const files = githubFiles && readGitHubExportFiles(githubFiles, run.workspace);
  const history = files ?? (await host?.history(log.info));
  if (history === undefined) throw new InputError(["A token for the GitHub API is required."]);
  const untilMs = until === undefined ? (files?.endMs ?? clock.now()) : parseTimeMs(until);
  const span = { sinceMs: untilMs - days * TIME_UNIT_MS.d, untilMs };
  const { assumptions, pullRequests, runs } = await readHistory(history, target, { span, requiredChecks, log });
  const counts = { pullRequests: pullRequests.length, workflowRuns: runs.length };
  const { owner, name } = target.repository;
  const [since, end] = [span.sinceMs, span.untilMs].map((ms) => new Date(ms).toISOString());
  const facts = { repository: `${owner}/${name}`, targetBranch: target.targetBranch, since, until: end };
  // A single write creates the file, so that the file is always complete.
  writeHistoryFile(path, [
    { kind: "export", source: "github", formatVersion: 1, ...facts },
    { kind: "assumptions", assumptions },
    ...pullRequests,
    ...runs,
    { kind: "end", ...counts },
  ]);
  const content = `${formatCount(counts.pullRequests, "merged pull request")} and ${formatCount(counts.workflowRuns, "workflow run")}`;
  return {
    result: "exported",
    message: `Exported ${content} for ${formatQueueName(target)}, from ${formatTime(span.sinceMs)} to ${formatTime(span.untilMs)}.`,
    details: [`File: ${path}`, "Assumptions:", ...assumptions.map((each) => `- ${each}`)],
    outputs: {
      "history-file": path,
      "pull-request-count": counts.pullRequests,
      "workflow-run-count": counts.workflowRuns,
    },
    record: { ...facts, ...counts, assumptions },
  };
}

interface HistoryPart {
  readonly span: Parameters<GitHostHistoryReader["workflowRuns"]>[2];
  readonly requiredChecks: readonly string[] | undefined;
  readonly log: OperationContext["log"];
}

/**
 * Reads the merged pull requests and the test runs, as lines of the history file. @throws GitHostLookUpError or
 * InputError if a part cannot be read
 */
async function readHistory(
  history: GitHostHistoryReader,
  target: QueueTarget,
  { span, requiredChecks = [], log }: HistoryPart,
) {
  const { repository, targetBranch } = target;
  try {
    const chosen = await chooseTestWorkflows(history, target, requiredChecks);
    const merged = await history.mergedPullRequests(repository, targetBranch, span);
    log.info(`Read ${formatCount(merged.length, "merged pull request")}.`);
    const runs: HostWorkflowRun[] = [];
    for (const workflow of chosen.workflows) {
      const own = await history.workflowRuns(repository, workflow, span);
      log.info(`Read ${formatCount(own.length, "run")} of the workflow ${workflow.name}.`);
      runs.push(...own.filter((run) => isTest(run, targetBranch)));
    }
    return {
      assumptions: describeHistoryAssumptions(chosen, targetBranch),
      pullRequests: merged.map(({ number: prNumber, headSha, mergedAt }) => {
        return { kind: "merged-pull-request", prNumber, headSha, mergedAt };
      }),
      runs: runs.map(({ id: runId, workflow, ...run }) => {
        return { kind: "workflow-run", runId, workflowId: workflow.id, workflow: workflow.name, ...run };
      }),
    };
  } catch (error) {
    if (!(error instanceof GitHostError)) throw error;
    const problem = `The history cannot be read: ${error.message}.`;
    const options = { details: [...error.advice, "No file was written."], cause: error };
    throw error.unavailable ? new GitHostLookUpError([problem], options) : new InputError([problem], options);
  }
}

/** True when a run tested a pull request, or the branch after a merge. */
function isTest({ event, branch }: HostWorkflowRun, targetBranch: string): boolean {
  if (event === "merge_group") return branch.startsWith(`gh-readonly-queue/${targetBranch}/`);
  return event === "pull_request" || (event === "push" && branch === targetBranch);
}
