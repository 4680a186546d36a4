import { type GitHostApi, GitHostError, type HostIssue } from "../ci/host.js";
import { OperationError } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { ignoreUnsupportedRequestError } from "../service/errors.js";
import { determineServiceTime } from "../service/present.js";
import type { PullRequestRecord, QueueService, TestingResult } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { type ChatMessageFormat, formatChatMessage } from "../text/chat.js";
import { formatCount, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { escapeText, joinBlocks, toBullets, toIssuesAddress } from "../text/markdown.js";
import {
  findQueueProblems,
  findRepeatedlyFailedPullRequests,
  type HealthFinding,
  type HealthLimits,
  type QueueHealthData,
} from "./health.js";
import { formatQueueName, readQueue } from "./read.js";

interface HealthValues extends Omit<HealthLimits, "stuckAfter" | "nameInput"> {
  readonly report: "issue" | "none";
  readonly label: string;
  readonly stuckAfter: number | "auto";
  readonly messageFormat: ChatMessageFormat;
}

type HealthOutput = "messages" | "findings" | "opened" | "ended" | "depth";

/** Checks a queue. Opens, updates and closes one issue per problem. */
export async function checkHealth(
  values: HealthValues,
  target: QueueTarget,
  context: OperationContext,
): Promise<OperationResult<"healthy" | "unhealthy", HealthOutput>> {
  const stuckAfter = values.stuckAfter === "auto" ? undefined : values.stuckAfter;
  const limits = { ...values, stuckAfter, nameInput: context.nameInput };
  const view = await readView(target, limits, context);
  const { ms: nowMs, notes } = determineServiceTime(context.service, context.clock, timesIn(view));
  const find = (known?: ReadonlySet<string>) => findQueueProblems(view, limits, nowMs, known);
  const describe = (findings: readonly HealthFinding[]) => describeFindings(findings, notes, view, target);
  const host = values.report === "issue" ? context.host : undefined;
  const open =
    host &&
    (await readOpen(values.label, target, host).catch((error: unknown) => {
      throw withFindings(error, describe(find()));
    }));
  const findings = find(new Set(open?.map(({ key }) => key)));
  const episodes = open && compareEpisodes(findings, open, target);
  const { message, details, outputs } = describe(findings);
  const issuePlan = episodes && [
    `The step would open ${formatCount(episodes.opened.length, "issue")} and close ${formatCount(episodes.ended.length, "issue")}.`,
  ];
  if (context.dryRun) return { ...createDryRunResult(message), details: [...details, ...(issuePlan ?? [])], outputs };
  if (host !== undefined && episodes !== undefined) {
    await writeIssues(episodes, values.label, target, host).catch((error: unknown) => {
      throw withFindings(error, { message, details, outputs });
    });
  }
  return {
    result: findings.length === 0 ? "healthy" : "unhealthy",
    message,
    details,
    outputs: {
      ...outputs,
      opened: episodes?.opened,
      messages: formatMessages(episodes?.opened ?? findings, target, values.messageFormat),
      ended: episodes?.ended.map(({ key, issue }) => ({ key, issue: issue.number })),
    },
    summary: joinBlocks([escapeText(message), toBullets(details)]),
    record: { queue: view.queue, notReady: view.notReady, findings },
  };
}

type Description = ReturnType<typeof describeFindings>;

/** Formats the findings. `notes` contains warnings about different clocks. */
function describeFindings(
  findings: readonly HealthFinding[],
  notes: readonly string[],
  { queue }: QueueHealthData,
  target: QueueTarget,
) {
  const [first, ...more] = findings;
  const rest = more.length > 0 ? ` There are ${more.length} more problems.` : "";
  const state = first === undefined ? "healthy." : `unhealthy: ${first.message}${rest}`;
  return {
    message: `The merge queue for ${formatQueueName(target)} is ${state}`,
    details: [
      ...(first === undefined ? [] : [first.advice]),
      ...more.flatMap(({ message, advice }) => [message, advice]),
      ...notes,
    ],
    outputs: { findings, depth: queue.enqueuedPullRequests.length },
  };
}

/** Formats one message about all problems of a queue; empty without a problem. */
function formatMessages(
  findings: readonly HealthFinding[],
  target: QueueTarget,
  format: ChatMessageFormat,
): readonly object[] {
  if (findings.length === 0) return [];
  const [kind, ...more] = findings.map((each) => TITLES[each.kind]);
  const title = `Merge queue for ${formatQueueName(target)}: ${kind}${more.length === 0 ? "" : ` and ${more.length} more`}`;
  const text = findings.flatMap(({ message, advice }) => [message, advice]).join(" ");
  return [formatChatMessage({ severity: "error", title, text, link: toIssuesAddress(target.repository) }, format)];
}

function withFindings(error: unknown, { message, details, outputs }: Description): unknown {
  if (!(error instanceof GitHostError)) return error;
  return new OperationError(
    error.unavailable ? "unavailable" : "input",
    `The GitHub issues about this queue could not be read or written: ${error.message}.`,
    { details: [message, ...details, ...error.advice], outputs, cause: error },
  );
}

const PAST_MS = 14 * TIME_UNIT_MS.d;
/** Maximum number of records to read. One request reads all of them. */
const RECORDS = 50;

async function readView(
  target: QueueTarget,
  limits: HealthLimits,
  { service, clock }: OperationContext,
): Promise<QueueHealthData> {
  const queue = await readQueue(service, target, { details: "all" });
  const stateTimes = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
  const nowMs = determineServiceTime(service, clock, stateTimes).ms;
  const results = await readResults(service, target, nowMs);
  const suspects = findRepeatedlyFailedPullRequests(results ?? [], limits.attempts, nowMs);
  const counts = await Promise.all(suspects.map(({ number }) => countFailures(service, { ...target, number }, nowMs)));
  const known = suspects.flatMap(({ number }, index) => {
    const count = counts[index];
    return count === undefined ? [] : [[number, count] as const];
  });
  return {
    queue,
    results,
    mergedAt: await readMerges(service, target, limits, nowMs),
    notReady: await readNotReady(service, target),
    failedAttempts: new Map(known),
  };
}

function timesIn({ queue, notReady, results = [], mergedAt }: QueueHealthData) {
  const changed = [...queue.enqueuedPullRequests, ...notReady].map(({ stateChangedAt }) => stateChangedAt);
  return [...changed, ...results.map(({ endedAt }) => endedAt), ...mergedAt];
}

/** Returns the times of recent merges; empty if an older version of the service does not list them. */
async function readMerges(service: QueueService, target: QueueTarget, { pausedAfter }: HealthLimits, nowMs: number) {
  const since = new Date(nowMs - Math.max(pausedAfter, TIME_UNIT_MS.d)).toISOString();
  const page = await ignoreUnsupportedRequestError(service.readPullRequests(target, { state: "merged", since }));
  return (page?.pullRequests ?? []).flatMap((each) => (each.state === "merged" ? each.stateChangedAt : []));
}

/** Maximum number of requests for test results. Each reply has up to 100 results. */
const MOST_PAGES = 10;

/**
 * Reads test results, the newest first. The first page has results of the last two weeks. Reads further pages only
 * while the results are from the last day.
 */
async function readResults(service: QueueService, target: QueueTarget, nowMs: number) {
  const since = new Date(nowMs - PAST_MS).toISOString();
  const results: TestingResult[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await ignoreUnsupportedRequestError(service.readTestingResults(target, { since, cursor }));
    if (page === undefined) return pages === 0 ? undefined : results;
    results.push(...page.testingResults);
    cursor = page.nextCursor ?? undefined;
    if (cursor === undefined || !(nowMs - parseTimeMs(results.at(-1)?.endedAt) < TIME_UNIT_MS.d)) break;
  }
  return results;
}

/** Counts the failed attempts in a day. Returns undefined if the service has no timeline. */
async function countFailures(
  service: QueueService,
  pullRequest: QueueTarget & { readonly number: number },
  nowMs: number,
) {
  const history = await ignoreUnsupportedRequestError(service.readHistory(pullRequest));
  const failures = history?.timeline?.filter(({ state }) => state === "failed");
  return failures?.filter(({ timestamp }) => nowMs - parseTimeMs(timestamp) < TIME_UNIT_MS.d).length;
}

/**
 * Reads pull requests that are not ready, because the queue's list omits them. Empty for an older version of the
 * service.
 */
async function readNotReady(service: QueueService, target: QueueTarget): Promise<readonly PullRequestRecord[]> {
  const page = await ignoreUnsupportedRequestError(service.readPullRequests(target, { state: "not_ready" }));
  // The list ends with the oldest submissions, which matter most.
  const numbers = (page?.pullRequests ?? []).map(({ prNumber }) => prNumber).slice(-RECORDS);
  if (numbers.length === 0) return [];
  const records = await ignoreUnsupportedRequestError(service.readHistories(target, numbers));
  return (records ?? []).filter(({ state }) => state === "not_ready");
}

type Episodes = ReturnType<typeof compareEpisodes>;

interface OpenEpisode {
  readonly key: string;
  readonly issue: HostIssue;
}

async function readOpen(label: string, target: QueueTarget, host: GitHostApi): Promise<readonly OpenEpisode[]> {
  return (await host.posts.openIssues(target.repository, label)).flatMap((issue) => {
    const key = keyIn(issue, target);
    return key === undefined ? [] : [{ key, issue }];
  });
}

function compareEpisodes(findings: readonly HealthFinding[], open: readonly OpenEpisode[], target: QueueTarget) {
  const issueOf = (finding: HealthFinding) => open.find(({ key }) => key === finding.key)?.issue;
  return {
    opened: findings.filter((finding) => issueOf(finding) === undefined),
    changed: findings.flatMap((finding) => {
      const issue = issueOf(finding);
      return issue === undefined || issue.body === bodyOf(finding, target) ? [] : [{ finding, issue }];
    }),
    ended: open.filter(({ key }) => findings.every((finding) => finding.key !== key)),
  };
}

async function writeIssues(
  { opened, changed, ended }: Episodes,
  label: string,
  target: QueueTarget,
  { posts }: GitHostApi,
) {
  const { repository } = target;
  for (const finding of opened) {
    const title = `Merge queue for ${target.targetBranch}: ${TITLES[finding.kind]}`;
    await posts.createIssue(repository, { title, body: bodyOf(finding, target), labels: [label] });
  }
  for (const { finding, issue } of changed) {
    await posts.editIssue(repository, issue.number, { body: bodyOf(finding, target) });
  }
  for (const { issue } of ended) {
    const body = `${issue.body}\n\n**Resolved**: the last check no longer found this problem.`;
    await posts.editIssue(repository, issue.number, { body, state: "closed" });
  }
}

const TITLES = {
  stuck: "no progress",
  "not-starting": "tests do not start",
  paused: "paused for too long",
  "missing-targets": "pull requests without impacted targets",
  loop: "a pull request fails repeatedly",
} as const;

/** Returns the marker that identifies the issue in later checks. An HTML comment cannot contain two hyphens. */
function markerOf(key: string, { targetBranch }: QueueTarget): string {
  const branch = encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
  return `<!-- merge-queue-action health ${branch} ${key} -->`;
}

function keyIn({ body }: HostIssue, target: QueueTarget): string | undefined {
  const [, key = ""] = /^<!-- merge-queue-action health \S+ ([a-z-]+(?: #\d+)?) -->/.exec(body) ?? [];
  return key !== "" && body.startsWith(markerOf(key, target)) ? key : undefined;
}

function bodyOf({ key, message, advice }: HealthFinding, target: QueueTarget): string {
  return joinBlocks([
    markerOf(key, target),
    message,
    advice,
    "check-queue-health updates this issue, and closes it once the problem is resolved.",
  ]);
}
