import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { givenService } from "../action/harness.js";
import { report } from "../action/reports.js";
import { CLI } from "../cli/command.js";
import { commit, givenOrigin } from "../git/repositories.js";
import { filesOf, gitOf } from "../interpreter/checkout.js";
import {
  onClosed,
  onDispatch,
  onLabel,
  onPullRequest,
  onSchedule,
  onWorkflowRun,
  type WorkflowEvent,
} from "../interpreter/events.js";
import { call, callersOf, resultsOf, sentTo } from "./calling.js";

const MAINTAINER = "maintainer-1";
const TARGET = { name: "pull_request_target", actor: MAINTAINER };
const NPX = `#!/bin/sh\ncat > junit.xml <<'END'\n${report("!one")}END\nexit 1\n`;

const NX = `#!/bin/sh
case "$1" in
  graph) echo '{"graph":{"nodes":{"api":{"name":"api","type":"lib","data":{"root":"api"}}},"dependencies":{}}}' ;;
  *) echo '["api"]' ;;
esac
`;
const NX_PROGRAMS = { nx: NX, npm: "#!/bin/sh\n" };

/** The service as a person starts it, in a process of its own. */
let served: ChildProcess | undefined;
let apiUrl = "";

beforeAll(async () => {
  const child = spawn(process.execPath, [CLI, "serve", "--port", "0", "--speed", "60"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  served = child;
  for await (const line of createInterface({ input: child.stdout })) {
    apiUrl = /^Its API is at (http:[^,]+),/.exec(line)?.[1] ?? "";
    if (apiUrl !== "") break;
  }
  await post("/collaborators", { login: MAINTAINER, permission: "write" });
});

afterAll(async () => {
  if (served?.kill() === true) await once(served, "exit");
});

interface Subject {
  readonly number: number;
  readonly headSha: string;
}

async function post(path: string, body: unknown): Promise<Subject> {
  const response = await fetch(new URL(`/_control${path}`, apiUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
}

/** The example of a workflow with nothing changed but `api-url`. */
function changed(workflow: string): string {
  const example = parse(callersOf(workflow)[0] ?? "");
  for (const job of Object.values<Record<string, unknown>>(example.jobs)) {
    if (String(job.uses).includes(`/${workflow}.yml@`)) job.with = { ...Object(job.with), "api-url": apiUrl };
  }
  return stringify(example);
}

const byHand = (operation: string) => (): WorkflowEvent =>
  onDispatch({ operation, "target-branch": "main", reason: "A test", "dry-run": "false" });

test.each<[workflow: string, said: string, event: (subject: Subject) => WorkflowEvent, jobs: object]>([
  ["submit", "submit: submitted", (subject) => onLabel(subject, "merge", TARGET), { submit: "success" }],
  [
    "wait-for-merge",
    "submit: merged",
    (subject) => onLabel(subject, "merge and deploy", TARGET),
    { merge: "success", deploy: "success" },
  ],
  [
    "queue-ended",
    "status: not-submitted",
    (subject) => onClosed(subject, true, TARGET),
    { ended: "success", deploy: "success" },
  ],
  ["administer-queue", "pause-queue: paused", byHand("pause"), { administer: "success" }],
  ["administer-queue", "resume-queue: resumed", byHand("resume"), { administer: "success" }],
  ["metrics", "metrics: healthy", () => onSchedule("*/15 6-20 * * 1-5"), { watch: "success" }],
  [
    "check-test-results",
    "check-test-results: failed",
    (subject) => onPullRequest(subject),
    { test: "success", verdict: "failure" },
  ],
])(
  "the example that calls %s works against merge-queue serve with api-url changed only: %s",
  async (name, said, event, jobs) => {
    const strayed = await givenService();
    const service = { ...strayed, githubApiUrl: new URL("/github", apiUrl).href };

    const run = await call(name, service, event(await post("/pull-requests", {})), {
      text: changed(name),
      repository: filesOf({}),
      programs: { make: "#!/bin/sh\n", npx: NPX },
    });

    expect(resultsOf(run)).toMatchObject(jobs);
    expect(run.ourResults.filter((each) => !each.endsWith(": skipped"))).toEqual([said]);
    // Steps that are not given api-url are run against this one.
    expect(sentTo(strayed)).toEqual([]);
  },
);

test("so does the one that calls impacted-targets, in a repository with Nx", async () => {
  const origin = givenOrigin();
  const base = commit(origin, "refs/heads/main", { files: { "api/a.js": "1", "api/package.json": "{}" } });
  const headSha = commit(origin, "refs/pull/907/head", { parents: [base], files: { "api/a.js": "2" } });
  const subject = await post("/pull-requests", { number: 907, headSha });
  const strayed = await givenService();

  const run = await call(
    "impacted-targets",
    { ...strayed, githubApiUrl: new URL("/github", apiUrl).href },
    onPullRequest(subject, { pullRequest: { base: { ref: "main", sha: base } } }),
    { text: changed("impacted-targets"), repository: gitOf(origin), programs: NX_PROGRAMS },
  );

  expect(run.result, run.log).toBe("success");
  expect(run.jobs.targets?.outputs).toMatchObject({ result: "uploaded", mode: "list", count: "1" });
  expect(sentTo(strayed)).toEqual([]);
});

test("so does the one that calls failure-report, for a test run of the service that has failed", async () => {
  const checks = [{ name: "build", result: "failure" }];
  const { number } = await post("/pull-requests", { testPlan: { result: "fail", testSeconds: 1, checks } });
  await submit(number);
  await post("/clock", { advanceSeconds: 600 });
  const { branch, sha } = await testRunOf(number);
  const strayed = await givenService();

  const run = await call(
    "failure-report",
    { ...strayed, githubApiUrl: new URL("/github", apiUrl).href },
    onWorkflowRun({ conclusion: "failure", branch, sha }),
    { text: changed("failure-report") },
  );

  expect(run.ourResults, run.log).toEqual(["testing-details: failed"]);
  expect(run.jobs.tell?.steps[0]?.log).toBe(`The queue's tests on ${branch} failed in ["build"]\n`);
  expect(sentTo(strayed)).toEqual([]);
});

/** Submits as any client of the service does. */
async function submit(number: number): Promise<void> {
  const repo = { host: "github.com", owner: "local", name: "playground" };
  const { status } = await fetch(`${apiUrl}/submitPullRequest`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-token": "local-token" },
    body: JSON.stringify({ repo, targetBranch: "main", pr: { number } }),
  });
  expect(status).toBe(200);
}

interface ShownRun {
  readonly branch: string;
  readonly sha: string;
  readonly pullRequestNumber: number;
}

async function testRunOf(number: number): Promise<ShownRun> {
  const state = Object(await (await fetch(new URL("/_control/state", apiUrl))).json());
  const runs: readonly ShownRun[] = state.repositories[0].queues[0].testRuns;
  const found = runs.find(({ pullRequestNumber }) => pullRequestNumber === number);
  if (found === undefined) throw new Error(`#${number} was never tested.`);
  return found;
}
