import { posix } from "node:path";
import type { TreeFile } from "../../git/read-file.js";
import type { Need } from "../manifests.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import type { Lock } from "./lock.js";

/** Project of a workspace at one commit. */
export interface GraphProject {
  /** Name of the package or module; the folder if it has none. */
  readonly target: string;
  /** Name by which other projects need it. */
  readonly name: string | undefined;
  readonly folder: string;
  /** True for the top of a workspace, which owns only the files that no other project owns. */
  readonly isRoot: boolean;
  readonly needs: readonly Need[];
}

/** Projects of one ecosystem at one commit. */
export interface ProjectSet {
  readonly projects: readonly GraphProject[];
  /** Needs of manifests that are no project. They count for the project around their folder. */
  readonly parts: readonly Pick<GraphProject, "folder" | "needs">[];
  /** Lock files by path. */
  readonly locks: ReadonlyMap<string, Lock>;
  /** Settings that apply to all projects, by path of their file. */
  readonly settings: ReadonlyMap<string, string>;
  /** True for a file that projects inside of the owner's folder cannot use. */
  readonly isOwnOnly?: (path: string) => boolean;
}

interface Link {
  readonly path: string;
  /** Path of the file or folder that the link refers to; undefined outside of the repository. */
  readonly destination: string | undefined;
}

/** Files of one commit below the working directory. */
export interface CommitFiles {
  readonly commit: string;
  /** Manifests, lock files and links. Commits with the same ones share this object. */
  readonly tree: readonly TreeFile[];
  /** Paths of all manifests and lock files. */
  readonly paths: readonly string[];
  /** Lists folders with a file of this name, the outer ones first. */
  foldersWith(name: string): readonly string[];
  /** Returns the text of a manifest or lock file. @throws Undecidable if the clone lacks it */
  read(path: string): { readonly id: string; readonly text: string } | undefined;
  readonly links: readonly Link[];
  readonly submodules: readonly string[];
}

/** Creates a reader that parses a file once, even if several commits contain it. */
export function readOnce<Value>(
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

export type ParseToml = (text: string, path: string) => unknown;

export async function loadToml(): Promise<ParseToml> {
  const { parse } = await import("smol-toml");
  return (text, path) => {
    try {
      return parse(text, { maxDepth: 100, integersAsBigInt: false });
    } catch {
      throw new Undecidable(`${quoteName(path)} is not valid TOML at one of the commits`);
    }
  };
}

/** Returns the path of a folder in a manifest; undefined for a folder outside of the repository. */
export function resolveFolder(folder: string, path: string): string | undefined {
  const found = posix.join(folder, path).replace(/(?<=.)\/$/, "");
  return found === ".." || found.startsWith("../") ? undefined : found;
}

export function toFolderNeed(folder: string, path: string): readonly Need[] {
  const found = resolveFolder(folder, path);
  return found === undefined ? [] : [{ kind: "folder", folder: found }];
}

/** Lists the folders that are in no other folder of the list. */
export function findOuterFolders(folders: readonly string[]): readonly string[] {
  const outer = new Set<string>();
  const sorted = folders.toSorted((one, other) => listFolders(one).length - listFolders(other).length);
  for (const folder of sorted) if (!listFolders(folder).some((above) => outer.has(above))) outer.add(folder);
  return [...outer];
}

/** Lists a path and the folders around it, from the inner ones to `.`. */
export function listFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folders.push(path.slice(0, end));
  if (path !== ".") folders.push(".");
  return folders;
}

/** Writes a value as text to compare it. Omits these fields. */
export function toSettings(value: unknown, omitted: readonly string[] = []): string {
  try {
    const fields = Object.entries(Object(value)).filter(
      ([name, each]) => each !== undefined && !omitted.includes(name),
    );
    return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  } catch {
    throw new Undecidable("a manifest is nested too deeply");
  }
}

/** Lists the entries of the object in a field of an object; empty for any other value. */
export function listEntries(value: unknown, field: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  const found: unknown = Object.getOwnPropertyDescriptor(value, field)?.value;
  return typeof found === "object" && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}
