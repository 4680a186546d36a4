import { posix } from "node:path";
import type { Declarations } from "../declared-needs/declarations.js";
import { MOON_FILES } from "../declared-needs/moon.js";
import { readTurboDeclarations, TURBO_FILES } from "../declared-needs/turbo.js";
import { isPathBelow, parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { type CommitFiles, findOuterFolders, type GraphProject } from "./project.js";

/** Names of files in which task runners declare dependencies between projects. */
export const TASK_FILES: readonly string[] = [...TURBO_FILES, ...MOON_FILES, "nx.json", "project.json"];

/** Reads the declarations in `turbo.json`. @throws Undecidable if only Nx or moon can find all dependencies */
export function readTasks(files: CommitFiles, projects: readonly GraphProject[]): Declarations {
  rejectNx(files, projects);
  rejectMoon(files, projects);
  const folders = new Set(TURBO_FILES.flatMap((name) => files.foldersWith(name)));
  const all = findOuterFolders([...folders]).flatMap((top) => {
    const members = listInside(projects, top).flatMap(({ target, folder, isRoot }) =>
      isRoot ? [] : [{ name: target, path: folder }],
    );
    return members.length === 0 ? [] : readTurboDeclarations(top, members, (path) => files.read(path)?.text);
  });
  return {
    needs: all.flatMap(({ needs }) => needs),
    reads: all.flatMap(({ reads }) => reads),
    shared: all.flatMap(({ shared }) => shared),
  };
}

/** Matches fields of Nx that can name single projects. */
const NX_NEEDS = /"(?:implicitDependencies|projects)"/;

/** Rejects an Nx workspace with plugins or settings that add dependencies. @throws Undecidable */
function rejectNx(files: CommitFiles, projects: readonly GraphProject[]): void {
  for (const folder of files.foldersWith("nx.json")) {
    const inside = listInside(projects, folder);
    if (inside.length === 0) continue;
    const textOf = (name: string): string => files.read(posix.join(folder, name))?.text ?? "";
    const nx = parseLenientJson(textOf("nx.json"));
    const plugins: unknown = getField(nx, "plugins");
    const settings = [
      JSON.stringify(getField(nx, "targetDefaults") ?? {}),
      ...inside.map((project) => files.read(posix.join(project.folder, "package.json"))?.text ?? ""),
    ];
    const isSimple =
      typeof nx === "object" &&
      (plugins === undefined || (Array.isArray(plugins) && plugins.length === 0)) &&
      !/"@(?:nx|nrwl)\//.test(textOf("package.json")) &&
      !settings.some((text) => NX_NEEDS.test(text)) &&
      !files.foldersWith("project.json").some((each) => isPathBelow(`${each}/`, folder));
    if (!isSimple)
      throw new Undecidable(
        `only Nx can determine all dependencies, because the workspace of ${quoteName(posix.join(folder, "nx.json"))} has plugins or settings of projects`,
      );
  }
}

/** Matches `dependsOn`, tasks such as `a:build`, and inputs such as `/packages/a/**` in moon files. */
const MOON_NEEDS = /\bdependsOn\b|(?:^|[\s'"[,])[\w@][\w@/.-]*:[a-z]|['"\s[]\/[^/\s'"]+\/|project:\/\//m;

/** Rejects a moon workspace in which a project file declares dependencies. @throws Undecidable */
function rejectMoon(files: CommitFiles, projects: readonly GraphProject[]): void {
  const folders = new Set(projects.map(({ folder }) => folder));
  for (const name of MOON_FILES)
    for (const path of files.foldersWith(name).flatMap((each) => (folders.has(each) ? posix.join(each, name) : [])))
      if (MOON_NEEDS.test(files.read(path)?.text ?? ""))
        throw new Undecidable(
          `only moon can determine all dependencies, because ${quoteName(path)} names other projects`,
        );
}

function listInside(projects: readonly GraphProject[], folder: string): readonly GraphProject[] {
  return projects.filter((project) => project.folder === folder || isPathBelow(project.folder, folder));
}
