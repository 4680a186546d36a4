import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openRepository } from "../../../src/hosts/git/repository.js";
import { runTests, type TestJob } from "../../../src/hosts/git/test-command.js";
import { checkOut, commitAll, ENVIRONMENT, git, givenOrigin, temporaryFolder } from "../../support/repositories.js";

const FILES = {
  "a b": "1\n",
  "deep/run": { mode: "100755", content: "#!/bin/sh\necho ran\n" },
  link: { mode: "120000", content: "a b" },
} as const;

async function given(command: string, repository = givenOrigin()) {
  const [base = "", sha = ""] = commitAll(repository, [
    { ref: "refs/heads/main", files: { "a b": "0\n" } },
    { ref: "refs/heads/trunk-merge/pr-2/x", parents: [":1"], files: FILES },
  ]);
  const data = temporaryFolder();
  const reports: string[] = [];
  const job: TestJob = {
    repository: await openRepository(repository, ENVIRONMENT),
    command,
    folder: join(data, "checkouts/x"),
    logFile: join(data, "x.log"),
    branch: "trunk-merge/pr-2/x",
    sha,
    target: "main",
    base,
    testRunId: "x",
    pullRequests: [2, 3],
    report: (sentence) => reports.push(sentence),
  };
  return { reports, repository, data, job, log: () => readFileSync(job.logFile, "utf8") };
}

async function outcomeOf(command: string): Promise<readonly [passed: boolean, log: string]> {
  const { job, log } = await given(command);
  return [await runTests(job).ended, log()];
}

describe.skipIf(process.platform === "win32")("test command of a Git host", () => {
  test("runs in a checkout of the test branch, with variables about the branch", async () => {
    const command = `set -e
test "$(cat 'a b' link)" = "$(printf '1\\n1')"
test "$(./deep/run)" = ran
git diff --exit-code HEAD
echo "at $(git branch --show-current), of $(git rev-parse main)"
env | grep ^MERGE_QUEUE_ | sort`;
    const { job, log } = await given(command);
    const passed = await runTests(job).ended;

    expect(log()).toBe(`trunk-merge/pr-2/x is ${job.sha}, tests of #2 #3
$ ${command}
at trunk-merge/pr-2/x, of ${job.base}
MERGE_QUEUE_BASE_SHA=${job.base}
MERGE_QUEUE_PULL_REQUESTS=2 3
MERGE_QUEUE_TARGET_BRANCH=main
MERGE_QUEUE_TEST_BRANCH=trunk-merge/pr-2/x
MERGE_QUEUE_TEST_RUN_ID=x
MERGE_QUEUE_TEST_SHA=${job.sha}
`);
    expect(passed).toBe(true);
    expect(existsSync(job.folder)).toBe(false);
  });

  test("passes only with exit code 0, and the log names other exit codes and signals", async () => {
    expect((await outcomeOf("echo fine; echo too >&2"))[0]).toBe(true);
    expect((await outcomeOf("exit 3"))[1]).toMatch(/\nExit code 3\n$/);
    expect((await outcomeOf("exit 3"))[0]).toBe(false);
    const killed = expect.stringMatching(/\nThe command was ended by SIGKILL\.\n$/);
    expect(await outcomeOf("kill -9 $$")).toEqual([false, killed]);
    expect(await outcomeOf("no-such-program")).toEqual([false, expect.stringContaining("no-such-program")]);
  });

  test.runIf(process.platform === "linux")("fails when the disk is too full for the log", async () => {
    const { job, reports } = await given("exit 1");
    expect(await runTests({ ...job, logFile: "/dev/full" }).ended).toBe(false);
    expect(reports).toEqual([expect.stringMatching(/^\/dev\/full cannot be written to: .*ENOSPC.*\.$/)]);
  });

  test("leaves the repository unchanged when the command changes files of the checkout", async () => {
    const name = "-c user.name=a -c user.email=a";
    const { repository, job, log } = await given(
      `git checkout -q main && echo x > new && git add -A && git ${name} commit -qm x && git branch -D trunk-merge/pr-2/x &&
       git tag t && git stash list && git config --local a.b c && git gc -q --prune=now && git fsck && echo good`,
    );
    const stateOf = () => [
      git(repository, ["for-each-ref"]),
      git(repository, ["count-objects", "-v"]),
      readFileSync(join(repository, "config"), "utf8"),
    ];
    const before = stateOf();

    expect(await runTests(job).ended, log()).toBe(true);
    expect(stateOf()).toEqual(before);
  });

  test("receives no variables that lead Git to another repository", async () => {
    const { job, log } = await given("git rev-parse --show-toplevel");
    const environment = { ...ENVIRONMENT, GIT_DIR: "/nowhere", GIT_INDEX_FILE: "/nowhere" };
    await runTests({ ...job, repository: { ...job.repository, environment } }).ended;

    expect(log().trimEnd()).toMatch(new RegExp(`\n${job.folder}$`));
  });

  test("receives no tokens of the service and of GitHub", async () => {
    const { job, log } = await given('echo "got $MERGE_QUEUE_TOKEN$GITHUB_TOKEN$GH_TOKEN and $KEPT"');
    const tokens = { MERGE_QUEUE_TOKEN: "a", GITHUB_TOKEN: "b", GH_TOKEN: "c", KEPT: "this" };
    await runTests({ ...job, repository: { ...job.repository, environment: { ...ENVIRONMENT, ...tokens } } }).ended;

    expect(log()).toContain("got  and this\n");
  });

  test("ends together with all child processes, also when these ignore SIGTERM", async () => {
    const { job, data } = await given(
      "trap '' TERM; (trap '' TERM; sleep 60) & echo $$ $! > pids; cp pids ../..; wait",
    );
    const tests = runTests(job);
    const pids = join(data, "pids");
    while (!existsSync(pids) || readFileSync(pids, "utf8") === "") await pause(10);
    tests.stop();

    expect(await tests.ended).toBe(false);
    for (const pid of readFileSync(pids, "utf8").trim().split(" ")) await untilGone(Number(pid));
    expect(existsSync(job.folder)).toBe(false);
  });

  test("leaves no running process when the command passes", async () => {
    const { job, data } = await given("sleep 60 & echo $! > ../../pid");

    expect(await runTests(job).ended).toBe(true);
    await untilGone(Number(readFileSync(join(data, "pid"), "utf8")));
  });

  test("starts nothing when the run is stopped before the command starts", async () => {
    const { job, data } = await given("touch ../../begun");
    const tests = runTests(job);
    tests.stop();

    expect(await tests.ended).toBe(false);
    expect(existsSync(join(data, "begun"))).toBe(false);
  });

  test("fails, and logs the cause, when the branch cannot be checked out", async () => {
    const { job, log } = await given("true");

    expect(await runTests({ ...job, sha: "1".repeat(40) }).ended).toBe(false);
    expect(log()).toContain("fatal: ");
    const blocked = { ...job, folder: join(job.logFile, "x") };
    expect(await runTests(blocked).ended).toBe(false);
    expect(log()).toContain("The tests could not be run: ");
  });

  test("removes a checkout that an earlier service left", async () => {
    const { job } = await given("test ! -e left");
    mkdirSync(job.folder, { recursive: true });
    writeFileSync(join(job.folder, "left"), "");

    expect(await runTests(job).ended).toBe(true);
  });

  test("runs in a shallow repository, and in a repository with SHA-256", async () => {
    const origin = givenOrigin();
    commitAll(origin, [{ ref: "refs/heads/main" }, { ref: "refs/heads/main", parents: [":1"], files: { a: "1" } }]);
    const shallow = checkOut(origin, { of: "refs/heads/main", depth: 1 });
    const { job, log } = await given("git log --format=%H | wc -l", shallow);
    const sha = git(shallow, ["rev-parse", "HEAD"]);

    expect(await runTests({ ...job, sha, base: sha }).ended, log()).toBe(true);
    expect(log().trimEnd()).toMatch(/\n *1$/);
    const folder = temporaryFolder();
    git(folder, ["init", "--quiet", "--bare", "--object-format=sha256"]);
    const person = "a <a> 1 +0000";
    const content = `tree ${git(folder, ["mktree"])}\nauthor ${person}\ncommitter ${person}\n\n`;
    const long = git(folder, ["hash-object", "-t", "commit", "-w", "--stdin"], content);
    const other = { ...job, repository: await openRepository(folder, ENVIRONMENT), sha: long, base: long };
    expect(await runTests(other).ended, log()).toBe(true);
  });
});

/** Waits until a process has ended. A zombie process counts as ended. */
async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))) return;
    } catch {
      return;
    }
    await pause(10);
  }
}
