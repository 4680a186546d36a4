import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { operations } from "../../src/operations/registry.js";
import { listCallers } from "../support/call-workflow.js";
import { filled } from "../support/interpreter/expression.js";
import { at, parse as parseWorkflow } from "../support/interpreter/parse.js";

const FOLDER = ".github/workflows";

interface Step {
  readonly with?: Readonly<Record<string, unknown>>;
}

const workflows = readdirSync(FOLDER)
  .map((file) => [file.replace(/\.yml$/, ""), parse(readFileSync(`${FOLDER}/${file}`, "utf8"))] as const)
  .filter(([, { on }]) => typeof on === "object" && "workflow_call" in on);

test("every example that calls a reusable workflow runs in a test", () => {
  const examples = Object.fromEntries(workflows.map(([name]) => [name, listCallers(name).length]));
  const tests = readdirSync("test/workflows").filter((file) => file.endsWith(".test.ts"));

  // Other examples are the workflow of the README, the chat messages, and the pause of the queue during a release.
  expect(examples).toEqual({
    "administer-queue": 2,
    "check-set-up": 1,
    "check-test-results": 2,
    "failure-report": 1,
    "freeze-queue": 1,
    "impacted-targets": 2,
    metrics: 1,
    "report-outcome": 3,
    "queue-health": 1,
    "queue-report": 1,
    "report-missed-outcomes": 1,
    requeue: 1,
    submit: 1,
    "wait-for-merge": 1,
  });
  expect(tests).toEqual(expect.arrayContaining(Object.keys(examples).map((name) => `${name}.test.ts`)));
});

test.each(workflows)("%s describes each input and has all common inputs", (_name, workflow) => {
  const { inputs, secrets, outputs } = workflow.on.workflow_call;

  for (const each of [...Object.values(inputs), ...Object.values(outputs)]) {
    expect(each).toHaveProperty("description");
  }
  for (const [name, input] of Object.entries<{ readonly required?: boolean }>(inputs)) {
    expect(input, name).toHaveProperty(input.required === true ? "required" : "default");
  }
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(["environment", "runs-on", "timeout-minutes", "api-url"]));
  expect(Object.keys(secrets)).toEqual(["MERGE_QUEUE_TOKEN"]);
});

test.each(workflows)("%s declares the permissions of every job, except of the job react", (_name, workflow) => {
  const jobs = Object.entries<Record<string, unknown>>(workflow.jobs);
  const unnamed = jobs.flatMap(([name, job]) => (job.permissions === undefined ? [name] : []));

  // The caller decides if the job react may react to a comment.
  expect([workflow.permissions, unnamed]).toEqual("react" in workflow.jobs ? [undefined, ["react"]] : [{}, []]);
});

test.each(workflows.map(([name]) => name))(
  "%s runs every job on the runner label or the list of labels in its input",
  async (name) => {
    const path = `${FOLDER}/${name}.yml`;
    const { jobs } = await parseWorkflow(path, readFileSync(path, "utf8"));
    const runsOn = (given: string) =>
      jobs.map(({ token }) =>
        filled(at(token, "runs-on"), {
          contexts: { inputs: { "runs-on": given, "upload-runs-on": given } },
          status: { success: true, failure: false },
        }),
      );

    expect(new Set(runsOn("ubuntu-24.04"))).toEqual(new Set(["ubuntu-24.04"]));
    expect(runsOn('["self-hosted", "linux"]')).toEqual(jobs.map(() => ["self-hosted", "linux"]));
  },
);

test.each(workflows)("%s passes the input api-url to every step that has the token", (_name, workflow) => {
  const steps = Object.values<{ readonly steps: readonly Step[] }>(workflow.jobs).flatMap((job) => job.steps);
  const withToken = steps.filter((step) => step.with?.token !== undefined);

  expect(withToken).not.toEqual([]);
  for (const step of withToken) expect(step.with).toHaveProperty("api-url", "${{ inputs.api-url }}");
});

test.each(workflows)("%s sets no default for the input api-url", (_name, workflow) => {
  expect(workflow.on.workflow_call.inputs["api-url"]).toHaveProperty("default", "");
});

test("every workflow whose operation has chat messages returns the messages, and has an input for their format", () => {
  const withMessages = workflows.flatMap(([name, workflow]) => {
    const steps = Object.values<{ readonly steps: readonly Step[] }>(workflow.jobs).flatMap((job) => job.steps);
    const formats = steps.flatMap((step) => {
      const operation = operations.find((each) => each.name === step.with?.operation);
      return operation !== undefined && "messages" in operation.outputs ? [step.with?.["message-format"]] : [];
    });
    const { inputs, outputs } = workflow.on.workflow_call;
    return formats.length === 0 ? [] : [[name, formats, inputs["message-format"]?.default, "messages" in outputs]];
  });

  expect(withMessages).toEqual(
    ["queue-health", "report-missed-outcomes", "report-outcome", "requeue"].map((name) => [
      name,
      ["${{ inputs.message-format }}"],
      "json",
      true,
    ]),
  );
});
