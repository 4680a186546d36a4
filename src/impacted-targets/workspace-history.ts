import { posix } from "node:path";
import type { ChangedFile, ChangeStatus } from "../git/changed-files.js";
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
  type PackageManifest,
  readManifestsAt,
  readPackageManifest,
  WORKSPACE_MANIFESTS,
} from "./manifests.js";
import { appendToList } from "./ownership.js";
import type { Project } from "./producers/producer.js";
import type { Range } from "./range.js";
import { quoteName } from "./safety-net.js";
import { type IsMember, readIsMember } from "./workspace-globs.js";

/** Project at one of the two commits. Its path is relative to the repository's top folder. */
export interface WorkspaceProject extends Project {
  readonly manifest: PackageManifest | undefined;
}

export interface WorkspaceChange {
  readonly producer: string;
  readonly workspace: string;
  readonly projects: readonly Project[];
  readonly changed: readonly ChangedFile[];
}

/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
export class Undecidable extends Error {}

export type WorkspaceHistory = Awaited<ReturnType<typeof readWorkspaceHistory>>;

interface Sides {
  readonly naming: NameReader;
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/** Reconstructs the projects before a change from the present ones and the old manifests. @throws Undecidable */
export async function readWorkspaceHistory(git: Git, { from, to }: Range, change: WorkspaceChange) {
  const { producer, workspace, projects, changed } = change;
  const touched = new Map<string, ChangeStatus[]>();
  for (const { folder, status } of findChangedManifests(changed, WORKSPACE_MANIFESTS))
    if (isPathBelow(folder, workspace)) appendToList(touched, folder, status);
  const paths = [...touched.keys()].flatMap(listWorkspaceManifests);
  // The manifest of a project at the top is that of the workspace.
  const manifestFolder = (path: string): string => (path === "." ? workspace : path);
  const ofProjects = projects.map(({ path }) => posix.join(manifestFolder(path), "package.json"));
  const [before, after] = await Promise.all([
    readManifestsAt(git, from, paths),
    readManifestsAt(git, to, [...paths, ...ofProjects]),
  ]);
  const naming = NAME_READERS.get(producer);
  if (naming === undefined) throw new Error(`The producer ${producer} does not define names of projects.`);
  const sides: Sides = { naming, before, after };
  const extended = new Set(
    changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [posix.dirname(path)] : [])),
  );
  const members: WorkspaceProject[] = [];
  const earlier: WorkspaceProject[] = [];
  const doubtful = new Set<string>();
  for (const { name, path, needs } of projects) {
    const member = { name, path, needs, manifest: manifestOf(after(manifestFolder(path)), path) };
    members.push(member);
    const statuses = touched.get(path);
    const isMoonFolder = async () => producer === "moon" && (await isFolderAt(git, from, path));
    const found =
      statuses === undefined
        ? // A new file of an unknown kind may have made this folder a project.
          { old: member, isDoubtful: member.manifest === undefined && extended.has(path) }
        : await earlierMember(sides, member, statuses, isMoonFolder);
    if (found.old !== undefined) earlier.push(found.old);
    if (found.isDoubtful) doubtful.add(path);
  }
  const currentPaths = new Set(projects.map(({ path }) => path));
  const candidates = [...touched.keys()].filter((folder) => !currentPaths.has(folder) && mayBeRemoved(sides, folder));
  const removed =
    candidates.length === 0 ? [] : findRemovedMembers(sides, candidates, change, await readIsMember(git, from, change));
  return {
    before: [...earlier, ...removed],
    after: members,
    removed,
    /** Folders that may be new projects. Before the change, an outer project then owned their files. */
    doubtful,
  };
}

/** Returns a project with changed manifests as it was before. `old` is undefined if the project is new. */
async function earlierMember(
  { naming, before, after }: Sides,
  { name, path }: WorkspaceProject,
  statuses: readonly ChangeStatus[],
  isMoonFolder: () => Promise<boolean>,
): Promise<{ readonly old: WorkspaceProject | undefined; readonly isDoubtful: boolean }> {
  const texts = before(path);
  if (texts.size > 0 || statuses.some((status) => status !== "added")) {
    const [old, present] = [naming(texts, path), naming(after(path), path)];
    if (old !== present && present !== name)
      throw new Undecidable(`the earlier name of the project in ${quoteName(path)} is unknown`);
    const oldName = old === present ? name : old;
    return {
      old: oldName === undefined ? undefined : { name: oldName, path, manifest: manifestOf(texts, path) },
      // The new manifest may have made the folder a project.
      isDoubtful: statuses.includes("added"),
    };
  }
  // In moon, any folder can be a project, even without a manifest.
  return (await isMoonFolder())
    ? { old: { name: naming(NO_MANIFESTS, path) ?? name, path, manifest: undefined }, isDoubtful: true }
    : { old: undefined, isDoubtful: false };
}

function findRemovedMembers(
  { naming, before, after }: Sides,
  folders: readonly string[],
  { workspace, producer }: WorkspaceChange,
  isMember: IsMember,
): readonly WorkspaceProject[] {
  return folders.flatMap((path): WorkspaceProject[] => {
    const texts = before(path);
    const within = workspace === "." ? path : path.slice(workspace.length + 1);
    const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
    if (was === undefined) {
      const [manifest = ""] = texts.keys();
      const change =
        after(path).size > 0 ? "renames its project" : "was deleted, so a project was removed, moved or renamed";
      throw new Undecidable(`${quoteName(`${path}/${manifest}`)} ${change}`);
    }
    const name = was ? naming(texts, path) : undefined;
    return name === undefined ? [] : [{ name, path, manifest: manifestOf(texts, path) }];
  });
}

/** True when a folder is no project now, but may have been one, because its manifests or its name changed. */
function mayBeRemoved({ naming, before, after }: Sides, folder: string): boolean {
  const [old, present] = [before(folder), after(folder)];
  if (old.size === 0) return false;
  return [...old.keys()].join() !== [...present.keys()].join() || naming(old, folder) !== naming(present, folder);
}

function manifestOf(texts: ManifestTexts, folder: string): PackageManifest | undefined {
  const text = texts.get("package.json");
  if (text === undefined) return undefined;
  const manifest = readPackageManifest(text, folder);
  if (manifest === undefined)
    throw new Undecidable(`${quoteName(`${folder}/package.json`)} is not valid JSON at one of the two commits`);
  return manifest;
}
