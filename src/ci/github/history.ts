import { systemClock } from "../../clock.js";
import type { Repository } from "../../service/service.js";
import { formatDuration, parseTimeMs } from "../../text/format.js";
import {
  GitHostError,
  type GitHostHistoryReader,
  type HistoryTimeSpan,
  type HostMergedPullRequest,
  type HostWorkflow,
  type HostWorkflowRun,
  NoReplyError,
} from "../host.js";
import { type ClientOptions, callGitHub, createGitHubClient, PAGE_SIZE, type ReplyParser } from "./client.js";
import { readArrayOrUndefined, readJsonList, readJsonNumber, readJsonText, readJsonValue } from "./event.js";
import { isInHistoryTimeSpan, readMergedPullRequest, readWorkflow, readWorkflowRun } from "./history-records.js";

/** Time limit of a request in milliseconds. A page of 100 workflow runs has about 2 MB. */
const PAGE_MS = 30_000;
const MOST_REQUESTS = 5000;
/** Number of times to wait for a rate limit before one request. */
const MOST_WAITS = 3;
const LEAST_WAIT_MS = 1000;
/** Share of the rate limit to leave for other users of the token, such as other workflows of the repository. */
const RESERVED_SHARE = 0.1;
/**
 * If a search matches this many runs or more, GitHub lists only the newest ones
 * (docs.github.com/rest/actions/workflow-runs).
 */
const TOO_MANY = 1000;

interface Question {
  readonly repository: Repository;
  readonly what: string;
  readonly route: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Permission that the token needs; by default `metadata`, which every token has. */
  readonly permission?: string;
}

type Ask = <Value>(question: Question, read: ReplyParser<Value>) => Promise<Value>;

export function createGitHubHistoryReader(
  options: ClientOptions,
  report: (line: string) => void,
): GitHostHistoryReader {
  const ask = createReader(options, report);
  return {
    mergedPullRequests: (repository, branch, span) => readMerged(ask, repository, branch, span),
    async workflows(repository) {
      const about = { repository, what: "the list of workflows", route: "/actions/workflows", permission: "actions" };
      const workflows: HostWorkflow[] = [];
      for await (const page of readPages(ask, about, (data) => readArrayOrUndefined(readJsonValue(data, "workflows"))))
        workflows.push(...page.flatMap((item) => readWorkflow(item) ?? []));
      return workflows;
    },
    requiredChecks: (repository, branch) => readRequiredChecks(ask, repository, branch),
    jobNames: (repository, workflow) => readJobNames(ask, repository, workflow),
    workflowRuns: (repository, workflow, span) => readRuns(ask, repository, workflow, span),
  };
}

/** Creates a function that sends requests within the rate limit. */
function createReader(options: ClientOptions, report: (line: string) => void): Ask {
  const { clock = systemClock, signal } = options;
  let [requests, resumeAtMs] = [0, 0];
  const client = createGitHubClient({
    ...options,
    lookUpMs: PAGE_MS,
    onQuota({ limit, remaining, resetMs }) {
      if (remaining <= limit * RESERVED_SHARE) resumeAtMs = clock.now() + resetMs;
    },
  });
  return async ({ repository, what, route, parameters = {}, permission }, read) => {
    const permissions = permission === undefined ? [] : [`The token needs the permission \`${permission}: read\`.`];
    for (let waits = 0; ; waits += 1) {
      const waitMs = resumeAtMs - clock.now();
      if (waitMs > 0) {
        report(
          `Waiting ${formatDuration(waitMs)} until GitHub's rate limit allows more API requests. The step has sent ${requests} so far.`,
        );
        await clock.sleep(waitMs, signal);
      }
      requests += 1;
      if (requests > MOST_REQUESTS)
        throw new GitHostError(
          what,
          new NoReplyError(`the step has reached its limit of ${MOST_REQUESTS} API requests`, {}),
        );
      try {
        return await callGitHub(client, { repository, what, route: `GET ${route}`, parameters, permissions }, read);
      } catch (error) {
        const limitedMs = error instanceof GitHostError ? error.reply?.limitedMs : undefined;
        if (limitedMs === undefined || waits === MOST_WAITS) throw error;
        resumeAtMs = clock.now() + Math.max(limitedMs, LEAST_WAIT_MS);
      }
    }
  };
}

async function* readPages(ask: Ask, question: Question, read: ReplyParser<readonly unknown[]>) {
  for (let page = 1; ; page += 1) {
    const parameters = { ...question.parameters, per_page: PAGE_SIZE, page };
    const items = await ask({ ...question, parameters }, read);
    yield items;
    if (items.length < PAGE_SIZE) return;
  }
}

/** Reads the pull requests that merged in a span. */
async function readMerged(ask: Ask, repository: Repository, branch: string, { sinceMs, untilMs }: HistoryTimeSpan) {
  const found = new Map<number, HostMergedPullRequest>();
  let newestMs = Number.NEGATIVE_INFINITY;
  const readUntil = async (oldestMs: number) => {
    const order = { state: "closed", base: branch, sort: "updated", direction: "desc" };
    const what = `the pull requests into ${branch}`;
    const question = { repository, what, route: "/pulls", parameters: order, permission: "pull-requests" };
    for await (const page of readPages(ask, question, readArrayOrUndefined)) {
      const updatedMs = page.map((item) => parseTimeMs(readJsonText(item, "updated_at")));
      newestMs = Math.max(newestMs, ...updatedMs);
      for (const item of page) {
        const merged = readMergedPullRequest(item);
        if (merged !== undefined) found.set(merged.number, merged);
      }
      if (updatedMs.some((ms) => ms < oldestMs)) return;
    }
  };
  await readUntil(sinceMs);
  // A pull request that changed between two pages moved to the first page, and must be read there.
  await readUntil(newestMs);
  return [...found.values()].filter(({ mergedAt }) => isInHistoryTimeSpan({ sinceMs, untilMs }, mergedAt));
}

async function readRequiredChecks(ask: Ask, repository: Repository, branch: string): Promise<readonly string[]> {
  const about = { repository, what: `the required checks of ${branch}`, parameters: { branch, per_page: PAGE_SIZE } };
  const rules = await orNone(
    ask({ ...about, route: "/rules/branches/{branch}" }, readArrayOrUndefined).then((all) =>
      all.flatMap((rule) => readJsonList(rule, "parameters", "required_status_checks")),
    ),
  );
  const protection = ["protection", "required_status_checks", "contexts"];
  const contexts = await orNone(
    ask({ ...about, route: "/branches/{branch}" }, (data) => readJsonList(data, ...protection)),
  );
  const names = [...rules.map((rule) => readJsonText(rule, "context")), ...contexts];
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

/** Returns an empty list if the token lacks the permission for the request. */
async function orNone(request: Promise<readonly unknown[]>): Promise<readonly unknown[]> {
  return request.catch((error: unknown) => {
    if (error instanceof GitHostError && error.refused) return [];
    throw error;
  });
}

async function readJobNames(ask: Ask, repository: Repository, { id, name }: HostWorkflow): Promise<readonly string[]> {
  const about = { repository, what: `the jobs of the workflow ${name}`, permission: "actions" };
  const passed = { id, status: "success", per_page: 1 };
  const [run] = await ask({ ...about, route: "/actions/workflows/{id}/runs", parameters: passed }, listRuns);
  const runId = readJsonNumber(run, "id");
  if (runId === undefined) return [];
  const parameters = { id: runId, per_page: PAGE_SIZE };
  const jobs = await ask({ ...about, route: "/actions/runs/{id}/jobs", parameters }, (data) =>
    readJsonList(data, "jobs"),
  );
  return jobs.flatMap((job) => readJsonText(job, "name") ?? []);
}

function listRuns(data: unknown): readonly unknown[] | undefined {
  return readArrayOrUndefined(readJsonValue(data, "workflow_runs"));
}

/** Reads the runs in a span. GitHub lists only the newest runs of a span, so a large span is split. */
async function readRuns(
  ask: Ask,
  repository: Repository,
  workflow: HostWorkflow,
  { sinceMs, untilMs }: HistoryTimeSpan,
): Promise<readonly HostWorkflowRun[]> {
  const { id, name } = workflow;
  const [since, until] = [sinceMs, untilMs].map((ms) => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z"));
  const parameters = { id, created: `${since}..${until}` };
  const route = "/actions/workflows/{id}/runs";
  const question = { repository, what: `the runs of the workflow ${name}`, route, parameters, permission: "actions" };
  const middleMs = Math.floor((sinceMs + untilMs) / 2000) * 1000;
  let total = 0;
  const runs: unknown[] = [];
  const pages = readPages(ask, question, (data) => {
    total = readJsonNumber(data, "total_count") ?? 0;
    return listRuns(data);
  });
  for await (const page of pages) {
    if (total >= TOO_MANY && middleMs > sinceMs) {
      const older = await readRuns(ask, repository, workflow, { sinceMs, untilMs: middleMs });
      return [...older, ...(await readRuns(ask, repository, workflow, { sinceMs: middleMs + 1000, untilMs }))];
    }
    runs.push(...page);
    if (runs.length >= total) break;
  }
  return runs.flatMap((run) => readWorkflowRun(run) ?? []);
}
