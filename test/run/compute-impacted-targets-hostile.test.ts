import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commit, git, temporaryFolder } from "../../local-queue/test/support/repositories.js";
import { errorLine, givenService } from "../support/action.js";
import { compute, type GivenChange, givenChange, handedOver, pullRequestRun } from "../support/computing.js";
import { checkSuitePayload, commentPayload, FORK, workflowRunPayload } from "../support/payloads.js";
import { runHere } from "../support/run-in-process.js";
import { addFiles } from "../support/workspace.js";

/** Returns inputs for a command that creates a file, and a check for that file. */
function marking() {
  const mark = join(temporaryFolder(), "ran");
  const script = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, ""); console.log("a")`;
  const command = JSON.stringify([process.execPath, "-e", script]);
  return { inputs: { producer: "command", command }, ran: () => existsSync(mark) };
}

const events = {
  "a pull_request_target": (change: GivenChange) => pullRequestRun(change, "pull_request_target"),
  "a fork's pull_request": (change: GivenChange) => pullRequestRun(change, "pull_request", { repo: FORK }),
  "a pull_request of a fork that is gone": (change: GivenChange) =>
    pullRequestRun(change, "pull_request", { repo: null }),
  "a fork's review": (change: GivenChange) => pullRequestRun(change, "pull_request_review", { repo: FORK }),
  "a workflow_run after a fork's run": ({ head }: GivenChange) => ({
    name: "workflow_run",
    payload: workflowRunPayload({ sha: head, from: FORK }),
  }),
  "a workflow_run after the run of a fork that is gone": ({ head }: GivenChange) => ({
    name: "workflow_run",
    payload: workflowRunPayload({ sha: head, from: null }),
  }),
  "a comment on any pull request": () => ({ name: "issue_comment", payload: commentPayload(true) }),
  "checks of a fork's commit": () => ({ name: "check_suite", payload: checkSuitePayload({ branch: null }) }),
};

describe.each(Object.entries(events))("the producer command in %s with a token", (_, eventOf) => {
  test("runs no code of the checkout and recommends two jobs", async () => {
    const change = givenChange({ x: "1" });
    const { inputs, ran } = marking();
    const end = await compute(change, { ...inputs, token: "a-token" }, { event: eventOf(change) });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain("producer: command runs code of the checkout, which is not allowed because");
    expect(errorLine(end.log)).toContain("run set-impacted-targets in a second job");
    expect(ran()).toBe(false);
  });
});

test("runs no code of the checkout in pull_request_target without a token", async () => {
  const change = givenChange({ x: "1" });
  const { inputs, ran } = marking();
  const end = await compute(change, inputs, { event: pullRequestRun(change, "pull_request_target") });

  expect(errorLine(end.log)).toContain("a pull_request_target run can read the secrets of the repository");
  expect(ran()).toBe(false);
});

test("rejects a folder of the checkout that imitates a repository", async () => {
  const inside = temporaryFolder();
  git(inside, ["init", "--quiet", "--bare"]);
  git(inside, ["update-ref", "HEAD", commit(inside, "refs/heads/other", { files: { x: "1" } })]);
  const mark = join(temporaryFolder(), "ran");
  const settings = { "core.bare": "false", "core.worktree": ".", "core.sshCommand": `touch ${mark};false` };
  for (const [name, value] of Object.entries({ ...settings, "remote.origin.url": "ssh://localhost/x" }))
    git(inside, ["config", name, value]);
  const files = readdirSync(inside, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(inside, name)).isFile(),
  );
  const change = givenChange(
    Object.fromEntries(
      files.map((name) => [`tools/${name.replaceAll("\\", "/")}`, readFileSync(join(inside, name), "latin1")]),
    ),
  );
  const event = pullRequestRun(change, "pull_request_target", { repo: FORK });
  const inputs = { producer: "paths", "target-paths": "a: '**'", "working-directory": "tools" };
  const end = await compute(change, inputs, { event });

  expect(errorLine(end.log)).toContain(`${join(change.folder, "tools")} is not in a checked out Git repository.`);
  expect(existsSync(mark)).toBe(false);
});

test.each([
  ["the names of changed files", { producer: "paths", "target-paths": "a: '**'" }],
  ["a list in a file", { producer: "lines", "impacted-targets-file": "o.txt" }],
])("accepts %s in a pull_request_target run", async (_, inputs) => {
  const change = givenChange({ x: "1" });
  addFiles(change.folder, { "o.txt": "a\n" });
  const event = pullRequestRun(change, "pull_request_target", { repo: FORK });
  const end = await compute(change, { ...inputs, token: "a-token" }, { event });

  expect(handedOver(end)).toMatchObject({ mode: "list", targets: ["a"], head: change.head });
});

test.each([
  ["a fork's pull_request without a token", "", FORK],
  ["a pull_request of the repository with a token", "a-token", "local/playground"],
])("runs the producer command in %s", async (_, token, repo) => {
  const change = givenChange({ x: "1" });
  const { inputs, ran } = marking();
  const event = pullRequestRun(change, "pull_request", { repo });
  const end = await compute(change, { ...inputs, token }, { event });

  expect(handedOver(end)).toMatchObject({ targets: ["a"] });
  expect(ran()).toBe(true);
});

test("rejects a list file that is a link out of the checkout", async () => {
  const change = givenChange({ x: "1" });
  const secrets = join(temporaryFolder(), "secrets.txt");
  writeFileSync(secrets, "a-secret\n");
  symlinkSync(secrets, join(change.folder, "o.txt"));
  symlinkSync("mine.txt", join(change.folder, "link.txt"));
  addFiles(change.folder, { "mine.txt": "a\n" });
  const event = pullRequestRun(change, "pull_request_target", { repo: FORK });
  const read = (file: string) => compute(change, { producer: "lines", "impacted-targets-file": file }, { event });

  const refused = await read("o.txt");
  expect(errorLine(refused.log)).toContain("impacted-targets-file: o.txt is a link to a file outside the workspace");
  expect(refused.log + refused.summary).not.toContain("a-secret");
  expect(handedOver(await read("link.txt"))).toMatchObject({ targets: ["a"] });
  expect(handedOver(await read(secrets))).toMatchObject({ targets: ["a-secret"] });

  const upload = await runHere(
    await givenService(),
    { operation: "set-impacted-targets", "impacted-targets-file": "o.txt" },
    { event, workspace: change.folder },
  );
  expect(errorLine(upload.log)).toContain("impacted-targets-file: o.txt is a link to a file outside the workspace");
  expect(upload.calls).toEqual([]);
});
