import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { childEnvironment } from "../../../src/impacted-targets/producers/run-tool.js";
import { installed, TOOLS_HOME, type Tool } from "./tools.js";

/** A repository of a few projects that a tool works on: `c` needs `b`, which needs `a`; `d` and `odd` need nothing. */
export interface ToolWorkspace {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The commit that every change starts from. */
  readonly base: string;
  /** Checks a commit out, which is the base when left out, changes it and commits that. Gives the new head. */
  change(files: Readonly<Record<string, string | undefined>>, from?: string): string;
  /** Merges a commit into another one, and checks the merge out. Gives it. */
  merge(into: string, commit: string): string;
  clean(): void;
}

/** Folder of the project `odd`. */
export const ODD_FOLDER = "packages/odd ä 日本";

export async function createToolWorkspace(tool: Tool): Promise<ToolWorkspace> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tool-workspace-")));
  const modules = join(await installed(tool), "node_modules");
  const environment = {
    ...childEnvironment(process.env),
    // The Node that runs the tests, for tools that need a new one.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
    // moon compiles its plugins once for each home, which takes its time.
    HOME: TOOLS_HOME,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: "1",
  };
  const git = (...words: readonly string[]): string => {
    const identity = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
    return execFileSync("git", [...identity, ...words], { cwd: folder, env: environment, encoding: "utf8" });
  };
  const commit = (): string => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "change");
    return git("rev-parse", "HEAD").trim();
  };
  writeAll(folder, workspaceFiles(tool));
  git("init", "--quiet", "--initial-branch=main", ".");
  const base = commit();
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  return {
    folder,
    environment,
    base,
    change(files, from = base) {
      git("checkout", "--quiet", "--force", "--detach", from);
      writeAll(folder, files);
      return commit();
    },
    merge(into, merged) {
      git("checkout", "--quiet", "--force", "--detach", into);
      git("merge", "--quiet", "--no-ff", "--message", "merge", merged);
      return git("rev-parse", "HEAD").trim();
    },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function writeAll(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (content === undefined) rmSync(join(folder, name), { recursive: true, force: true });
    else writeFileSync(join(folder, name), content);
  }
}

/** Long enough that Git takes a moved file for the same one. */
export const CONTENT = "one line\nanother line\nand a third one\n";

function workspaceFiles(tool: Tool): Record<string, string> {
  const files: Record<string, string> = {
    ".gitignore": "node_modules\n.nx\n.turbo\n.moon/cache\ncommon\n*.log\n",
    "README.md": "A workspace.\n",
    "docs/guide.md": "A guide.\n",
    ...rootFiles(tool),
  };
  for (const [name, needed] of [["a"], ["b", "a"], ["c", "b"], ["d"], ["odd"]] as const) {
    const folder = name === "odd" ? ODD_FOLDER : `packages/${name}`;
    files[`${folder}/src/code "1" é.txt`] = `${name}\n${CONTENT}`;
    Object.assign(files, manifests(tool, folder, name, needed));
  }
  return files;
}

/** The files that make a folder a project, which needs another one or nothing. */
export function manifests(tool: Tool, folder: string, name: string, needed?: string): Record<string, string> {
  const range = tool.name === "pnpm" || tool.name === "rush" ? "workspace:*" : "1.0.0";
  const manifest = {
    name: `@x/${name}`,
    version: "1.0.0",
    // Tools that publish may leave out what is private.
    private: name === "d",
    scripts: { build: "echo built" },
    ...(needed === undefined ? {} : { dependencies: { [`@x/${needed}`]: range } }),
  };
  const files = { [`${folder}/package.json`]: JSON.stringify(manifest) };
  if (tool.name !== "moon") return files;
  return { ...files, [`${folder}/moon.yml`]: `id: ${name}\ndependsOn: [${needed ?? ""}]\n` };
}
/** A project may lie within another one. */
const GLOBS: readonly string[] = ["packages/*", "packages/*/modules/*"];

function rootFiles({ name, version }: Tool): Record<string, string> {
  const root = { name: "root", version: "1.0.0", private: true };
  const json = JSON.stringify({ ...root, packageManager: "npm@11.0.0", workspaces: GLOBS });
  switch (name) {
    case "nx":
      return { "package.json": json, "nx.json": "{}" };
    case "turbo":
      return { "package.json": json, "turbo.json": '{"tasks":{"build":{}}}' };
    case "lerna":
      return { "package.json": json, "lerna.json": '{"version":"1.0.0"}' };
    case "pnpm":
      return { "package.json": JSON.stringify(root), "pnpm-workspace.yaml": `packages: ${JSON.stringify(GLOBS)}\n` };
    case "moon":
      // It takes the folder that a deeper glob begins with for a project too, so this one begins with none.
      return { ".moon/workspace.yml": 'projects: ["packages/*", "*/*/modules/*"]\n' };
    case "rush":
      return { "rush.json": rushJson(version) };
  }
}

function rushJson(rushVersion: string): string {
  const projects = ["a", "b", "c", "d", "odd"].map((name) => ({
    packageName: `@x/${name}`,
    projectFolder: name === "odd" ? ODD_FOLDER : `packages/${name}`,
  }));
  return JSON.stringify({ rushVersion, pnpmVersion: "10.34.9", nodeSupportedVersionRange: ">=18", projects });
}
