import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ProcessEnvironment } from "../../src/text/environment.js";
import { RELEASED, REPOSITORY } from "../support/our-references.js";
import { putNode } from "./node.js";

/** Placeholder in the templates for the user's repository. */
const OWN_REPOSITORY = "OWNER/NAME";

/** Machine that runs the steps of a template. `clean` removes it. */
export interface Agent {
  /** Folder with a checkout of the pull request's head. Its origin has main. */
  readonly checkout: string;
  /** Folder for the build data of the CI system, and for folders of jobs. */
  readonly store: string;
  readonly home: string;
  readonly head: string;
  readonly base: string;
  /** Returns the text of a template as a user edits it, with a digest or a commit of the program. */
  template(path: string): string;
  /** Adds a command of the CI system to the PATH: a script for sh, with the store in `$STORE`. */
  command(name: string, script: string): void;
  /** Runs a script. By default, commands of the program run from their source, in this process. */
  run(script: string, step: Step): Promise<StepEnd>;
  /** Checks out the merge of the pull request with its target branch, as some systems do. Returns the merge commit. */
  mergeHead(): string;
  /**
   * Moves the target branch to a commit that conflicts with the pull request. Returns a function that reverts the move.
   */
  conflict(): () => void;
  /** Removes the files of a build. */
  tidy(): void;
  clean(): void;
}

export interface Step {
  readonly environment: ProcessEnvironment;
  /** Start folder; the checkout by default. */
  readonly folder?: string;
  /** Flags of the CI system for bash; `-e` by default. */
  readonly flags?: readonly string[];
  /** True to run the built program, each time in a separate process. */
  readonly isBuilt?: boolean;
}

export interface StepEnd {
  readonly code: number | null;
  /** Standard output and standard error together. */
  readonly log: string;
}

/** Creates a machine. Only npm and the address of the program's repository differ from a user's machine. */
export async function createAgent(): Promise<Agent> {
  const root = mkdtempSync(join(tmpdir(), "agent-"));
  const at = (name: string): string => join(root, name);
  const program = givenProgram(at("program"));
  const digest = givenPackage(at("package.tgz"));
  const { head, base } = givenCheckout(at("origin"), at("checkout"));
  for (const name of ["bin", "node"]) mkdirSync(at(name));
  writeFileSync(at("bin/npm"), NPM.replace("TARBALL", at("package.tgz")), { mode: 0o755 });
  const node = await putNode(at("node"));
  const programs = `${at("bin")}:${process.env.PATH ?? ""}`;
  const always = {
    HOME: at("home"),
    TMPDIR: at("tmp"),
    NODE_COMPILE_CACHE: resolve("node_modules/.cache/compile"),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `url.file://${at("program")}.insteadOf`,
    GIT_CONFIG_VALUE_0: `https://github.com/${REPOSITORY}.git`,
  };
  return {
    checkout: at("checkout"),
    store: at("store"),
    home: at("home"),
    head,
    base,
    template: (path) =>
      readFileSync(path, "utf8")
        .replaceAll(RELEASED.sha256, digest)
        .replaceAll(RELEASED.commit, program)
        .replaceAll(OWN_REPOSITORY, "local/playground"),
    command(name, script) {
      writeFileSync(join(at("bin"), name), `#!/bin/sh\nset -eu\nSTORE='${at("store")}'\n${script}`, { mode: 0o755 });
    },
    run(script, { environment, folder = at("checkout"), flags = ["-e"], isBuilt = false }) {
      const PATH = isBuilt ? programs : `${at("node")}:${programs}`;
      return runBash([...flags, "-c", script], folder, { ...always, PATH, ...environment });
    },
    mergeHead() {
      git(at("checkout"), "checkout", "--quiet", "--detach", base);
      git(at("checkout"), "merge", "--quiet", "--no-ff", "--message=merge", head);
      return git(at("checkout"), "rev-parse", "HEAD");
    },
    conflict() {
      const blob = execFileSync("git", ["hash-object", "-w", "--stdin"], {
        cwd: at("origin"),
        input: "three\n",
        encoding: "utf8",
      }).trim();
      const folder = gitTree(at("origin"), `100644 blob ${blob}\tserver.txt\n`);
      const tree = gitTree(at("origin"), `040000 tree ${folder}\tapi\n`);
      const commit = git(at("origin"), "commit-tree", "-p", base, "-m", "conflict", tree);
      git(at("origin"), "update-ref", "refs/heads/main", commit);
      return () => git(at("origin"), "update-ref", "refs/heads/main", base);
    },
    tidy() {
      git(at("checkout"), "clean", "-ffdxq");
      for (const name of ["store", "home", "tmp"]) {
        rmSync(at(name), { recursive: true, force: true });
        mkdirSync(at(name));
      }
    },
    clean() {
      node.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function runBash(argv: readonly string[], cwd: string, env: ProcessEnvironment): Promise<StepEnd> {
  return new Promise((done, fail) => {
    const child = spawn("bash", argv, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
    }
    child.on("error", fail);
    child.on("close", (code) => done({ code, log }));
  });
}

const IDENTITY = ["-c", "user.name=local", "-c", "user.email=local@localhost", "-c", "commit.gpgSign=false"];

function git(folder: string, ...argv: string[]): string {
  return execFileSync("git", [...IDENTITY, ...argv], { cwd: folder, encoding: "utf8" }).trim();
}

function gitTree(cwd: string, input: string): string {
  return execFileSync("git", ["mktree"], { cwd, input, encoding: "utf8" }).trim();
}

/**
 * Creates a repository with the built program, and returns its commit. Each job fetches it, so it contains links to the
 * files. Tests of the bundle check that the bundle needs no other files.
 */
function givenProgram(folder: string): string {
  mkdirSync(folder);
  symlinkSync(resolve("dist"), join(folder, "dist"));
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--force", ".");
  git(folder, "commit", "--quiet", "--message=program");
  return git(folder, "rev-parse", "HEAD");
}

/** Script that replaces npm. It has one version of one package. */
const NPM = `#!/bin/sh
set -eu
[ "$*" = "pack --loglevel=error merge-queue-action@${RELEASED.version}" ] || { echo "npm error 404: $*" >&2; exit 1; }
cp TARBALL merge-queue-action-${RELEASED.version}.tgz
echo merge-queue-action-${RELEASED.version}.tgz
`;

/**
 * Creates the package in the form of npm, with a link to the bundle because each job installs it. Returns its digest.
 */
function givenPackage(path: string): string {
  const folder = `${path}.folder`;
  mkdirSync(join(folder, "package"), { recursive: true });
  symlinkSync(resolve("dist"), join(folder, "package/dist"));
  execFileSync("tar", ["-czf", path, "package"], { cwd: folder });
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** Creates a checkout with a change of the folder api, on top of main. */
function givenCheckout(origin: string, checkout: string): { readonly head: string; readonly base: string } {
  mkdirSync(join(origin, "api"), { recursive: true });
  git(origin, "init", "--quiet", "--initial-branch=main");
  writeFileSync(join(origin, "api/server.txt"), "one\n");
  git(origin, "add", ".");
  git(origin, "commit", "--quiet", "--message=base");
  const base = git(origin, "rev-parse", "HEAD");
  git(origin, "checkout", "--quiet", "-b", "feature");
  writeFileSync(join(origin, "api/server.txt"), "two\n");
  git(origin, "commit", "--quiet", "--all", "--message=change");
  const head = git(origin, "rev-parse", "HEAD");
  git(origin, "clone", "--quiet", origin, checkout);
  return { head, base };
}
