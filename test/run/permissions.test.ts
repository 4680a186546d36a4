import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { KEY_MEANINGS } from "../../local-queue/src/api/v2/keys.js";
import { keysOf } from "../../local-queue/src/state/fields.js";
import { operations } from "../../src/operations/registry.js";
import { API_KEY_PERMISSIONS } from "../../src/service/v2/endpoints.js";
import { listNeededPermissions } from "../../src/set-up/our-jobs.js";
import { readWorkflow } from "../../src/set-up/workflows.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { OF_A_BRANCH } from "../support/run-case.js";
import { type Case, cases, tooSlow } from "../support/run-cases.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const PAGE = readFileSync("docs/security.md", "utf8");
const SECTION = /## The smallest key\n(.*?)\n## /s.exec(PAGE)?.[1] ?? "";

/** Returns the cells of a table with a first heading. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const lines = SECTION.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  const rest = lines.slice(start + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith("|")),
  );
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function permissionsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/\*([^*]+)\*/g)].map(([, name = ""]) => name);
}

/** Permissions by operation and condition, such as `submit with priority`. */
const NEEDED = new Map(
  rowsOf("Operation").flatMap(([names = "", cell = ""]) => {
    const plain = names.replaceAll("`", "");
    const labels = plain.includes(" with ") ? [plain] : plain.split(", ");
    return labels.map((label) => [label, permissionsIn(cell)] as const);
  }),
);

/** Returns a case of the list of all results. */
function caseOf(operation: string, result: string, inputs: Case["inputs"] = {}): Case {
  const found = cases.find((each) => each.operation === operation && each.result === result);
  if (found === undefined) throw new Error(`There is no case of ${operation} with the result ${result}.`);
  return { ...found, inputs: { ...found.inputs, ...inputs } };
}

const inQueue: Case["given"] = (service) => ({ pullRequest: givenQueued(service) });

const CASES: Readonly<Record<string, Case>> = {
  submit: caseOf("submit", "submitted", { priority: "" }),
  "submit with priority": caseOf("submit", "submitted", { priority: "high" }),
  "submit with no-batch": caseOf("submit", "submitted", { priority: "", "no-batch": "true" }),
  "submit with update, if the priority of a pull request in the queue changes": {
    ...caseOf("submit", "updated", { priority: "high" }),
    given: inQueue,
  },
  "submit with update, if the batching of a pull request in the queue changes": {
    ...caseOf("submit", "updated", { "no-batch": "true" }),
    given: inQueue,
  },
  "submit with update, if neither the priority nor the batching changes": {
    ...caseOf("submit", "updated"),
    given: inQueue,
  },
  cancel: caseOf("cancel", "cancelled"),
  "restart-tests": caseOf("restart-tests", "restarted"),
  requeue: caseOf("requeue", "requeued"),
  "requeue with the priority of the first submission": {
    ...caseOf("requeue", "requeued"),
    given: tooSlow({ priority: 10 }),
  },
  "requeue with no-batch from the first submission": {
    ...caseOf("requeue", "requeued"),
    given: tooSlow({ noBatch: true }),
  },
  "set-impacted-targets": caseOf("set-impacted-targets", "uploaded"),
  "create-queue": caseOf("create-queue", "created"),
  "update-queue": caseOf("update-queue", "updated"),
  "delete-queue": caseOf("delete-queue", "deleted"),
  "pause-queue": caseOf("pause-queue", "paused"),
  "resume-queue": caseOf("resume-queue", "resumed"),
  "drain-queue": caseOf("drain-queue", "drained"),
  "apply-queue": { ...caseOf("apply-queue", "applied"), given: () => ({ files: SETTINGS }) },
  "wait-for-merge": caseOf("wait-for-merge", "merged"),
  status: caseOf("status", "found"),
  "testing-details": caseOf("testing-details", "failed"),
  "report-outcome": caseOf("report-outcome", "failed"),
  "report-missed-outcomes": caseOf("report-missed-outcomes", "complete"),
  "get-queue": caseOf("get-queue", "found"),
  "check-queue-health": caseOf("check-queue-health", "unhealthy"),
  doctor: caseOf("doctor", "healthy"),
  "export-history": caseOf("export-history", "exported"),
  "report-queue": caseOf("report-queue", "reported"),
  metrics: caseOf("metrics", "read"),
  "list-quarantined-tests": caseOf("list-quarantined-tests", "listed"),
  "check-test-results": caseOf("check-test-results", "quarantined"),
};
const SETTINGS = { ".github/merge-queue.yml": "queues: { main: { concurrency: 9 } }" };
/** This case is not in the list above, because the permission has an effect only after a signal. */
const ON_ABORT = "wait-for-merge with cancel-on-abort";
const STOPPED: Case = {
  operation: "wait-for-merge",
  result: "aborted",
  inputs: { "cancel-on-abort": "true" },
  given: (service) => ({ pullRequest: givenTesting(service) }),
};

/** Returns the key of the local service that has exactly the permissions. */
function keyWith(permissions: readonly string[]): string {
  const names = keysOf(KEY_MEANINGS).filter((name) => permissions.includes(KEY_MEANINGS[name]));
  return `trunk_v2_local_${names.length === 0 ? "read" : names.join("+")}`;
}

async function runWith(
  { agoMs = 0, given, inputs, operation }: Case,
  permissions: readonly string[],
  options: HereOptions = {},
): Promise<ActionEnd> {
  const service = await givenService({ limits: true, ...(agoMs === 0 ? {} : { startAtMs: Date.now() - agoMs }) });
  const { pullRequest, files, workspace = givenWorkspace(files), inputs: more } = given?.(service) ?? {};
  const branch: Readonly<Record<string, string>> = OF_A_BRANCH.has(operation) ? { "target-branch": "main" } : {};
  const api = { "api-url": service.apiV2Url, token: keyWith(permissions) };
  return runHere(
    service,
    { operation, ...branch, ...inputs, ...more, ...api },
    { event: pullRequest === undefined ? dispatchEvent() : pullRequestEvent(pullRequest), workspace, ...options },
  );
}

test("the table of permissions lists every operation that uses a key", () => {
  const listed = new Set([...NEEDED.keys()].map((label) => label.replace(/ with .*/, "")));

  expect(new Set(NEEDED.keys())).toEqual(new Set([...Object.keys(CASES), ON_ABORT]));
  expect(new Set([...listed, "compute-impacted-targets"])).toEqual(new Set(operations.map(({ name }) => name)));
  expect(new Set([...NEEDED.values()].flat())).toEqual(new Set(Object.values(API_KEY_PERMISSIONS)));
});

describe.each([...NEEDED].filter(([label]) => label in CASES))(
  "the operation %s with the permissions %j",
  (label, permissions) => {
    const subject = CASES[label] ?? caseOf(label, "");

    test(`returns the result ${subject.result}`, async () => {
      const { outputs, log } = await runWith(subject, permissions);

      expect(outputs, log).toMatchObject({ result: subject.result });
    });

    test.each(permissions)("fails and names the permission %s when the key lacks it", async (missing) => {
      const others = permissions.filter((each) => each !== missing);
      const { outputs, log } = await runWith(subject, others);

      expect(outputs, log).toMatchObject({ result: "error", "error-kind": "auth" });
      expect(log).toContain("The key lacks a permission.");
      expect(log).toContain(`"${missing}"`);
    });
  },
);

describe.each(["submit", "status", "cancel"])("the operation %s for several pull requests", (operation) => {
  const permissions = NEEDED.get(operation) ?? [];
  const subject = caseOf(operation, "completed");

  test("needs the same permissions as for one pull request, and stays within the rate limits of the API", async () => {
    const { outputs, log } = await runWith(subject, permissions);

    expect(outputs, log).toMatchObject({ result: "completed", "selected-count": "2" });
  });

  test.each(permissions)("fails and names the permission %s when the key lacks it", async () => {
    const { outputs, log } = await runWith(subject, []);

    expect(outputs, log).toMatchObject({ result: "incomplete", "incomplete-count": "2" });
    expect(log).toContain("#1 auth: ");
  });

  test("needs no permission for a dry run", async () => {
    const dryRun = { ...subject, inputs: { ...subject.inputs, "dry-run": "true" } };
    const { exitCode, log } = await runWith(dryRun, []);

    expect(exitCode, log).toBe(0);
  });
});

test.each([
  [
    "removes the pull request when the key has the permission",
    NEEDED.get(ON_ABORT) ?? [],
    "was removed from the queue because",
  ],
  ["names the permission when the key lacks it", [], '"Merge and cancel PRs"'],
] as const)("wait-for-merge with cancel-on-abort and a stop signal: %s", async (_title, permissions, text) => {
  const { outputs, log } = await runWith(STOPPED, permissions, { onPause: (_, stop) => stop.abort() });

  expect(outputs, log).toMatchObject({ "error-kind": "aborted" });
  expect(log).toContain(text);
});

test.each(Object.entries(CASES))("a dry run of %s needs no permission of the key", async (_label, subject) => {
  const dryRun = { ...subject, inputs: { ...subject.inputs, "dry-run": "true" } };
  const { exitCode, log } = await runWith(dryRun, []);

  expect(exitCode, log).toBe(0);
});

test.each([...NEEDED].filter(([label]) => !label.includes(" with ")))(
  "doctor lists the permissions that a workflow with %s needs: %j",
  async (operation, permissions) => {
    const text = `on: push\njobs: { a: { steps: [{ uses: a/b@v1, with: { operation: ${operation} } }] } }\n`;
    const workflow = await readWorkflow("a.yml", text);
    if (typeof workflow === "string" || !("jobs" in workflow)) throw new Error(JSON.stringify(workflow));

    const needed = listNeededPermissions({ workflows: [workflow] });

    expect(needed).toEqual(permissions.map((name) => `"${name}" (${operation})`));
  },
);

const FOLDER = ".github/workflows";

interface Step {
  readonly with?: Readonly<Record<string, unknown>>;
}

function triggersOf(file: string): Readonly<Record<string, unknown>> {
  const { on } = parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
  return typeof on === "object" ? on : {};
}

/** Lists the operations with a token and their inputs, as in the table of operations. */
function labelsIn(file: string): readonly string[] {
  const { jobs } = parse(readFileSync(`${FOLDER}/${file}`, "utf8"));
  const steps = Object.values<{ readonly steps: readonly Step[] }>(jobs).flatMap((job) => job.steps);
  return steps.flatMap(({ with: { operation, ...inputs } = {} }) =>
    inputs.token === undefined
      ? []
      : [String(operation), ...Object.keys(inputs).map((input) => `${String(operation)} with ${input}`)],
  );
}

describe("the table of reusable workflows", () => {
  const rows = rowsOf("Workflow").map(
    ([name = "", environment = "", cell = ""]) => [name.replaceAll("`", ""), environment, cell] as const,
  );

  test("lists every reusable workflow", () => {
    const files = readdirSync(FOLDER).filter((file) => "workflow_call" in triggersOf(file));

    expect(rows.map(([file]) => file).toSorted()).toEqual(files.toSorted());
  });

  test.each(rows)("lists the environment and the permissions of %s", (file, environment, cell) => {
    const { inputs } = Object(triggersOf(file).workflow_call);
    const labels = labelsIn(file);

    expect(environment).toBe(`\`${inputs.environment.default}\``);
    expect(labels.some((label) => NEEDED.has(label))).toBe(true);
    expect(new Set(permissionsIn(cell))).toEqual(new Set(labels.flatMap((label) => NEEDED.get(label) ?? [])));
  });
});
