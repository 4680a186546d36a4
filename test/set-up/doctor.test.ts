import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { FAULT_DETECTORS } from "../../src/set-up/checks.js";
import { givenService } from "../support/action.js";
import { dispatchEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { givenChange } from "../support/computing.js";
import { fakeHost, refusal } from "../support/fake-host.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";
import { addFiles } from "../support/workspace.js";
import { CI, FILES } from "./given-set-up.js";

const ENVIRONMENT = { name: "merge-queue", branches: ["main"] };
const SETTINGS = { labels: ["merge"], environments: [ENVIRONMENT], rules: [] };
type HostSettings = Parameters<LocalService["control"]["setHostSettings"]>[0];

const SINGLE = CI.replace(/ {4}strategy: .*\n/, "");

function inFolder(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text]));
}

/** Runs doctor in a checkout with these files, and returns the end with the parsed outputs. */
async function check(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  { host, ...settings }: Pick<HereOptions, "host"> & HostSettings = {},
) {
  const service = await givenService();
  service.control.setHostSettings({ ...SETTINGS, ...settings });
  const { folder } = givenChange(files);
  // The work tree differs from the commit, and nothing may read it.
  addFiles(folder, { ".github/workflows/ci.yml": "on: push\njobs: {}\n" });
  const options = { event: dispatchEvent(), workspace: folder, ...(host && { host }) };
  const end = await runHere(service, { operation: "doctor", "target-branch": "main", ...inputs }, options);
  const findings: readonly Readonly<Record<string, unknown>>[] = JSON.parse(end.outputs.findings ?? "[]");
  const notChecked: readonly string[] = JSON.parse(end.outputs["not-checked"] ?? "[]");
  return { ...end, findings, notChecked, ids: findings.map(({ id }) => id) };
}

const REQUIRES_LINT = {
  branch: "main",
  type: "required_status_checks",
  parameters: { required_status_checks: [{ context: "lint", integration_id: 15_368 }] },
};

const refuse = () => Promise.reject(refusal(403, "The environments"));

const NOTES = byApi({ v1: ["token-of-v1"], v2: [] });

describe("doctor", () => {
  test("returns healthy for a set-up that follows the pages", async () => {
    const end = await check(inFolder({ ...FILES, "ci.yml": SINGLE }));

    expect(end.outputs, end.log).toMatchObject({ result: "healthy", "error-count": "0", "warning-count": "0" });
    expect(end.ids).toEqual(NOTES);
    expect(new Set(end.calls)).toEqual(
      new Set([
        "getQueue",
        "github:repos.get",
        "github:branches.get",
        "github:branches.rules",
        "github:environments.list",
        "github:environments.policies",
        "github:labels.list",
      ]),
    );
    expect(end.log).toContain("has no faults");
  });

  test("finds the needed environment among more than 100, and reads only the branch rule of this environment", async () => {
    const others = Array.from({ length: 120 }, (_, index) => ({ name: `preview-${index}`, branches: ["main"] }));
    const end = await check(inFolder({ ...FILES, "ci.yml": SINGLE }), {}, { environments: [...others, ENVIRONMENT] });

    expect(end.ids).toEqual(NOTES);
    expect(end.calls.filter((call) => call === "github:environments.policies")).toHaveLength(1);
  });

  test("fails with the place and the fix of each error", async () => {
    const end = await check(inFolder({ "ci.yml": SINGLE.replace("trunk-merge/**", "main") }));

    expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "faults", "result"]);
    expect(end.findings.slice(0, 2)).toEqual(
      ["build", "test"].map((name) => ({
        id: "required-check-not-started",
        severity: "error",
        file: ".github/workflows/ci.yml",
        line: 4,
        message: `The check "${name}" is required by the branch protection of main, but its workflow does not start on a test branch. The queue pushes a branch trunk-merge/**, but opens no pull request for this branch; the workflow runs on pull_request, push (branches: main).`,
        fix: expect.stringContaining("trunk-merge/**"),
      })),
    );
    expect(end.log).toContain("error required-check-not-started: .github/workflows/ci.yml:4: ");
    expect(end.summary).toContain("| error | ");
  });

  test.each([
    ["error", 0],
    ["warning", 1],
    ["never", 0],
  ])("finds one warning, and with fail-on %s exits with code %i", async (failOn, code) => {
    const files = inFolder({ "ci.yml": SINGLE, "merge.yml": FILES["merge.yml"] ?? "" });
    const end = await check(
      files,
      { "fail-on": failOn },
      { environments: [{ ...ENVIRONMENT, branches: ["main", "refs/pull/*/merge"] }] },
    );

    expect(end.ids).toEqual(["environment-open-to-pull-requests", ...NOTES]);
    expect([end.exitCode, end.outputs.result]).toEqual([code, "faults"]);
  });

  test("reads rules of rulesets, and reports a second merge queue and protected test branches", async () => {
    const rules = [
      { branch: "main", type: "merge_queue" },
      { branch: "trunk-merge/*", type: "deletion" },
      REQUIRES_LINT,
    ];
    const end = await check(inFolder({ "ci.yml": SINGLE }), {}, { rules: rules });

    expect(end.ids).toEqual(["second-merge-queue", "test-branches-protected", "required-check-unknown", ...NOTES]);
  });

  test("prefers the settings in merge-queue.yml, and reports errors in this file", async () => {
    const files = {
      ...inFolder({ "ci.yml": SINGLE }),
      ".github/merge-queue.yml": "queues:\n  main:\n    mode: parallel\n    concurency: 3\n",
    };
    const end = await check(files);

    expect(end.ids).toEqual(["queue-file-invalid", "targets-missing", ...NOTES]);
    expect(end.findings[0]).toMatchObject({ file: ".github/merge-queue.yml", line: 4 });
    expect(end.findings[1]).toMatchObject({
      file: ".github/merge-queue.yml",
      line: 3,
      message: "The file .github/merge-queue.yml sets mode: parallel, but no workflow uploads impacted targets.",
    });
  });

  test("names the queue as the source of a setting that is not in the file", async () => {
    const outputs = { mode: "parallel", "can-optimistically-merge": "true", "pending-failure-depth": "0" };
    const files = {
      ...inFolder({ "ci.yml": SINGLE }),
      ".github/merge-queue.yml": "queues: { main: { mode: single, requiredStatuses: [CI / build] } }\n",
    };
    const end = await check(files, { "queue-outputs": JSON.stringify(outputs) });

    expect(end.findings).toEqual([
      expect.objectContaining({
        id: "required-check-misnamed",
        message: expect.stringContaining("is required by requiredStatuses in .github/merge-queue.yml, but"),
      }),
      expect.objectContaining({
        id: "optimistic-merge-without-depth",
        file: null,
        message: "The queue has pendingFailureDepth: 0.",
      }),
    ]);
  });

  test("lists the branches of the queue's file in a note when the target branch is not among them", async () => {
    const files = {
      ...inFolder({ "ci.yml": SINGLE }),
      ".github/merge-queue.yml": "queues:\n  mian:\n    mode: parallel\n",
    };
    const end = await check(files);

    expect(end.outputs.result).toBe("healthy");
    expect(end.findings).toContainEqual(
      expect.objectContaining({
        id: "queue-file-without-branch",
        severity: "note",
        line: 2,
        message: "The file .github/merge-queue.yml has no settings for main. The file has settings for mian.",
      }),
    );
  });

  test("reads the required checks from the service's file instead of branch protection when this file exists", async () => {
    const file = "version: 0.1\nmerge:\n  required_statuses:\n    - docs\n    - buildkite/app\n";
    const docs = "on: pull_request\njobs:\n  docs: { runs-on: x, steps: [] }\n";
    const end = await check({ ...inFolder({ "docs.yml": docs }), ".trunk/trunk.yaml": file });

    expect(end.ids).toEqual(["required-check-not-started", ...NOTES]);
    expect(end.notChecked.join("\n")).toContain(
      'No workflow reports the check "buildkite/app" (required by ".trunk/trunk.yaml")',
    );
  });

  test("lists the missing permissions instead of findings when GitHub refuses the look-ups", async () => {
    const setUp = { protectedChecks: refuse, branchRules: refuse, environments: refuse, labels: refuse };
    const end = await check(
      inFolder({ ...FILES, "ci.yml": ONLY_MAIN }),
      {},
      { host: fakeHost({ setUp: async () => setUp }) },
    );

    expect(end.ids).toEqual(NOTES);
    expect(end.notChecked).toContain(
      "The environments could not be read from GitHub (status 403). Let the token read it.",
    );
    expect(end.notChecked).toContain("The list of required checks is unknown.");
  });

  test("checks the files without a token", async () => {
    const files = {
      ...inFolder({ "ci.yml": ONLY_MAIN }),
      ".github/merge-queue.yml":
        "queues: { main: { requiredStatuses: [build], createPrsForTestingBranches: false } }\n",
    };
    const end = await check(files, { token: "" });

    expect(end.ids).toEqual(["required-check-not-started"]);
    expect(end.notChecked).toContain(
      "The API key and the queue's settings could not be read, because this run has no token.",
    );
    expect(end.calls.filter((call) => !call.startsWith("github:"))).toEqual([]);
  });

  test("reports a rejected token and a missing queue", async () => {
    const rejected = await check(inFolder({ "ci.yml": SINGLE }), {
      token: byApi({ v1: "wrong", v2: "trunk_v2_wrong" }),
    });
    const missing = await check(inFolder({ "ci.yml": SINGLE }), { "target-branch": "next" });

    expect(rejected.ids).toContain("token-rejected");
    expect(missing.ids).toContain("queue-missing");
  });

  test("fails with the line of a workflow that is not valid YAML", async () => {
    const end = await check(inFolder({ "ci.yml": SINGLE, "broken.yml": "on: push\njobs: { a: [\n" }));

    expect([end.exitCode, end.outputs.result]).toEqual([1, "faults"]);
    expect(end.findings[0]).toMatchObject({
      id: "workflow-invalid",
      file: ".github/workflows/broken.yml",
      line: 3,
      message: expect.stringMatching(/^The file is not valid YAML, so GitHub runs none of its jobs: \w/),
    });
    expect(end.notChecked.join("\n")).not.toContain("broken.yml");
  });

  test("reports unsupported workflows as not checked", async () => {
    const deep = `on: push\njobs: ${"[".repeat(101)}${"]".repeat(101)}\n`;
    const files = inFolder({ "ci.yml": SINGLE, "deep.yml": deep, "tag.yml": "on: !mine push\n" });
    const end = await check(files, {}, { rules: [REQUIRES_LINT] });

    expect(end.ids).toEqual(NOTES);
    expect(end.notChecked.join("\n")).toContain("The workflow .github/workflows/deep.yml could not be read: line 1");
    expect(end.notChecked.join("\n")).toContain("The workflow .github/workflows/tag.yml could not be read: line 1");
    expect(end.notChecked.join("\n")).toContain('No workflow reports the check "lint"');
  });

  test("warns when no workflow reports a required check", async () => {
    const end = await check(inFolder({ "merge.yml": FILES["merge.yml"] ?? "" }));

    expect([end.outputs.result, end.exitCode]).toEqual(["faults", 0]);
    expect(end.ids).toEqual(["no-required-check-in-workflows", ...NOTES]);
    expect(end.log).toContain(`These checks are required by the branch protection of main: "build", "test".`);
  });

  test.each([
    ["queues: { main: { requiredStatuses: [build, codecov/patch] } }", "1 required check is not verified"],
    ["queues: { main: { requiredStatuses: [codecov/a, codecov/b] } }", "2 required checks are not verified"],
  ])("returns healthy with the number of required checks that are not verified for %s", async (config, expected) => {
    const end = await check({ ...inFolder({ "ci.yml": SINGLE }), ".github/merge-queue.yml": `${config}\n` });

    expect(end.outputs.result).toBe("healthy");
    expect(end.log).toContain(`has no faults, but ${expected}.`);
  });

  test("fails with advice when nothing is checked out", async () => {
    const service = await givenService();
    const end = await runHere(service, { operation: "doctor", "target-branch": "main" });

    expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["error", "input"]);
    expect(end.log).toContain("Check out the repository first.");
  });
});

const ONLY_MAIN = SINGLE.replace("trunk-merge/**", "main");

test("doctor writes a SARIF file that code scanning accepts", async () => {
  const files = {
    ...inFolder({ "ci.yml": ONLY_MAIN }),
    ".github/merge-queue.yml": "queues: { main: { mode: parallel } }\n",
  };
  const end = await check(files, { "fail-on": "never" });
  const sarif = JSON.parse(readFileSync(end.outputs["sarif-file"] ?? "", "utf8"));

  expect(sarif.version).toBe("2.1.0");
  expect(sarif.runs).toHaveLength(1);
  const [{ tool, results, automationDetails }] = sarif.runs;
  const ids = tool.driver.rules.map(({ id }: { readonly id: string }) => id);
  expect(ids).toEqual(FAULT_DETECTORS.map(({ id }) => id));
  expect(automationDetails.id).toMatch(/^merge-queue-set-up\/main\/$/);
  expect(results.map(({ ruleId }: { readonly ruleId: string }) => ruleId)).toEqual(end.ids);
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(ids[ruleIndex]).toBe(ruleId);
    expect(["error", "warning", "note"]).toContain(level);
    expect(message.text.length).toBeGreaterThan(0);
    expect(locations).toHaveLength(1);
    const { artifactLocation, region } = locations[0].physicalLocation;
    expect(artifactLocation.uri).toMatch(/^\.github\//);
    expect(region.startLine).toBeGreaterThanOrEqual(1);
  }
});

test("doctor shortens the log when a set-up has many faults", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `CI / check-${index}`);
  const jobs = names.map((name) => `  ${name.slice(5)}: { runs-on: x, steps: [] }\n`).join("");
  const files = {
    ...inFolder({ "ci.yml": `name: CI\non: push\njobs:\n${jobs}` }),
    ".github/merge-queue.yml": `queues: { main: { requiredStatuses: ${JSON.stringify(names)} } }\n`,
  };

  const end = await check(files);

  expect(end.findings.filter(({ id }) => id === "required-check-misnamed")).toHaveLength(100);
  expect(end.log.match(/error required-check-misnamed/g)).toHaveLength(30);
  expect(end.log).toContain("more; the complete list is in the file of the output result-file.");
});
