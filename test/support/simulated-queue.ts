import { createQueueService } from "../../local-queue/src/api/queue-service.js";
import { answerV1, findV1Endpoint } from "../../local-queue/src/api/v1/endpoints.js";
import { answerV2 } from "../../local-queue/src/api/v2/answer.js";
import { findV2Route } from "../../local-queue/src/api/v2/endpoints.js";
import type { QueueSettings } from "../../local-queue/src/engine/settings.js";
import * as tree from "../../local-queue/src/engine/tree.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "../../local-queue/src/serve/service.js";
import { listQueues } from "../../local-queue/src/state/service-state.js";
import type { HostPullRequest } from "../../src/ci/host.js";
import { diagnosePullRequest } from "../../src/diagnosis/diagnose.js";
import type { Endpoint, ServiceClientWithTimeLimit } from "../../src/service/client.js";
import { ApiError } from "../../src/service/errors.js";
import type { PullRequestRecord, QueueService } from "../../src/service/service.js";
import { createService as createV1Service } from "../../src/service/v1/service.js";
import { createService as createV2Service } from "../../src/service/v2/service.js";
import { API, asToken } from "./api.js";
import { fakeClock } from "./fake-clock.js";
import { fakeHost } from "./fake-host.js";
import { v1NameOf } from "./v2/requests.js";

const TOKEN = asToken("token");
const REPO = { host: "github.com", owner: "octo", name: "shop" };
const QUEUE = { repository: REPO, targetBranch: "main" };
const AT = { repo: REPO, targetBranch: "main" };

type Engine = ReturnType<typeof createQueueService>;

/**
 * Version of the service: limits of an older service, which exist only in version 1 of the API. `unsteady`: a failed
 * check passed before.
 */
export type Age = "new" | "no-timeline" | "no-results" | "old" | "unsteady";

/** View of the service by one client. */
interface View {
  readonly age: Age;
  /** Receives the name of each request, as in version 1. */
  readonly calls: string[];
  /** Reason of the last failure, instead of the reason of the engine. */
  readonly reason?: string | undefined;
}

/** Creates a queue with the real engine in this process. Only the test advances its clock. */
export function simulatedQueue(settings: Partial<QueueSettings> = {}, { seed = 1, flaky = 0 } = {}) {
  let nowMs = Date.parse("2026-01-31T12:00:00Z");
  const timings = { readySeconds: 0, startSeconds: 1, mergeSeconds: 1, testSeconds: 60, flaky };
  const engine = createQueueService({ now: () => nowMs, seed, timings });
  engine.outside.addRepository({ owner: "octo", name: "shop", requiredStatuses: ["unit"] });
  engine.outside.addQueue({ branch: "main", ...settings });
  const pullRequests = () => [...(engine.findRepository("octo/shop")?.pullRequests.values() ?? [])];
  const find = (number: number) => {
    const found = pullRequests().find((each) => each.number === number);
    if (found === undefined) throw new Error(`There is no pull request #${number}.`);
    return found;
  };
  return {
    pass: (seconds: number): void => {
      nowMs += seconds * 1000;
      engine.reachPresent();
    },
    patch: (number: number, given: PullRequestPatch) => void engine.outside.updatePullRequest(number, given),
    /** Adds a pull request and returns its number. */
    add: (testPlan: NonNullable<NewPullRequest["testPlan"]> = {}, given: NewPullRequest = {}) =>
      engine.outside.addPullRequest({ ...given, testPlan }).number,
    submit: (...numbers: readonly number[]) => {
      for (const number of numbers) engine.submitPullRequest(AT, { number });
    },
    submitWith: (number: number, given: { readonly priority?: unknown; readonly noBatch?: boolean }) =>
      engine.submitPullRequest(AT, { number, ...given }),
    cancel: (number: number) => engine.cancelPullRequest(AT, number),
    restart: (number: number) => engine.restartTestsOnPullRequest(AT, number),
    targets: (number: number, targets: "ALL" | readonly string[]) =>
      engine.setImpactedTargets(AT, { number, sha: find(number).headSha, targets }),
    record: (number: number) => engine.getSubmittedPullRequest(AT, { number }),
    /** Returns facts from the pull request's plan, and from the plans of conflicting pull requests. */
    truth: (number: number) => {
      const { testPlan, mergeability } = find(number);
      const meets = (field: "conflictsWith" | "conflictsInText"): boolean =>
        testPlan[field].length > 0 || pullRequests().some((each) => each.testPlan[field].includes(number));
      return {
        breaks: testPlan.result === "fail" || meets("conflictsWith"),
        isSlow: (testPlan.testSeconds ?? 0) >= 480,
        cannotMerge: mergeability === "not_mergeable",
        hasConflict: mergeability === "not_mergeable" || meets("conflictsInText"),
      };
    },
    /** Reads the record as a client does. */
    read: (number: number) => serviceOf(engine, { age: "new", calls: [] }).readRecord({ ...QUEUE, number }),
    now: () => nowMs,
    find,
    /** Returns the head of the last attempt. */
    testedHead: (number: number) => tree.get(listQueues(engine.state())[0]?.queue.engine.entries ?? null, number)?.sha,
    state: () => listQueues(engine.state())[0]?.queue.engine.phase,
    setState: (state: "running" | "paused") => engine.outside.updateQueue({ branch: "main", state }),
    /** Returns the service as a client sees it, and the host with the present state. */
    connect: (view: View) => ({
      service: serviceOf(engine, view),
      host: fakeHost({
        pullRequest: async (_repository, number) => onHost(find(number)),
        testedHeads: async (_repository, commit) => headsIn(engine, commit),
      }),
    }),
    /** Diagnoses the present record, or an earlier record. */
    async diagnose(number: number, age: Age = "new", earlier?: PullRequestRecord) {
      const calls: string[] = [];
      const service = serviceOf(engine, { age, calls });
      const target = { ...QUEUE, number, headSha: undefined, guardedHead: undefined };
      const record = earlier ?? (await service.readRecord(target));
      calls.length = 0;
      const host = fakeHost({ pullRequest: async () => onHost(find(number)) });
      const { signal } = new AbortController();
      return {
        ...(await diagnosePullRequest(record, target, { service, host, signal }, { note() {} })),
        calls,
        record,
      };
    },
  };
}

export type SimulatedQueue = ReturnType<typeof simulatedQueue>;

/** Returns the pull request as GitHub shows it. */
function onHost({
  number,
  headSha,
  baseBranch,
  state,
  draft,
  mergeability,
  mergeCommitSha,
}: PullRequest): HostPullRequest {
  return {
    number,
    headSha,
    baseBranch,
    draft,
    open: state === "open",
    merged: state === "merged",
    conflicts: state === "open" && mergeability === "not_mergeable",
    mergeCommitSha: mergeCommitSha ?? undefined,
  };
}

/** Returns the heads in the commit of a test run. */
function headsIn(engine: Engine, commit: string): readonly string[] {
  return listQueues(engine.state()).flatMap(({ queue }) => {
    const run = [...queue.runs.values()].find(({ sha }) => sha === commit);
    const numbers = [...(run?.ahead ?? []), ...(run?.members ?? [])];
    return numbers.flatMap((number) => tree.get(queue.engine.entries, number)?.sha ?? []);
  });
}

function refusal(endpoint: string, status: number, text: string): ApiError {
  const facts = { endpoint, status, attempts: 1, ambiguous: false, transient: false };
  return new ApiError(status === 404 ? "not-found" : "rejected", `${endpoint}: ${text}`, facts);
}

function serviceOf(engine: Engine, view: View): QueueService {
  const client = clientOf(engine, view);
  if (API === "v1") return createV1Service(client);
  const { signal } = new AbortController();
  return createV2Service({ client, clock: fakeClock(), signal, now: () => undefined, warn() {} });
}

/** Creates a client without a network. Requests and replies pass through the service's own parsers. */
function clientOf(engine: Engine, view: View): ServiceClientWithTimeLimit {
  const { age, calls } = view;
  async function call<Response>(endpoint: Endpoint<Response>, request?: object): Promise<Response>;
  async function call(endpoint: Endpoint<unknown>, request: object = {}): Promise<unknown> {
    const { name, method, path, reply } = endpoint;
    if (API === "v2") {
      const url = urlOf(path, method === "GET" ? request : {});
      const presented = v1NameOf(name, url.searchParams);
      if (presented !== undefined) calls.push(presented);
      return callV2(engine, view, endpoint, url, method === "GET" ? "" : JSON.stringify(request));
    }
    calls.push(name);
    const lacksResults = age === "old" || age === "no-results";
    if (lacksResults && name === "listMergeQueueTestingResults") throw refusal(name, 404, "Not Found");
    const asksTimeline = "includeTimeline" in request;
    if (age === "old" && asksTimeline) throw refusal(name, 400, "unknown field includeTimeline");
    const { includeTimeline: _, ...without } = { includeTimeline: undefined, ...request };
    const text = Buffer.isBuffer(request)
      ? request.toString("utf8")
      : JSON.stringify(age === "no-timeline" ? without : request);
    const answer = answerV1({ engine, token: TOKEN, orgSlug: undefined }, findV1Endpoint(method, path.slice(1)), {
      method,
      path,
      url: new URL(`http://localhost/v1${path}`),
      headers: { "x-api-token": TOKEN, "content-type": "application/json" },
      body: { kind: "read", text, bytes: text.length },
    });
    if (answer.status !== 200) throw refusal(name, answer.status, answer.body);
    if (typeof reply !== "function") return undefined;
    const body = JSON.parse(answer.body);
    return (await reply()).parse(withReason(age === "unsteady" ? reportedTwice(body) : body, "timeline", view));
  }
  return { call, limit: (options = {}) => options };
}

function urlOf(path: string, query: object): URL {
  const url = new URL(`http://localhost/v2${path}`);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value));
  return url;
}

/** Reads with version 2 of the API. */
async function callV2(engine: Engine, view: View, { name, method, reply }: Endpoint<unknown>, url: URL, text: string) {
  const answer = answerV2({ engine, token: TOKEN, limits: null }, findV2Route(method, url.pathname), {
    method,
    path: url.pathname,
    url,
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
    body: { kind: "read", text, bytes: text.length },
  });
  if (answer.status >= 300) throw refusal(name, answer.status, answer.body);
  if (typeof reply !== "function") return undefined;
  const body = JSON.parse(answer.body);
  const seen = withReason(view.age === "unsteady" ? checkedTwice(body) : body, "transitions", view);
  return (await reply()).parse(seen);
}

/** Replaces the reason of the last change of state if it is a failure. The field may be anywhere in the reply. */
function withReason(body: unknown, field: "timeline" | "transitions", { reason }: Pick<View, "reason">): unknown {
  if (reason === undefined) return body;
  const replace = (_key: string, value: unknown): unknown => {
    const changes: unknown = Object(value)[field];
    if (!Array.isArray(changes) || Object(changes.at(-1)).state !== "failed") return value;
    return { ...Object(value), [field]: [...changes.slice(0, -1), { ...Object(changes.at(-1)), reason }] };
  };
  return JSON.parse(JSON.stringify(body), replace);
}

/** Adds an earlier success to a failed check. */
function checkedTwice(body: { readonly checks?: readonly { readonly providerConclusion?: string }[] }) {
  const { checks = [] } = body;
  const failed = checks.find(({ providerConclusion }) => providerConclusion === "FAILURE");
  const before = failed === undefined ? [] : [{ ...failed, conclusion: "success", providerConclusion: "SUCCESS" }];
  return body.checks === undefined ? body : { ...body, checks: [...checks, ...before] };
}

/** Adds an earlier success to a failed check. The newest report is first. */
function reportedTwice(body: {
  readonly statusChecks?: readonly { readonly state?: string; readonly context: string }[];
}) {
  const statuses = body.statusChecks ?? [];
  const failed = statuses.filter(({ state }) => state?.toLowerCase() === "failure");
  const before = failed.slice(0, 1).map((row) => ({ ...row, state: "SUCCESS" }));
  return body.statusChecks === undefined ? body : { ...body, statusChecks: [...statuses, ...before] };
}
