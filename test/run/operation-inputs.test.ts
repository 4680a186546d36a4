import { describe, expect, test } from "vitest";
import type { StepEvent } from "../../src/demo/runner.js";
import { operations } from "../../src/operations/registry.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { API } from "../support/api.js";
import { runFor } from "../support/run-for.js";
import { runHere } from "../support/run-in-process.js";

const NAMES = operations.map(({ name }) => name);
const SUBJECT = { number: 7, headSha: "1".repeat(40) };
const PLACE = { "pr-number": "1", "target-branch": "main" };

async function run(inputs: Readonly<Record<string, string>>, event: StepEvent = dispatchEvent()) {
  return runHere(await givenService(), { operation: "status", ...inputs }, { event });
}

test("status reports all invalid inputs, including api-url, in one annotation", async () => {
  const end = await run({ "pr-number": "0", "api-url": "http://service.example/v1" });

  const problems = [
    '- api-url: must be an https: address that ends with the API version, such as https://api.trunk.io/v1 or https://api.trunk.io/v2 (http: is allowed only for this machine); got "http://service.example/v1".',
    '- pr-number: must be a whole number from 1 to 2147483647; got "0".',
  ];
  const outputs = { result: "error", "error-kind": "input", "error-message": problems.join("\n") };
  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject(outputs);
  expect(end.result).toEqual(outputs);
  expect(Object.keys(end.outputs).toSorted()).toEqual([...Object.keys(outputs), "result-file"].toSorted());
  expect(errorLine(end.log)).toBe(`::error title=Invalid inputs::${problems.join("%0A")}`);
});

describe("the input operation", () => {
  test.each([
    ["  ", "operation: is required; it must be one of "],
    ["merge", 'operation: "merge" is not known; it must be one of '],
    ["Status", 'operation: "Status" is not known (did you mean status?); it must be one of '],
    ["wait_for_merge", 'operation: "wait_for_merge" is not known (did you mean wait-for-merge?); it must be one of '],
    ["x".repeat(500), "operation: a text of 500 characters is not known; it must be one of "],
  ])("lists all operations when the value is %j", async (operation, message) => {
    const end = await run({ operation, "pr-number": "7" });

    expect(end.outputs["error-kind"]).toBe("input");
    for (const words of [message, ...NAMES]) expect(end.outputs["error-message"]).toContain(words);
    expect(end.requests).toEqual([]);
  });

  test("reports an unknown operation together with other invalid inputs", async () => {
    expect((await run({ operation: "merge", summary: "yes" })).outputs["error-message"]).toMatch(
      /^- operation: "merge" is not known;.*\n- summary: must be true or false; got "yes"\.$/,
    );
  });

  test.each(["wait-for-merge", "waitForMerge", " waitForMerge "])("accepts %j as wait-for-merge", async (operation) => {
    const end = await runFor(operation, { "dry-run": "true" });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("The wait would take 5h at most");
  });
});

describe("the input token", () => {
  test.each<[string, StepEvent, string]>([
    [
      "in a run of the repository",
      pullRequestEvent(SUBJECT),
      "token: is required. Pass the token as `token: ${{ secrets.NAME }}`",
    ],
    [
      "in the run of a fork",
      pullRequestEvent({ ...SUBJECT, headRepository: "developer-2/playground" }),
      "runs for a pull request from a fork get no secrets",
    ],
    [
      "in a run that Dependabot starts",
      { ...pullRequestEvent(SUBJECT), actor: "dependabot[bot]" },
      "runs that Dependabot starts get no Actions secrets",
    ],
  ])("explains why the token is missing %s", async (_, event, message) => {
    const end = await run({ operation: "submit", token: "" }, event);

    expect([end.outputs["error-kind"], end.requests]).toEqual(["input", []]);
    expect(errorLine(end.log)).toContain(message);
  });

  test("reports a missing token together with other problems", async () => {
    const end = await run({ token: "", "github-token": "", "pr-number": "7", summary: "yes" });

    expect((end.outputs["error-message"] ?? "").split("\n").map((line) => line.slice(0, 28))).toEqual([
      "- summary: must be true or f",
      "- target-branch: a value is ",
      "- token: is required. Pass t",
    ]);
  });
});

test.each([
  ["wait", "true", "wait: status does not take this input; it belongs to submit."],
  ["request-timeout", "25d", "from 1s to 24d"],
])("status rejects the input %s with the value %s", async (name, text, message) => {
  const end = await run({ ...PLACE, [name]: text });

  expect(end.outputs["error-message"]).toContain(message);
  expect(end.requests).toEqual([]);
});

test("submit sends the repository, host and branch that the inputs name", async () => {
  const service = await givenService();
  service.control.addRepository({ owner: "local", name: "elsewhere", defaultBranch: "trunk" });
  service.control.addQueue({ repository: "local/elsewhere", branch: "trunk" });
  service.control.addPullRequest({ repository: "local/elsewhere" });

  const end = await runHere(service, { operation: "submit", repository: "local/elsewhere", "pr-number": "1" });

  expect(end.outputs).toMatchObject({ result: "submitted", "pr-number": "1" });
  const submitted = end.requests.find(({ endpoint }) => endpoint === "submitPullRequest");
  expect(submitted?.body).toMatchObject({
    repo: { host: "github.com", owner: "local", name: "elsewhere" },
    targetBranch: "trunk",
    pr: { number: 1 },
  });
  expect(end.requests.map(({ path }) => path)).toContain("/github/repos/local/elsewhere/pulls/1");
});

test("status writes a notice when the repository is on another host than github.com", async () => {
  const end = await run({ ...PLACE, "repository-host": "git.example" });

  expect(annotations(end.log)[0]).toBe(
    "::notice::The merge queue serves repositories on github.com only; this one is on git.example.",
  );
});

test("list-quarantined-tests writes no notice when the repository is on another host", async () => {
  const service = await givenService({ orgSlug: "local" });
  service.control.addRepository({ host: "gitlab.example", owner: "group/team", name: "app" });
  service.control.setQuarantinedTests([{ name: "elsewhere" }], "group/team/app");
  const place = { repository: "group/team/app", "repository-host": "gitlab.example" };

  const end = await runHere(service, { operation: "listQuarantinedTests", "org-slug": "local", ...place });

  expect(end.outputs).toMatchObject({ result: "listed", count: "1" });
  if (API === "v1") {
    expect(end.requests[0]?.body).toMatchObject({ repo: { host: "gitlab.example", owner: "group/team", name: "app" } });
  }
  expect(annotations(end.log)).toEqual([]);
});
