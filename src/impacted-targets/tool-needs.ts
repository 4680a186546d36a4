import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { findImportLines, readFilesAt } from "../git/read-file.js";
import { readYaml } from "../inputs/yaml-nodes.js";
import { listWorkspaceManifests, parseLenientJson, WORKSPACE_MANIFESTS } from "./manifests.js";
import { getField, getItems } from "./producers/parsing.js";
import { quoteName } from "./safety-net.js";
import type { Resolve, ToolSide } from "./tool-side.js";
import { Undecidable } from "./workspace-history.js";

/** Names of needed targets, by target. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>;

interface NeedsQuery {
  readonly producer: string;
  /** Folders in which to read files. */
  readonly folders: readonly string[];
  /** Paths of the files to read; undefined for all files in the folders. */
  readonly only?: ReadonlySet<string> | undefined;
}

const MAX_FOLDERS = 500;

/** Reads the needs of Nx and moon projects from files at a commit: manifests, and imports for Nx. */
export async function readToolNeeds(
  git: Git,
  { commit, owners }: ToolSide,
  resolve: Resolve,
  { producer, folders, only }: NeedsQuery,
): Promise<Needs> {
  const needs = new Map<string, Set<string>>();
  const add = (path: string, mentions: readonly string[]): void => {
    const needed = mentions.flatMap((mention) => resolve(mention, path));
    for (const owner of owners.ownersOf(path)) needs.set(owner, new Set([...(needs.get(owner) ?? []), ...needed]));
  };
  const manifests = [...(only ?? folders.flatMap(listWorkspaceManifests))].filter((path) =>
    WORKSPACE_MANIFESTS.includes(posix.basename(path)),
  );
  for (const [path, text] of await readFilesAt(git, commit, manifests))
    add(path, await readDeclared(path, text.toString("utf8"), producer));
  if (producer !== "nx" || folders.length === 0) return needs;
  const imports = new Map<string, Set<string>>();
  // A long list of folders may exceed the maximum length of a command line.
  const searched = folders.length > MAX_FOLDERS ? ["."] : folders;
  for (const { path, line } of await findImportLines(git, commit, searched))
    for (const mention of only?.has(path) === false ? [] : findImports(line))
      imports.set(path, (imports.get(path) ?? new Set()).add(mention));
  for (const [path, mentions] of imports) add(path, [...mentions]);
  return needs;
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

async function readDeclared(path: string, text: string, producer: string): Promise<readonly string[]> {
  const isMoon = /\/moon\.\w+$/.test(`/${path}`);
  if (isMoon !== (producer === "moon")) return [];
  if (isMoon && !/\.(?:ya?ml|jsonc?)$/.test(path))
    throw new Undecidable(`only moon can read the dependencies in ${quoteName(path)}`);
  if (!isMoon) {
    const json = parseLenientJson(text);
    return [json, getField(json, "nx")].flatMap((each) => getItems(each, "implicitDependencies") ?? []).map(String);
  }
  const reading = await readYaml(text);
  const value = reading.ok ? reading.root.plain() : undefined;
  const tasks = Object.values<unknown>(Object(getField(value, "tasks")));
  const all = [getItems(value, "dependsOn") ?? [], ...tasks.map((task) => getItems(task, "deps") ?? [])].flat();
  return all.map((each) => {
    const id = typeof each === "string" ? each : (getField(each, "id") ?? getField(each, "target"));
    return String(id).replace(/^\^|:.*$/g, "");
  });
}
