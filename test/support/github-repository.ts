import { createServer } from "node:http";
import { onTestFinished } from "vitest";

const BEGIN = Date.parse("2026-01-05T08:00:00Z");
const WORKFLOWS = [
  { id: 1, name: "CI", path: ".github/workflows/ci.yml", jobs: ["test (linux)", "test (macos)"] },
  { id: 2, name: "Lint", path: ".github/workflows/lint.yml", jobs: ["lint"] },
  { id: 3, name: "Docs", path: ".github/workflows/docs.yml", jobs: ["build docs"] },
];

const timeAt = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
const shaOf = (text: string) => Buffer.from(text).toString("hex").padEnd(40, "0").slice(0, 40);

/**
 * Creates the merged pull requests and the runs of a repository in GitHub's format. A pull request merges every four
 * hours. Its tests take 10 to 16 minutes and finish before the merge. Each tenth test needs a second attempt, and each
 * twentieth merge breaks the branch until the next merge.
 */
export function createGitHubPast(count: number) {
  const pulls = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    title: "A title with ::error:: and <b>markup</b>",
    state: "closed",
    merged_at: timeAt(mergedMs(index)),
    updated_at: timeAt(mergedMs(index)),
    merge_commit_sha: shaOf(`merge ${index}`),
    head: { sha: shaOf(`head ${index}`), ref: `topic-${index}` },
    base: { ref: "main" },
  }));
  const closed = pulls.slice(0, 1).map((pull) => ({ ...pull, number: 9001, merged_at: null }));
  const runs = pulls.flatMap(({ number, head, merge_commit_sha: merge }, index) => {
    const [before, after] = [mergedMs(index) - 3_600_000, mergedMs(index) + 1000];
    const minutes = 10 + (index % 7);
    const isFlaky = index % 10 === 9;
    const broken = index % 20 === 19 ? "failure" : "success";
    return [
      createRun(number * 10, {
        workflow: 0,
        event: "pull_request",
        branch: head.ref,
        sha: head.sha,
        at: before,
        minutes,
      }),
      createRun(number * 10 + 1, {
        workflow: 1,
        event: "pull_request",
        branch: head.ref,
        sha: head.sha,
        at: before,
        minutes: 2,
      }),
      createRun(number * 10 + 2, {
        workflow: 2,
        event: "pull_request",
        branch: head.ref,
        sha: head.sha,
        at: before,
        minutes: 50,
      }),
      createRun(number * 10 + 3, {
        workflow: 0,
        event: "push",
        branch: "main",
        sha: merge,
        at: after,
        minutes,
        conclusion: broken,
      }),
      createRun(number * 10 + 4, { workflow: 0, event: "push", branch: "other", sha: merge, at: after, minutes: 1 }),
    ].map((run) => (isFlaky && run.id === number * 10 ? { ...run, run_attempt: 2 } : run));
  });
  return { pulls: [...pulls, ...closed], runs, endMs: mergedMs(count - 1) };
}

function mergedMs(index: number): number {
  return BEGIN + index * 4 * 3_600_000;
}

interface RunFacts {
  readonly workflow: 0 | 1 | 2;
  readonly event: string;
  readonly branch: string;
  readonly sha: string;
  readonly at: number;
  readonly minutes: number;
  readonly conclusion?: string;
}

function createRun(id: number, { workflow, event, branch, sha, at, minutes, conclusion = "success" }: RunFacts) {
  const { id: workflowId, name, path } = WORKFLOWS[workflow] ?? { id: 0, name: "", path: "" };
  return {
    id,
    workflow_id: workflowId,
    name,
    path,
    event,
    head_branch: branch,
    head_sha: sha,
    status: "completed",
    conclusion,
    run_attempt: 1,
    created_at: timeAt(at),
    run_started_at: timeAt(at),
    updated_at: timeAt(at + minutes * 60_000),
  };
}

export type GitHubPast = ReturnType<typeof createGitHubPast>;

interface RepositoryOptions {
  /** Required checks in the rules of the branch. */
  readonly required?: readonly string[];
  /** Maximum number of runs that a request lists, 1000 by default. */
  readonly mostListed?: number;
  /** Replaces the reply to a request; `index` counts all requests from 0. Undefined for the usual reply. */
  readonly intercept?: (path: string, index: number) => Reply | undefined;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** Starts a server with the routes of the GitHub API for the past of a repository. It closes at the end of the test. */
export async function givenGitHubRepository(past: GitHubPast, options: RepositoryOptions = {}) {
  const requests: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const path = pathname.replace(/^\/repos\/[^/]+\/[^/]+/, "");
    const own = options.intercept?.(path, requests.length);
    requests.push(`${path} ${searchParams.get("created") ?? searchParams.get("page") ?? ""}`.trim());
    const data = own === undefined ? answer(past, options, path, searchParams) : own.data;
    const { status = data === undefined ? 404 : 200, headers = {} } = own ?? {};
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(data ?? { message: "Not Found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, requests };
}

function answer(
  { pulls, runs }: GitHubPast,
  options: RepositoryOptions,
  path: string,
  query: URLSearchParams,
): unknown {
  const { required = [], mostListed = 1000 } = options;
  const [size, page] = [Number(query.get("per_page") ?? 30), Number(query.get("page") ?? 1)];
  const pageOf = <Item>(items: readonly Item[]) => items.slice((page - 1) * size, page * size);
  if (path === "/pulls") return pageOf(pulls.toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1)));
  if (path === "/actions/workflows") return { total_count: WORKFLOWS.length, workflows: pageOf(WORKFLOWS) };
  if (path === "/rules/branches/main") {
    const checks = required.map((context) => ({ context }));
    return [{ type: "deletion" }, { type: "required_status_checks", parameters: { required_status_checks: checks } }];
  }
  if (path === "/branches/main") return { name: "main", protected: false };
  const [, workflow] = /^\/actions\/workflows\/(\d+)\/runs$/.exec(path) ?? [];
  if (workflow !== undefined) {
    const [from = "", to = "~"] = (query.get("created") ?? "").split("..");
    const own = runs.filter(({ workflow_id: id, created_at: at }) => id === Number(workflow) && at >= from && at <= to);
    return {
      total_count: own.length > mostListed ? own.length * 1000 : own.length,
      workflow_runs: pageOf(own.toReversed()),
    };
  }
  const [, run] = /^\/actions\/runs\/(\d+)\/jobs$/.exec(path) ?? [];
  const { workflow_id: owner } = runs.find(({ id }) => id === Number(run)) ?? {};
  const jobs = WORKFLOWS.find(({ id }) => id === owner)?.jobs.map((name) => ({ name }));
  return jobs && { jobs };
}
