import type { HostPullRequest } from "../../src/ci/host.js";
import type { NewPullRequest, PullRequestPatch } from "../../src/local-queue/service.js";
import { createEngine } from "../../src/local-queue/service-calls.js";
import { answerV1, v1EndpointOf } from "../../src/local-queue/v1/endpoints.js";
import type { QueueSettings } from "../../src/local-queue/world/settings.js";
import { findVerdict } from "../../src/pull-request/verdict.js";
import { ApiError } from "../../src/service/errors.js";
import type { PullRequestRecord } from "../../src/service/service.js";
import type { Client, Endpoint } from "../../src/service/v1/client.js";
import { createService } from "../../src/service/v1/service.js";
import type { PullRequestTarget } from "../../src/target/target.js";
import { fakeHost } from "./fake-host.js";

const TOKEN = "token";
const REPO = { host: "github.com", owner: "octo", name: "shop" };
const AT = { repo: REPO, targetBranch: "main" };

type TestPlan = NonNullable<NewPullRequest["testPlan"]>;
type Settings = Partial<QueueSettings>;

/** What an older service does not know; or `unsteady`: what was reported as failed was reported as passed before. */
export type Age = "new" | "no-timeline" | "no-results" | "old" | "unsteady";

/** The real engine in the process of the test, on a clock that only the test moves. */
export function playedQueue(settings: Settings = {}, { seed = 1, flaky = 0 } = {}) {
  let nowMs = Date.parse("2026-01-31T12:00:00Z");
  const timings = { readySeconds: 0, startSeconds: 1, mergeSeconds: 1, testSeconds: 60, flaky };
  const engine = createEngine({ now: () => nowMs, seed, timings });
  engine.outside.addRepository({ owner: "octo", name: "shop", requiredStatuses: ["unit"] });
  engine.outside.addQueue({ branch: "main", ...settings });
  const pass = (seconds: number): void => {
    nowMs += seconds * 1000;
    engine.reachPresent();
  };
  const patch = (number: number, given: PullRequestPatch) => void engine.outside.updatePullRequest(number, given);
  return {
    engine,
    pass,
    patch,
    /** Adds a pull request and gives its number. */
    add: (testPlan: TestPlan = {}, given: NewPullRequest = {}) =>
      engine.outside.addPullRequest({ ...given, testPlan }).number,
    submit: (...numbers: readonly number[]) => {
      for (const number of numbers) engine.submitPullRequest(AT, { number });
    },
    submitWith: (number: number, given: { readonly priority?: unknown; readonly noBatch?: boolean }) =>
      engine.submitPullRequest(AT, { number, ...given }),
    cancel: (number: number) => engine.cancelPullRequest(AT, number),
    restart: (number: number) => engine.restartTestsOnPullRequest(AT, number),
    targets: (number: number, targets: "ALL" | readonly string[]) => {
      const sha = engine.findRepository("octo/shop")?.pullRequests.get(number)?.headSha ?? "";
      engine.setImpactedTargets(AT, { number, sha, targets });
    },
    setState: (state: "running" | "paused") => void engine.updateQueue(AT, { state }),
    record: (number: number) => engine.getSubmittedPullRequest(AT, { number }),
    /** What its plan says of it, and those of others that do not go together with it. */
    truth: (number: number) => {
      const repository = engine.findRepository("octo/shop");
      const found = repository?.pullRequests.get(number);
      const plans = [...(repository?.pullRequests.values() ?? [])].map(({ testPlan }) => testPlan);
      const meets = (field: "conflictsWith" | "conflictsInText"): boolean =>
        (found?.testPlan[field].length ?? 0) > 0 || plans.some((plan) => plan[field].includes(number));
      return {
        breaks: found?.testPlan.result === "fail" || meets("conflictsWith"),
        isSlow: (found?.testPlan.testSeconds ?? 0) >= 480,
        cannotMerge: found?.mergeability === "not_mergeable",
        hasConflict: found?.mergeability === "not_mergeable" || meets("conflictsInText"),
      };
    },
    /** The record as a client reads it. */
    read: (number: number) => createService(clientOf(engine, "new", [])).readRecord(targetOf(number)),
    /** Of the record that there is now, or of one that was read before. */
    verdict: (number: number, age: Age = "new", record?: PullRequestRecord) => verdictOf(engine, number, age, record),
  };
}

export type PlayedQueue = ReturnType<typeof playedQueue>;

function targetOf(number: number): PullRequestTarget {
  return { repository: REPO, targetBranch: "main", number, headSha: undefined, guardedHead: undefined };
}

async function verdictOf(
  engine: ReturnType<typeof createEngine>,
  number: number,
  age: Age,
  earlier: PullRequestRecord | undefined,
) {
  const calls: string[] = [];
  const service = createService(clientOf(engine, age, calls));
  const target = targetOf(number);
  const record = earlier ?? (await service.readRecord(target));
  calls.length = 0;
  const log = { info() {}, debug() {}, warning() {}, notice() {}, group() {} };
  const host = fakeHost({ pullRequest: async () => shown(engine, number) });
  const { signal } = new AbortController();
  const { verdict, testRun } = await findVerdict(record, target, { service, host, log, signal });
  return { verdict, testRun, calls, record };
}

function refusal(endpoint: string, status: number, text: string): ApiError {
  const facts = { endpoint, status, attempts: 1, ambiguous: false, transient: false };
  return new ApiError(status === 404 ? "not-found" : "rejected", `${endpoint}: ${text}`, facts);
}

/** The service without a network in between: what it is asked for comes from its own reading of requests. */
function clientOf(engine: ReturnType<typeof createEngine>, age: Age, calls: string[]): Client {
  async function call<Response>(endpoint: Endpoint<Response>, request: object): Promise<Response>;
  async function call({ name, method, path, reply }: Endpoint<unknown>, request: object): Promise<unknown> {
    calls.push(name);
    const lacksResults = age === "old" || age === "no-results";
    if (lacksResults && name === "listMergeQueueTestingResults") throw refusal(name, 404, "Not Found");
    const asksTimeline = "includeTimeline" in request;
    if (age === "old" && asksTimeline) throw refusal(name, 400, "unknown field includeTimeline");
    const { includeTimeline: _, ...without } = { includeTimeline: undefined, ...request };
    const text = JSON.stringify(age === "no-timeline" ? without : request);
    const answer = answerV1({ engine, token: TOKEN, orgSlug: undefined }, v1EndpointOf(method, path.slice(1)), {
      method,
      path,
      url: new URL(`http://localhost/v1${path}`),
      headers: { "x-api-token": TOKEN, "content-type": "application/json" },
      body: { kind: "read", text, bytes: text.length },
    });
    if (answer.status !== 200) throw refusal(name, answer.status, answer.body);
    if (typeof reply !== "function") return undefined;
    const body = JSON.parse(answer.body);
    return (await reply()).parse(age === "unsteady" ? reportedTwice(body) : body);
  }
  return { call };
}

/** The newest report of a check stands first. */
function reportedTwice(body: {
  readonly statusChecks?: readonly { readonly state?: string; readonly context: string }[];
}) {
  const statuses = body.statusChecks ?? [];
  const failed = statuses.filter(({ state }) => state?.toLowerCase() === "failure");
  const before = failed.slice(0, 1).map((row) => ({ ...row, state: "SUCCESS" }));
  return body.statusChecks === undefined ? body : { ...body, statusChecks: [...statuses, ...before] };
}

/** GitHub's side of it. */
function shown(engine: ReturnType<typeof createEngine>, number: number): HostPullRequest {
  const found = engine.findRepository("octo/shop")?.pullRequests.get(number);
  if (found === undefined) throw new Error(`There is no pull request #${number}.`);
  const { headSha, baseBranch, state, draft, mergeability, mergeCommitSha } = found;
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
