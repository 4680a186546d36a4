import { execFileSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { pullRequestEvent, pushEvent, REPOSITORY } from "../action/events.js";
import { givenService, runAction } from "../action/harness.js";
import { runCommand } from "../cli/command.js";

const SCRIPTS = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

function textOf(file: string): string {
  return readFileSync(join("dist", file), "utf8");
}

function stringsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

interface Package {
  readonly folder: string;
  /** `name version` as the licence file writes it. */
  readonly title: string;
}

/** The packages that the product may hold: its dependencies, and theirs, each where Node finds it. */
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

/** Lines that are long enough not to stand in two packages by chance. */
function tellingLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length > 60 && !/^(\*|\/\/|import |export )/.test(line));
}

function isBundled({ folder }: Package, bundled: ReadonlySet<string>): boolean {
  const files = globSync(`${folder}/**/*.{js,mjs,cjs}`, {
    exclude: (name) => name.includes(`${folder}/node_modules`),
  });
  let hits = 0;
  for (const file of files) {
    hits += tellingLines(readFileSync(file, "utf8")).filter((line) => bundled.has(line)).length;
    if (hits > 3) return true;
  }
  return false;
}

describe("licenses.txt", () => {
  const titles = [
    ...readFileSync("dist/licenses.txt", "utf8").matchAll(/^(\S+ \d+\.\d+\.\d+\S*) \(.+\)$/gm),
  ].map((match) => match[1] ?? "");

  test("holds every package whose code is in one of the bundles", () => {
    const lines = new Set(SCRIPTS.flatMap((file) => tellingLines(textOf(file))));
    const bundled = productionPackages().filter((each) => isBundled(each, lines));

    expect(bundled.length).toBeGreaterThan(5);
    expect(bundled.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual([]);
  });

  test("holds every package that the bundler names in one of the bundles", () => {
    const named = SCRIPTS.flatMap((file) => [
      ...textOf(file).matchAll(/CONCATENATED MODULE: \S*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g),
    ]).map((match) => match[1] ?? "");
    const names = new Set(titles.map((title) => title.split(" ")[0]));

    expect(named.length).toBeGreaterThan(5);
    expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
  });

  test("holds nothing but dependencies of the product, each once and with its text", () => {
    const allowed = productionPackages().map(({ title }) => title);

    expect(titles.filter((title) => !allowed.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const part of readFileSync("dist/licenses.txt", "utf8").split(`\n${"-".repeat(80)}\n`))
      expect(part.trim().length).toBeGreaterThan(200);
  });
});

test("the action holds one undici, which the look-ups share", () => {
  const copies = SCRIPTS.filter((file) => !file.startsWith("cli")).flatMap((file) => [
    ...textOf(file).matchAll(/Symbol\.for\('undici\.globalDispatcher\.\d'\)/g),
  ]);

  expect(copies).toHaveLength(1);
});

test("what every run loads is small, and no HTTP is in it", () => {
  const main = textOf("index.js");

  expect(main.length).toBeLessThan(275_000);
  expect(main).not.toContain("undici.globalDispatcher");
});

test("the bundles are plain ASCII, which Node reads fastest", () => {
  expect(SCRIPTS.filter((file) => /[^\0-\x7f]/.test(textOf(file)))).toEqual([]);
});

test("look-ups on GitHub stand in a chunk of their own in each bundle, which most runs never load", () => {
  const withOctokit = SCRIPTS.filter((file) => textOf(file).includes("octokit.js/#fetch-missing"));

  expect(withOctokit.map(dirname).toSorted()).toEqual([".", "cli"]);
  expect(withOctokit.filter((file) => file.endsWith("index.js") && !/\d+\.index\.js$/.test(file))).toEqual(
    [],
  );
});

test("the command line starts without its operations, so that the version is there at once", () => {
  expect(textOf("cli/index.js").length).toBeLessThan(50_000);
});

/** The machine's own Node of this version, besides the one that the project installs. */
function nodeOfVersion(major: number): string | undefined {
  const folders = (process.env.PATH ?? "").split(":").filter((folder) => !folder.includes("node_modules"));
  return folders
    .map((folder) => join(folder, "node"))
    .filter((path) => existsSync(path))
    .find((path) => execFileSync(path, ["--version"], { encoding: "utf8" }).startsWith(`v${major}.`));
}

test("the action runs on Node 20 too, the look-ups on GitHub included", async (context) => {
  const node = nodeOfVersion(20);
  if (node === undefined) return context.skip("there is no Node 20 on this machine");
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const submitted = await runAction(
    service,
    { operation: "submit" },
    { event: pullRequestEvent(pullRequest), node },
  );
  const found = await runAction(
    service,
    { operation: "status" },
    { event: pushEvent(pullRequest.headBranch, pullRequest.headSha), node },
  );
  const refused = await runAction(service, { operation: "cancel", "pr-number": "x" }, { node });

  expect(submitted.outputs).toMatchObject({ result: "submitted", "pr-sha": pullRequest.headSha });
  expect(found.outputs).toMatchObject({ result: "found", "pr-number": `${pullRequest.number}` });
  expect(found.calls).toContain("github:commits.pulls");
  expect(refused.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  for (const end of [submitted, found, refused]) expect(end.log).not.toMatch(/warning/i);
});

test("the command line runs on Node 20 too, the look-ups on GitHub included", async (context) => {
  const node = nodeOfVersion(20);
  if (node === undefined) return context.skip("there is no Node 20 on this machine");
  const service = await givenService();
  const { number } = service.control.addPullRequest();

  const end = await runCommand(["status", "--repository", REPOSITORY, "--pr-number", `${number}`], {
    service,
    node,
    environment: { GITHUB_TOKEN: "github-token" },
  });

  expect(end).toMatchObject({ exitCode: 0, answer: { result: "not-submitted" } });
  expect(end.calls).toContain("github:pulls.get");
  expect(end.stderr).not.toMatch(/warning/i);
});
