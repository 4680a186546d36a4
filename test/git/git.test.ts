import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import {
  checkOut,
  commit,
  ENVIRONMENT,
  git,
  givenOrigin,
  temporaryFolder,
} from "../../local-queue/test/support/repositories.js";
import { AbortedError, InputError, OperationError } from "../../src/errors.js";
import { findGit, type Git, openGitRepository, runGit, shortenError } from "../../src/git/git.js";

const NEVER = new AbortController().signal;
/** Arguments of a git command that never exits. */
const HANG = ["-c", "alias.hang=!exec sleep 600", "hang"];

function givenCheckout(): string {
  const origin = givenOrigin();
  commit(origin, "refs/heads/main", { files: { "dir/file": "1" } });
  return checkOut(origin, { of: "refs/heads/main", depth: 0 });
}

function open(folder: string, more: Readonly<Record<string, string>> = {}): Promise<Git> {
  return openGitRepository({ folder, environment: { ...ENVIRONMENT, ...more }, signal: NEVER });
}

async function failureOf(running: Promise<unknown>): Promise<OperationError> {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof OperationError) return error;
  throw new Error("The operation did not fail with a Failure.", { cause: error });
}

describe("openGitRepository", () => {
  test("returns the top folder of the work tree when it opens a subfolder", async () => {
    const folder = givenCheckout();

    expect((await open(join(folder, "dir"))).root).toBe(folder);
  });

  test("fails with advice when Git is not in PATH", async () => {
    const environment = { ...ENVIRONMENT, PATH: temporaryFolder() };
    const failure = await failureOf(openGitRepository({ folder: givenCheckout(), environment, signal: NEVER }));

    expect(failure).toBeInstanceOf(InputError);
    expect(failure.message).toBe("Git is not in PATH, but the operation needs it to list changed files.");
    expect(failure.details).toEqual([expect.stringContaining("Install Git")]);
  });

  test.each([
    ["a folder without a repository", () => temporaryFolder()],
    ["a repository without a work tree", () => givenOrigin()],
    ["a missing folder", () => join(temporaryFolder(), "none")],
  ])("recommends actions/checkout when it opens %s", async (_, folder) => {
    const failure = await failureOf(open(folder()));

    expect(failure.message).toMatch(/is not in a checked out Git repository\.$/);
    expect(failure.details).toEqual(["Check out the repository first. On GitHub Actions, use actions/checkout."]);
  });

  test("rejects a work tree without the folder .git", async () => {
    const folder = givenCheckout();
    git(folder, ["config", "core.worktree", temporaryFolder()]);

    expect((await failureOf(open(folder))).message).toMatch(/is not in a checked out Git repository\.$/);
  });

  test("recommends safe.directory when another user owns the repository", async () => {
    const failure = await failureOf(open(givenCheckout(), { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" }));

    expect(failure.message).toMatch(/^Git does not read .* because another user owns it\.$/);
    expect(failure.details.join("\n")).toContain("git config --global --add safe.directory");
  });
});

test("findGit never returns a git in the working directory", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "git"), "#!/bin/sh\n");
  chmodSync(join(folder, "git"), 0o755);

  expect(findGit({ PATH: folder })).toBe(join(folder, "git"));
  expect(() => findGit({ PATH: relative(process.cwd(), folder) })).toThrow(InputError);
  expect(() => findGit({ PATH: "" })).toThrow(InputError);
  expect(() => findGit({})).toThrow(InputError);
});

test("findGit accepts Path as the name of the variable PATH on Windows", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "git.exe"), "");
  chmodSync(join(folder, "git.exe"), 0o755);

  expect(findGit({ Path: folder }, "win32")).toBe(join(folder, "git.exe"));
});

describe("runGit", () => {
  test("returns the exit code, the output and the error output of git", async () => {
    const end = await runGit(await open(givenCheckout()), ["rev-parse", "HEAD^{tree}", "no-such-ref"]);

    expect(end.code).toBe(128);
    expect(end.stdout.toString()).toMatch(/^[0-9a-f]{40}\n/);
    expect(end.stderr).toMatch(/^fatal: /);
  });

  test("stops git when its output is too long", async () => {
    const running = runGit(await open(givenCheckout()), ["cat-file", "-p", "HEAD"], { maximumBytes: 10 });

    expect((await failureOf(running)).message).toBe("git cat-file printed more than 10 bytes.");
  });

  test.runIf(process.platform !== "win32")("stops git when the time limit is over", async () => {
    const failure = await failureOf(runGit(await open(givenCheckout()), HANG, { timeoutMs: 300 }));

    expect(failure.kind).toBe("unavailable");
    expect(failure.message).toBe("git hang exceeded 0.3 s and was stopped.");
  });

  test.runIf(process.platform !== "win32")("stops git at the stop signal", async () => {
    const stop = new AbortController();
    const opened = await openGitRepository({ folder: givenCheckout(), environment: ENVIRONMENT, signal: stop.signal });
    const running = failureOf(runGit(opened, HANG));
    stop.abort();

    expect(await running).toBeInstanceOf(AbortedError);
    await expect(runGit(opened, ["version"])).rejects.toBeInstanceOf(AbortedError);
  });

  test.runIf(process.platform !== "win32")("runs no hooks, even if core.hooksPath names a folder", async () => {
    const folder = givenCheckout();
    const mark = join(temporaryFolder(), "ran");
    writeFileSync(join(folder, "reference-transaction"), `#!/bin/sh\ntouch '${mark}'\n`, { mode: 0o755 });
    git(folder, ["config", "core.hooksPath", folder]);

    await runGit(await open(folder), ["update-ref", "refs/heads/new", "HEAD"]);
    expect(existsSync(mark)).toBe(false);
    git(folder, ["update-ref", "refs/heads/newer", "HEAD"]);
    expect(existsSync(mark)).toBe(true);
  });

  test("shows no prompt for a password", async () => {
    const folder = givenCheckout();
    const credential = await runGit(await open(folder), ["credential", "fill"], {
      stdin: "protocol=https\nhost=git.example\n\n",
    });

    expect(credential.code).not.toBe(0);
    expect(credential.stderr).toContain("terminal prompts disabled");
  });
});

describe("shortenError", () => {
  test("returns only the lines with errors, or the last lines when there are none", () => {
    expect(shortenError("remote: Enumerating objects\nhint: x\nfatal: no such thing\n")).toBe("fatal: no such thing");
    expect(shortenError("one\ntwo\nthree\nfour\n")).toBe("two three four");
    expect(shortenError("")).toBe("");
  });

  test("removes credentials and control characters, and shortens a long error", () => {
    expect(shortenError("fatal: unable to access 'https://user:secret@git.example/a/'")).toBe(
      "fatal: unable to access 'https://git.example/a/'",
    );
    expect(shortenError("fatal: a\x1b[31m\u202Eb\r\n")).toBe("fatal: a [31m b");
    expect(shortenError(`fatal: ${"x ".repeat(1_000)}`)).toHaveLength(299);
    // A cut inside a word could show a part of a secret.
    expect(shortenError(`fatal: ${"x".repeat(1_000)}`)).toBe("fatal:…");
    expect(shortenError("fatal: unable to access 'https://user:p@ss/word@git.example/a/'")).not.toMatch(/user|word/);
  });
});
