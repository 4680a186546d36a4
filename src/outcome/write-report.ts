import { GitHostError } from "../ci/host.js";
import { GitHostLookUpError, InputError } from "../errors.js";
import type { OperationContext, PlannedRequest } from "../operation.js";
import type { PullRequestTarget } from "../target/target.js";
import type { ReportInputValues } from "./inputs.js";
import { createReporterIdentity, type TextSigner } from "./report-markers.js";
import type { PullRequestThread, RenderedReport, ReportDestination } from "./report-once.js";
import { findFailedCheckUrl, formatCommitStatusDescription, formatOutcomeComment, type OutcomeReport } from "./text.js";

export function createPullRequestThread(
  target: PullRequestTarget,
  { reportTo }: Pick<ReportInputValues, "reportTo">,
  context: OperationContext,
): PullRequestThread | undefined {
  const { host, clock, signal } = context;
  if (reportTo === "none" || host === undefined) return undefined;
  const { repository, number } = target;
  const seal = createTextSignerForPullRequest(target, context.token.seal);
  return {
    clock,
    signal,
    posts: host.posts,
    repository,
    number,
    seal,
    reporter: createReporterIdentity(context.run, seal),
  };
}

/** Creates a function that signs texts for one pull request, so that its markers are invalid on other pull requests. */
export function createTextSignerForPullRequest(
  { repository, number }: Pick<PullRequestTarget, "repository" | "number">,
  seal: TextSigner,
): TextSigner {
  const subject = `${repository.host}/${repository.owner}/${repository.name}#${number}`.toLowerCase();
  return (text) => seal(`${subject} ${text}`);
}

const STATES = {
  merged: "success",
  "merged-outside-queue": "success",
  failed: "failure",
  cancelled: "error",
  closed: "error",
} as const;

export function renderOutcomeReport(
  report: OutcomeReport,
  destination: ReportDestination,
  { statusContext }: ReportInputValues,
): RenderedReport {
  if (destination.kind === "comment") return { ...destination, text: formatOutcomeComment(report) };
  const state = STATES[destination.outcome.result];
  const [description, url] = [formatCommitStatusDescription(report), findFailedCheckUrl(report)];
  return { ...destination, status: { state, context: statusContext, description, url } };
}

export function formatPlannedReport(report: RenderedReport, { repository, number }: PullRequestTarget): PlannedRequest {
  const [path, body] =
    report.kind === "comment"
      ? [`issues/${number}/comments`, { body: report.text }]
      : [`statuses/${report.sha}`, report.status];
  const title = `POST /repos/${repository.owner}/${repository.name}/${path}`;
  return { title, body: JSON.stringify(body, null, 2).split("\n") };
}

/**
 * Waits for a request, and converts a GitHostError. @throws GitHostLookUpError if a later attempt may succeed, else
 * InputError
 */
export async function rethrowGitHubErrorWithContext<Result>(
  number: number,
  request: Promise<Result>,
  what = `The outcome of #${number} could not be reported`,
): Promise<Result> {
  return request.catch((error: unknown) => {
    if (!(error instanceof GitHostError)) throw error;
    const problem = `${what}: ${error.message}.`;
    const options = { details: error.advice, cause: error };
    throw error.unavailable ? new GitHostLookUpError([problem], options) : new InputError([problem], options);
  });
}
