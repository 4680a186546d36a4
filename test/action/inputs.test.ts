import { describe, expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";
import type { LocalService } from "../../src/local-service/service.js";
import type { Operation } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { type GivenChange, givenChange } from "./computing.js";
import { dispatchEvent, pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

/** One text for each input that it refuses; an input for which any text is fine stands here as `any text`. */
const ANY_TEXT = Symbol("any text");
const BAD: Readonly<Record<string, string | typeof ANY_TEXT>> = {
  token: "an ill token",
  "api-url": "ftp://service.example/v1",
  repository: "playground",
  "repository-host": "https://github.com",
  "target-branch": "two words",
  "pr-number": "seven",
  "head-sha": "HEAD",
  "github-token": "two\nlines",
  "request-timeout": "90",
  "dry-run": "yes",
  summary: "on",
  priority: "very high!",
  "require-permission": "owner",
  "no-batch": "1",
  update: "tRUE",
  resubmit: "no",
  wait: "y",
  timeout: "5 min",
  "not-ready-timeout": "-1",
  "grace-period": "1e3",
  "poll-interval": "often",
  since: "yesterday",
  "cancel-on-abort": "on",
  "allowed-results": "merged, exploded",
  "impacted-targets": ANY_TEXT,
  "impacted-targets-file": ANY_TEXT,
  "impacted-targets-format": "yaml",
  "on-empty": "ignore",
  "on-too-large": "NONE",
  verify: "0",
  producer: "make",
  "impacted-targets-key": ANY_TEXT,
  "working-directory": ANY_TEXT,
  "base-sha": "HEAD",
  "target-paths": ANY_TEXT,
  command: "not json",
  "impact-all-paths": ANY_TEXT,
  "ignored-paths": ANY_TEXT,
  "on-unclaimed": "fail",
  "on-error": "ignore",
  "test-run-id": "two words",
  settings: ANY_TEXT,
  "if-exists": "replace",
  reason: ANY_TEXT,
  "config-file": ANY_TEXT,
  "fail-on-drift": "1",
  scope: "world",
  "warn-if": ANY_TEXT,
  "fail-if": ANY_TEXT,
  "org-slug": "two words",
  "page-size": "101",
  "code-owner": ANY_TEXT,
  "file-pattern": ANY_TEXT,
  "older-than": "14",
  "fail-if-older-than": "two weeks",
  format: "xml",
  "junit-paths": "!reports/**",
  "test-outcome": "green",
  "test-exit-code": "minus one",
  "test-failure-exit-codes": "one",
  variant: ANY_TEXT,
};

interface Need {
  /** What a run of the operation cannot do without. */
  readonly inputs: Readonly<Record<string, string>>;
  /** How a dry run with these inputs ends. */
  readonly result?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The repository that it has to run in. */
  readonly checkout?: () => GivenChange;
  /** What the service has to know for such a dry run. */
  readonly given?: (service: LocalService) => void;
}

/** Operations that need more than the event of a pull request, or that a dry run does not end as `planned`. */
const NEEDS: Readonly<Record<string, Need>> = {
  "compute-impacted-targets": {
    inputs: { producer: "paths", "target-paths": "all: '**'" },
    result: "computed",
    checkout: () => givenChange({ "a.txt": "1" }),
  },
  "set-impacted-targets": { inputs: { "impacted-targets": "ALL" } },
  status: { inputs: {}, result: "not-submitted" },
  "list-quarantined-tests": { inputs: { "org-slug": "local" }, result: "listed" },
  "create-queue": { inputs: { "target-branch": "main" } },
  "update-queue": { inputs: { "target-branch": "main", settings: "concurrency: 3" } },
  "delete-queue": { inputs: { "target-branch": "main" } },
  "apply-queue": {
    inputs: {},
    result: "unchanged",
    files: { ".github/merge-queue.yml": "queues: { main: }\n" },
  },
  metrics: { inputs: {}, result: "healthy" },
  "testing-details": {
    inputs: { "test-run-id": "11111111-2222-4333-8444-555555555555" },
    result: "in_progress",
    given(service) {
      const json = { testBranch: "trunk-merge/pr-1/x", testedPullRequests: [], status: "IN_PROGRESS" };
      service.control.addFault({
        endpoint: "getMergeQueueTestingDetails",
        fault: { kind: "reply", status: 200, json },
      });
    },
  },
  "get-queue": { inputs: {}, result: "found" },
  "pause-queue": { inputs: { "target-branch": "main" } },
  "resume-queue": { inputs: { "target-branch": "main" } },
  "drain-queue": { inputs: { "target-branch": "main" } },
  "check-test-results": {
    inputs: { "org-slug": "an-organization", "junit-paths": "junit.xml", "test-outcome": "success" },
    result: "passed",
    files: { "junit.xml": '<testsuites><testsuite name="s"><testcase name="t"/></testsuite></testsuites>' },
  },
};

function needOf(operation: Operation): Need {
  return NEEDS[operation.name] ?? { inputs: {} };
}

function inputsOf(operation: Operation) {
  return [...Object.values(commonInputs), ...Object.values(operation.inputs)];
}

function badInputsOf(operation: Operation): Record<string, string> {
  const bad = inputsOf(operation).map(({ name }): [string, unknown] => [name, BAD[name]]);
  return Object.fromEntries(bad.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

describe.each(operations)("$name", (operation) => {
  test("has a bad example for each input, which is refused", () => {
    for (const input of inputsOf(operation)) {
      const example = BAD[input.name];
      expect(example, `a bad example for ${input.name} is missing in this test`).toBeDefined();
      if (typeof example === "string") expect(input.parse(example).ok, input.name).toBe(false);
    }
  });

  test("names all bad inputs in one message, and sends nothing", async () => {
    const service = await givenService();
    const bad = badInputsOf(operation);
    // An address that would work shows that nothing is sent to it.
    const { "api-url": _, ...given } = bad;

    const end = await runAction(service, {
      operation: operation.name,
      ...needOf(operation).inputs,
      ...given,
    });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(end.requests).toEqual([]);
    const lines = (end.outputs["error-message"] ?? "").split("\n");
    for (const [name, text] of Object.entries(given)) {
      const line = lines.find((each) => each.startsWith(`- ${name}: `));
      expect(line, name).toContain(`- ${name}: must be `);
      if (commonInputs.token.name === name || commonInputs.githubToken.name === name)
        expect(line).not.toContain("got");
      else expect(line).toContain(`; got ${JSON.stringify(text)}`);
    }
    expect(lines).toHaveLength(Object.keys(given).length);
    expect(errorLine(end.log)).toBe(`::error title=Invalid inputs::${lines.join("%0A")}`);
    expect(end.result).toMatchObject({ result: "error", "error-kind": "input" });
  });

  test("takes blank inputs for ones that were not given", async () => {
    const service = await givenService();
    const need = needOf(operation);
    const checkout = need.checkout?.();
    const pullRequest = service.control.addPullRequest(checkout && { headSha: checkout.head });
    need.given?.(service);
    const kept = new Set(["token", "api-url", "dry-run", ...Object.keys(need.inputs)]);
    const blank = Object.fromEntries(
      inputsOf(operation)
        .filter(({ name }) => !kept.has(name))
        .map(({ name }) => [name, " \t "]),
    );

    const end = await runAction(
      service,
      { operation: operation.name, "dry-run": "true", ...need.inputs, ...blank },
      { event: pullRequestEvent(pullRequest), workspace: checkout?.folder ?? givenWorkspace(need.files) },
    );

    expect(annotations(end.log)).toEqual([]);
    expect(end.exitCode).toBe(0);
    expect(end.outputs.result).toBe(need.result ?? "planned");
  });

  test("refuses own inputs of other operations, but no defaults that the runner sets", async () => {
    const service = await givenService();
    const need = needOf(operation);
    const own = new Set(inputsOf(operation).map(({ name }) => name));
    const others = operations
      .flatMap(({ inputs }) => Object.values(inputs))
      .filter(({ name }) => !own.has(name));
    const strays = [...new Map(others.map(({ name }) => [name, GOOD_STRAYS[name] ?? "2h"]))];

    // One message does not show any number of problems.
    for (let at = 0; at < strays.length; at += STRAYS_AT_ONCE) {
      const given = strays.slice(at, at + STRAYS_AT_ONCE);
      const end = await runAction(
        service,
        {
          operation: operation.name,
          "pr-number": "1",
          "target-branch": "main",
          ...need.inputs,
          ...Object.fromEntries(given),
        },
        { event: dispatchEvent() },
      );

      expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
      expect(end.requests).toEqual([]);
      const message = end.outputs["error-message"] ?? "";
      for (const [name] of given)
        expect(message).toContain(`${name}: ${operation.name} does not take this input; it belongs to `);
      expect(message.split("\n")).toHaveLength(given.length);
    }
  });
});

/** As many problems as one message shows. */
const STRAYS_AT_ONCE = 50;

/** Texts that the other operations take and that are not their defaults. */
const GOOD_STRAYS: Readonly<Record<string, string>> = {
  producer: "paths",
  "base-sha": "1".repeat(40),
  command: '["node"]',
  "on-unclaimed": "error",
  "on-error": "all",
  priority: "high",
  "no-batch": "true",
  update: "true",
  resubmit: "false",
  wait: "true",
  "cancel-on-abort": "true",
  "impacted-targets": "ALL",
  "impacted-targets-file": "targets.txt",
  "impacted-targets-format": "json",
  "on-empty": "none",
  "on-too-large": "error",
  verify: "false",
  "test-run-id": "11111111-2222-4333-8444-555555555555",
  settings: "concurrency: 3",
  "if-exists": "ignore",
  "config-file": "queues.yml",
  "fail-on-drift": "true",
  scope: "organization",
  "warn-if": "depth > 50",
  "fail-if": "depth > 50",
  "org-slug": "an-organization",
  "page-size": "10",
  "older-than": "14d",
  "fail-if-older-than": "14d",
  format: "csv",
  "test-outcome": "failure",
  "test-exit-code": "1",
  "test-failure-exit-codes": "1",
};

test("api-url is refused together with the rest", async () => {
  const service = await givenService();

  const end = await runAction(service, {
    operation: "status",
    "pr-number": "0",
    "api-url": "http://service.example/v1",
  });

  expect(end.outputs["error-message"]).toBe(
    [
      '- api-url: must be an https: address that ends with the version of the API, such as https://api.trunk.io/v1 (http: only for this machine); got "http://service.example/v1".',
      '- pr-number: must be a whole number from 1 to 2147483647; got "0".',
    ].join("\n"),
  );
});

describe("operation", () => {
  const all = operations.map(({ name }) => name).join(", ");

  test.each([
    ["", "operation: is required; it must be one of "],
    ["  ", "operation: is required; it must be one of "],
    ["merge", 'operation: "merge" is not known; it must be one of '],
    ["Status", 'operation: "Status" is not known (did you mean status?); it must be one of '],
    [
      "wait_for_merge",
      'operation: "wait_for_merge" is not known (did you mean wait-for-merge?); it must be one of ',
    ],
    ["x".repeat(500), "operation: a text of 500 characters is not known; it must be one of "],
  ])("%j is an error that lists them all", async (text, message) => {
    const service = await givenService();

    const end = await runAction(service, { operation: text, "pr-number": "7" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs["error-kind"]).toBe("input");
    expect(end.outputs["error-message"]).toContain(message);
    for (const name of all.split(", ")) expect(end.outputs["error-message"]).toContain(name);
    expect(end.requests).toEqual([]);
  });

  test("that is unknown is named together with other bad inputs", async () => {
    const service = await givenService();

    const end = await runAction(service, { operation: "merge", summary: "yes" });

    expect(end.outputs["error-message"]).toMatch(
      /^- operation: "merge" is not known;.*\n- summary: must be true or false; got "yes"\.$/,
    );
  });

  test.each(["wait-for-merge", "waitForMerge", " waitForMerge "])(
    "%j is wait-for-merge",
    async (operation) => {
      const service = await givenService();
      const pullRequest = service.control.addPullRequest();

      const end = await runAction(
        service,
        { operation, "dry-run": "true" },
        { event: pullRequestEvent(pullRequest) },
      );

      expect(end.outputs.result).toBe("planned");
      expect(end.log).toContain("The wait would take 5h at most");
    },
  );
});

describe("a missing token", () => {
  const subject = { number: 7, headSha: "1".repeat(40) };

  test("is asked for, with what may be behind it", async () => {
    const end = await runAction(
      await givenService(),
      { operation: "status", token: "" },
      { event: pullRequestEvent(subject) },
    );

    expect(end.outputs["error-kind"]).toBe("input");
    expect(errorLine(end.log)).toContain("token: is required. Pass it as `token: ${{ secrets.NAME }}`");
    expect(end.requests).toEqual([]);
  });

  test("in a fork's run is explained by the fork", async () => {
    const fork = { ...subject, headRepository: "developer-2/playground" };
    const end = await runAction(
      await givenService(),
      { operation: "submit", token: "" },
      { event: pullRequestEvent(fork) },
    );

    expect(errorLine(end.log)).toContain("runs of a fork's pull request get no secrets");
  });

  test("in Dependabot's run is explained by Dependabot", async () => {
    const end = await runAction(
      await givenService(),
      { operation: "submit", token: "" },
      { event: { ...pullRequestEvent(subject), actor: "dependabot[bot]" } },
    );

    expect(errorLine(end.log)).toContain("runs that Dependabot starts get no Actions secrets");
  });

  test("of GitHub is named with what it would have been asked for, and with the other problems", async () => {
    const end = await runAction(await givenService(), {
      operation: "status",
      token: "",
      "github-token": "",
      "pr-number": "7",
      summary: "yes",
    });

    const lines = (end.outputs["error-message"] ?? "").split("\n").map((line) => line.slice(0, 28));
    expect(lines).toEqual([
      "- summary: must be true or f",
      "- target-branch: is needed h",
      "- token: is required. Pass i",
    ]);
  });
});

test("request-timeout is never longer than a timer can hold", async () => {
  const service = await givenService();

  const end = await runAction(service, {
    operation: "status",
    "pr-number": "1",
    "target-branch": "main",
    "request-timeout": "25d",
  });

  expect(end.outputs["error-message"]).toContain("request-timeout: must be a duration");
  expect(end.outputs["error-message"]).toContain("of 24d at most");
});

test("the repository, its host and the branch that are given are what the service is asked for", async () => {
  const service = await givenService();
  service.control.addRepository({ owner: "local", name: "elsewhere", defaultBranch: "trunk" });
  service.control.addQueue({ repository: "local/elsewhere", branch: "trunk" });
  service.control.addPullRequest({ repository: "local/elsewhere" });

  const end = await runAction(service, {
    operation: "submit",
    repository: "local/elsewhere",
    "pr-number": "1",
  });

  expect(end.outputs).toMatchObject({ result: "submitted", "pr-number": "1" });
  const submitted = end.requests.find(({ endpoint }) => endpoint === "submitPullRequest");
  expect(submitted?.body).toMatchObject({
    repo: { host: "github.com", owner: "local", name: "elsewhere" },
    targetBranch: "trunk",
    pr: { number: 1 },
  });
  expect(end.requests.map(({ path }) => path)).toContain("/github/repos/local/elsewhere/pulls/1");
});

test("a repository on another host gets a notice", async () => {
  const service = await givenService();

  const end = await runAction(service, {
    operation: "status",
    "repository-host": "git.example",
    "pr-number": "1",
    "target-branch": "main",
  });

  expect(annotations(end.log)[0]).toBe(
    "::notice::The v1 merge queue serves repositories on github.com only; this one is on git.example.",
  );
});
