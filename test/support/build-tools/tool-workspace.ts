import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Changes,
  initialize,
  toByteCharacters,
  writeCommit,
  writeRef,
} from "../../../local-queue/test/support/git-objects.js";
import { installed, type Tool, toolEnvironment } from "./tools.js";

/** Content by path; undefined removes a file. */
type Files = Readonly<Record<string, string | undefined>>;

/** Sample repository for a tool: `c` depends on `b`, and `b` depends on `a`; `d` and `odd` have no dependencies. */
export interface ToolWorkspace {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Commit before all changes. */
  readonly base: string;
  /** Commits a change on top of the base or of another commit, and checks it out. Returns the new head. */
  change(files: Files, from?: string): string;
  /** Commits a change on top of the first parent, without checking it out. */
  commit(parents: readonly string[], files: Files): string;
  clean(): void;
}

/** Folder of the project `odd`. */
export const ODD_FOLDER = "packages/odd ä 日本";

export async function createToolWorkspace(tool: Tool): Promise<ToolWorkspace> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tool-workspace-")));
  const modules = join(await installed(tool), "node_modules");
  const environment = toolEnvironment();
  const gitFolder = join(folder, ".git");
  const commit: ToolWorkspace["commit"] = (parents, files) => writeCommit(gitFolder, parents, inBytes(files));
  const checkOut = (id: string): void => {
    const words = ["checkout", "--quiet", "--force", "--detach", id];
    execFileSync("git", words, { cwd: folder, env: environment });
  };
  initialize(gitFolder, { bare: false });
  const base = commit([], workspaceFiles(tool));
  writeRef(gitFolder, "refs/heads/main", base);
  checkOut(base);
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  return {
    folder,
    environment,
    base,
    commit,
    change(files, from = base) {
      const id = commit([from], files);
      checkOut(id);
      return id;
    },
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function inBytes(files: Files): Changes {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      toByteCharacters(path),
      text === undefined ? null : toByteCharacters(text),
    ]),
  );
}

/** Content that is long enough for Git's detection of moved files. */
const CONTENT = "one line\nanother line\nand a third one\n";

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

/** Returns the manifests of a project with at most one dependency. */
export function manifests(tool: Tool, folder: string, name: string, needed?: string): Record<string, string> {
  const range = tool.name === "pnpm" || tool.name === "rush" ? "workspace:*" : "1.0.0";
  const manifest = {
    name: `@x/${name}`,
    version: "1.0.0",
    // Tools for publishing may omit private packages.
    private: name === "d",
    scripts: { build: "echo built" },
    ...(needed === undefined ? {} : { dependencies: { [`@x/${needed}`]: range } }),
  };
  const files = { [`${folder}/package.json`]: JSON.stringify(manifest) };
  if (tool.name !== "moon") return files;
  return { ...files, [`${folder}/moon.yml`]: `id: ${name}\ndependsOn: [${needed ?? ""}]\n` };
}
/** Folders of projects, also inside other projects. */
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
      // moon also reads the fixed folder before a deeper glob as a project, so the second glob has no fixed folder.
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
