import { expect, test } from "vitest";
import { onDispatch, onFork, onSchedule } from "../support/interpreter/events.js";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { printed, run, runJobsOf } from "./running.js";

const CALLED = `
on:
  workflow_call:
    inputs:
      name: { type: string, required: true }
      greeting: { type: string, default: hello }
      loud: { type: boolean, default: false }
      times: { type: number, default: 1 }
    outputs:
      said: { value: "\${{ jobs.say.outputs.said }}" }
      missing: { value: "\${{ jobs.say.outputs.unknown }}" }
jobs:
  say:
    runs-on: ubuntu-latest
    outputs: { said: "\${{ steps.say.outputs.said }}" }
    steps:
      - id: say
        run: echo "said=$SAID" >> "$GITHUB_OUTPUT"
        env: { SAID: "\${{ inputs.greeting }} \${{ inputs.name }} \${{ inputs.loud && '!' || '.' }} \${{ inputs.times }}" }
`;

function call(given: string, uses = "./.github/workflows/called.yml", text = CALLED) {
  const workflows = { ".github/workflows/called.yml": text };
  const jobs = `  call:\n    uses: ${uses}\n    with: ${given}\n  after:
    needs: call
    runs-on: ubuntu-latest
    steps: [{ run: "echo '\${{ needs.call.outputs.said }}|\${{ needs.call.outputs.missing }}'" }]\n`;
  return runJobsOf(jobs, { workflows });
}

test.each(["./.github/workflows/called.yml", `${REPOSITORY}/.github/workflows/called.yml@${VERSION}`])(
  "the interpreter passes inputs and defaults to the called workflow %s and returns its outputs",
  async (uses) => {
    expect(printed(await call("{ name: all, loud: true, times: 2 }", uses), "after")).toBe("hello all ! 2|\n");
    expect(printed(await call("{ name: all }", uses), "after")).toBe("hello all . 1|\n");
  },
);

test.each([
  ["{ name: all, volume: 3 }", "called.yml has no input volume."],
  ["{ loud: true }", "called.yml needs the input name."],
  ['{ name: all, loud: "yes" }', 'the input loud has to be a boolean, not "yes".'],
  ['{ name: all, times: "${{ github.run_id }}" }', 'the input times has to be a number, not "1000".'],
])("the interpreter rejects the inputs %s of a called workflow", async (given, message) => {
  await expect(call(given)).rejects.toThrow(message);
});

test("the interpreter rejects a call of a workflow that is not reusable, or that is in another repository", async () => {
  await expect(
    call("{ name: all }", undefined, CALLED.replace("workflow_call", "workflow_dispatch")),
  ).rejects.toThrow();
  await expect(call("{ name: all }", "other/other/.github/workflows/a.yml@v1")).rejects.toThrow(
    "cannot be called here",
  );
});

test("the interpreter runs a reusable workflow without a caller", async () => {
  const end = await run(CALLED, { callerInputs: { name: "all" } });

  expect(end.outputs).toEqual({ said: "hello all . 1", missing: "" });
});

const ASKING =
  "on: workflow_call\npermissions: {}\njobs:\n  job:\n    permissions: PERMISSIONS\n    runs-on: ubuntu-latest\n    steps: [{ run: exit }]\n";

/** Calls the workflow from a job that has the given permissions. */
function asking(asked: string, given: string) {
  return runJobsOf(`  call:\n    permissions: ${given}\n    uses: ./.github/workflows/called.yml\n`, {
    workflows: { ".github/workflows/called.yml": ASKING.replace("PERMISSIONS", asked) },
  });
}

test("the interpreter lets a called workflow request only permissions that its caller has", async () => {
  const end = await asking("{ contents: read }", "{ contents: write, issues: read }");
  expect(end.jobs["call / job"]?.permissions).toEqual({ contents: "read" });
  await expect(asking("{ contents: write }", "{ contents: read }")).rejects.toThrow(
    "The job job asks for contents: write, but is only allowed contents: read.",
  );
  await expect(asking("{ issues: read }", "{ contents: read }")).rejects.toThrow("only allowed issues: none");
});

test("the interpreter gives a fork's run a read-only token when the workflow requests more", async () => {
  const event = onFork({ number: 7, headSha: "1".repeat(40) });
  const end = await run(
    "on: pull_request\npermissions: { contents: write }\njobs: { job: { runs-on: a, steps: [{ run: exit }] } }",
    { event },
  );

  expect(end.jobs.job?.permissions).toEqual({ contents: "read" });
});

const DISPATCHED = `
on:
  schedule: [{ cron: "0 5 * * *" }]
  workflow_dispatch:
    inputs:
      really: { type: boolean, default: true }
      level: { type: choice, options: [low, high], default: low }
jobs:
  job:
    runs-on: ubuntu-latest
    steps: [{ run: "echo '\${{ inputs.really && 'yes' || 'no' }} \${{ inputs.level }}'" }]
`;

test("the interpreter converts the inputs of a manual run, and sets their defaults only in a manual run", async () => {
  expect(printed(await run(DISPATCHED, { event: onDispatch({ really: "false", level: "high" }) }))).toBe("no high\n");
  expect(printed(await run(DISPATCHED, { event: onDispatch() }))).toBe("yes low\n");
  expect(printed(await run(DISPATCHED, { event: onSchedule() }))).toBe("no \n");
  await expect(run(DISPATCHED, { event: onDispatch({ level: "middle" }) })).rejects.toThrow('cannot be "middle"');
});
