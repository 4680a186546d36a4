import { createQueueService } from "../../local-queue/src/api/queue-service.js";
import { answerV1, findV1Endpoint } from "../../local-queue/src/api/v1/endpoints.js";
import type { QueueSettings } from "../../local-queue/src/engine/settings.js";
import type { NewPullRequest, PullRequest, PullRequestPatch } from "../../local-queue/src/serve/service.js";
import type { HostPullRequest } from "../../src/ci/host.js";
import { diagnose } from "../../src/diagnosis/diagnose.js";
import type { Client, Endpoint } from "../../src/service/client.js";
import { ApiError } from "../../src/service/errors.js";
import type { PullRequestRecord } from "../../src/service/service.js";
import { createService } from "../../src/service/v1/service.js";
import { fakeHost } from "../support/fake-host.js";

const TOKEN = "token";
const REPO = { host: "github.com", owner: "octo", name: "shop" };
const QUEUE = { repository: REPO, targetBranch: "main" };
const AT = { repo: REPO, targetBranch: "main" };

type Engine = ReturnType<typeof createQueueService>;

/** The limits of an older service; or `unsteady`: a failed check was reported as passed before. */
export type Age = "new" | "no-timeline" | "no-results" | "old" | "unsteady";

/** The real engine in the process of the test, on a clock that only the test moves. */
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
    /** Facts of its plan, and of the plans of others that conflict with it. */
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
    /** The record as a client reads it. */
    read: (number: number) => createService(clientOf(engine, "new", [])).readRecord({ ...QUEUE, number }),
    /** Diagnoses the present record, or one that was read before. */
    async diagnose(number: number, age: Age = "new", earlier?: PullRequestRecord) {
      const calls: string[] = [];
      const service = createService(clientOf(engine, age, calls));
      const target = { ...QUEUE, number, headSha: undefined, guardedHead: undefined };
      const record = earlier ?? (await service.readRecord(target));
      calls.length = 0;
      const host = fakeHost({ pullRequest: async () => onHost(find(number)) });
      const { signal } = new AbortController();
      return { ...(await diagnose(record, target, { service, host, signal }, { note() {} })), calls, record };
    },
  };
}

export type SimulatedQueue = ReturnType<typeof simulatedQueue>;

/** The pull request as GitHub shows it. */
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

function refusal(endpoint: string, status: number, text: string): ApiError {
  const facts = { endpoint, status, attempts: 1, ambiguous: false, transient: false };
  return new ApiError(status === 404 ? "not-found" : "rejected", `${endpoint}: ${text}`, facts);
}

/** Calls the service without a network; requests and replies pass its own parsers. */
function clientOf(engine: Engine, age: Age, calls: string[]): Client {
  async function call<Response>(endpoint: Endpoint<Response>, request: object): Promise<Response>;
  async function call({ name, method, path, reply }: Endpoint<unknown>, request: object): Promise<unknown> {
    calls.push(name);
    const lacksResults = age === "old" || age === "no-results";
    if (lacksResults && name === "listMergeQueueTestingResults") throw refusal(name, 404, "Not Found");
    const asksTimeline = "includeTimeline" in request;
    if (age === "old" && asksTimeline) throw refusal(name, 400, "unknown field includeTimeline");
    const { includeTimeline: _, ...without } = { includeTimeline: undefined, ...request };
    const text = JSON.stringify(age === "no-timeline" ? without : request);
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
    return (await reply()).parse(age === "unsteady" ? reportedTwice(body) : body);
  }
  return { call };
}

/** Adds an earlier success to a failed check; the newest report comes first. */
function reportedTwice(body: {
  readonly statusChecks?: readonly { readonly state?: string; readonly context: string }[];
}) {
  const statuses = body.statusChecks ?? [];
  const failed = statuses.filter(({ state }) => state?.toLowerCase() === "failure");
  const before = failed.slice(0, 1).map((row) => ({ ...row, state: "SUCCESS" }));
  return body.statusChecks === undefined ? body : { ...body, statusChecks: [...statuses, ...before] };
}
