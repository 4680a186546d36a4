import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { createGitHubPast, givenGitHubRepository } from "../support/github-repository.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const FILE = "history.ndjson";
const PAST = createGitHubPast(60);
const UNTIL = new Date(PAST.endMs + 3_600_000).toISOString();

interface Line {
  readonly kind: string;
  readonly [field: string]: unknown;
}

async function exportFrom(api: string, workspace: string, inputs: Readonly<Record<string, string>> = {}) {
  const service = await givenService();
  const from = { operation: "export-history", source: "github", "target-branch": "main", until: UNTIL };
  const given = { ...from, "history-file": FILE, token: "", "github-token": "a-token", ...inputs };
  const end = await runHere(service, given, { workspace, githubApiUrl: api });
  const path = join(workspace, FILE);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const lines = (end.outputs.result === "exported" ? text : "")
    .split("\n")
    .slice(0, -1)
    .map((line): Line => JSON.parse(line));
  const ofKind = (kind: string) => lines.filter((line) => line.kind === kind);
  return { ...end, text, lines, ofKind };
}

test("export-history writes merged pull requests and the runs of required checks from GitHub without a token of the service", async () => {
  const { url } = await givenGitHubRepository(PAST, { required: ["test (macos)", "lint"] });

  const { outputs, lines, ofKind, text, calls, log } = await exportFrom(url, givenWorkspace({}));

  expect(outputs, log).toMatchObject({ result: "exported", "pull-request-count": "60", "workflow-run-count": "180" });
  expect(calls).toEqual([]);
  expect(lines[0]).toMatchObject({ kind: "export", source: "github", repository: "local/playground" });
  expect(lines.at(-1)).toEqual({ kind: "end", pullRequests: 60, workflowRuns: 180 });
  expect(ofKind("merged-pull-request")[0]).toEqual({
    kind: "merged-pull-request",
    prNumber: 60,
    headSha: expect.stringMatching(/^[0-9a-f]{40}$/),
    mergedAt: "2026-01-15T04:00:00Z",
  });
  expect(new Set(ofKind("workflow-run").map(({ workflow, event }) => [workflow, event].join(" ")))).toEqual(
    new Set(["CI pull_request", "CI push", "Lint pull_request"]),
  );
  expect(text).not.toContain("A title");
  expect(log).toContain(
    "- The runs of the workflows with the required checks test (macos), lint count as tests: CI, Lint.",
  );
});

test("export-history reads all workflows of GitHub when no checks are required, and names missing checks", async () => {
  const { url } = await givenGitHubRepository(PAST);

  const all = await exportFrom(url, givenWorkspace({}));
  const some = await exportFrom(url, givenWorkspace({}), { "required-checks": "lint\nci/circleci" });
  const none = await exportFrom(url, givenWorkspace({}), { "required-checks": "ci/circleci" });

  expect(all.log).toContain(
    "No required checks are known, so the runs of all workflows count as tests: CI, Lint, Docs.",
  );
  expect(some.log).toContain("- No workflow has the required check ci/circleci; its time is unknown.");
  expect(some.outputs["workflow-run-count"]).toBe("60");
  expect(errorLine(none.log)).toContain("required-checks: no workflow of GitHub Actions has the check ci/circleci;");
});

test("export-history splits the time span when GitHub lists only some runs of the span", async () => {
  const { url, requests } = await givenGitHubRepository(PAST, { required: ["CI"], mostListed: 50 });

  const { outputs, ofKind } = await exportFrom(url, givenWorkspace({}), { days: "12" });

  expect(outputs).toMatchObject({ result: "exported", "workflow-run-count": "120" });
  expect(new Set(ofKind("workflow-run").map(({ runId }) => runId)).size).toBe(120);
  expect(requests.filter((request) => request.includes("..")).length).toBeGreaterThan(6);
});

test("export-history waits until GitHub's rate limit ends, and writes no file when a part of the history cannot be read", async () => {
  const limited = { status: 403, headers: { "retry-after": "90" }, data: { message: "secondary rate limit" } };
  const { url } = await givenGitHubRepository(PAST, {
    required: ["CI", "Lint"],
    intercept: (path, index) =>
      index === 3 ? limited : path.startsWith("/actions/workflows/2") ? { status: 404 } : undefined,
  });
  const workspace = givenWorkspace({ [FILE]: "an earlier file\n" });

  const { log, outputs } = await exportFrom(url, workspace);

  expect(log).toContain(
    "Waiting 1m 30s until GitHub's rate limit allows more API requests. The step has sent 4 so far.",
  );
  expect(errorLine(log)).toContain("The history cannot be read: the runs of the workflow Lint could not be read");
  expect(log).toContain("The token needs the permission `actions: read`.");
  expect(outputs["error-kind"]).toBe("input");
  expect(readdirSync(workspace)).toEqual([FILE]);
  expect(readFileSync(join(workspace, FILE), "utf8")).toBe("an earlier file\n");
});

test("export-history reads files with several pages or in several formats, and sends no request", async () => {
  const { pulls, runs } = PAST;
  const page = (from: number, to: number) => JSON.stringify({ total_count: 300, workflow_runs: runs.slice(from, to) });
  const workspace = givenWorkspace({
    "pulls.json": `${JSON.stringify(pulls.slice(0, 30))}${JSON.stringify(pulls.slice(30))}`,
    "runs.json": `${page(0, 100)}\n${page(100, 200)}`,
    "slurped.json": `[${page(200, 250)}]`,
    "lines.ndjson": runs
      .slice(250)
      .map((run) => JSON.stringify(run))
      .join("\n"),
  });
  const files = "pulls.json\nruns.json\nslurped.json\nlines.ndjson";
  const inputs = { "github-files": files, "github-token": "", "required-checks": "CI", until: "" };

  const { outputs, lines, log } = await exportFrom("http://127.0.0.1:9", workspace, inputs);

  expect(outputs, log).toMatchObject({ result: "exported", "pull-request-count": "60", "workflow-run-count": "119" });
  expect(lines[0]?.until).toBe("2026-01-15T04:00:00.000Z");
});

test.each([
  ["a folder", { "pulls.json/x": "" }, "cannot be read as JSON (EISDIR"],
  ["a part of a JSON text", { "pulls.json": "[{" }, "cannot be read as JSON"],
  ["an error of the API", { "pulls.json": '{"message":"Not Found"}' }, "must contain only pull requests"],
  ["no runs", { "pulls.json": JSON.stringify(PAST.pulls) }, "contain no completed workflow run"],
  ["no merged pull requests", { "pulls.json": JSON.stringify(PAST.runs) }, "contain no merged pull request"],
])("export-history rejects the input `github-files` with %s", async (_name, files, message) => {
  const { log, text } = await exportFrom("http://127.0.0.1:9", givenWorkspace(files), { "github-files": "pulls.json" });

  expect(errorLine(log)).toContain("github-files: ");
  expect(errorLine(log)).toContain(message);
  expect(text).toBe("");
});

test.each([
  ["a token for GitHub", { "github-token": "" }, "github-token: is required to read the GitHub API"],
  ["the source", { source: "queue", "github-files": "a.json" }, "github-files: this input requires source: github"],
])("export-history of a GitHub repository requires %s", async (_name, inputs, message) => {
  const { log } = await exportFrom("http://127.0.0.1:9", givenWorkspace({}), { token: "a-token", ...inputs });

  expect(errorLine(log)).toContain(message);
});
