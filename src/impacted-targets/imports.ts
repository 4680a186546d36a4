import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { findImportLines, readFilesAtCommit } from "../git/read-file.js";
import { parseLenientJson } from "./manifests.js";
import { getField, getTextField } from "./producers/parsing.js";
import { quoteName } from "./safety-net.js";
import type { ProjectGraphOfTool } from "./tool-side.js";
import type { EarlierProjects } from "./workspace-history.js";

/** Names of the targets that a target needs, by the name of this target. */
export type TargetDependencies = ReadonlyMap<string, ReadonlySet<string>>;

interface ImportQuery {
  readonly workspace: string;
  readonly folders: readonly string[];
  /**
   * Commit whose source files are read, with the owners of these files. The default is the commit of the imported
   * projects.
   */
  readonly at?: Pick<ProjectGraphOfTool, "commit" | "owners">;
}

const MAX_FOLDERS = 500;

/** Finds the targets that each target imports in its source files at a commit. */
export async function findImportedTargets(
  git: Git,
  side: ProjectGraphOfTool,
  { workspace, folders, at = side }: ImportQuery,
): Promise<TargetDependencies> {
  const needs = new Map<string, Set<string>>();
  if (folders.length === 0) return needs;
  const resolve = await createResolver(git, side, workspace);
  // A long list of folders may exceed the maximum length of a command line.
  const searched = folders.length > MAX_FOLDERS ? ["."] : folders;
  for (const { path, line } of await findImportLines(git, at.commit, searched)) {
    const needed = findImports(line).flatMap((mention) => resolve(mention, path));
    for (const owner of needed.length === 0 ? [] : at.owners.ownersOf(path))
      needs.set(owner, new Set([...(needs.get(owner) ?? []), ...needed]));
  }
  return needs;
}

/** Fields that Nx reads to find the module of an import. */
const ENTRIES = ["name", "exports", "main", "module", "types"] as const;

/**
 * Finds targets that still import a removed or renamed project, or a package whose `exports` changed. Nx may find no
 * dependency for such an import.
 */
export async function findImportsOfRemovedProjects(
  git: Git,
  {
    before,
    after,
    at,
  }: {
    readonly before: ProjectGraphOfTool;
    readonly after: ProjectGraphOfTool;
    readonly at: readonly ProjectGraphOfTool[];
  },
  { members, touched, before: old, after: present }: EarlierProjects,
  workspace: string,
): Promise<ReadonlyMap<string, string>> {
  const lost = members.filter(({ name, path }) => {
    const [one, other] = [old, present].map((texts) => parseLenientJson(texts(path).get("package.json") ?? ""));
    const fields = [one, other].map((json) => JSON.stringify(ENTRIES.map((field) => getField(json, field))));
    const stays = after.members.some((member) => member.name === name && member.path === path);
    return touched.has(path) && (!stays || fields[0] !== fields[1]);
  });
  const names = new Set(lost.map(({ name }) => name));
  const found = new Map<string, string>();
  for (const side of names.size === 0 ? [] : at)
    for (const [owner, needed] of await findImportedTargets(git, before, { workspace, folders: [workspace], at: side }))
      for (const name of needed)
        if (names.has(name))
          found.set(owner, `the target imports ${quoteName(name)}, whose name, folder or exports changed`);
  return found;
}

/** Returns the modules that a line imports; empty for a comment. */
function findImports(line: string): readonly string[] {
  if (/^\s*(?:\/\/|\*|\/\*(?!.*\*\/))/.test(line)) return [];
  // A comment such as `webpackChunkName` may precede the module. It does not contain the name of a module.
  const code = line.replace(/\/\*[^*]*\*\//g, "");
  return [...code.matchAll(/(?:^|\W)(?:from|import|require)\s*\(?\s*(["'`])([^"'`]+)\1/g)].map(
    ([, , name = ""]) => name,
  );
}

type Resolve = (mention: string, file: string) => readonly string[];

/** Creates a function that finds targets by project names, package names, path aliases of TypeScript, and paths. */
async function createResolver(
  git: Git,
  { commit, members, owners, packages, targetsOf }: ProjectGraphOfTool,
  workspace: string,
): Promise<Resolve> {
  const byName = new Map<string, readonly string[]>(members.map(({ name }) => [name, [name]]));
  for (const name of packages) byName.set(name, [...(byName.get(name) ?? []), ...targetsOf(name)]);
  const aliases = await readAliases(git, commit, workspace);
  return (mention, file) => {
    if (mention.startsWith(".")) return owners.ownersOf(posix.join(posix.dirname(file), mention));
    const aliased = aliases.flatMap(({ prefix, isWhole, destinations }) => {
      const matches = isWhole ? mention === prefix : mention.startsWith(prefix);
      const paths = matches ? destinations.map((path) => path.replace("*", () => mention.slice(prefix.length))) : [];
      return paths.flatMap((path) => owners.ownersOf(path));
    });
    // TypeScript uses a path alias even if a package has the same name.
    if (aliased.length > 0) return aliased;
    for (let end = mention.length; end > 0; end = mention.lastIndexOf("/", end - 1)) {
      const named = byName.get(mention.slice(0, end));
      if (named !== undefined) return named;
    }
    return owners.ownersOf(posix.join(workspace, mention));
  };
}

async function readAliases(git: Git, commit: string, workspace: string) {
  const files = ["tsconfig.base.json", "tsconfig.json"].map((name) => posix.join(workspace, name));
  const texts = [...(await readFilesAtCommit(git, commit, files)).values()];
  return texts.flatMap((text) => {
    const options = getField(parseLenientJson(text.toString("utf8")), "compilerOptions");
    const base = posix.join(workspace, getTextField(options, "baseUrl") ?? ".");
    return Object.entries<unknown>(Object(getField(options, "paths"))).map(([alias, destinations]) => ({
      prefix: alias.replace(/\*.*$/, ""),
      isWhole: !alias.includes("*"),
      destinations: (Array.isArray(destinations) ? destinations : []).map((path) => posix.join(base, String(path))),
    }));
  });
}
