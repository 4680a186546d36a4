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
import { inReason } from "./safety-net.js";
import { membershipAt } from "./workspace-globs.js";

/** A project at one commit; its path starts from the top of the repository. */
export interface Member extends Project {
  /** Undefined where it has no `package.json`. */
  readonly manifest: PackageManifest | undefined;
}

/** A change of a workspace, as its tool sees it. */
export interface WorkspaceChange {
  readonly producer: string;
  /** Top of the workspace, from the top of the repository. */
  readonly workspace: string;
  /** Of the checked out commit, with paths from the top of the repository. */
  readonly projects: readonly Project[];
  readonly changed: readonly ChangedFile[];
}

/** Nobody can say what a change impacts; its message is the reason. */
export class Undecidable extends Error {}

/** The projects of a workspace at both ends of a change. */
export type WorkspaceHistory = Awaited<ReturnType<typeof readHistory>>;

/**
 * Puts together what a tool says of the projects after a change, and what their manifests say of before.
 * @throws Undecidable
 */
export async function readHistory(
  git: Git,
  { from, to }: Range,
  { producer, workspace, projects, changed }: WorkspaceChange,
) {
  const naming = namingOf(producer);
  const touched = new Map<string, ChangeStatus[]>();
  for (const { folder, status } of changedManifests(changed, WORKSPACE_MANIFESTS))
    if (isBelow(folder, workspace)) append(touched, folder, status);
  const paths = [...touched.keys()].flatMap(workspaceManifestsIn);
  // A project without a folder of its own has the manifest of the workspace.
  const homeOf = ({ path }: Project): string => (path === "." ? workspace : path);
  const ofProjects = projects.map((project) => posix.join(homeOf(project), "package.json"));
  const [before, after] = await Promise.all([
    manifestsAt(git, from, paths),
    manifestsAt(git, to, [...paths, ...ofProjects]),
  ]);
  const grown = new Set(
    changed.flatMap(({ path, status }) => (path !== undefined && status === "added" ? [posix.dirname(path)] : [])),
  );
  const members: Member[] = [];
  const earlier: Member[] = [];
  const doubtful = new Set<string>();
  for (const { name, path, needs } of projects) {
    const member = { name, path, needs, manifest: manifestOf(after(homeOf({ name, path })), path) };
    members.push(member);
    const statuses = touched.get(path);
    if (statuses === undefined) {
      earlier.push(member);
      // Something else than a manifest that we know makes it a project, since just now perhaps.
      if (member.manifest === undefined && grown.has(path)) doubtful.add(path);
    } else if (before(path).size > 0 || statuses.some((status) => status !== "added")) {
      const old = nameBefore(name, path);
      if (old !== undefined) earlier.push({ name: old, path, manifest: manifestOf(before(path), path) });
      // Not every package.json is a project's, so the manifest that came may be what made it one.
      if (statuses.includes("added")) doubtful.add(path);
    } else if (producer === "moon" && (await isFolderAt(git, from, path))) {
      // It takes folders for projects, whatever lies in them.
      earlier.push({ name: naming(NO_TEXTS, path) ?? name, path, manifest: undefined });
      doubtful.add(path);
    }
  }
  const gone = await goneMembers();
  return {
    before: [...earlier, ...gone],
    after: members,
    /** Those of before that are in no folder of after. */
    gone,
    /** Folders of before that may have been no projects then: what is around them owned their files too. */
    doubtful,
  };

  function nameBefore(name: string, folder: string): string | undefined {
    const [old, present] = [naming(before(folder), folder), naming(after(folder), folder)];
    if (old === present) return name;
    if (present === name) return old;
    throw new Undecidable(`nobody can say what the project in ${inReason(folder)} was called before`);
  }

  async function goneMembers(): Promise<readonly Member[]> {
    const here = new Set(projects.map(({ path }) => path));
    const candidates = [...touched.keys()].filter((folder) => !here.has(folder) && hasLeft(folder));
    if (candidates.length === 0) return [];
    const isMember = await membershipAt(git, { commit: from, workspace, producer });
    return candidates.flatMap((path): Member[] => {
      const texts = before(path);
      const within = workspace === "." ? path : path.slice(workspace.length + 1);
      const was = (producer === "nx" && texts.has("project.json")) || isMember(within);
      if (was === undefined) {
        const [manifest = ""] = texts.keys();
        const change =
          after(path).size > 0
            ? "gives its project another name"
            : "is gone, so a project was removed, moved or renamed";
        throw new Undecidable(`${inReason(`${path}/${manifest}`)} ${change}`);
      }
      const name = was ? naming(texts, path) : undefined;
      return name === undefined ? [] : [{ name, path, manifest: manifestOf(texts, path) }];
    });
  }

  /** What has its manifests and its name still was no project before, when it is none now. */
  function hasLeft(folder: string): boolean {
    const [old, present] = [before(folder), after(folder)];
    if (old.size === 0) return false;
    return [...old.keys()].join() !== [...present.keys()].join() || naming(old, folder) !== naming(present, folder);
  }
}

function namingOf(producer: string): Naming {
  const naming = NAMINGS.get(producer);
  if (naming === undefined) throw new Error(`It is not known how ${producer} names its projects.`);
  return naming;
}

function manifestOf(texts: ManifestTexts, folder: string): PackageManifest | undefined {
  const text = texts.get("package.json");
  if (text === undefined) return undefined;
  const manifest = readPackageManifest(text, folder);
  if (manifest === undefined)
    throw new Undecidable(`nobody can read ${inReason(`${folder}/package.json`)} as JSON at both commits`);
  return manifest;
}
