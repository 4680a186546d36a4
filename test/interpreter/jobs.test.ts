import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { pushEvent } from "../support/action-events.js";
import { printed, run, runJobsOf } from "./running.js";

function results({ jobs }: Awaited<ReturnType<typeof run>>) {
  return Object.fromEntries(Object.entries(jobs).map(([name, { result }]) => [name, result]));
}

const JOB = "runs-on: ubuntu-latest, steps: [{ run: exit }]";
const FAILING = "runs-on: ubuntu-latest, steps: [{ run: exit 1 }]";

test("the interpreter skips jobs after a failed job unless a condition allows them", async () => {
  const end = await runJobsOf(`
  last: { needs: [second], ${JOB} }
  report: { needs: [second], if: failure(), ${JOB} }
  always: { needs: second, if: always(), ${JOB} }
  second: { needs: first, ${JOB} }
  even: { needs: first, if: "!cancelled() && needs.first.result == 'failure'", ${JOB} }
  first: { ${FAILING} }
`);

  expect(results(end)).toEqual({
    first: "failure",
    second: "skipped",
    last: "skipped",
    report: "success",
    always: "success",
    even: "success",
  });
  expect(end.result).toBe("failure");
});

test("the interpreter skips a job when a job that it needs, directly or indirectly, was skipped", async () => {
  const end = await runJobsOf(`
  first: { if: false, ${JOB} }
  second: { needs: first, if: always(), ${JOB} }
  third: { needs: second, ${JOB} }
`);

  expect(results(end)).toEqual({ first: "skipped", second: "success", third: "skipped" });
});

test("the interpreter continues after a failed job when continue-on-error is set", async () => {
  const end = await runJobsOf(`
  first: { continue-on-error: true, ${FAILING} }
  second: { needs: first, ${JOB} }
`);

  expect([end.result, end.jobs.second?.result]).toEqual(["success", "success"]);
});

test("the interpreter runs a job for each combination of a matrix, and fails when one job fails", async () => {
  const end = await runJobsOf(`
  job:
    strategy:
      matrix:
        os: [linux, windows]
        node: [20, 24]
        exclude: [{ os: windows, node: 20 }]
        include: [{ os: linux, arch: arm }, { os: macos }]
    runs-on: \${{ matrix.os }}
    steps:
      - run: echo "\${{ matrix.os }}-\${{ matrix.node }}-\${{ matrix.arch }}"; test \${{ matrix.os }} != macos
  after: { needs: job, if: failure(), ${JOB} }
`);

  const lines = Object.keys(end.jobs).map((name) => printed(end, name).trim());
  expect(lines.filter(Boolean)).toEqual(["linux-20-arm", "linux-24-arm", "windows-24-", "macos--"]);
  expect(end.jobs["job (linux, 20, arm)"]?.runsOn).toBe("linux");
  expect([end.jobs.job?.result, end.jobs.after?.result]).toEqual(["failure", "success"]);
});

test("the interpreter separates the files and variables of jobs, and stops their background processes", async () => {
  const end = await runJobsOf(`
  first:
    runs-on: ubuntu-latest
    steps:
      - run: |
          touch file "$RUNNER_TEMP/file" "$HOME/file"
          echo "LEFT=1" >> "$GITHUB_ENV"
          sleep 1000 &
          echo $!
  second:
    needs: first
    runs-on: ubuntu-latest
    steps: [{ run: 'ls "$RUNNER_TEMP"/file "$HOME"/file ./* 2> /dev/null || echo "left: $LEFT"' }]
`);

  expect(printed(end, "second")).toBe("left: \n");
  const pid = Number(printed(end, "first"));
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** Returns true while a process runs. A finished process remains listed until its parent reads the result. */
function isRunning(pid: number): boolean {
  return /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim());
}

test("the interpreter prefers variables of a step to variables of its job and of the workflow", async () => {
  const end = await run(`
on: workflow_dispatch
env: { A: workflow, B: workflow, C: workflow }
jobs:
  job:
    runs-on: ubuntu-latest
    env: { B: job }
    steps:
      - run: echo "$A $B $C \${{ env.D }} \${{ env.C }}"; echo "A=later" >> "$GITHUB_ENV"
        env: { C: step, D: "\${{ env.B }}-step" }
      - run: echo "$A \${{ env.A }} [\${{ env.D }}]"
`);

  expect(printed(end)).toBe("workflow job step job-step step\nlater later []\n");
});

test("the interpreter records the runner, environment, time limit, concurrency and permissions of each job", async () => {
  const end = await run(
    `
on: push
permissions: { contents: read }
concurrency: group-\${{ github.ref_name }}
jobs:
  one:
    runs-on: [self-hosted, linux]
    environment: queue
    timeout-minutes: \${{ fromJSON('5') }}
    concurrency: { group: "\${{ github.workflow }}", cancel-in-progress: true }
    permissions: {}
    steps: [{ run: exit }]
  two: { runs-on: ubuntu-latest, steps: [{ run: exit }] }
`,
    { event: pushEvent("main", "1".repeat(40)), file: "a.yml" },
  );

  expect(end.concurrency).toBe("group-main");
  expect(end.jobs.one).toMatchObject({
    runsOn: ["self-hosted", "linux"],
    environment: "queue",
    timeoutMinutes: 5,
    concurrency: { group: "a.yml", "cancel-in-progress": true },
    permissions: {},
  });
  expect(end.jobs.two).toMatchObject({ timeoutMinutes: 360, permissions: { contents: "read" } });
});

test("the interpreter starts no job when the workflow does not list the event", async () => {
  const end = await run(`on: push\njobs: { job: { ${FAILING} } }`);

  expect([end.started, end.jobs]).toEqual([false, {}]);
});
