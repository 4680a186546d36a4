import { posix } from "node:path";
import { type ChangedFile, type ChangeStatus, listChangedFiles } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { isFolderAt } from "../git/read-file.js";
import {
  findChangedManifests,
  isPathBelow,
  listWorkspaceManifests,
  type ManifestTexts,
  NAME_READERS,
  type NameReader,
  NO_MANIFESTS,
  readManifestsAt,
  WORKSPACE_MANIFESTS,
} from "./manifests.js";
import { appendToList } from "./ownership.js";
import type { Project } from "./producers/producer.js";
import type { Range } from "./range.js";
import { quoteName } from "./safety-net.js";
import { readMoonMembers } from "./workspace-globs.js";

/** Project of a tool. `path` is relative to the repository's top folder. */
export interface ToolProject extends Project {
  /** True for a project at the top of the workspace. Its `path` is then the folder of its sources. */
  readonly atTop: boolean;
}

export interface WorkspaceChange {
  readonly producer: string;
  readonly workspace: string;
  readonly projects: readonly ToolProject[];
  readonly changed: readonly ChangedFile[];
}

/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
export class Undecidable extends Error {}

/** Projects of the tool at an earlier commit, and the manifests that changed since then. */
export interface EarlierProjects {
  readonly members: readonly ToolProject[];
  /** Folders that may be new projects. Before, an outer project owned their files. */
  readonly doubtful: ReadonlySet<string>;
  /** Folders in which a manifest changed. */
  readonly touched: readonly string[];
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/**
 * Computes the tool's projects at an earlier commit, from its present projects and the manifests. @throws Undecidable
 */
export async function readEarlierProjects(
  git: Git,
  { from, to }: Pick<Range, "from" | "to">,
  commit: string,
  { producer, workspace, projects, changed }: WorkspaceChange,
  isPackage: (folder: string) => boolean,
): Promise<EarlierProjects> {
  const files = commit === from ? changed : await listChangedFiles(git, commit, to);
  const touched = new Map<string, ChangeStatus[]>();
  for (const { folder, status } of findChangedManifests(files, WORKSPACE_MANIFESTS))
    if (folder === workspace || isPathBelow(folder, workspace)) appendToList(touched, folder, status);
  const paths = [...touched.keys()].flatMap(listWorkspaceManifests);
  const [before, after] = await Promise.all([readManifestsAt(git, commit, paths), readManifestsAt(git, to, paths)]);
  const naming = NAME_READERS.get(producer);
  if (naming === undefined) throw new Error(`The producer ${producer} does not define names of projects.`);
  const sides: Sides = { naming, before, after };
  const extended = new Set(
    files.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [posix.dirname(path)] : [])),
  );
  const members: ToolProject[] = [];
  const doubtful = new Set<string>();
  for (const member of projects) {
    const folder = member.atTop ? workspace : member.path;
    const statuses = touched.get(folder);
    const isMoonFolder = async () => producer === "moon" && (await isFolderAt(git, commit, folder));
    const found =
      statuses === undefined
        ? // A new file of an unknown kind may have made this folder a project.
          { name: member.name, isDoubtful: !isPackage(folder) && extended.has(folder) }
        : await readEarlierName(sides, member, folder, statuses, isMoonFolder);
    if (found.name !== undefined) members.push({ ...member, name: found.name });
    if (found.isDoubtful) doubtful.add(folder);
  }
  const present = new Set(projects.map(({ path, atTop }) => (atTop ? workspace : path)));
  const candidates = [...touched.keys()].filter(
    (folder) => folder !== workspace && !present.has(folder) && mayBeRemoved(sides, folder),
  );
  if (candidates.length > 0) {
    const isMember = producer === "moon" ? await readMoonMembers(git, commit, workspace) : isPackage;
    const hasProjectJson = (texts: ManifestTexts): boolean => producer === "nx" && texts.has("project.json");
    members.push(...findRemoved(sides, candidates, (folder, texts) => hasProjectJson(texts) || isMember(folder)));
  }
  return { members, doubtful, touched: [...touched.keys()], before, after };
}

interface Sides {
  readonly naming: NameReader;
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/** Returns the name of a project at an earlier commit; undefined if the project is new. */
async function readEarlierName(
  { naming, before, after }: Sides,
  { name }: ToolProject,
  folder: string,
  statuses: readonly ChangeStatus[],
  isMoonFolder: () => Promise<boolean>,
): Promise<{ readonly name: string | undefined; readonly isDoubtful: boolean }> {
  const texts = before(folder);
  if (texts.size > 0 || statuses.some((status) => status !== "added")) {
    const [old, present] = [naming(texts, folder), naming(after(folder), folder)];
    if (old !== present && present !== name)
      throw new Undecidable(`the earlier name of the project in ${quoteName(folder)} is unknown`);
    // With a new manifest, the folder may be a new project.
    return { name: old === present ? name : old, isDoubtful: statuses.includes("added") };
  }
  // In moon, any folder can be a project, even without a manifest.
  return (await isMoonFolder())
    ? { name: naming(NO_MANIFESTS, folder) ?? name, isDoubtful: true }
    : { name: undefined, isDoubtful: false };
}

/** Returns the removed projects: their folders are no projects of the tool now. */
function findRemoved(
  { naming, before, after }: Sides,
  folders: readonly string[],
  isMember: (folder: string, texts: ManifestTexts) => boolean | undefined,
): readonly ToolProject[] {
  return folders.flatMap((path): ToolProject[] => {
    const texts = before(path);
    const was = isMember(path, texts);
    if (was === undefined) {
      const [manifest = ""] = texts.keys();
      const change =
        after(path).size > 0 ? "renames its project" : "was deleted, so a project was removed, moved or renamed";
      throw new Undecidable(`${quoteName(`${path}/${manifest}`)} ${change}`);
    }
    const name = was ? naming(texts, path) : undefined;
    return name === undefined ? [] : [{ name, path, atTop: false }];
  });
}

/** True when a folder may have been a project at the earlier commit, and is no project now. */
function mayBeRemoved({ naming, before, after }: Sides, folder: string): boolean {
  const [old, present] = [before(folder), after(folder)];
  if (old.size === 0) return false;
  return [...old.keys()].join() !== [...present.keys()].join() || naming(old, folder) !== naming(present, folder);
}
