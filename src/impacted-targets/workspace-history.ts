import type { ChangedFile, ChangeStatus } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { isFolderAt, readFilesAt } from "../git/read-file.js";
import { inReason } from "./computed.js";
import { type PackageManifest, readPackageManifest } from "./manifests.js";
import type { Project } from "./producers/producer.js";
import type { Member } from "./project-graph.js";
import { type ManifestTexts, type Naming, WORKSPACE_MANIFESTS } from "./project-names.js";
import type { Range } from "./range.js";
import { membershipAt } from "./workspace-globs.js";

/** The projects of a workspace at both ends of a change. */
export interface WorkspaceHistory {
  readonly before: readonly Member[];
  readonly after: readonly Member[];
  /** Those of before that are in no folder of after. */
  readonly gone: readonly Member[];
  /** Folders of before that may have been no projects then: what is around them owned their files too. */
  readonly doubtful: ReadonlySet<string>;
}

export type HistoryRead =
  | ({ readonly kind: "known" } & WorkspaceHistory)
  /** Why nobody can say what the change impacts. */
  | { readonly kind: "unknown"; readonly reason: string };

interface Question {
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
  { producer, naming, workspace, projects, changed }: Question,
): Promise<HistoryRead> {
  const touched = touchedFolders(changed, workspace);
  const [before, after] = await Promise.all([
    textsAt(git, from, workspace, [...touched.keys()]),
    textsAt(git, to, workspace, [...touched.keys()], projects),
  ]);
  const grown = grownFolders(changed);
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
      if (wasThere(before, folder, statuses)) {
        const old = nameBefore(project);
        if (old !== undefined) earlier.push({ name: old, folder, manifest: manifestOf(before, folder) });
        // Not every package.json is a project's, so the manifest that came may be what made it one.
        if ([...statuses.values()].includes("added")) doubtful.add(folder);
      } else if (producer === "moon" && (await isFolderAt(git, from, folder))) {
        // It takes folders for projects, whatever lies in them.
        earlier.push({ name: naming(NO_TEXTS, folder) ?? name, folder, manifest: undefined });
        doubtful.add(folder);
      }
    }
    const gone = await goneMembers();
    return { kind: "known", before: [...earlier, ...gone], after: members, gone, doubtful };
  } catch (error) {
    if (!(error instanceof Untold)) throw error;
    return { kind: "unknown", reason: error.message };
  }

  function nameBefore({ name, path: folder }: Project): string | undefined {
    const [old, present] = [named(before, folder), named(after, folder)];
    if (old === present) return name;
    if (present === name) return old;
    throw new Untold(`nobody can say what the project in ${inReason(folder)} was called before`);
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
        throw new Untold(
          `${inReason(`${folder}/${manifest}`)} ${after.has(folder) ? "gives its project another name" : "is gone, so a project was removed, moved or renamed"}`,
        );
      const name = was ? naming(texts, folder) : undefined;
      return name === undefined ? [] : [{ name, folder, manifest: manifestOf(before, folder) }];
    });
  }

  /** What has its manifests and its name still was no project before, when it is none now. */
  function hasLeft(folder: string): boolean {
    const [old, present] = [before.get(folder) ?? NO_TEXTS, after.get(folder) ?? NO_TEXTS];
    return (
      [...old.keys()].join() !== [...present.keys()].join() || named(before, folder) !== named(after, folder)
    );
  }

  function named(texts: ReadonlyMap<string, ManifestTexts>, folder: string): string | undefined {
    return naming(texts.get(folder) ?? NO_TEXTS, folder);
  }
}

const NO_TEXTS: ManifestTexts = new Map();

class Untold extends Error {}

type Statuses = ReadonlyMap<string, ChangeStatus>;

/** Folders of the workspace with manifests that changed, and how each did. */
function touchedFolders(changed: readonly ChangedFile[], workspace: string): ReadonlyMap<string, Statuses> {
  const folders = new Map<string, Map<string, ChangeStatus>>();
  for (const { path, status } of changed) {
    if (path === undefined) continue;
    const end = path.lastIndexOf("/");
    const [folder, name] = [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
    const isWithin = folder !== "" && (workspace === "." || folder.startsWith(`${workspace}/`));
    if (!isWithin || !WORKSPACE_MANIFESTS.includes(name)) continue;
    const statuses = folders.get(folder) ?? new Map<string, ChangeStatus>();
    folders.set(folder, statuses.set(name, status));
  }
  return folders;
}

/** Folders with a new file. */
function grownFolders(changed: readonly ChangedFile[]): ReadonlySet<string> {
  return new Set(
    changed.flatMap(({ path, status }) =>
      path !== undefined && status === "added" ? [path.slice(0, Math.max(0, path.lastIndexOf("/")))] : [],
    ),
  );
}

function wasThere(before: ReadonlyMap<string, ManifestTexts>, folder: string, statuses: Statuses): boolean {
  return before.has(folder) || [...statuses.values()].some((status) => status !== "added");
}

/** All manifests of the folders at a commit, and the `package.json` of each project. */
async function textsAt(
  git: Git,
  commit: string,
  workspace: string,
  folders: readonly string[],
  projects: readonly Project[] = [],
): Promise<ReadonlyMap<string, ManifestTexts>> {
  const places = [
    ...folders.flatMap((folder) => WORKSPACE_MANIFESTS.map((name) => ({ folder, name }))),
    ...projects.map(({ path }) => ({ folder: path, name: "package.json" })),
  ];
  // A project at the top of the workspace is called `.`, wherever that is.
  const pathOf = ({ folder, name }: (typeof places)[number]): string =>
    folder !== "." ? `${folder}/${name}` : workspace === "." ? name : `${workspace}/${name}`;
  const found = await readFilesAt(git, commit, places.map(pathOf));
  const texts = new Map<string, Map<string, string>>();
  for (const place of places) {
    const { folder, name } = place;
    const bytes = found.get(pathOf(place));
    if (bytes === undefined) continue;
    const ofFolder = texts.get(folder) ?? new Map<string, string>();
    texts.set(folder, ofFolder.set(name, bytes.toString("utf8")));
  }
  return texts;
}

function manifestOf(texts: ReadonlyMap<string, ManifestTexts>, folder: string): PackageManifest | undefined {
  const text = texts.get(folder)?.get("package.json");
  if (text === undefined) return undefined;
  const manifest = readPackageManifest(text, folder);
  if (manifest === undefined)
    throw new Untold(`nobody can read ${inReason(`${folder}/package.json`)} as JSON at both commits`);
  return manifest;
}
