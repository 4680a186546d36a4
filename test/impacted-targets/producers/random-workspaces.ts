import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Random, seeded } from "../../../local-queue/test/support/seeded.js";
import { getErrorMessage } from "../../../src/errors.js";
import type { TargetComputation } from "../../../src/impacted-targets/compute.js";
import { installed, type Tool, toolEnvironment } from "../../support/build-tools/tools.js";
import { computeIn } from "../compute-in.js";
import { type Files, filesOf, type Model, type Operation, randomModel, randomOperations } from "./random-model.js";
import { findBreakable, type Truth, truthOf } from "./random-oracle.js";

/** Merge of a pull request with a target branch that has moved. */
export interface RandomCase {
  readonly seed: number;
  readonly target: Model;
  readonly merge: Model;
}

export interface Judged {
  readonly seed: number;
  readonly computed: TargetComputation | undefined;
  /** Message of a failure. */
  readonly failure: string | undefined;
  readonly truth: Truth;
  readonly missing: readonly string[];
  /** Project that this change and another change can break together, although their lists share no target. */
  readonly broken: string | undefined;
}

function randomCase(tool: Tool["name"], seed: number): RandomCase & Record<"fork" | "head", Model> {
  const random: Random = seeded(seed);
  const fork = randomModel(tool, random);
  const mine = randomOperations(tool, random, fork, "h");
  const theirs = random.chance(0.6) ? randomOperations(tool, random, fork, "t") : [];
  const target = apply(fork, theirs);
  return { seed, fork, head: apply(fork, mine), target, merge: apply(target, mine) };
}

function apply(model: Model, operations: readonly Operation[]): Model {
  return operations.reduce((before, operation) => operation(before), model);
}

/** Computes random changes with a tool and compares each result with the correct impact. */
export async function judgeRandomCases(
  tool: Tool,
  seeds: readonly number[],
  report: (judged: Judged) => void,
): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "random-workspaces-")));
  try {
    const environment = toolEnvironment();
    const modules = join(await installed(tool), "node_modules");
    const git = (words: readonly string[], input = ""): string =>
      execFileSync("git", words, { cwd: folder, env: environment, input, encoding: "utf8" }).trim();
    git(["init", "--quiet", "--initial-branch=main", "."]);
    const cases = seeds.map((seed) => randomCase(tool.name, seed));
    git(["fast-import", "--quiet", "--force"], cases.map((each, index) => streamOf(tool, each, index)).join(""));
    symlinkSync(modules, join(folder, "node_modules"), "junction");
    for (const [index, each] of cases.entries()) {
      const { seed, target, merge } = each;
      git(["checkout", "--quiet", "--force", "--detach", `refs/cases/${index}-merge`]);
      const base = git(["rev-parse", `refs/cases/${index}-target`]);
      const truth = truthOf(tool.name, target, merge);
      const broken = await brokenBy(tool, each, index, { git, folder, environment });
      git(["checkout", "--quiet", "--force", "--detach", `refs/cases/${index}-merge`]);
      const answer = await answerOf(tool, base, folder, environment);
      const listed = new Set(typeof answer === "string" ? [] : answer.targets);
      const missing =
        typeof answer !== "string" && answer.mode === "all"
          ? []
          : [...(truth.everything ? ["everything"] : []), ...truth.targets].filter((name) => !listed.has(name));
      report({
        seed,
        computed: typeof answer === "string" ? undefined : answer,
        failure: typeof answer === "string" ? answer : undefined,
        truth,
        missing,
        broken,
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly git: (words: readonly string[]) => string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Computes two changes. Returns a project that both can break together, if their lists share no target. */
async function brokenBy(
  tool: Tool,
  { fork, head, target, merge }: RandomCase & Record<"fork" | "head", Model>,
  index: number,
  { git, folder, environment }: Place,
): Promise<string | undefined> {
  const breakable = findBreakable(tool.name, fork, [head, target, merge]);
  if (breakable === undefined) return undefined;
  const base = git(["rev-parse", `refs/cases/${index}-fork`]);
  const answers: (TargetComputation | string)[] = [];
  for (const which of ["head", "target"]) {
    git(["checkout", "--quiet", "--force", "--detach", `refs/cases/${index}-${which}`]);
    answers.push(await answerOf(tool, base, folder, environment));
  }
  const [one, other] = answers;
  if (typeof one !== "object" || typeof other !== "object" || one.mode === "all" || other.mode === "all")
    return undefined;
  return one.targets.some((each) => other.targets.includes(each)) ? undefined : breakable.folder;
}

/** Returns the computation, or the message of its failure. */
async function answerOf(
  tool: Tool,
  base: string,
  workspace: string,
  environment: Readonly<Record<string, string>>,
): Promise<TargetComputation | string> {
  try {
    return await computeIn(workspace, { producer: tool.name, base, environment });
  } catch (error) {
    return getErrorMessage(error);
  }
}

/** Returns commits for fast-import: the fork, the head, the moved target branch and their merge. */
function streamOf(tool: Tool, models: RandomCase & Record<"fork" | "head", Model>, index: number): string {
  const mark = (commit: number): number => index * 4 + commit + 1;
  const parents: readonly (readonly number[])[] = [[], [0], [0], [2, 1]];
  const top = new Map(Object.entries(topFiles(tool.name)));
  return (["fork", "head", "target", "merge"] as const)
    .map((which, commit) => {
      const [first, second] = (parents[commit] ?? []).map((parent) => `:${mark(parent)}`);
      return [
        `reset refs/cases/${index}-${which}\n`,
        `commit refs/cases/${index}-${which}`,
        `mark :${mark(commit)}`,
        "committer Developer 1 <developer-1@example.com> 1700000000 +0000",
        "data 1",
        "c",
        ...(first === undefined ? [] : [`from ${first}`]),
        ...(second === undefined ? [] : [`merge ${second}`]),
        "deleteall",
        ...contents(filesOf(tool.name, models[which], top)),
        "\n",
      ].join("\n");
    })
    .join("");
}

function contents(files: Files): readonly string[] {
  return [...files].map(([path, content]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}`);
}

const GLOBS = ["packages/*", "PACKAGES/*", "packages/*/modules/*", "PACKAGES/*/modules/*"];

function topFiles(tool: Tool["name"]): Readonly<Record<string, string>> {
  const root = { name: "root", version: "1.0.0", private: true };
  const npm = `${JSON.stringify({ ...root, packageManager: "npm@11.0.0", workspaces: GLOBS })}\n`;
  const list = GLOBS.map((glob) => `  - '${glob}'\n`).join("");
  const ignored = { ".gitignore": "node_modules\n.nx\n.turbo\n.moon/cache\n" };
  switch (tool) {
    case "nx":
      return { ...ignored, "package.json": npm, "nx.json": "{}\n" };
    case "turbo":
      return { ...ignored, "package.json": npm, "turbo.json": '{"tasks":{"build":{}}}\n' };
    case "lerna":
      return { ...ignored, "package.json": npm, "lerna.json": '{"version":"independent"}\n' };
    case "pnpm":
      return { ...ignored, "package.json": `${JSON.stringify(root)}\n`, "pnpm-workspace.yaml": `packages:\n${list}` };
    case "moon":
      return { ...ignored, ".moon/workspace.yml": `projects:\n${list}` };
    case "rush":
      throw new Error("Rush lists its projects in one file, and its changes impact everything.");
  }
}
