import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { version as ownVersion } from "../../src/text/version.js";
import { COMPILE_CACHE, givenService, runAction } from "../support/action.js";
import { pushEvent, REPOSITORY } from "../support/action-events.js";
import { runCommand } from "../support/command-line.js";

const SCRIPTS = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));

const texts = new Map(SCRIPTS.map((file) => [file, readFileSync(join("dist", file), "utf8")]));

function textOf(file: string): string {
  return texts.get(file) ?? readFileSync(join("dist", file), "utf8");
}

function stringsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const IS_WHOLE_TEST = process.env.npm_lifecycle_event === "test";
const LONGEST_BUILD_MS = 300_000;

// The bundler runs in another process, so other tests run at the same time.
test.runIf(IS_WHOLE_TEST)(
  "the source builds exactly the files in dist",
  async () => {
    const checked = promisify(execFile)("npm", ["run", "--silent", "check-dist"]);

    await expect(checked).resolves.toEqual({ stdout: "", stderr: "" });
  },
  LONGEST_BUILD_MS,
);

interface Package {
  readonly folder: string;
  /** Heading in licenses.txt, in the form `name version`. */
  readonly title: string;
}

/** Finds the dependencies of the product and their dependencies. */
function productionPackages(): readonly Package[] {
  const found = new Map<string, Package>();
  const visit = (folder: string): void => {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { name = "", version = "" } = stringsOf(manifest);
    if (folder !== ".") found.set(folder, { folder, title: `${name} ${version}` });
    const dependencies = new Map(Object.entries(manifest ?? {})).get("dependencies");
    for (const dependency of Object.keys(stringsOf(dependencies))) {
      const inside = nearest(folder, dependency);
      if (!found.has(inside)) visit(inside);
    }
  };
  visit(".");
  return [...found.values()];
}

function nearest(folder: string, dependency: string): string {
  const candidate = join(folder, "node_modules", dependency);
  if (existsSync(candidate)) return candidate;
  if (folder === ".") throw new Error(`${dependency} is not installed.`);
  return nearest(dirname(folder), dependency);
}

/** Returns lines that are long enough to occur in only one package. */
function distinctiveLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 60 && !/^(\*|\/\/|import |export )/.test(line));
}

function isBundled({ folder }: Package, bundled: ReadonlySet<string>): boolean {
  const files = globSync(`${folder}/**/*.{js,mjs,cjs}`, { exclude: (name) => name.includes(`${folder}/node_modules`) });
  let hits = 0;
  for (const file of files) {
    hits += distinctiveLines(readFileSync(file, "utf8")).filter((line) => bundled.has(line)).length;
    if (hits > 3) return true;
  }
  return false;
}

describe("dist/licenses.txt", () => {
  const titles = [...readFileSync("dist/licenses.txt", "utf8").matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(.+\)$/gm)].map(
    (match) => match[1] ?? "",
  );

  test("lists every package with code in the bundle", () => {
    const lines = new Set(SCRIPTS.flatMap((file) => distinctiveLines(textOf(file))));
    const bundled = productionPackages().filter((each) => isBundled(each, lines));

    expect(bundled.length).toBeGreaterThan(5);
    expect(bundled.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual([]);
  });

  test("lists every package that the bundler names", () => {
    const named = SCRIPTS.flatMap((file) => [
      ...textOf(file).matchAll(/CONCATENATED MODULE: \S*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g),
    ]).map((match) => match[1] ?? "");
    const names = new Set(titles.map((title) => title.split(" ")[0]));

    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
  });

  test("contains the licenses of packages that are bundled inside another package", () => {
    const regions = SCRIPTS.flatMap((file) => [
      ...textOf(file).matchAll(/#region \S*\/\.pnpm\/((?:@[\w.-]+\+)?[\w.-]+)@(\d+\.\d+\.\d+)/g),
    ]).map(([, name = "", contained = ""]) => `Contained package: ${name.replace("+", "/")} ${contained}\n`);

    expect(new Set(regions).size).toBeGreaterThan(3);
    const licences = readFileSync("dist/licenses.txt", "utf8");
    expect([...new Set(regions)].filter((line) => !licences.includes(line))).toEqual([]);
  });

  test("lists only dependencies of the product, each with its license text", () => {
    const allowed = productionPackages().map(({ title }) => title);

    expect(titles.filter((title) => !allowed.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const part of readFileSync("dist/licenses.txt", "utf8").split(`\n${"-".repeat(80)}\n`))
      expect(part.trim().length).toBeGreaterThan(200);
  });
});

/** Returns the file of each match in the bundle. */
function filesWith(pattern: RegExp): readonly string[] {
  return SCRIPTS.flatMap((file) => [...textOf(file).matchAll(pattern)].map(() => file));
}

test("the bundle contains undici only once", () => {
  expect(filesWith(/Symbol\.for\('undici\.globalDispatcher\.\d'\)/g)).toHaveLength(1);
});

test("the bundle contains the shared code of the action and the command line only once", () => {
  const files = SCRIPTS.map((file) => new Set(distinctiveLines(textOf(file))));
  const count = files.reduce((sum, lines) => sum + lines.size, 0);
  const distinct = new Set(files.flatMap((lines) => [...lines])).size;

  expect(distinct).toBeGreaterThan(5000);
  // The bundler repeats small modules. Two separate builds would exceed a factor of 2.
  expect(count / distinct).toBeLessThan(1.5);
});

test("the main file of the bundle is small and contains no HTTP code", () => {
  const main = textOf("index.js");

  expect(main.length).toBeLessThan(360_000);
  expect(main).not.toContain("undici.globalDispatcher");
});

test("the bundle contains only ASCII characters, which Node.js reads fastest", () => {
  expect(SCRIPTS.filter((file) => /[^\0-\x7f]/.test(textOf(file)))).toEqual([]);
});

test("the bundle contains the GitHub client in a separate file", () => {
  expect(filesWith(/octokit\.js\/#fetch-missing/g)).toEqual([expect.stringMatching(/^\d+\.index\.js$/)]);
});

/** Finds the files of the bundle that a text loads, directly or through other files. */
function chunksFrom(text: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, id = ""] of text.matchAll(/_require__\.e\((?:\/\* import\(\) \*\/ )?(\d+)\)/g)) {
    const file = `${id}.index.js`;
    if (found.has(file)) continue;
    found.add(file);
    chunksFrom(textOf(file), found);
  }
  return found;
}

test("the action loads no code of the command line, the demo or the local service", () => {
  const [before = "", command = "", after = ""] = textOf("index.js").split(
    /(?<=endsWith\("\?command-line"\)\))(.*?;)/s,
  );
  const ofTheAction = chunksFrom(before + after);
  const ofTheCommandLine = chunksFrom(command);
  const only = new Set([
    ...filesWith(/CONCATENATED MODULE: \.\/lib\/(?:src\/(?:cli|demo)|local-queue\/src)\//g),
    ...filesWith(/"Usage: merge-queue|`Usage: merge-queue/g),
  ]);

  expect(only.size).toBeGreaterThan(2);
  expect([...only].filter((file) => !ofTheCommandLine.has(file))).toEqual([]);
  expect([...only].filter((file) => ofTheAction.has(file) || file === "index.js")).toEqual([]);
  expect(new Set([...ofTheAction, ...ofTheCommandLine, "index.js", "cli/index.js"])).toEqual(new Set(SCRIPTS));
});

/** Runs a script of the bundle, with variables of both programs. */
function started(script: string, ...argv: readonly string[]) {
  const environment = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    GITHUB_ACTIONS: "true",
    INPUT_OPERATION: "unknown-action",
    MERGE_QUEUE_TOKEN: "token",
  };
  const { status, stdout } = spawnSync(process.execPath, [script, ...argv], { env: environment, encoding: "utf8" });
  return { status, stdout };
}

/** Creates a link to a program under the name of the other program. */
function givenLink(target: string, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "cli"));
  symlinkSync(resolve(target), join(folder, name));
  return join(folder, name);
}

describe("a start of the bundle", () => {
  test("runs the action under any file name and with any arguments", () => {
    for (const script of ["dist", givenLink("dist/index.js", "cli/index.js")]) {
      const { status, stdout } = started(script, "--version");
      expect(status).toBe(1);
      expect(stdout).toMatch(/^::error title=Invalid inputs::operation: .*unknown-action/m);
    }
  });

  test("runs the command line under any file name and with any environment variables", () => {
    for (const script of ["dist/cli", givenLink("dist/cli/index.js", "index.js")])
      expect(started(script, "--version")).toEqual({ status: 0, stdout: `${ownVersion}\n` });
  });
});

test("the bundle runs from a copy of its folder", async () => {
  const service = await givenService();
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("dist", join(folder, "dist"), { recursive: true });
  const { number } = service.control.addPullRequest();
  const argv = ["status", "--repository", REPOSITORY, "--pr-number", `${number}`];

  const end = await runCommand(argv, {
    service,
    program: join(folder, "dist/cli/index.js"),
    environment: { GITHUB_TOKEN: "github-token" },
  });

  expect(end).toMatchObject({ exitCode: 0, answer: { result: "not-submitted" } });
  expect(end.calls).toContain("github:pulls.get");
});

/** Finds a Node.js of this version, other than the version that the project installs. */
function nodeOfVersion(major: number): string | undefined {
  const folders = (process.env.PATH ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  return folders
    .map((folder) => join(folder, "node"))
    .filter((path) => existsSync(path))
    .find((path) => execFileSync(path, ["--version"], { encoding: "utf8" }).startsWith(`v${major}.`));
}

test("the action and the command line run on Node.js 20 without warnings", async (context) => {
  const node = nodeOfVersion(20);
  if (node === undefined) return context.skip("there is no Node 20 on this machine");
  const service = await givenService();
  const { number, headBranch, headSha } = service.control.addPullRequest();
  const argv = ["submit", "--repository", REPOSITORY, "--pr-number", `${number}`];

  const command = await runCommand(argv, { service, node, environment: { GITHUB_TOKEN: "github-token" } });
  const action = await runAction(service, { operation: "status" }, { event: pushEvent(headBranch, headSha), node });

  expect(command).toMatchObject({ exitCode: 0, answer: { result: "submitted" } });
  expect(action.outputs).toMatchObject({ result: "found", "pr-number": `${number}` });
  expect(action.calls).toContain("github:commits.pulls");
  for (const text of [action.log, command.stderr]) expect(text).not.toMatch(/warning/i);
});
