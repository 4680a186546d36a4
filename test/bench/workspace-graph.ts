import { openGitRepository, runGit } from "../../src/git/git.js";
import { createTargetListCrossCheck } from "../../src/impacted-targets/cross-check.js";
import { commitFiles } from "./large-change.js";
import { atMost, print, type Requirement } from "./report.js";

const PACKAGES = 1_000;
const EXTERNALS = 1_500;
const ROUNDS = 11;
const CHANGED = {
  path: "packages/p7/src/file-1.ts",
  status: "modified",
  effect: { kind: "claimed", targets: ["p7"] },
} as const;

/** Compares the graph of a workspace of 1,000 packages with the list of changed files that Git prints. */
export async function benchWorkspaceGraph(folder: string): Promise<readonly Requirement[]> {
  const { base, head } = commitFiles(folder, workspaceFiles(), [["packages/p7/src/file-1.ts", "2\n"]]);
  const git = await openGitRepository({ folder, environment: process.env, signal: new AbortController().signal });
  const range = { head, base, from: base, to: head };
  const query = { workspace: ".", changed: [CHANGED], ignored: { ownersOf: () => [] } } as const;
  const graph: number[] = [];
  const diff: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const check = await createTargetListCrossCheck(git, range, { ...query, producer: "workspaces", projects: [] });
    const found = check.explain(new Set(), [CHANGED]);
    const middle = performance.now();
    await runGit(git, ["diff", "--name-only", base, head]);
    graph.push(middle - start);
    diff.push(performance.now() - middle);
    if (found.size < 2) throw new Error("The graph has no dependents.");
  }
  const [ours, theirs] = [findShortest(graph), findShortest(diff)];
  print(`\nworkspace graph: ${PACKAGES} packages, ${EXTERNALS} packages in pnpm-lock.yaml`);
  print(
    `  graph ${ours.toFixed(0)} ms (the first time ${graph[0]?.toFixed(0)} ms), git diff --name-only ${theirs.toFixed(1)} ms`,
  );
  return [atMost("the graph of 1,000 packages takes, in times git diff --name-only,", ours / theirs, 15, "times")];
}

/** Returns the shortest time, because other programs of the machine only add to it. */
function findShortest(times: readonly number[]): number {
  return Math.min(...times);
}

function needsOf(index: number): readonly number[] {
  return [index - 7, Math.floor(index / 2)].filter((each) => each > 0);
}

/** Returns packages that each need two others and three externals, with ten source files each, and their lock file. */
function workspaceFiles(): readonly (readonly [path: string, text: string])[] {
  const packages = Array.from({ length: PACKAGES }, (_, index) => index);
  const externals = (index: number): readonly string[] =>
    [0, 1, 2].map((step) => `e${(index + step * 500) % EXTERNALS}`);
  const importers = packages.map((index) => {
    const links = needsOf(index).map(
      (each) => `      p${each}:\n        specifier: workspace:*\n        version: link:../p${each}\n`,
    );
    const others = externals(index).map(
      (name) => `      ${name}:\n        specifier: ^1.0.0\n        version: 1.0.0\n`,
    );
    return `  packages/p${index}:\n    dependencies:\n${[...new Set([...links, ...others])].join("")}`;
  });
  const names = Array.from({ length: EXTERNALS }, (_, index) => `e${index}`);
  const locked = names.map((name) => `  ${name}@1.0.0:\n    resolution: {integrity: sha512-${"a".repeat(86)}==}\n`);
  const snapshots = names.map((name, index) =>
    index < 3 ? `  ${name}@1.0.0: {}\n` : `  ${name}@1.0.0:\n    dependencies:\n      e${index - 3}: 1.0.0\n`,
  );
  const lock = `lockfileVersion: '9.0'\n\nimporters:\n\n${importers.join("\n")}\npackages:\n\n${locked.join("\n")}\nsnapshots:\n\n${snapshots.join("\n")}`;
  return [
    ["package.json", '{"name":"top"}'],
    ["pnpm-workspace.yaml", "packages: ['packages/*']\n"],
    ["pnpm-lock.yaml", lock],
    ...packages.flatMap((index) => {
      const ranges = [
        ...needsOf(index).map((each) => [`p${each}`, "workspace:*"]),
        ...externals(index).map((name) => [name, "^1.0.0"]),
      ];
      const manifest = { name: `p${index}`, version: "1.0.0", dependencies: Object.fromEntries(ranges) };
      const sources = Array.from(
        { length: 10 },
        (_, file) => [`packages/p${index}/src/file-${file}.ts`, `${file}\n`] as const,
      );
      return [[`packages/p${index}/package.json`, JSON.stringify(manifest)] as const, ...sources];
    }),
  ];
}
