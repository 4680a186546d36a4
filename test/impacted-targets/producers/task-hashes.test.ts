import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Random, seeded } from "../../../local-queue/test/support/seeded.js";
import { EVERY_TOOL, installed, TOOLS, ToolMissing, toolEnvironment } from "../../support/build-tools/tools.js";
import { computeIn } from "../compute-in.js";

const { MERGE_QUEUE_RANDOM_WORKSPACES = EVERY_TOOL ? "20" : "1", MERGE_QUEUE_SEED = "1" } = process.env;
const COUNT = Number(MERGE_QUEUE_RANDOM_WORKSPACES);
const SEED = Number(MERGE_QUEUE_SEED);
const TURBO = TOOLS.find(({ name }) => name === "turbo");

const ENVIRONMENT = { ...toolEnvironment(), TURBO_TELEMETRY_DISABLED: "1" };

type Files = Record<string, string>;

const PACKAGES = ["p0", "p1", "p2", "p3", "p4", "p5"];
const TASKS = ["build", "test", "gen"];
/** Folders of packages. One package is inside another one. */
const folderOf = (name: string): string => (name === "p5" ? "packages/p0/inner" : `packages/${name}`);

let folder = "";
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "task-hashes-")));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function randomWorkspace(random: Random): Files {
  const files: Files = { ".gitignore": "node_modules\n.turbo\n", "scripts/gen.sh": "x\n" };
  const locked: Record<string, object> = { "": { name: "root", workspaces: ["packages/*", "packages/*/inner"] } };
  for (const [index, name] of PACKAGES.entries()) {
    const place = folderOf(name);
    const needed = random.chance(0.3) && index > 0 ? { [random.one(PACKAGES.slice(0, index))]: "^1.0.0" } : {};
    const manifest = { name, version: "1.0.0", dependencies: needed };
    const scripts = Object.fromEntries(TASKS.filter(() => random.chance(0.7)).map((task) => [task, "echo"]));
    files[`${place}/package.json`] = `${JSON.stringify({ ...manifest, scripts })}\n`;
    for (const file of ["src/a.ts", "src/b.json", "README.md"]) files[`${place}/${file}`] = `${name}\n`;
    if (random.chance(0.4)) {
      const others = PACKAGES.slice(0, index).filter((other) => files[`${folderOf(other)}/turbo.json`] !== undefined);
      const parents = others.length > 0 && random.chance(0.4) ? [random.one(others)] : [];
      const tasks = { [random.one(TASKS)]: randomTask(random, name) };
      files[`${place}/turbo.json`] = JSON.stringify({ extends: ["//", ...parents], tasks });
    }
    locked[folder] = manifest;
    locked[`node_modules/${name}`] = { resolved: folder, link: true };
  }
  const root = {
    name: "root",
    private: true,
    packageManager: "npm@11.0.0",
    workspaces: ["packages/*", "packages/*/inner"],
  };
  files["package.json"] = JSON.stringify({ ...root, scripts: { prepare: "echo", all: "echo" } });
  files["package-lock.json"] = JSON.stringify({ name: "root", lockfileVersion: 3, packages: locked });
  files["turbo.json"] = JSON.stringify(randomConfiguration(random));
  return files;
}

/** Returns a root configuration. Tasks depend only on tasks of earlier packages, because Turborepo rejects cycles. */
function randomConfiguration(random: Random) {
  const globs = [
    "packages/p1/src/*.json",
    "packages/p0/**",
    "!packages/p0/README.md",
    "packages/p2/src/a.ts",
    "scripts/**",
  ];
  return {
    ...(random.chance(0.15) ? { globalDependencies: globs.filter(() => random.chance(0.4)) } : {}),
    tasks: {
      ...Object.fromEntries(TASKS.map((task) => [task, random.chance(0.6) ? { dependsOn: [`^${task}`] } : {}])),
      // In some workspaces, a task of every package reads files of one package.
      ...(random.chance(0.2) ? { gen: { inputs: [`$TURBO_ROOT$/${folderOf(random.one(PACKAGES))}/src/**`] } } : {}),
      "//#prepare": { inputs: ["scripts/**", ...(random.chance(0.3) ? ["packages/p1/src/**"] : [])] },
      "//#all": {},
      ...Object.fromEntries(
        PACKAGES.filter(() => random.chance(0.3)).map((name) => [
          `${name}#${random.one(TASKS)}`,
          randomTask(random, name),
        ]),
      ),
    },
  };
}

function randomTask(random: Random, name: string): object {
  const earlier = PACKAGES.slice(0, PACKAGES.indexOf(name));
  const dependsOn = [
    ...(earlier.length > 0 && random.chance(0.6) ? [`${random.one(earlier)}#${random.one(TASKS)}`] : []),
    ...(random.chance(0.3) ? ["//#prepare"] : []),
    ...(random.chance(0.05) ? ["//#all"] : []),
  ];
  const up = folderOf(name).replace(/[^/]+/g, "..");
  const globs = (other: string): readonly string[] => [
    `$TURBO_ROOT$/${folderOf(other)}/src/**`,
    `$TURBO_ROOT$/${folderOf(other)}/*.md`,
    `${up}/${folderOf(other)}/src/{a,c}.ts`,
    `${up}/packages/*/src/b.json`,
    "!../**/README.md",
    "src/**",
  ];
  const inputs = ["$TURBO_DEFAULT$", ...globs(random.one(PACKAGES)).filter(() => random.chance(0.3))];
  return { ...(dependsOn.length > 0 ? { dependsOn } : {}), ...(random.chance(0.7) ? { inputs } : {}) };
}

function randomChange(random: Random, files: Files): Files {
  const paths = Object.keys(files).filter((path) => /^packages\/.*\/(?:src\/|README)|^scripts\//.test(path));
  return { ...files, [random.one(paths)]: `changed ${random.below(1000)}\n` };
}

function run(program: string, args: readonly string[]): string {
  const options = { cwd: folder, env: ENVIRONMENT, encoding: "utf8", stdio: "pipe", maxBuffer: 2 ** 28 } as const;
  return execFileSync(program, args, options).trim();
}

/** Commits exactly these files, and returns the id of the commit. */
function commit(files: Files): string {
  run("git", ["rm", "-rq", "--ignore-unmatch", "."]);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run("git", ["add", "--all"]);
  const identity = ["-c", "user.name=Developer 1", "-c", "user.email=developer-1@example.com"];
  run("git", [...identity, "commit", "--quiet", "--message=change"]);
  return run("git", ["rev-parse", "HEAD"]);
}

/** Returns the hash of each task in the checked out commit. */
function readHashes(): ReadonlyMap<string, string> {
  const output = run(join(folder, "node_modules/.bin/turbo"), ["run", ...TASKS, "--dry=json"]);
  const { tasks } = z
    .object({ tasks: z.array(z.object({ taskId: z.string(), hash: z.string() })) })
    .parse(JSON.parse(output));
  return new Map(tasks.map(({ taskId, hash }) => [taskId, hash]));
}

/** Returns the packages whose tasks have other hashes after a random change, and the computed list. */
async function judge(random: Random) {
  const files = randomWorkspace(random);
  const base = commit(files);
  const before = readHashes();
  commit(randomChange(random, files));
  const changed = [...readHashes()].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task);
  const truth = new Set(changed.map((task) => task.slice(0, task.indexOf("#"))).filter((name) => name !== "//"));
  const computed = await computeIn(folder, { producer: "turbo", base, environment: ENVIRONMENT });
  const missing = computed.mode === "all" ? [] : [...truth].filter((name) => !computed.targets.includes(name));
  return { ...computed, truth, missing };
}

test(
  `lists every package whose task hash in Turborepo changes (${COUNT} workspaces, seed ${SEED})`,
  async ({ skip }) => {
    if (TURBO === undefined) throw new Error("The tests have no version of Turborepo.");
    const modules = await installed(TURBO).catch((error: unknown) => {
      if (error instanceof ToolMissing) skip(error.message);
      throw error;
    });
    run("git", ["init", "--quiet", "--initial-branch=main"]);
    symlinkSync(join(modules, "node_modules"), join(folder, "node_modules"), "junction");
    const tooShort: string[] = [];
    let [all, extra, listed] = [0, 0, 0];
    for (let index = 0; index < COUNT; index += 1) {
      const seed = SEED * 100_000 + index;
      const { mode, targets, reason, truth, missing } = await judge(seeded(seed));
      if (missing.length > 0) tooShort.push(`seed ${seed}: ${missing.join(" ")} missing (${reason})`);
      if (mode === "all" && truth.size < PACKAGES.length) all += 1;
      extra += targets.filter((name) => !truth.has(name)).length;
      listed += targets.length;
    }
    process.stdout.write(
      `task hashes: ${COUNT} workspaces, ${tooShort.length} lists too short, needless ALL ${all}, ${extra} of ${listed} targets too many\n`,
    );

    expect(tooShort).toEqual([]);
  },
  60_000 + COUNT * 20_000,
);
