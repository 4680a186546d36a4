import { posix } from "node:path";
import type { ChangedFile, ChangeStatus } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { isFolderAt } from "../git/read-file.js";
import {
  changedManifests,
  isBelow,
  type ManifestTexts,
  manifestsAt,
  NAMINGS,
  type Naming,
  NO_TEXTS,
  type PackageManifest,
  readPackageManifest,
  WORKSPACE_MANIFESTS,
  workspaceManifestsIn,
} from "./manifests.js";
import { append } from "./ownership.js";
import type { Project } from "./producers/producer.js";
import type { Range } from "./range.js";
import { quoteName } from "./safety-net.js";
import { type Membership, membershipAt } from "./workspace-globs.js";

/** Project at one commit, with its path from the top. */
export interface Member extends Project {
  readonly manifest: PackageManifest | undefined;
}

export interface WorkspaceChange {
  readonly producer: string;
  readonly workspace: string;
  readonly projects: readonly Project[];
  readonly changed: readonly ChangedFile[];
}

/** Error for a change with an unknown impact; the message is the reason. */
export class Undecidable extends Error {}

export type WorkspaceHistory = Awaited<ReturnType<typeof readHistory>>;

interface Sides {
  readonly naming: Naming;
  readonly before: (folder: string) => ManifestTexts;
  readonly after: (folder: string) => ManifestTexts;
}

/** Compares the projects after a change with their manifests before it. @throws Undecidable */
export async function readHistory(git: Git, { from, to }: Range, change: WorkspaceChange) {
  const { producer, workspace, projects, changed } = change;
  const touched = new Map<string, ChangeStatus[]>();
  for (const { folder, status } of changedManifests(changed, WORKSPACE_MANIFESTS))
    if (isBelow(folder, workspace)) append(touched, folder, status);
  const paths = [...touched.keys()].flatMap(workspaceManifestsIn);
  // A project at the top uses the manifest of the workspace.
  const manifestFolder = (path: string): string => (path === "." ? workspace : path);
  const ofProjects = projects.map(({ path }) => posix.join(manifestFolder(path), "package.json"));
  const [before, after] = await Promise.all([
    manifestsAt(git, from, paths),
    manifestsAt(git, to, [...paths, ...ofProjects]),
  ]);
  const naming = NAMINGS.get(producer);
  if (naming === undefined) throw new Error(`The producer ${producer} does not define names of projects.`);
  const sides: Sides = { naming, before, after };
  const extended = new Set(
    changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [posix.dirname(path)] : [])),
  );
  const members: Member[] = [];
  const earlier: Member[] = [];
  const doubtful = new Set<string>();
  for (const { name, path, needs } of projects) {
    const member = { name, path, needs, manifest: manifestOf(after(manifestFolder(path)), path) };
    members.push(member);
    const statuses = touched.get(path);
    const isMoonFolder = async () => producer === "moon" && (await isFolderAt(git, from, path));
    const found =
      statuses === undefined
        ? // A new file of an unknown type may have made the folder a project.
          { old: member, isDoubtful: member.manifest === undefined && extended.has(path) }
        : await earlierMember(sides, member, statuses, isMoonFolder);
    if (found.old !== undefined) earlier.push(found.old);
    if (found.isDoubtful) doubtful.add(path);
  }
  const currentPaths = new Set(projects.map(({ path }) => path));
  const candidates = [...touched.keys()].filter((folder) => !currentPaths.has(folder) && mayBeRemoved(sides, folder));
  const removed =
    candidates.length === 0 ? [] : findRemovedMembers(sides, candidates, change, await membershipAt(git, from, change));
  return {
    before: [...earlier, ...removed],
    after: members,
    removed,
    /** Folders that may not have been projects before; then an outer project owned their files. */
    doubtful,
  };
}

/** Returns the earlier state of a project with changed manifests; `old` is undefined for a new project. */
async function earlierMember(
  { naming, before, after }: Sides,
  { name, path }: Member,
  statuses: readonly ChangeStatus[],
  isMoonFolder: () => Promise<boolean>,
): Promise<{ readonly old: Member | undefined; readonly isDoubtful: boolean }> {
  const texts = before(path);
  if (texts.size > 0 || statuses.some((status) => status !== "added")) {
    const [old, present] = [naming(texts, path), naming(after(path), path)];
    if (old !== present && present !== name)
      throw new Undecidable(`the earlier name of the project in ${quoteName(path)} is unknown`);
    const oldName = old === present ? name : old;
    return {
      old: oldName === undefined ? undefined : { name: oldName, path, manifest: manifestOf(texts, path) },
      // The folder may not have been a project before the new manifest.
      isDoubtful: statuses.includes("added"),
    };
  }
  // moon can use any folder as a project.
  return (await isMoonFolder())
    ? { old: { name: naming(NO_TEXTS, path) ?? name, path, manifest: undefined }, isDoubtful: true }
    : { old: undefined, isDoubtful: false };
}

function findRemovedMembers(
  { naming, before, after }: Sides,
  folders: readonly string[],
  { workspace, producer }: WorkspaceChange,
  isMember: Membership,
): readonly Member[] {
  return folders.flatMap((path): Member[] => {
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

/** True when a folder that is not a project now may have been one: its manifests or name changed. */
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
