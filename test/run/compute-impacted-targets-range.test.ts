import { readFileSync, renameSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { checkOut, commit, git, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { compute, decision, givenChange, handedOver } from "../support/computing.js";
import { pushPayload, RUN_ID } from "../support/payloads.js";
import { addFiles } from "../support/workspace.js";

const PATHS = { producer: "paths", "target-paths": "api: api/**\nweb: web/**" };
const COMMAND = { producer: "command", command: JSON.stringify([process.execPath, "-e", "console.log('a')"]) };

/** Dangerous names: quotes, line breaks, workflow commands, Markdown, HTML, other alphabets. */
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

test("matches and escapes dangerous file names", async () => {
  const files = Object.fromEntries(ODD_NAMES.map((name) => [`api/${name}`, "1"]));
  const end = await compute(givenChange(files), PATHS);

  expect(annotations(end.log)).toEqual([]);
  expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["api"] });
  expect(JSON.stringify(end.result)).toContain(JSON.stringify(`api/${ODD_NAMES[2]}`));
  expect(end.summary).not.toMatch(/<b>|^::|\n\| --- \| <|\u202E/m);
  expect(end.summary.split("\n").filter((line) => /^\|.* added \|/.test(line))).toHaveLength(ODD_NAMES.length);
});

test.each(ODD_NAMES.slice(2, 5))("escapes the file name %j in the reason, the output and the log", async (name) => {
  const change = givenChange({ [`x/${name}`]: "1" });
  const end = await compute(change, PATHS);

  expect(decision(end)).toMatchObject({ mode: "all", reason: expect.stringContaining("no target claims") });
  expect(handedOver(end)).toMatchObject({ mode: "all", head: change.head });
  expect(annotations(end.log)).toEqual([]);
  expect(end.log.split("\n").filter((line) => line.includes("The change impacts"))).toHaveLength(1);
});

describe("a shallow clone without its remote", () => {
  test("recommends fetch-depth when commits are missing", async () => {
    const change = givenChange({ "api/a": "1" }, { depth: 1 });
    git(change.folder, ["remote", "set-url", "origin", pathToFileURL("/there/is/none").href]);
    const end = await compute(change, { ...PATHS, "on-error": "all" });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain("fetching this history from the remote origin failed");
    expect(end.log).toContain("fetch-depth: 0");
    const [version] = /actions\/checkout@v\d+/.exec(end.log) ?? [];
    const pinned = /actions\/checkout@[0-9a-f]{40} # (v\d+)/.exec(
      readFileSync(".github/workflows/ci.yml", "utf8"),
    )?.[1];
    expect(version).toBe(`actions/checkout@${pinned}`);
  });
});

test("recommends actions/checkout in a folder without a repository", async () => {
  const change = givenChange({ "api/a": "1" });
  renameSync(`${change.folder}/.git`, `${change.folder}/not-git`);
  const end = await compute(change, PATHS);

  expect(end.log).toContain("Check out the repository first. On GitHub Actions, use actions/checkout.");
});

test("returns the base commit of the queue's test branch as base-sha", async () => {
  const origin = givenOrigin();
  const start = commit(origin, "refs/heads/main", { files: { "start.txt": "1" } });
  const headSha = commit(origin, "refs/heads/change-7", { parents: [start], files: { "web/b": "1" } });
  const base = commit(origin, "refs/heads/main", { parents: [start], files: { "api/a": "1" } });
  const ref = `refs/heads/trunk-merge/pr-7/${RUN_ID}`;
  const head = commit(origin, ref, { parents: [base], files: { "web/b": "1" } });
  const event = { name: "push", ref, payload: pushPayload(ref, { sha: head }) };
  const service = await givenService();
  service.control.addPullRequest({ number: 7, headSha });

  const folder = checkOut(origin, { of: head, depth: 0 });
  const end = await compute({ folder, base, head, event }, PATHS, { service });

  expect(handedOver(end)).toMatchObject({ base, targets: ["web"] });
});

test("rejects a build tool when the checkout is not the head of the range, and recommends a `ref` for the checkout step", async () => {
  const change = givenChange({ "api/a": "1" });
  git(change.folder, ["checkout", "--quiet", "--detach", change.base]);
  const run = await compute(change, COMMAND);

  expect(errorLine(run.log)).toContain(`the targets must be for ${change.head}`);
  expect(run.log).toContain("ref: ${{ github.event.pull_request.head.sha }}");
  addFiles(change.folder, { "o.txt": "a" });
  const read = await compute(change, { producer: "lines", "impacted-targets-file": "o.txt" });
  expect(handedOver(read)).toMatchObject({ targets: ["a"], head: change.head });
});
