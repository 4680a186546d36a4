import { posix } from "node:path";
import type { TreeFile } from "../../git/read-file.js";
import { type ManifestTexts, type PackageDependency, WORKSPACE_MANIFESTS } from "../manifests.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import type { LockFile } from "./lock.js";

/** Project of a workspace at one commit. */
export interface GraphProject {
  /** Name of the package or module. The target of a project without a name is its folder. */
  readonly target: string;
  /** Name of the project in the manifests of its dependents. */
  readonly name: string | undefined;
  readonly folder: string;
  /** True for the top of a workspace. A root owns only files without another owner. */
  readonly isRoot: boolean;
  readonly needs: readonly PackageDependency[];
}

/** Projects of one ecosystem at one commit. */
export interface ProjectSet {
  readonly projects: readonly GraphProject[];
  /** Needs in manifests that have no project of their own. They count as needs of the project around the manifest. */
  readonly parts: readonly Pick<GraphProject, "folder" | "needs">[];
  readonly locks: ReadonlyMap<string, LockFile>;
  /** Settings that apply to all projects, as text, by the path of their file. */
  readonly settings: ReadonlyMap<string, string>;
  /** True for a file that only its owner can use. Projects in folders inside the owner's folder cannot use the file. */
  readonly isOwnOnly?: (path: string) => boolean;
}

/** Files of one commit below the working directory. */
export interface CommitFiles {
  readonly commit: string;
  /** Manifests, lock files and links. Commits with the same files share this object. */
  readonly tree: readonly TreeFile[];
  readonly paths: readonly string[];
  /** Lists the folders with a file of this name. Outer folders come first. */
  foldersWith(name: string): readonly string[];
  /** Returns the text of a manifest or lock file. @throws UnknownImpactError if the clone lacks the file */
  read(path: string): { readonly id: string; readonly text: string } | undefined;
  /** Symbolic links. `destination` is undefined if the link leads out of the repository. */
  readonly links: readonly { readonly path: string; readonly destination: string | undefined }[];
  readonly submodules: readonly string[];
}

/** Creates a reader that parses a file once, even if several commits contain it. */
export function createCachedFileReader<Value>(
  parse: (text: string, path: string) => Value,
): (files: CommitFiles, path: string) => Value | undefined {
  const known = new Map<string, Value>();
  return (files, path) => {
    const file = files.read(path);
    if (file === undefined) return undefined;
    const key = `${file.id} ${path}`;
    const value = known.get(key) ?? parse(file.text, path);
    known.set(key, value);
    return value;
  };
}

export type TomlParser = (text: string, path: string) => unknown;

export async function loadTomlParser(): Promise<TomlParser> {
  const { parse } = await import("smol-toml");
  return (text, path) => {
    try {
      return parse(text, { maxDepth: 100, integersAsBigInt: false });
    } catch {
      throw new UnknownImpactError(`${quoteName(path)} is not valid TOML at one of the commits`);
    }
  };
}

/** Converts a path in a manifest to a path from the top; undefined outside of the repository. */
export function resolveRepositoryPath(folder: string, path: string): string | undefined {
  const found = posix.join(folder, path).replace(/(?<=.)\/$/, "");
  return found === ".." || found.startsWith("../") ? undefined : found;
}

export function createFolderDependency(folder: string, path: string): readonly PackageDependency[] {
  const found = resolveRepositoryPath(folder, path);
  return found === undefined ? [] : [{ kind: "folder", folder: found }];
}

/** Lists the outermost folders: no other folder of the list contains them. */
export function findOutermostFolders(folders: readonly string[]): readonly string[] {
  const outer = new Set<string>();
  const sorted = folders.toSorted(
    (one, other) => listEnclosingFolders(one).length - listEnclosingFolders(other).length,
  );
  for (const folder of sorted) if (!listEnclosingFolders(folder).some((above) => outer.has(above))) outer.add(folder);
  return [...outer];
}

/** Lists a path and all folders around it, from the innermost folder to `.`. */
export function listEnclosingFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
  if (path !== ".") folders.push(".");
  return folders;
}

/** Converts a value to text that can be compared. Omits the fields in `omitted`. */
export function formatComparableJson(value: unknown, omitted: readonly string[] = []): string {
  try {
    const fields = Object.entries(Object(value)).filter(
      ([name, each]) => each !== undefined && !omitted.includes(name),
    );
    return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  } catch {
    throw new UnknownImpactError("a manifest is nested too deeply");
  }
}

const DEPTH = 100;

/** Lists the texts in a value, each with the keys that lead to it. Other values have an empty text. */
export function listTextsInNestedValue(
  value: unknown,
  keys: readonly string[] = [],
): readonly { readonly keys: readonly string[]; readonly text: string }[] {
  const entries: readonly [string, unknown][] = typeof value === "string" ? [] : Object.entries(Object(value));
  if (entries.length === 0) return [{ keys, text: typeof value === "string" ? value : "" }];
  if (keys.length > DEPTH) throw new UnknownImpactError("a manifest is nested too deeply");
  return entries.flatMap(([key, inner]) => listTextsInNestedValue(inner, [...keys, key]));
}

/** Lists the entries of a field that is an object. Returns an empty list for any other field. */
export function listFieldEntries(value: unknown, field: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  const found: unknown = Object.getOwnPropertyDescriptor(value, field)?.value;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}

/** Returns the texts of the manifests in a folder by their names. */
export function readManifests(files: CommitFiles, folder: string): ManifestTexts {
  const texts = WORKSPACE_MANIFESTS.map((name) => [name, files.read(posix.join(folder, name))?.text] as const);
  return new Map(texts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}
