import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "../../../../src/errors.js";
import { changeRefs, checkedOutAt, listBranches, readTarget } from "../../../src/hosts/git/refs.js";
import { gitText, openRepository, runGit } from "../../../src/hosts/git/repository.js";
import { commit, ENVIRONMENT, git, givenOrigin, givenRepository, temporaryFolder } from "../../support/repositories.js";

const onPosix = test.skipIf(process.platform === "win32");

function givenBranches(...names: readonly string[]): string {
  const folder = givenOrigin();
  for (const name of names) commit(folder, `refs/heads/${name}`, { files: { name } });
  return folder;
}

async function messageOf(running: Promise<unknown>): Promise<string> {
  const error = await running.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof InputError) return error.message;
  throw new Error("It did not fail as expected.", { cause: error });
}

async function refusalOf(path: string, target: string): Promise<string> {
  return messageOf(readTarget(await openRepository(path, ENVIRONMENT), target));
}

describe("openRepository", () => {
  test("opens a bare repository, and a repository with a working folder", async () => {
    const bare = givenBranches("main");
    const plain = givenRepository();

    expect(await openRepository(bare, ENVIRONMENT)).toMatchObject({ folder: bare, objectFormat: "sha1" });
    expect(await openRepository(plain, ENVIRONMENT)).toMatchObject({ folder: join(plain, ".git") });
  });

  test("opens the repository of an additional working folder", async () => {
    const bare = givenBranches("main", "other");
    const tree = join(temporaryFolder(), "tree");
    git(bare, ["worktree", "add", "--quiet", tree, "other"]);

    expect((await openRepository(tree, ENVIRONMENT)).folder).toBe(bare);
  });

  test("rejects a missing folder, and a folder inside a repository", async () => {
    const inside = join(givenRepository(), "inside");
    mkdirSync(inside);
    const none = join(inside, "none");

    expect(await messageOf(openRepository(none, ENVIRONMENT))).toBe(`--git: the folder ${none} does not exist`);
    expect(await messageOf(openRepository(inside, ENVIRONMENT))).toBe(
      `--git: ${inside} is not a Git repository. Name the folder that contains .git, or a bare repository`,
    );
  });

  test("fails when Git is not installed", async () => {
    const environment = { ...ENVIRONMENT, PATH: temporaryFolder() };

    expect(await messageOf(openRepository(givenOrigin(), environment))).toMatch(/^--git: git could not be started: /);
  });

  onPosix("rejects an old Git", async () => {
    const repository = givenOrigin();
    const bin = temporaryFolder();
    const program = join(bin, "git");
    writeFileSync(
      program,
      `#!/bin/sh\ncase "$*" in *" version") echo "git version 2.37.9";; *) echo '${repository}'; echo sha1;; esac\n`,
    );
    chmodSync(program, 0o755);
    const environment = { ...ENVIRONMENT, PATH: `${bin}:${ENVIRONMENT.PATH}` };

    expect(await messageOf(openRepository(repository, environment))).toContain("Git 2.38 or newer");
  });

  test("ignores variables that name another repository", async () => {
    const environment = { ...ENVIRONMENT, GIT_DIR: givenBranches("elsewhere"), GIT_OBJECT_DIRECTORY: "/none" };
    const repository = await openRepository(givenBranches("main"), environment);

    expect([...(await listBranches(repository)).keys()]).toEqual(["main"]);
  });
});

describe("readTarget", () => {
  test("rejects a missing branch", async () => {
    expect(await refusalOf(givenBranches("main", "b"), "trunk")).toBe(
      '--git: the repository has no branch "trunk" to merge to. Its branches are: b, main',
    );
    expect(await refusalOf(givenOrigin(), "main")).toContain("It has no branch with a commit yet");
  });

  test("rejects a branch that is checked out, and gives advice", async () => {
    const repository = givenRepository();
    commit(repository, "refs/heads/main");
    commit(repository, "refs/heads/other");
    const tree = join(temporaryFolder(), "tree");
    git(repository, ["worktree", "add", "--quiet", tree, "other"]);

    expect(await refusalOf(repository, "main")).toContain(`checked out in ${repository}`);
    expect(await refusalOf(repository, "other")).toContain(`git -C ${JSON.stringify(tree)} switch --detach`);
    git(tree, ["switch", "--quiet", "--detach"]);
    expect(await checkedOutAt(await openRepository(repository, ENVIRONMENT), "other")).toBeNull();
  });

  test("checkedOutAt ignores a work tree when the folder is missing", async () => {
    const folder = givenBranches("main", "other");
    const tree = join(temporaryFolder(), "tree");
    git(folder, ["worktree", "add", "--quiet", tree, "other"]);
    rmSync(tree, { recursive: true });

    expect(await checkedOutAt(await openRepository(folder, ENVIRONMENT), "other")).toBeNull();
  });

  test("rejects a symbolic ref, and a repository with a branch that prevents test branches", async () => {
    const folder = givenBranches("main", "trunk-temp");
    git(folder, ["symbolic-ref", "refs/heads/alias", "refs/heads/main"]);

    expect(await refusalOf(folder, "alias")).toContain('no branch "alias"');
    expect(await refusalOf(folder, "main")).toContain('the branch "trunk-temp" prevents the test branches');
  });
});

const CHANGED = { kind: "changed" };
const MOVED = { kind: "moved" };

describe("changeRefs", () => {
  test("changes all refs, or none when one change fails", async () => {
    const folder = givenBranches("main", "one", "two");
    const repository = await openRepository(folder, ENVIRONMENT);
    const store = { repository, refChanges: new Map() };
    const { main = "", one = "", two = "" } = Object.fromEntries(await listBranches(repository));
    const first = { ref: "refs/heads/one", before: one, after: main };

    expect(await changeRefs(store, [first, { ref: "refs/heads/two", before: main, after: null }])).toEqual(MOVED);
    expect(Object.fromEntries(await listBranches(repository))).toEqual({ main, one, two });
    expect(await changeRefs(store, [first, { ref: "refs/heads/two", before: two, after: null }])).toEqual(CHANGED);
    expect(await changeRefs(store, [{ ref: "refs/heads/two", before: null, after: main }])).toEqual(CHANGED);
    expect(await changeRefs(store, [{ ref: "refs/heads/two", before: null, after: one }])).toEqual(MOVED);
    expect(Object.fromEntries(await listBranches(repository))).toEqual({ main, one: main, two: main });
  });

  test("reports the lock of another program", async () => {
    const folder = givenBranches("main", "other");
    const repository = await openRepository(folder, ENVIRONMENT);
    const store = { repository, refChanges: new Map() };
    const { main = "", other = "" } = Object.fromEntries(await listBranches(repository));
    writeFileSync(join(folder, "refs/heads/main.lock"), "");

    expect(await changeRefs(store, [{ ref: "refs/heads/main", before: main, after: other }])).toEqual({
      kind: "locked",
      problem: expect.stringMatching(/or it stopped during a change and left the file .*refs\/heads\/main\.lock$/),
    });
    expect(store.refChanges.size).toBe(0);
  });
});

describe("runGit", () => {
  onPosix("runs no hook of the repository", async () => {
    const folder = givenBranches("main", "other");
    const hooks = join(folder, "hooks");
    mkdirSync(hooks);
    const left = join(temporaryFolder(), "left");
    writeFileSync(join(hooks, "reference-transaction"), `#!/bin/sh\ntouch '${left}'\nexit 1\n`);
    chmodSync(join(hooks, "reference-transaction"), 0o755);
    const repository = await openRepository(folder, ENVIRONMENT);

    expect((await runGit(repository, ["update-ref", "refs/heads/new", "refs/heads/main"])).code).toBe(0);
    expect(existsSync(left)).toBe(false);
  });

  test("ignores Git settings of the machine, and writes no file outside of the repository", async () => {
    const home = temporaryFolder();
    const { GIT_CONFIG_GLOBAL: _, ...rest } = ENVIRONMENT;
    const environment = { ...rest, HOME: home };
    writeFileSync(join(home, ".gitconfig"), "[merge]\n\tdirectoryRenames = false\n");
    const repository = await openRepository(givenBranches("main"), environment);

    expect((await runGit(repository, ["config", "merge.directoryRenames"])).code).toBe(1);
    expect(readdirSync(home)).toEqual([".gitconfig"]);
  });

  test("gitText fails with the message of Git", async () => {
    const repository = await openRepository(givenBranches("main"), ENVIRONMENT);

    await expect(gitText(repository, ["cat-file", "-t", "none"])).rejects.toThrow(
      "git cat-file failed (exit code 128): fatal: Not a valid object name none",
    );
  });
});
