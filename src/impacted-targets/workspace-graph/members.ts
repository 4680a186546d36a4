import { posix } from "node:path";
import { createGlobMatcher, loadPicomatch, type Picomatch } from "../../globs/glob.js";
import { isPathBelow } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import type { CommitFiles } from "./project.js";

const COMPARISONS = 20_000_000;

/**
 * Function that lists the folders that contain a manifest and match the globs of a workspace. @throws
 * UnknownImpactError
 */
export type WorkspaceMemberFinder = (files: CommitFiles, list: List) => readonly string[];

/**
 * Globs in a manifest of `folder`, relative to this folder. A matching folder is a project if it contains a manifest
 * with the name `file`.
 */
type List = Readonly<Record<"file" | "folder", string>> & { readonly globs: readonly string[] };

export async function loadWorkspaceMemberFinder(): Promise<WorkspaceMemberFinder> {
  const picomatch = await loadPicomatch();
  return (files, list) => findMembers(files, list, picomatch);
}

function findMembers(files: CommitFiles, { file, folder, globs }: List, picomatch: Picomatch): readonly string[] {
  if (globs.length === 0) return [];
  // A glob such as `../other` matches folders outside, so the step makes all globs relative to the top.
  const absolute = globs.map((glob) =>
    glob.startsWith("!") ? `!${toTop(folder, glob.slice(1))}` : toTop(folder, glob),
  );
  const matches = createListMatcher(absolute, picomatch);
  const candidates = files.foldersWith(file).filter((each) => each !== folder);
  if ((candidates.length + files.links.length + files.submodules.length) * globs.length > COMPARISONS)
    throw new UnknownImpactError(`${quoteName(folder)} has too many workspaces to compare`);
  const folders = files.foldersWith(file);
  // A glob may match a link or a submodule, or a folder inside one of them. The projects in these folders are unknown.
  const mayHide = (path: string): boolean => [path, `${path}/x`, `${path}/x/x`].some((each) => matches(each) !== false);
  const link = files.links.find(
    ({ path, destination }) =>
      (destination === undefined || folders.some((each) => each === destination || isPathBelow(each, destination))) &&
      mayHide(path),
  );
  const hidden = files.submodules.find(mayHide) ?? link?.path;
  if (hidden !== undefined)
    throw new UnknownImpactError(`${quoteName(hidden)} is a submodule or a link, so its projects are unknown`);
  return candidates.filter((each) => {
    const isMember = matches(each);
    if (isMember === undefined)
      throw new UnknownImpactError(`tools disagree whether ${quoteName(each)} is a project of ${quoteName(folder)}`);
    return isMember;
  });
}

function toTop(folder: string, glob: string): string {
  return posix.normalize(folder === "." ? glob : `${folder.replace(/[\\*?[\]{}()!+@|]/g, "\\$&")}/${glob}`);
}

/** Reads an optional list of globs. @throws UnknownImpactError for any other value */
export function readGlobList(value: unknown, path: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const list: readonly unknown[] = Array.isArray(value) ? value : [undefined];
  const texts = list.filter((item) => typeof item === "string");
  if (texts.length === list.length) return texts;
  throw new UnknownImpactError(`the list of workspaces in ${quoteName(path)} is not valid at one of the commits`);
}

/** Returns the globs in the fields `members` and `exclude`. @throws UnknownImpactError if they are no lists of text */
export function readMemberGlobs(workspace: unknown, path: string): readonly string[] {
  const [members = [], excluded = []] = ["members", "exclude"].map((name) =>
    readGlobList(getField(workspace, name), path),
  );
  return members.length === 0 ? [] : [...members, ...excluded.flatMap((each) => [`!${each}`, `!${each}/**`])];
}

/**
 * Creates a function that tests folders with a list of globs. It returns undefined if tools read the list differently.
 */
function createListMatcher(list: readonly string[], picomatch: Picomatch): (folder: string) => boolean | undefined {
  const rules = list.map((text) => {
    const excludes = text.startsWith("!");
    const glob = text
      .slice(excludes ? 1 : 0)
      .replace(/^(?:\.?\/)+/, "")
      .replace(/\/$/, "");
    return { excludes, fits: createGlobMatcher(glob, { windows: false, nonegate: true }, picomatch) };
  });
  return (folder) => {
    if (rules.some(({ fits }) => fits === undefined)) return undefined;
    if (folder.split("/").includes("node_modules")) return false;
    const answers = rules.flatMap(({ excludes, fits }) => (fits?.(folder) === true ? [!excludes] : []));
    if (!answers.includes(true)) return false;
    if (!answers.includes(false)) return true;
    return answers.at(-1) === false ? false : undefined;
  };
}
