import { describe, expect, test } from "vitest";
import { operations } from "../../src/operations/registry.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { annotations, errorLine, givenService, runAction } from "./harness.js";

test("bad inputs are refused together, api-url with the rest, in one annotation", async () => {
  const service = await givenService();

  const end = await runAction(service, {
    operation: "status",
    "pr-number": "0",
    "api-url": "http://service.example/v1",
  });

  const problems = [
    '- api-url: must be an https: address that ends with the version of the API, such as https://api.trunk.io/v1 (http: only for this machine); got "http://service.example/v1".',
    '- pr-number: must be a whole number from 1 to 2147483647; got "0".',
  ];
  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  expect(end.outputs["error-message"]).toBe(problems.join("\n"));
  expect(errorLine(end.log)).toBe(`::error title=Invalid inputs::${problems.join("%0A")}`);
  expect(end.result).toMatchObject({ result: "error", "error-kind": "input" });
});

test("an input of another operation is refused, and the defaults that the runner sets are not", async () => {
  const service = await givenService();

  const end = await runHere(service, { operation: "status", "pr-number": "1", "target-branch": "main", wait: "true" });

  expect(end.outputs["error-message"]).toBe("wait: status does not take this input; it belongs to submit.");
  expect(end.requests).toEqual([]);
});

describe("operation", () => {
  const all = operations.map(({ name }) => name).join(", ");

  test.each([
    ["", "operation: is required; it must be one of "],
    ["  ", "operation: is required; it must be one of "],
    ["merge", 'operation: "merge" is not known; it must be one of '],
    ["Status", 'operation: "Status" is not known (did you mean status?); it must be one of '],
    ["wait_for_merge", 'operation: "wait_for_merge" is not known (did you mean wait-for-merge?); it must be one of '],
    ["x".repeat(500), "operation: a text of 500 characters is not known; it must be one of "],
  ])("%j is an error that lists them all", async (text, message) => {
    const service = await givenService();

    const end = await runHere(service, { operation: text, "pr-number": "7" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs["error-kind"]).toBe("input");
    expect(end.outputs["error-message"]).toContain(message);
    for (const name of all.split(", ")) expect(end.outputs["error-message"]).toContain(name);
    expect(end.requests).toEqual([]);
  });

  test("that is unknown is named together with other bad inputs", async () => {
    const service = await givenService();

    const end = await runHere(service, { operation: "merge", summary: "yes" });

    expect(end.outputs["error-message"]).toMatch(
      /^- operation: "merge" is not known;.*\n- summary: must be true or false; got "yes"\.$/,
    );
  });

  test.each(["wait-for-merge", "waitForMerge", " waitForMerge "])("%j is wait-for-merge", async (operation) => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(service, { operation, "dry-run": "true" }, { event: pullRequestEvent(pullRequest) });

    expect(end.outputs.result).toBe("planned");
    expect(end.log).toContain("The wait would take 5h at most");
  });
});

describe("a missing token", () => {
  const subject = { number: 7, headSha: "1".repeat(40) };

  test("is asked for, with what may be behind it", async () => {
    const end = await runHere(
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
    const end = await runHere(
      await givenService(),
      { operation: "submit", token: "" },
      { event: { ...pullRequestEvent(subject), actor: "dependabot[bot]" } },
    );

    expect(errorLine(end.log)).toContain("runs that Dependabot starts get no Actions secrets");
  });

  test("of GitHub is named with what it would have been asked for, and with the other problems", async () => {
    const end = await runHere(await givenService(), {
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

  const end = await runHere(service, {
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

test("a repository on another host gets a notice", async () => {
  const service = await givenService();

  const end = await runHere(service, {
    operation: "status",
    "repository-host": "git.example",
    "pr-number": "1",
    "target-branch": "main",
  });

  expect(annotations(end.log)[0]).toBe(
    "::notice::The v1 merge queue serves repositories on github.com only; this one is on git.example.",
  );
});
