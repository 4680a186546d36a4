import { readFileSync, renameSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { compute, decision, type GivenChange, givenChange, handedOver } from "../action/computing.js";
import { annotations, errorLine, givenService } from "../action/harness.js";
import {
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  RUN_ID,
  repository,
  workflowRunPayload,
} from "../events/payloads.js";
import { checkOut, commit, git, givenOrigin } from "../git/repositories.js";
import { addFiles } from "../impacted-targets/workspace.js";

const PATHS = { producer: "paths", "target-paths": "api: api/**\nweb: web/**" };
const COMMAND = { producer: "command", command: JSON.stringify([process.execPath, "-e", "console.log('a')"]) };

/** Names that have hurt others: quotes, line breaks, workflow commands, Markdown, HTML, other alphabets. */
const ODD_NAMES = [
  "a b",
  "q\"u`o'te",
  "line\nbreak\r\n::error::x",
  "%0A::error::y",
  "ä 日本 \u202E.ts",
  "$(touch x);|&",
  "| --- | <b>*_[x](y)",
  "-rf",
  "#{x}",
];

test("names from hell are matched and shown, and lead nowhere else", async () => {
  const files = Object.fromEntries(ODD_NAMES.map((name) => [`api/${name}`, "1"]));
  const end = await compute(givenChange(files), PATHS);

  expect(annotations(end.log)).toEqual([]);
  expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api"] });
  expect(JSON.stringify(end.result)).toContain(JSON.stringify(`api/${ODD_NAMES[2]}`));
  expect(end.summary).not.toMatch(/<b>|^::|\n\| --- \| <|\u202E/m);
  expect(end.summary.split("\n").filter((line) => line.startsWith("|"))).toHaveLength(ODD_NAMES.length + 2);
});

test.each(ODD_NAMES)("the name %j as the reason stays within its sentence, output and log line", async (name) => {
  const change = givenChange({ [`x/${name}`]: "1" });
  const end = await compute(change, PATHS);

  expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("no target claims") });
  expect(handedOver(end)).toMatchObject({ mode: "all", head: change.head });
  expect(annotations(end.log)).toEqual([]);
  expect(end.log.split("\n").filter((line) => line.includes("The change impacts"))).toHaveLength(1);
});

test("a name that is no text belongs to nobody", async () => {
  const folder = givenChange({}).folder;
  const base = git(folder, ["rev-parse", "refs/remotes/origin/main"]);
  const head = commit(folder, "refs/remotes/pull/8/head", { parents: [base], files: { "api/\xff": "1" } });
  const payload = pullRequestPayload({ sha: head, base: { ref: "main", sha: base } });
  const end = await compute(
    { folder, base, head, event: { name: "pull_request", payload } },
    { ...PATHS, "target-paths": "any: '**'" },
  );

  expect(decision(end)).toMatchObject({ mode: "all", reason: String.raw`no target claims "api/\\xFF"` });
});

describe("a shallow clone", () => {
  test("gets the commits that it lacks, and nothing else about it changes", async () => {
    const end = await compute(givenChange({ "api/a": "1" }, { depth: 1 }), PATHS);

    expect(handedOver(end)).toMatchObject({ targets: ["api"] });
  });

  test("that cannot get them is an error which shows fetch-depth", async () => {
    const change = givenChange({ "api/a": "1" }, { depth: 1 });
    git(change.folder, ["remote", "set-url", "origin", pathToFileURL("/there/is/none").href]);
    const end = await compute(change, { ...PATHS, "on-error": "all" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain("could not be fetched from origin");
    expect(end.log).toContain("fetch-depth: 0");
    const [version] = /actions\/checkout@v\d+/.exec(end.log) ?? [];
    const pinned = /actions\/checkout@[0-9a-f]{40} # (v\d+)/.exec(readFileSync("README.md", "utf8"))?.[1];
    expect(version).toBe(`actions/checkout@${pinned}`);
  });
});

test("a folder without a repository leads to actions/checkout", async () => {
  const change = givenChange({ "api/a": "1" });
  renameSync(`${change.folder}/.git`, `${change.folder}/not-git`);
  const end = await compute(change, PATHS);

  expect(end.log).toContain("Check the repository out first, on GitHub Actions with actions/checkout.");
});

/** main: start --- api/a; the change: start --- web/b; the queue's test branch: main --- web/b. */
function givenQueue() {
  const origin = givenOrigin();
  const start = commit(origin, "refs/heads/main", { files: { "start.txt": "1" } });
  const head = commit(origin, "refs/heads/change-7", { parents: [start], files: { "web/b": "1" } });
  const main = commit(origin, "refs/heads/main", { parents: [start], files: { "api/a": "1" } });
  const branch = `trunk-merge/pr-7/${RUN_ID}`;
  const queue = commit(origin, `refs/heads/${branch}`, { parents: [main], files: { "web/b": "1" } });
  return { origin, start, head, main, branch, queue };
}

function at(of: string, base: string, headSha: string, event: GivenChange["event"], from: string): GivenChange {
  return { folder: checkOut(from, { of, depth: 0 }), base, head: headSha, event };
}

describe("the base is", () => {
  test("where the head left the base branch, and not the tip of that branch, for a pull request's head", async () => {
    const given = givenQueue();
    const payload = pullRequestPayload({ sha: given.head, base: { ref: "main", sha: given.main } });
    const change = at(given.head, given.start, given.head, { name: "pull_request", payload }, given.origin);

    expect(handedOver(await compute(change, PATHS))).toMatchObject({
      base: given.start,
      head: given.head,
      targets: ["web"],
    });
  });

  test.each(["push", "workflow_dispatch"])("the queue's own base on a test branch (%s)", async (name) => {
    const given = givenQueue();
    const ref = `refs/heads/${given.branch}`;
    const payload =
      name === "push" ? pushPayload(ref, { sha: given.queue }) : { repository: repository("local/playground") };
    const change = at(given.queue, given.main, given.queue, { name, ref, payload }, given.origin);

    const service = await givenService();
    service.control.addPullRequest({ number: 7, headSha: given.head });
    const end = await compute(change, PATHS, { service });
    expect(handedOver(end)).toMatchObject({ base: given.main, targets: ["web"] });
  });

  test("the group's parent for a merge_group", async () => {
    const given = givenQueue();
    const payload = mergeGroupPayload("refs/heads/gh-readonly-queue/main/pr-7-x", given.queue, given.main);
    const event = { name: "merge_group", payload };
    const change = at(given.queue, given.main, given.queue, event, given.origin);

    expect(handedOver(await compute(change, PATHS))).toMatchObject({ base: given.main, targets: ["web"] });
  });

  test("that of the pull request after its run (workflow_run)", async () => {
    const given = givenQueue();
    const payload = workflowRunPayload({ sha: given.head });
    const event = { name: "workflow_run", payload };
    const change = at(given.head, given.start, given.head, event, given.origin);

    const service = await givenService();
    service.control.addPullRequest({ number: 7, headSha: given.head });
    const end = await compute(change, PATHS, { service });
    expect(handedOver(end)).toMatchObject({ base: given.start, targets: ["web"] });
  });

  test("of another target branch when that is given", async () => {
    const given = givenQueue();
    commit(given.origin, "refs/heads/release/1.x", { parents: [given.queue], files: { "api/c": "1" } });
    const fix = commit(given.origin, "refs/heads/fix", { parents: [given.queue], files: { "api/d": "1" } });
    const payload = { repository: repository("local/playground") };
    const change = at(fix, given.queue, fix, { name: "workflow_dispatch", payload }, given.origin);

    const end = await compute(change, { ...PATHS, "target-branch": "release/1.x" });
    expect(handedOver(end)).toMatchObject({ base: given.queue, targets: ["api"] });
  });

  test("the one that is given", async () => {
    const given = givenQueue();
    const payload = { repository: repository("local/playground") };
    const change = at(given.queue, given.start, given.queue, { name: "workflow_dispatch", payload }, given.origin);
    const end = await compute(change, { ...PATHS, "base-sha": given.start });

    expect(handedOver(end)).toMatchObject({ base: given.start, targets: ["api", "web"] });
  });
});

test("a build tool needs the change checked out, and the hint shows how", async () => {
  const change = givenChange({ "api/a": "1" });
  git(change.folder, ["checkout", "--quiet", "--detach", change.base]);
  const run = await compute(change, COMMAND);

  expect(errorLine(run.log)).toContain(`the targets are those of ${change.head}`);
  expect(run.log).toContain("ref: ${{ github.event.pull_request.head.sha }}");
  addFiles(change.folder, { "o.txt": "a" });
  const read = await compute(change, { producer: "lines", "impacted-targets-file": "o.txt" });
  expect(handedOver(read)).toMatchObject({ targets: ["a"], head: change.head });
});
