import { expect, test } from "vitest";
import { pushEvent } from "../support/action-events.js";
import {
  DEPENDABOT,
  onDependabot,
  onFork,
  onPullRequest,
  onWorkflowRun,
  type WorkflowEvent,
} from "../support/interpreter/events.js";
import type { RunOptions } from "../support/interpreter/run.js";
import { printed, run, runJobsOf, runStepsOf } from "./running.js";

const SUBJECT = { number: 7, headSha: "1".repeat(40) };

const GIVEN: Partial<RunOptions> = {
  secrets: { OWN: "from-actions", SHARED: "from-actions" },
  dependabotSecrets: { OWN: "from-dependabot" },
  environments: { queue: { secrets: { SHARED: "from-queue" } }, admin: { secrets: { ADMIN: "from-admin" } } },
};

const SHOW = `
      - run: echo "$OWN,$SHARED,$ADMIN"
        env: { OWN: "\${{ secrets.OWN }}", SHARED: "\${{ secrets.SHARED }}", ADMIN: "\${{ secrets.ADMIN }}" }
`;

/** Returns the secrets that a job can read, by name. */
async function seen(event: WorkflowEvent, keys = ""): Promise<string> {
  return printed(await runStepsOf(SHOW, { ...GIVEN, event }, keys)).trim();
}

const ALL = "from-actions,from-actions,";
const target = { name: "pull_request_target" };

test.each([
  ["a push", pushEvent("main", SUBJECT.headSha), ALL],
  ["a pull request of the repository", onPullRequest(SUBJECT), ALL],
  ["a fork's pull request", onFork(SUBJECT), ",,"],
  ["the pull request of a fork that is gone", onPullRequest({ ...SUBJECT, headRepository: null }), ",,"],
  ["pull_request_target of a fork", onFork(SUBJECT, target), ALL],
  ["workflow_run after a fork's run", onWorkflowRun({ from: "developer-2/playground" }), ALL],
  ["Dependabot's pull request", onDependabot(SUBJECT), "from-dependabot,,"],
  ["Dependabot's push", { ...pushEvent("dependabot/a", SUBJECT.headSha), actor: DEPENDABOT }, "from-dependabot,,"],
  ["pull_request_target of Dependabot", onDependabot(SUBJECT, target), ",,"],
])("the interpreter passes the expected secrets to %s", async (_, event, expected) => {
  expect(await seen(event)).toBe(expected);
});

test("the interpreter prefers a secret of the job's environment to a secret of the repository with the same name", async () => {
  const event = onPullRequest(SUBJECT);

  expect(await seen(event, "    environment: queue\n")).toBe("from-actions,from-queue,");
  expect(await seen(event, "    environment: { name: admin }\n")).toBe("from-actions,from-actions,from-admin");
  expect(await seen(event, "    environment: unknown\n")).toBe(ALL);
});

test.each([
  ["environment: queue", "queue", true],
  ["environment: { name: queue }", "queue", true],
  ["environment: { name: queue, deployment: false }", "queue", false],
  ["env: { A: b }", "", false],
])(
  "the interpreter runs a job with the key `%s` in the environment %j, and records whether the job deploys: %j",
  async (keys, environment, deploys) => {
    const { jobs } = await runStepsOf(SHOW, { ...GIVEN, event: onPullRequest(SUBJECT) }, `    ${keys}\n`);

    expect(Object.values(jobs)).toMatchObject([{ environment, deploys }]);
  },
);

test("the interpreter passes no secrets of an environment to a fork's run", async () => {
  expect(await seen(onFork(SUBJECT), "    environment: admin\n")).toBe(",,");
});

test("the interpreter fails a job before its first step when the environment does not allow the branch", async () => {
  const environments = { queue: { branches: ["main"] } };
  const inQueue = (event: WorkflowEvent) =>
    runStepsOf("      - run: echo ran\n", { event, environments }, "    environment: queue\n");

  expect((await inQueue(pushEvent("main", SUBJECT.headSha))).result).toBe("success");
  expect((await inQueue(onFork(SUBJECT, target))).result).toBe("success");
  const refused = await inQueue(onPullRequest(SUBJECT));
  expect([refused.result, printed(refused)]).toEqual(["failure", ""]);
});

const CALLED = `
on:
  workflow_call:
    secrets: { SHARED: { required: true }, OWN: }
jobs:
  job:
    runs-on: ubuntu-latest
    environment: ENVIRONMENT
    steps:${SHOW}`;

/** Returns the secrets that a called workflow can read; `environment` is the environment of its job. */
async function seenInCall(secrets: string, environment = "none"): Promise<string> {
  const workflows = { ".github/workflows/called.yml": CALLED.replace("ENVIRONMENT", environment) };
  const job = `  call:\n    uses: ./.github/workflows/called.yml\n${secrets}`;
  return printed(await runJobsOf(job, { ...GIVEN, workflows }), "call / job").trim();
}

test("the interpreter passes to a called workflow the secrets of the call and of the job's environment", async () => {
  const passed = '    secrets: { SHARED: "${{ secrets.OWN }}-passed" }\n';

  expect(await seenInCall(passed)).toBe(",from-actions-passed,");
  expect(await seenInCall(passed, "queue")).toBe(",from-queue,");
  expect(await seenInCall(passed, "admin")).toBe(",from-actions-passed,from-admin");
  expect(await seenInCall("    secrets: inherit\n")).toBe(ALL);
});

test("the interpreter rejects a call with an unknown secret or without a required secret", async () => {
  await expect(seenInCall('    secrets: { SHARED: "1", OTHER: "2" }\n')).rejects.toThrow(
    "called.yml has no secret OTHER.",
  );
  await expect(seenInCall("")).rejects.toThrow("called.yml needs the secret SHARED.");
});

test("the interpreter empties an output of a job when the output contains a secret", async () => {
  const end = await run(
    `
on: workflow_dispatch
jobs:
  first:
    runs-on: ubuntu-latest
    outputs: { leak: "\${{ steps.a.outputs.leak }}", plain: "\${{ steps.a.outputs.plain }}" }
    steps:
      - id: a
        run: printf 'leak=x%s\\nplain=1\\n' "$OWN" >> "$GITHUB_OUTPUT"
        env: { OWN: "\${{ secrets.OWN }}" }
`,
    GIVEN,
  );

  expect(end.jobs.first?.outputs).toEqual({ leak: "", plain: "1" });
});
