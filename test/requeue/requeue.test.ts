import { describe, expect, test } from "vitest";
import type { LocalService, LocalServiceOptions, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { API, byApi } from "../support/api.js";
import { onDeleted, onDispatch, type WorkflowEvent } from "../support/interpreter/events.js";
import { cancelSilently, entryOf, givenQueued, givenTesting, runOf, runsOf, submitSilently } from "../support/queue.js";
import { bodiesOf } from "../support/queue-requests.js";
import { runHere } from "../support/run-in-process.js";

const CHECKS = [{ name: "build", result: "failure" }] as const;
const FAILING = { testPlan: { result: "fail", checks: CHECKS } } as const;
const SLOW = { testPlan: { testSeconds: 7200 } } as const;
const TIME_LIMIT: LocalServiceOptions = { queue: { testingTimeoutMinutes: 5 } };

interface Commit {
  readonly sha: string;
  readonly parents: readonly { readonly sha: string }[];
}

type Inputs = Readonly<Record<string, string>>;

function run(service: LocalService, event: WorkflowEvent, inputs: Inputs = {}): Promise<ActionEnd> {
  return runHere(service, { operation: "requeue", ...inputs }, { event, githubToken: "token-of-github" });
}

/** Runs requeue for a pull request by its number. */
function ask(service: LocalService, number: number, inputs: Inputs = {}): Promise<ActionEnd> {
  return run(service, onDispatch(), { "pr-number": `${number}`, ...inputs });
}

function answerOf({ outputs }: ActionEnd): string {
  return `${outputs.result} ${outputs.reason ?? ""}`.trim();
}

function commentsOf(service: LocalService, number: number): readonly string[] {
  const comments = service.engine.snapshots()[0]?.comments ?? [];
  return comments.filter((each) => each.number === number).map(({ body }) => body);
}

function claimsOf(service: LocalService, sha: string): readonly string[] {
  const statuses = service.engine.snapshots()[0]?.statuses[sha] ?? [];
  return statuses.flatMap(({ context, description = "" }) => (context === "merge-queue/requeue" ? [description] : []));
}

function countSubmissions({ calls }: ActionEnd): number {
  return calls.filter((name) => name === "submitPullRequest").length;
}

/** Creates a pull request that the queue rejected because its tests took too long. */
async function givenTooSlow(given: NewPullRequest = {}, submission: object = {}) {
  const service = await givenService(TIME_LIMIT);
  const pullRequest = service.control.addPullRequest({ ...SLOW, ...given });
  const { number } = pullRequest;
  const repo = { host: "github.com", owner: "local", name: "playground" };
  service.engine.submitPullRequest({ repo, targetBranch: "main" }, { number, ...submission });
  service.control.advance(310);
  return { service, ...pullRequest };
}

const ON_MAIN = { "target-branch": "main" };
const DOWN = { kind: "status", status: 500 } as const;
const STEP = { GITHUB_RUN_ID: "7", GITHUB_JOB: "requeue", GITHUB_ACTION: "requeue" };

describe("requeue", () => {
  test("resubmits a pull request only once, and explains each decision in the comment about the outcome", async () => {
    const { service, number, headSha } = await givenTooSlow();

    const first = await ask(service, number);
    expect([answerOf(first), countSubmissions(first), first.outputs.requeued]).toEqual(["requeued", 1, `[${number}]`]);
    expect(first.outputs).toMatchObject({ outcome: "failed", reported: "true", cause: "infrastructure" });
    expect(first.log).toContain(
      "The step submitted the pull request again: the cause is infrastructure (1 of 1 for this commit).",
    );
    expect(entryOf(service, number)?.isLive).toBe(true);
    expect(commentsOf(service, number)).toEqual([
      expect.stringContaining(
        "**Requeue:** The step submitted the pull request again: the cause is infrastructure &#40;1 of 1 for",
      ),
    ]);
    expect(commentsOf(service, number)[0]).not.toContain("What to do");

    expect(answerOf(await ask(service, number))).toBe("not-requeued queued");
    service.control.advance(400);
    const second = await ask(service, number);

    expect([answerOf(second), countSubmissions(second)]).toEqual(["not-requeued limit", 0]);
    expect(commentsOf(service, number)).toHaveLength(2);
    expect(commentsOf(service, number)[1]).toContain(
      "**Requeue:** The pull request was not submitted again. The limit of new",
    );
    expect(commentsOf(service, number)[1]).toContain("**What to do:** Submit the pull request again.");
    expect(claimsOf(service, headSha)).toEqual([expect.stringMatching(/^Requeue 1 of 1 for this commit: .* \[\S+\]$/)]);
  });

  test("submits the same head commit at most max-attempts times, and counts from zero for a new head commit", async () => {
    const { service, number } = await givenTooSlow();
    const answers: string[] = [];
    const next = async (): Promise<void> => {
      answers.push(answerOf(await ask(service, number, { "max-attempts": "2" })));
      service.control.advance(400);
    };
    for (let each = 0; each < 3; each += 1) await next();
    service.control.updatePullRequest(number, { headSha: "new" });
    submitSilently(service, number);
    service.control.advance(400);
    await next();

    expect(answers).toEqual(["requeued", "requeued", "not-requeued limit", "requeued"]);
  });

  test.each<[reason: string, change: (service: LocalService, number: number) => void, inputs?: Inputs]>([
    ["draft", (service, number) => void service.control.updatePullRequest(number, { draft: true })],
    ["base", (service, number) => void service.control.updatePullRequest(number, { baseBranch: "next" }), ON_MAIN],
    ["head", (service, number) => void service.control.updatePullRequest(number, { headSha: "new" })],
    ["head", () => {}, { "head-sha": "f".repeat(40) }],
    ["unverified", (service) => service.control.addFault({ endpoint: "github:commits.list", times: 0, fault: DOWN })],
    [
      "conflict",
      (service, number) => void service.control.updatePullRequest(number, { mergeability: "not_mergeable" }),
    ],
    ["closed", (service, number) => void service.control.updatePullRequest(number, { state: "closed" })],
    ["merged", (service, number) => void service.control.updatePullRequest(number, { state: "merged" })],
    ["paused", (service) => service.control.updateQueue({ branch: "main", state: "paused" })],
    ["paused", (service) => service.control.updateQueue({ branch: "main", state: "draining" })],
    ["late", (service) => service.control.advance(3600)],
    ["queued", (service, number) => submitSilently(service, number)],
    [
      "cancelled",
      (service, number) => {
        submitSilently(service, number);
        cancelSilently(service, number);
        service.control.advance(5);
      },
    ],
    ["cause", () => {}, { causes: "flaky" }],
    ["cause", () => {}, { causes: "none", checks: "build" }],
    [
      "unreadable",
      (service) => service.control.addFault({ endpoint: "github:pulls.get", times: 0, fault: DOWN }),
      ON_MAIN,
    ],
    ["unreadable", (service) => service.control.addFault({ endpoint: "getQueue", times: 0, fault: DOWN })],
  ])("submits nothing, with the reason %s", async (reason, change, inputs) => {
    const { service, number, headSha } = await givenTooSlow();
    change(service, number);

    const end = await ask(service, number, inputs);

    expect(answerOf(end), end.log).toBe(`not-requeued ${reason}`);
    expect([countSubmissions(end), claimsOf(service, headSha)]).toEqual([0, []]);
  });

  test("submits nothing when a push has moved the branch back to an earlier commit", async () => {
    const { service, number, headSha } = await givenTooSlow();
    const { sha } = runOf(service, number);
    const reply = await fetch(`${service.githubApiUrl}/repos/local/playground/commits?sha=${sha}`);
    const commits: readonly Commit[] = JSON.parse(await reply.text());
    const earlier = commits.find((commit) => commit.sha === headSha)?.parents[0]?.sha ?? "";
    expect(commits.map((commit) => commit.sha)).toContain(earlier);
    service.control.updatePullRequest(number, { headSha: earlier });

    const end = await ask(service, number);

    expect([answerOf(end), countSubmissions(end)], end.log).toEqual(["not-requeued head", 0]);
    expect(claimsOf(service, earlier)).toEqual([]);
  });

  test("submits nothing when the tests failed, a required check was never reported, or the pull request was never in the queue", async () => {
    const service = await givenService(TIME_LIMIT);
    const failed = givenQueued(service, FAILING);
    service.control.advance(70);
    const missing = givenQueued(service, { testPlan: { checks: [{ name: "build", result: "never-reported" }] } });
    service.control.advance(400);
    const fresh = service.control.addPullRequest();

    const ends = [];
    for (const { number } of [failed, missing, fresh]) ends.push(await ask(service, number));

    expect(ends.map(answerOf)).toEqual(["not-requeued cause", "not-requeued fix", "not-requeued not-submitted"]);
    expect(ends.map(countSubmissions)).toEqual([0, 0, 0]);
    expect(commentsOf(service, failed.number)[0]).toContain(
      "**Requeue:** The pull request was not submitted again. The cause of the",
    );
  });

  test.each([
    ["build", "requeued"],
    ["build\nlint", "requeued"],
    ["lint", "not-requeued cause"],
    ["", "not-requeued cause"],
  ])("submits again after failed tests only when all failed checks are in the list %j", async (checks, answer) => {
    const service = await givenService();
    const { number } = givenQueued(service, FAILING);
    service.control.advance(70);

    const end = await ask(service, number, { checks });

    expect(answerOf(end)).toBe(answer);
    if (answer === "requeued") expect(commentsOf(service, number)[0]).toContain("all failed checks are in checks");
  });

  test.each([
    ["no priority", {}, {}],
    ["a priority and without batching", { priority: 10, noBatch: true }, { priority: 10, noBatch: true }],
  ])("submits again with the settings of the first submission: %s", async (_what, submission, expected) => {
    const { service, number } = await givenTooSlow({}, submission);

    const end = await ask(service, number);

    const bodies = bodiesOf(end, "submitPullRequest").map((body) => {
      const { priority, noBatch } = Object(body);
      return { priority, noBatch };
    });
    expect(bodies).toEqual([expected]);
  });

  test("decides about each pull request of a batch", async () => {
    const batch = { batch: true, batchingMinSize: 3, batchingMaxWaitTimeMinutes: 1, bisectionConcurrency: 3 };
    const service = await givenService({ queue: { ...batch, testingTimeoutMinutes: 5 } });
    const plans = [SLOW, SLOW, FAILING];
    const numbers = plans.map((plan) => givenQueued(service, plan).number);
    service.control.advance(200);
    const deletion = onDeleted(runOf(service, numbers[0] ?? 0).branch);
    service.control.advance(3000);

    const end = await run(service, deletion);

    expect([answerOf(end), end.outputs.requeued]).toEqual(["requeued", JSON.stringify(numbers.slice(0, 2))]);
    expect(end.log).toContain(`#${numbers[2]}: The pull request was not submitted again.`);
    expect(numbers.map((number) => commentsOf(service, number).length)).toEqual([1, 1, 1]);
  });
});

describe("requeue beside other runs", () => {
  test("adds its decision to the comment of report-outcome", async () => {
    const { service, number } = await givenTooSlow();
    await ask(service, number, { operation: "report-outcome" });

    const end = await ask(service, number);

    expect([answerOf(end), end.outputs.reported]).toEqual(["requeued", "false"]);
    expect(commentsOf(service, number)).toHaveLength(1);
    expect(commentsOf(service, number)[0]).toMatch(
      /\*\*Requeue:\*\* The step submitted the pull request again: .*\n<!-- merge-queue-action outcome/,
    );
    expect((await ask(service, number, { operation: "report-outcome" })).outputs.reported).toBe("false");
  });

  test("reports `queued` when the service replies that the pull request is in the queue, and stays within max-attempts", async () => {
    const { service, number } = await givenTooSlow();
    const conflict = {
      kind: "reply",
      status: 409,
      json: { error: { code: "PR_ALREADY_ENQUEUED", message: "It is in the queue" } },
    } as const;
    service.control.addFault({ endpoint: "submitPullRequest", times: 1, fault: conflict });

    const ends = [await ask(service, number), await ask(service, number)];

    expect(ends.map(answerOf)).toEqual(["not-requeued queued", "not-requeued claimed"]);
    expect(ends.map(countSubmissions)).toEqual([1, 0]);
  });

  test("fails and reports the failure in the comment when the service rejects the submission", async () => {
    const { service, number } = await givenTooSlow();
    service.control.addFault({ endpoint: "submitPullRequest", times: 1, fault: { kind: "status", status: 403 } });

    const end = await ask(service, number);

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "auth"]);
    expect(commentsOf(service, number)[0]).toContain("**Requeue:** The service did not accept a new submission.");
    expect(answerOf(await ask(service, number))).toBe("not-requeued claimed");
  });

  test("submits nothing when GitHub rejects the status that counts the submission", async () => {
    const { service, number } = await givenTooSlow();
    const fault = { kind: "reply", status: 403, json: { message: "Resource not accessible by integration" } } as const;
    service.control.addFault({ endpoint: "github:statuses.create", times: 0, fault });

    const end = await ask(service, number);

    expect([end.exitCode, end.outputs["error-kind"], countSubmissions(end)]).toEqual([1, "input", 0]);
    expect(end.log).toContain("The step could not count the new submission, so it submitted nothing");
    expect(end.log).toContain("The token needs the permission `statuses: write`.");
  });

  test("submits again in a re-run of a job that stopped after its claim", async () => {
    const { service, number } = await givenTooSlow();
    service.control.addFault({ endpoint: "submitPullRequest", times: 1, fault: { kind: "status", status: 403 } });
    const attempt = (count: string) =>
      runHere(
        service,
        { operation: "requeue", "pr-number": `${number}` },
        { event: onDispatch(), githubToken: "token-of-github", environment: { ...STEP, GITHUB_RUN_ATTEMPT: count } },
      );

    const ends = [await attempt("1"), await attempt("2"), await attempt("3")];

    expect(ends.map(answerOf)).toEqual(["error", "requeued", "not-requeued queued"]);
  });

  test("sends nothing when dry-run is set", async () => {
    const { service, number, headSha } = await givenTooSlow();

    const end = await ask(service, number, { "dry-run": "true" });

    expect([answerOf(end), countSubmissions(end)]).toEqual(["planned", 0]);
    expect(end.log).toContain(
      "The step would submit the pull request again: the cause is infrastructure (at most 1 for this commit).",
    );
    expect(end.log).toContain(byApi({ v1: "POST /submitPullRequest", v2: "/pull-requests" }));
    expect([claimsOf(service, headSha), commentsOf(service, number)]).toEqual([[], []]);
  });

  test("rejects a run without a token for GitHub", async () => {
    const { service, number } = await givenTooSlow();

    const end = await runHere(service, { operation: "requeue", "pr-number": `${number}`, "github-token": "" });

    expect([end.outputs["error-kind"], end.exitCode]).toEqual(["input", 1]);
    expect(end.log).toContain(
      "because the step stores the number of new submissions in statuses of the head commit. max-attempts limits this number",
    );
  });
});

/** Creates a pull request with failed tests behind a pull request with running tests. */
async function givenHeld(plan: NewPullRequest = FAILING) {
  const service = await givenService({ queue: { concurrency: 2 } });
  givenQueued(service, { testPlan: { testSeconds: 3000 } });
  const pullRequest = givenTesting(service, plan);
  service.control.advance(70);
  expect(entryOf(service, pullRequest.number)?.state).toBe("pending_failure");
  return { service, ...pullRequest };
}

describe("requeue while the queue has not decided", () => {
  test("runs listed checks again on API v2, which counts as a new submission", async () => {
    const { service, number, headSha } = await givenHeld();
    const answers = [answerOf(await ask(service, number)), answerOf(await ask(service, number, { checks: "build" }))];
    service.control.advance(5);
    const runs = runsOf(service, number);
    service.control.advance(100);
    answers.push(answerOf(await ask(service, number, { checks: "build" })));

    expect(answers).toEqual(
      byApi({
        v1: ["not-requeued held", "not-requeued held", "not-requeued held"],
        v2: ["not-requeued cause", "rerun", "not-requeued limit"],
      }),
    );
    expect(runs).toBe(byApi({ v1: 1, v2: 2 }));
    expect(claimsOf(service, headSha)).toHaveLength(byApi({ v1: 0, v2: 1 }));
    expect(commentsOf(service, number)).toEqual([]);
  });

  test("submits again after the decision when the service cannot run the checks again", async () => {
    const { service, number, headSha } = await givenHeld();
    const fault = { kind: "status", status: 422 } as const;
    service.control.addFault({ endpoint: "pullRequests.rerunFailedChecks", times: 0, fault });

    const held = answerOf(await ask(service, number, { checks: "build" }));
    service.control.advance(3000);
    const after = answerOf(await ask(service, number, { checks: "build" }));

    expect([held, after]).toEqual(["not-requeued held", "requeued"]);
    expect(claimsOf(service, headSha)).toHaveLength(byApi({ v1: 1, v2: 3 }));
  });

  test("releases the claim of an earlier attempt of the job", async () => {
    const { service, number } = await givenHeld();
    const attempt = async (count: string, status: number) => {
      const fault = { kind: "status", status } as const;
      service.control.addFault({ endpoint: "pullRequests.rerunFailedChecks", times: 1, fault });
      const inputs = { operation: "requeue", "pr-number": `${number}`, checks: "build" };
      const environment = { ...STEP, GITHUB_RUN_ATTEMPT: count };
      return answerOf(await runHere(service, inputs, { githubToken: "token-of-github", environment }));
    };

    const answers = [await attempt("1", 403), await attempt("2", 422)];
    service.control.advance(3000);
    answers.push(answerOf(await ask(service, number, { checks: "build" })));

    expect(answers).toEqual([byApi({ v1: "not-requeued held", v2: "error" }), "not-requeued held", "requeued"]);
  });

  test("shows the planned request when dry-run is set", async () => {
    const { service, number } = await givenHeld();

    const end = await ask(service, number, { checks: "build", "dry-run": "true" });

    expect(answerOf(end)).toBe(API === "v1" ? "not-requeued held" : "planned");
    if (API === "v2") expect(end.log).toContain("/rerun-failed-checks");
  });
});
