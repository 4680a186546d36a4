import { expect, test } from "vitest";
import { createGitHubPast, givenGitHubRepository } from "../../support/github-repository.js";
import { gitHubAt, hostErrorOf, REPOSITORY } from "./github-host.js";

const CI = { id: 1, name: "CI" };
const SPAN = { sinceMs: Date.parse("2026-01-01T00:00:00Z"), untilMs: Date.parse("2026-12-31T00:00:00Z") };
const EMPTY = { total_count: 0, workflow_runs: [] };

type Intercept = NonNullable<Parameters<typeof givenGitHubRepository>[1]>["intercept"];

async function historyOver(intercept: NonNullable<Intercept>) {
  const { url, requests } = await givenGitHubRepository(createGitHubPast(1), { intercept });
  const { host, clock } = gitHubAt(url);
  const lines: string[] = [];
  return { history: await host.history((line) => void lines.push(line)), requests, lines, clock };
}

function quota(remaining: number, clockSeconds: number) {
  const limits = { "x-ratelimit-limit": "1000", "x-ratelimit-remaining": `${remaining}` };
  return { headers: { ...limits, "x-ratelimit-reset": `${clockSeconds}`, date: "Thu, 01 Jan 2026 00:00:00 GMT" } };
}
const RESET = Date.parse("2026-01-01T00:10:00Z") / 1000;

test("workflowRuns leaves a tenth of the rate limit for other users of the token", async () => {
  const { history, lines, clock } = await historyOver((_path, index) => ({
    ...quota([101, 100, 999][index] ?? 999, RESET),
    data: EMPTY,
  }));

  for (let request = 0; request < 3; request += 1) await history.workflowRuns(REPOSITORY, CI, SPAN);

  expect(lines).toEqual([
    "Waiting 10m until GitHub's rate limit allows more API requests. The step has sent 2 so far.",
  ]);
  expect(clock.slept).toEqual([600_000]);
});

test("workflowRuns fails when one request exceeds the rate limit again after three waits", async () => {
  const { history, lines, requests } = await historyOver(() => ({ ...quota(0, RESET), status: 403, data: {} }));

  const error = await hostErrorOf(history.workflowRuns(REPOSITORY, CI, SPAN));

  expect(error.unavailable).toBe(true);
  expect(lines).toHaveLength(3);
  expect(requests).toHaveLength(4);
});

/** Creates a merged pull request that changed at a minute of the day. */
function pull(number: number, minute: number) {
  const merged = Date.parse("2026-01-02T00:00:00Z");
  return {
    number,
    merged_at: new Date(merged).toISOString(),
    updated_at: new Date(merged + minute * 60_000).toISOString(),
    head: { sha: "a" },
    base: { ref: "main" },
  };
}

test("mergedPullRequests reads a pull request that moved to the first page between two requests", async () => {
  const first = Array.from({ length: 100 }, (_, index) => pull(index + 1, 200 - index));
  const pages = [first, [pull(101, 50)], [pull(102, 300), ...first.slice(0, 99)], [pull(100, 101)]];
  const { history, requests } = await historyOver((_path, index) => ({ data: pages[index] ?? [] }));

  const merged = await history.mergedPullRequests(REPOSITORY, "main", SPAN);

  expect(merged.map(({ number }) => number)).toContain(102);
  expect(merged).toHaveLength(102);
  expect(requests.length).toBe(3);
});

test.each([
  ["rules", "/rules/branches/main", [{ parameters: { required_status_checks: [{ context: "lint" }] } }]],
  ["branch protection", "/branches/main", { protection: { required_status_checks: { contexts: ["lint"] } } }],
])(
  "requiredChecks returns the required checks in %s when the token may read nothing else",
  async (_name, readable, data) => {
    const { history } = await historyOver((path) => (path === readable ? { data } : { status: 403, data: {} }));

    expect(await history.requiredChecks(REPOSITORY, "main")).toEqual(["lint"]);
  },
);

test("workflowRuns fails when GitHub returns the list of runs in an unknown form", async () => {
  const { history } = await historyOver(() => ({ data: { workflow_runs: "none" } }));

  expect((await hostErrorOf(history.workflowRuns(REPOSITORY, CI, SPAN))).message).toContain("unknown form");
});
