/** Reads exported files of the GitHub API, such as the output of `gh api --paginate`. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isInHistoryTimeSpan, readMergedPullRequest, readWorkflowRun } from "../ci/github/history-records.js";
import type { GitHostHistoryReader } from "../ci/host.js";
import { getErrorMessage, toInputError } from "../errors.js";
import { parseTimeMs } from "../text/format.js";
import { parseDepthLimitedJson } from "../text/json.js";
import { quoteText } from "../text/truncate.js";

interface GitHubFiles extends GitHostHistoryReader {
  /** Time of the last merge in milliseconds since 1970. */
  readonly endMs: number;
}

/**
 * Reads all files. @throws InputError for an invalid file, or if the files contain no merged pull request or no
 * completed workflow run
 */
export function readGitHubExportFiles(paths: readonly string[], folder: string): GitHubFiles {
  const items = paths.flatMap((path) => readItems(path, folder));
  const merged = items.flatMap((item) => readMergedPullRequest(item) ?? []);
  const runs = items.flatMap((item) => (isPullRequest(item) ? [] : (readWorkflowRun(item) ?? [])));
  if (merged.length === 0) throw refusal("the files contain no merged pull request");
  if (runs.length === 0) throw refusal("the files contain no completed workflow run");
  return {
    endMs: Math.max(...merged.map(({ mergedAt }) => parseTimeMs(mergedAt))),
    mergedPullRequests: async (_repository, branch, span) =>
      merged.filter(({ baseBranch, mergedAt }) => baseBranch === branch && isInHistoryTimeSpan(span, mergedAt)),
    workflows: async () => [...new Map(runs.map(({ workflow }) => [workflow.id, workflow])).values()],
    requiredChecks: async () => [],
    jobNames: async () => [],
    workflowRuns: async (_repository, { id }, span) =>
      runs.filter(({ workflow, startedAt }) => workflow.id === id && isInHistoryTimeSpan(span, startedAt)),
  };
}

function refusal(problem: string) {
  return toInputError("github-files", `${problem}.`);
}

function isPullRequest(item: object): boolean {
  return "merged_at" in item;
}

function readItems(path: string, folder: string): readonly object[] {
  let documents: readonly unknown[];
  try {
    documents = splitDocuments(readFileSync(resolve(folder, path), "utf8")).map(parseDepthLimitedJson);
  } catch (error) {
    throw refusal(`${quoteText(path)} cannot be read as JSON (${getErrorMessage(error)})`);
  }
  return documents.flatMap(listItems).map((item) => {
    if (typeof item === "object" && item !== null && (isPullRequest(item) || "workflow_id" in item)) return item;
    throw refusal(
      `${quoteText(path)} must contain only pull requests and workflow runs, as the GitHub API returns them`,
    );
  });
}

/** Splits concatenated JSON documents such as `[...][...]`, which are the pages of an export. */
function splitDocuments(text: string): readonly string[] {
  const documents: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/g)) {
    if (token.length > 1) continue;
    depth += token === "[" || token === "{" ? 1 : -1;
    if (depth > 0) continue;
    documents.push(text.slice(start, index + 1));
    start = index + 1;
  }
  const rest = text.slice(start).trim();
  return rest === "" ? documents : [...documents, rest];
}

/** Lists the items of a page. With `--slurp`, a document is a list of pages. */
function listItems(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document.flatMap(listItems);
  const isPage = typeof document === "object" && document !== null && "workflow_runs" in document;
  return isPage ? listItems(document.workflow_runs) : [document];
}
