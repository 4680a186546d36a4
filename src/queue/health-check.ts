import { type Host, HostError, type HostIssue } from "../ci/host.js";
import { Failure, type FailureOptions } from "../errors.js";
import { type Context, dryRun, type Outcome } from "../operation.js";
import { ifKnown } from "../service/errors.js";
import type { PullRequestRecord, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { counted, msOf, UNIT_MS } from "../text/format.js";
import { bullets, escapeText, paragraphs } from "../text/markdown.js";
import { type Finding, findTrouble, type HealthLimits, type QueueView, suspectsOf } from "./health.js";
import { queueName, readQueue } from "./read.js";

interface HealthValues extends Omit<HealthLimits, "stuckAfter"> {
  readonly report: "issue" | "none";
  readonly label: string;
  readonly stuckAfter: number | "auto";
}

type HealthOutput = "findings" | "opened" | "ended" | "depth";

/** Looks at a queue, and keeps one issue for each trouble as long as it lasts. */
export async function checkHealth(
  values: HealthValues,
  target: QueueTarget,
  context: Context,
): Promise<Outcome<"healthy" | "unhealthy", HealthOutput>> {
  const limits = { ...values, stuckAfter: values.stuckAfter === "auto" ? undefined : values.stuckAfter };
  const view = await readView(target, limits, context);
  const findings = findTrouble(view, limits, context.clock.now());
  const name = queueName(target);
  const message =
    findings.length === 0
      ? `The merge queue for ${name} is healthy.`
      : `The merge queue for ${name} is in trouble: ${findings[0]?.message ?? ""}${findings.length > 1 ? ` There are ${findings.length - 1} more findings.` : ""}`;
  const details = findings.flatMap((finding) => [finding.message, finding.advice]);
  const outputs = { findings, depth: view.queue.enqueuedPullRequests.length };
  const host = values.report === "issue" ? context.host : undefined;
  let episodes: Episodes | undefined;
  try {
    episodes = host === undefined ? undefined : await readEpisodes(findings, values.label, target, host);
    if (context.dryRun) return { ...dryRun(message), details: [...details, ...planned(episodes)], outputs };
    if (host !== undefined && episodes !== undefined) await tell(episodes, values.label, target, host);
  } catch (error) {
    throw untold(error, message, [...details, ...(error instanceof HostError ? error.advice : [])], outputs);
  }
  return {
    result: findings.length === 0 ? "healthy" : "unhealthy",
    message,
    details,
    outputs: {
      ...outputs,
      opened: episodes?.opened,
      ended: episodes?.ended.map(({ key, issue }) => ({ key, issue: issue.number })),
    },
    summary: paragraphs([escapeText(message), bullets(details)]),
    record: { queue: view.queue, notReady: view.notReady, findings },
  };
}

/** What was found is in the log and the outputs all the same. */
function untold(
  error: unknown,
  message: string,
  details: readonly string[],
  outputs: NonNullable<FailureOptions["outputs"]>,
) {
  if (!(error instanceof HostError)) return error;
  const text = `The issues of this queue: ${error.message}.`;
  return new Failure(error.unavailable ? "unavailable" : "input", text, {
    details: [message, ...details],
    outputs,
    cause: error,
  });
}

/** Results of so long are looked at. */
const PAST_MS = 14 * UNIT_MS.d;
/** So many records are asked for at once, and no more of them looked at. */
const RECORDS = 50;

async function readView(target: QueueTarget, limits: HealthLimits, context: Context): Promise<QueueView> {
  const { service, clock } = context;
  const queue = await readQueue(service, target);
  const nowMs = clock.now();
  const results = await readResults(service, target, nowMs);
  const suspects = suspectsOf(results ?? [], limits.attempts, nowMs);
  const counts = await Promise.all(suspects.map(({ number }) => countEnds(service, { ...target, number }, nowMs)));
  const known = suspects.flatMap(({ number }, index) => {
    const count = counts[index];
    return count === undefined ? [] : [[number, count] as const];
  });
  return { queue, notReady: await readNotReady(service, target), results, failedAttempts: new Map(known) };
}

/** So many results the service tells at once, and so often it is asked for more. */
const PAGE = 100;
const MOST_PAGES = 10;

/** The last results, the newest first; in a busy queue as many as a day has, where one that goes round in circles is rare. */
async function readResults(service: QueueService, target: QueueTarget, nowMs: number) {
  const since = new Date(nowMs - PAST_MS).toISOString();
  const first = await ifKnown(service.readTestingResults(target, { since }));
  const results = [...(first ?? [])];
  for (let pages = 1; pages < MOST_PAGES && results.length === pages * PAGE; pages += 1) {
    if (!(nowMs - msOf(results.at(-1)?.endedAt) < UNIT_MS.d)) break;
    const span = { since, offset: results.length };
    results.push(...((await ifKnown(service.readTestingResults(target, span))) ?? []));
  }
  return first === undefined ? undefined : results;
}

/** How often the service says that it ended as failed within a day; undefined where it does not tell. */
async function countEnds(service: QueueService, pullRequest: QueueTarget & { readonly number: number }, nowMs: number) {
  const history = await ifKnown(service.readHistory(pullRequest));
  const ends = history?.timeline?.filter(({ state }) => state === "failed");
  return ends?.filter(({ timestamp }) => nowMs - msOf(timestamp) < UNIT_MS.d).length;
}

/** The list of a queue has only what is ready; an older service does not list the others. */
async function readNotReady(service: QueueService, target: QueueTarget): Promise<readonly PullRequestRecord[]> {
  const page = await ifKnown(service.readPullRequests(target, { state: "not_ready" }));
  // The oldest submissions stand last, and have waited longest.
  const numbers = (page?.pullRequests ?? []).map(({ prNumber }) => prNumber).slice(-RECORDS);
  if (numbers.length === 0) return [];
  const records = await ifKnown(service.readHistories(target, numbers));
  return (records ?? []).filter(({ state }) => state === "not_ready");
}

interface Episodes {
  readonly opened: readonly Finding[];
  /** Whose issue says something else by now. */
  readonly changed: readonly { readonly finding: Finding; readonly issue: HostIssue }[];
  readonly ended: readonly { readonly key: string; readonly issue: HostIssue }[];
}

/** Compares what was found with the open issues. */
async function readEpisodes(
  findings: readonly Finding[],
  label: string,
  target: QueueTarget,
  host: Host,
): Promise<Episodes> {
  const open = (await host.posts.openIssues(target.repository, label)).flatMap((issue) => {
    const key = keyIn(issue, target);
    return key === undefined ? [] : [{ key, issue }];
  });
  const issueOf = (finding: Finding) => open.find(({ key }) => key === finding.key)?.issue;
  return {
    opened: findings.filter((finding) => issueOf(finding) === undefined),
    changed: findings.flatMap((finding) => {
      const issue = issueOf(finding);
      return issue === undefined || issue.body === bodyOf(finding, target) ? [] : [{ finding, issue }];
    }),
    ended: open.filter(({ key }) => findings.every((finding) => finding.key !== key)),
  };
}

async function tell({ opened, changed, ended }: Episodes, label: string, target: QueueTarget, { posts }: Host) {
  const { repository } = target;
  for (const finding of opened) {
    const title = `Merge queue for ${target.targetBranch}: ${TITLES[finding.kind]}`;
    await posts.createIssue(repository, { title, body: bodyOf(finding, target), labels: [label] });
  }
  for (const { finding, issue } of changed) {
    await posts.editIssue(repository, issue.number, { body: bodyOf(finding, target) });
  }
  for (const { issue } of ended) {
    const body = `${issue.body}\n\n**It is over**: the last check did not find it any more.`;
    await posts.editIssue(repository, issue.number, { body, state: "closed" });
  }
}

function planned(episodes: Episodes | undefined): readonly string[] {
  if (episodes === undefined) return [];
  const { opened, ended } = episodes;
  return [`${counted(opened.length, "issue")} would be opened, and ${ended.length} closed.`];
}

const TITLES = {
  stuck: "it does not move",
  "not-starting": "tests do not start",
  paused: "it stands still",
  "missing-targets": "pull requests without impacted targets",
  loop: "a pull request goes round in circles",
} as const;

/** By this line in an issue the next check knows what it is about. A comment of HTML must not hold two hyphens. */
function markOf(key: string, { targetBranch }: QueueTarget): string {
  const branch = encodeURIComponent(targetBranch.toWellFormed()).replaceAll("-", "%2D");
  return `<!-- merge-queue-action health ${branch} ${key} -->`;
}

function keyIn({ body }: HostIssue, target: QueueTarget): string | undefined {
  const [, key = ""] = /^<!-- merge-queue-action health \S+ ([a-z-]+(?: #\d+)?) -->/.exec(body) ?? [];
  return key !== "" && body.startsWith(markOf(key, target)) ? key : undefined;
}

function bodyOf({ key, message, advice }: Finding, target: QueueTarget): string {
  return paragraphs([
    markOf(key, target),
    message,
    advice,
    "This issue is kept by check-queue-health, and closed when the trouble is over.",
  ]);
}
