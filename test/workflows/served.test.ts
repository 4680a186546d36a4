import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { control, post } from "../../local-queue/test/support/client.js";
import { givenService } from "../support/action.js";
import { byApi } from "../support/api.js";
import { call, listCallers, resultsOf, sentTo } from "../support/call-workflow.js";
import { CLI } from "../support/command-line.js";
import { filesOf, gitOf } from "../support/interpreter/checkout.js";
import {
  onClosed,
  onDispatch,
  onLabel,
  onPullRequest,
  onSchedule,
  onWorkflowRun,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import { givenNxChange, nxProgram } from "../support/nx.js";
import { report } from "../support/reports.js";

const MAINTAINER = "maintainer-1";
const TARGET = { name: "pull_request_target", actor: MAINTAINER };
const NPX = `#!/bin/sh\ncat > junit.xml <<'END'\n${report("!one")}END\nexit 1\n`;

/** The service in a separate process, as a person starts it. */
let served: ChildProcess | undefined;
/** Addresses and token in the first lines that the service prints. */
const service = { url: "", apiUrl: "", token: "local-token" };

beforeAll(async () => {
  const child = spawn(process.execPath, [CLI, "serve", "--port", "0", "--speed", "60"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  served = child;
  for await (const line of createInterface({ input: child.stdout })) {
    const [, apiUrl] = /^Its API is at (http:[^,]+),/.exec(line) ?? [];
    if (apiUrl === undefined) continue;
    const { origin } = new URL(apiUrl);
    Object.assign(service, { apiUrl: byApi({ v1: apiUrl, v2: `${origin}/v2` }), url: origin });
    break;
  }
  await control(service, "POST", "collaborators", { login: MAINTAINER, permission: "write" });
});

afterAll(async () => {
  if (served?.kill() === true) await once(served, "exit");
});

interface Subject {
  readonly number: number;
  readonly headSha: string;
}

/** Creates a pull request in the service, and returns the fields that the service shows. */
async function givenPullRequest(facts: object = {}): Promise<Subject> {
  const { json } = await control(service, "POST", "pull-requests", facts);
  return Object(json);
}

/** Uses another service for steps without `api-url`, and the started service for reads on GitHub. */
function lookingAt(strayed: LocalService): LocalService {
  return { ...strayed, githubApiUrl: `${service.url}/github` };
}

/** Returns the example of a workflow in which only `api-url` is changed. */
function changed(workflow: string): string {
  const example = parse(listCallers(workflow)[0] ?? "");
  for (const job of Object.values<Record<string, unknown>>(example.jobs)) {
    if (String(job.uses).includes(`/${workflow}.yml@`)) job.with = { ...Object(job.with), "api-url": service.apiUrl };
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
    "report-outcome",
    "report-outcome: not-submitted",
    (subject) => onClosed(subject, true, TARGET),
    { report: "success", deploy: "skipped" },
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
  "the example that calls %s works with the local service when only api-url is changed: %s",
  async (name, said, event, jobs) => {
    const strayed = await givenService();

    const run = await call(name, lookingAt(strayed), event(await givenPullRequest()), {
      text: changed(name),
      // All other examples run from the source, because the bundle is the same program.
      bundled: name === "submit",
      repository: filesOf({}),
      programs: { make: "#!/bin/sh\n", npx: NPX },
    });

    expect(resultsOf(run)).toMatchObject(jobs);
    expect(run.ourResults.filter((each) => !each.endsWith(": skipped"))).toEqual([said]);
    expect(sentTo(strayed)).toEqual([]);
  },
);

test("the example that calls impacted-targets works in a repository with Nx", async () => {
  const { origin, base, head } = givenNxChange(907);
  const subject = await givenPullRequest({ number: 907, headSha: head });
  const strayed = await givenService();

  const run = await call(
    "impacted-targets",
    lookingAt(strayed),
    onPullRequest(subject, { pullRequest: { base: { ref: "main", sha: base } } }),
    { text: changed("impacted-targets"), repository: gitOf(origin), programs: { nx: nxProgram(), npm: "#!/bin/sh\n" } },
  );

  expect(run.result, run.log).toBe("success");
  expect(run.jobs.targets?.outputs).toMatchObject({ result: "uploaded", mode: "list", count: "1" });
  expect(sentTo(strayed)).toEqual([]);
});

test("the example that calls failure-report works with a failed test run of the local service", async () => {
  const checks = [{ name: "build", result: "failure" }];
  const { number } = await givenPullRequest({ testPlan: { result: "fail", testSeconds: 1, checks } });
  expect(
    (await post({ ...service, apiUrl: `${service.url}/v1` }, "submitPullRequest", { pr: { number } })).status,
  ).toBe(200);
  await control(service, "POST", "clock", { advanceSeconds: 600 });
  const { branch, sha } = await testRunOf(number);
  const strayed = await givenService();

  const run = await call("failure-report", lookingAt(strayed), onWorkflowRun({ conclusion: "failure", branch, sha }), {
    text: changed("failure-report"),
  });

  expect(run.ourResults, run.log).toEqual(["testing-details: failed"]);
  expect(run.jobs.notify?.steps[0]?.log).toBe(`The queue's tests on ${branch} failed in ["build"]\n`);
  expect(sentTo(strayed)).toEqual([]);
});

interface ShownRun {
  readonly branch: string;
  readonly sha: string;
  readonly pullRequestNumber: number;
}

async function testRunOf(number: number): Promise<ShownRun> {
  const state = Object((await control(service, "GET", "state")).json);
  const runs: readonly ShownRun[] = state.repositories[0].queues[0].testRuns;
  const found = runs.find(({ pullRequestNumber }) => pullRequestNumber === number);
  if (found === undefined) throw new Error(`#${number} was never tested.`);
  return found;
}
