import type { ChangedFile, ChangeStatus } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { isFolderAt } from "../git/read-file.js";
import {
  isBelow,
  type ManifestTexts,
  manifestsAt,
  type Naming,
  NO_TEXTS,
  type PackageManifest,
  readPackageManifest,
  splitPath,
  WORKSPACE_MANIFESTS,
  workspaceManifestsIn,
} from "./manifests.js";
import { append } from "./ownership.js";
import type { Project } from "./producers/producer.js";
import type { Range } from "./range.js";
import { inReason } from "./safety-net.js";
import { membershipAt } from "./workspace-globs.js";

/** The projects of a workspace at both ends of a change. */
export interface WorkspaceHistory {
  readonly kind: "known";
  readonly before: readonly Member[];
  readonly after: readonly Member[];
  /** Those of before that are in no folder of after. */
  readonly gone: readonly Member[];
  /** Folders of before that may have been no projects then: what is around them owned their files too. */
  readonly doubtful: ReadonlySet<string>;
}

/** A project at one commit. */
export interface Member {
  /** As its tool calls it. */
  readonly name: string;
  /** From the top of the repository. */
  readonly folder: string;
  /** Undefined where it has no `package.json`. */
  readonly manifest: PackageManifest | undefined;
  /** Names of projects that it needs, where the tool says so. */
  readonly needs?: readonly string[] | undefined;
}

/** Why nobody can say what a change impacts. */
export interface Unknown {
  readonly kind: "unknown";
  readonly reason: string;
}

/** A change of a workspace, as its tool sees it. */
export interface WorkspaceChange {
  readonly producer: string;
  readonly naming: Naming;
  /** Top of the workspace, from the top of the repository. */
  readonly workspace: string;
  /** Of the checked out commit, with paths from the top of the repository. */
  readonly projects: readonly Project[];
  readonly changed: readonly ChangedFile[];
}

/** Puts together what a tool says of the projects after a change, and what their manifests say of before. */
export async function readHistory(
  git: Git,
  { from, to }: Range,
  { producer, naming, workspace, projects, changed }: WorkspaceChange,
): Promise<WorkspaceHistory | Unknown> {
  const touched = touchedFolders(changed, workspace);
  const places = [...touched.keys()].flatMap(workspaceManifestsIn);
  const ofProjects = projects.map(({ path }) => ({ folder: path, name: "package.json" }));
  const [before, after] = await Promise.all([
    manifestsAt(git, from, places, workspace),
    manifestsAt(git, to, [...places, ...ofProjects], workspace),
  ]);
  const grown = new Set(
    changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [splitPath(path).folder] : [])),
  );
  const members: Member[] = [];
  const earlier: Member[] = [];
  const doubtful = new Set<string>();
  try {
    for (const project of projects) {
      const { name, path: folder } = project;
      const member = { name, folder, manifest: manifestOf(after, folder), needs: project.needs };
      members.push(member);
      const statuses = touched.get(folder);
      if (statuses === undefined) {
        earlier.push(member);
        // Something else than a manifest that we know makes it a project, since just now perhaps.
        if (member.manifest === undefined && grown.has(folder)) doubtful.add(folder);
        continue;
      }
      if (before.has(folder) || statuses.some((status) => status !== "added")) {
        const old = nameBefore(project);
        if (old !== undefined) earlier.push({ name: old, folder, manifest: manifestOf(before, folder) });
        // Not every package.json is a project's, so the manifest that came may be what made it one.
        if (statuses.includes("added")) doubtful.add(folder);
      } else if (producer === "moon" && (await isFolderAt(git, from, folder))) {
        // It takes folders for projects, whatever lies in them.
        earlier.push({ name: naming(NO_TEXTS, folder) ?? name, folder, manifest: undefined });
        doubtful.add(folder);
      }
    }
    const gone = await goneMembers();
    return { kind: "known", before: [...earlier, ...gone], after: members, gone, doubtful };
  } catch (error) {
    if (!(error instanceof Undecidable)) throw error;
    return { kind: "unknown", reason: error.message };
  }

  function nameBefore({ name, path: folder }: Project): string | undefined {
    const [old, present] = [named(before, folder), named(after, folder)];
    if (old === present) return name;
    if (present === name) return old;
    throw new Undecidable(`nobody can say what the project in ${inReason(folder)} was called before`);
  }

  async function goneMembers(): Promise<readonly Member[]> {
    const here = new Set(projects.map(({ path }) => path));
    const candidates = [...touched.keys()].filter(
      (folder) => !here.has(folder) && before.has(folder) && hasLeft(folder),
    );
    if (candidates.length === 0) return [];
    const isMember = await membershipAt(git, { commit: from, workspace, producer });
    return candidates.flatMap((folder): Member[] => {
      const texts = before.get(folder) ?? NO_TEXTS;
      const within = workspace === "." ? folder : folder.slice(workspace.length + 1);
      const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
      const [manifest = ""] = texts.keys();
      if (was === undefined)
        throw new Undecidable(
          `${inReason(`${folder}/${manifest}`)} ${after.has(folder) ? "gives its project another name" : "is gone, so a project was removed, moved or renamed"}`,
        );
      const name = was ? naming(texts, folder) : undefined;
      return name === undefined ? [] : [{ name, folder, manifest: manifestOf(before, folder) }];
    });
  }

  /** What has its manifests and its name still was no project before, when it is none now. */
  function hasLeft(folder: string): boolean {
    const [old, present] = [before.get(folder) ?? NO_TEXTS, after.get(folder) ?? NO_TEXTS];
    return [...old.keys()].join() !== [...present.keys()].join() || named(before, folder) !== named(after, folder);
  }

  function named(texts: ReadonlyMap<string, ManifestTexts>, folder: string): string | undefined {
    return naming(texts.get(folder) ?? NO_TEXTS, folder);
  }
}

class Undecidable extends Error {}

/** Folders of the workspace with manifests that changed, and how each did. */
function touchedFolders(
  changed: readonly ChangedFile[],
  workspace: string,
): ReadonlyMap<string, readonly ChangeStatus[]> {
  const folders = new Map<string, ChangeStatus[]>();
  for (const { path, status } of changed) {
    if (path === undefined) continue;
    const { folder, name } = splitPath(path);
    if (isBelow(folder, workspace) && WORKSPACE_MANIFESTS.includes(name)) append(folders, folder, status);
  }
  return folders;
}

function manifestOf(texts: ReadonlyMap<string, ManifestTexts>, folder: string): PackageManifest | undefined {
  const text = texts.get(folder)?.get("package.json");
  if (text === undefined) return undefined;
  const manifest = readPackageManifest(text, folder);
  if (manifest === undefined)
    throw new Undecidable(`nobody can read ${inReason(`${folder}/package.json`)} as JSON at both commits`);
  return manifest;
}
