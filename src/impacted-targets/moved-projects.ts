import type { ChangedFile, ChangeStatus } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { firstOf, inReason } from "./computed.js";
import { anyNaming, type ManifestTexts, type Naming, WORKSPACE_MANIFESTS } from "./project-names.js";
import type { Range } from "./range.js";

/** Other files that make a folder a project, and where the project's name stands in them, if it does. */
const OTHER_MANIFESTS: ReadonlyMap<string, (text: string) => string | undefined> = new Map([
  // pnpm takes these for a `package.json`.
  ["package.json5", (text: string) => inLines(text, /^[ \t]*["']?name["']?[ \t]*:(.*)$/)],
  ["package.yaml", (text: string) => inLines(text, /^name[ \t]*:(.*)$/)],
  ["Cargo.toml", nameInToml],
  ["pyproject.toml", nameInToml],
  ["go.mod", (text: string) => inLines(text, /^module[ \t]+(\S+)/)],
  ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map(
    (file) => [file, () => undefined] as const,
  ),
]);

/** Names of the files that make a folder a project. */
export const MANIFEST_NAMES: readonly string[] = [...WORKSPACE_MANIFESTS, ...OTHER_MANIFESTS.keys()];

interface Known {
  /** How the tool names its projects; undefined where nobody has told us. */
  readonly naming?: Naming | undefined;
  /** Folder of a workspace whose projects are compared at both commits later, when the tool has been asked. */
  readonly checkedFolder?: string | undefined;
}

interface Changed {
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  readonly status: ChangeStatus;
}

/**
 * Why a change impacts everything that removes, moves, renames or splits projects, or undefined when it does not: a
 * tool that looks at the work tree alone does not see who depended on what is gone.
 */
export async function movedProjects(
  git: Git,
  range: Range,
  files: readonly ChangedFile[],
  { naming, checkedFolder }: Known = {},
): Promise<string | undefined> {
  const manifests = files
    .flatMap((file) => (file.path === undefined ? [] : [placeOf(file.path, file.status)]))
    .filter(({ name }) => MANIFEST_NAMES.includes(name))
    .filter(({ folder, name }) => !(WORKSPACE_MANIFESTS.includes(name) && isWithin(folder, checkedFolder)));
  const gone = manifests
    .filter(({ status }) => status === "deleted")
    .map(({ path }) => `${inReason(path)} is gone, so a project was removed, moved or renamed`);
  const kept = manifests.filter(({ status }) => status !== "deleted");
  return firstOf([
    ...gone,
    ...(await renamed(git, range, kept, naming ?? anyNaming)),
    ...(naming === undefined ? [] : await split(git, range, kept)),
  ]);
}

function placeOf(path: string, status: ChangeStatus): Changed {
  const slash = path.lastIndexOf("/");
  return { path, status, folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}

function isWithin(folder: string, around: string | undefined): boolean {
  if (around === undefined || folder === "") return false;
  return around === "." || folder.startsWith(`${around}/`);
}

/** Names are compared by folder: a file that is new can name a project anew that another one named before. */
async function renamed(
  git: Git,
  { from, to }: Range,
  manifests: readonly Changed[],
  naming: Naming,
): Promise<readonly string[]> {
  const paths = manifests.flatMap(({ path, folder, name }) =>
    WORKSPACE_MANIFESTS.includes(name) ? WORKSPACE_MANIFESTS.map((each) => joined(folder, each)) : [path],
  );
  const [before, after] = await Promise.all([readFilesAt(git, from, paths), readFilesAt(git, to, paths)]);
  const nameIn = (
    found: ReadonlyMap<string, Buffer>,
    { path, folder, name }: Changed,
  ): string | undefined => {
    const read = OTHER_MANIFESTS.get(name);
    if (read !== undefined) {
      const bytes = found.get(path);
      return bytes === undefined ? undefined : read(bytes.toString("utf8"));
    }
    return naming(textsOf(found, folder), folder);
  };
  return manifests
    .filter(
      (manifest) => wasProject(before, manifest) && nameIn(before, manifest) !== nameIn(after, manifest),
    )
    .map(({ path }) => `${inReason(path)} gives its project another name`);
}

/** A project within the folder of another one takes files from it, which may be needed there. */
async function split(git: Git, { from }: Range, manifests: readonly Changed[]): Promise<readonly string[]> {
  const added = manifests.filter(
    ({ status, name, folder }) => status === "added" && folder !== "" && WORKSPACE_MANIFESTS.includes(name),
  );
  if (added.length === 0) return [];
  const around = added.map(({ folder }) => foldersAround(folder));
  const paths = [...new Set(added.map(({ folder }) => folder).concat(...around))].flatMap((folder) =>
    WORKSPACE_MANIFESTS.map((name) => joined(folder, name)),
  );
  const before = await readFilesAt(git, from, paths);
  return added.flatMap(({ path, folder }, index) => {
    const outer =
      textsOf(before, folder).size > 0
        ? undefined
        : around[index]?.find((each) => textsOf(before, each).size > 0);
    return outer === undefined
      ? []
      : [`${inReason(path)} makes a part of ${inReason(outer)} a project of its own`];
  });
}

/** The folders that a folder lies in, the nearest first, without the top of the repository. */
function foldersAround(folder: string): readonly string[] {
  const parts = folder.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join("/"));
}

function wasProject(before: ReadonlyMap<string, Buffer>, { path, folder, name }: Changed): boolean {
  return OTHER_MANIFESTS.has(name) ? before.has(path) : textsOf(before, folder).size > 0;
}

function textsOf(found: ReadonlyMap<string, Buffer>, folder: string): ManifestTexts {
  return new Map(
    WORKSPACE_MANIFESTS.flatMap((name): [string, string][] => {
      const bytes = found.get(joined(folder, name));
      return bytes === undefined ? [] : [[name, bytes.toString("utf8")]];
    }),
  );
}

function joined(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function nameInToml(text: string): string | undefined {
  return inLines(text, /^name[ \t]*=(.*)$/);
}

/** Line by line, so that no file can take long. */
function inLines(text: string, pattern: RegExp): string | undefined {
  for (const line of text.split("\n")) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
