import { posix } from "node:path";
import { isPathBelow, type Need, parseLenientJson } from "../manifests.js";
import { getField } from "../producers/parsing.js";
import { quoteName } from "../safety-net.js";
import { Undecidable } from "../workspace-history.js";
import { type CommitFiles, findOuterFolders, type GraphProject, listEntries, toFolderNeed } from "./project.js";

const TURBO_FILES = ["turbo.json", "turbo.jsonc"] as const;
const MOON_FILES = ["moon.yml", "moon.yaml", "moon.json", "moon.jsonc", "moon.toml", "moon.hcl", "moon.pkl"] as const;

/** Names of files in which task runners declare dependencies between projects. */
export const TASK_FILES: readonly string[] = [...TURBO_FILES, ...MOON_FILES, "nx.json", "project.json"];

interface Tasks {
  readonly needs: readonly (readonly [target: string, need: Need])[];
  /** Patterns of files that impact everything. */
  readonly sharedPaths: readonly string[];
}

/** Reads the dependencies in `turbo.json`. @throws Undecidable if only Nx or moon can find all dependencies */
export function readTasks(files: CommitFiles, projects: readonly GraphProject[]): Tasks {
  rejectNx(files, projects);
  rejectMoon(files, projects);
  const paths = TURBO_FILES.flatMap((name) => files.foldersWith(name).map((folder) => posix.join(folder, name)));
  const tops = findOuterFolders([...new Set(paths.map((path) => posix.dirname(path)))]);
  const all = paths.map((path) => readTurbo(files, path, tops, projects));
  return { needs: all.flatMap(({ needs }) => needs), sharedPaths: all.flatMap(({ sharedPaths }) => sharedPaths) };
}

function textsIn(value: unknown, field: string): readonly string[] {
  const list: unknown = getField(value, field);
  return (Array.isArray(list) ? list : []).filter((item): item is string => typeof item === "string");
}

/** Name in `turbo.json` for the top of the workspace. */
const TOP = "$TURBO_ROOT$/";

function readTurbo(
  files: CommitFiles,
  path: string,
  tops: readonly string[],
  projects: readonly GraphProject[],
): Tasks {
  const folder = posix.dirname(path);
  const isTop = tops.includes(folder);
  const top = tops.find((each) => each === folder || isPathBelow(folder, each)) ?? folder;
  const members = listInside(projects, top);
  if (members.length === 0) return { needs: [], sharedPaths: [] };
  const json = parseLenientJson(files.read(path)?.text ?? "");
  if (json === undefined) throw new Undecidable(`${quoteName(path)} is not valid JSON at one of the commits`);
  const extended = textsIn(json, "extends").flatMap((name) =>
    members.flatMap(({ folder: each, target }) =>
      each === folder && name !== "//" ? [[target, { kind: "name", name }] as const] : [],
    ),
  );
  const needs = [...listEntries(json, "tasks"), ...listEntries(json, "pipeline")].flatMap(([key, task]) => {
    const [owner, ofPackage] = key.split("#");
    // At the top, a task without the name of a package applies to every package.
    const dependents = members.filter((project) =>
      ofPackage === undefined ? isTop || project.folder === folder : project.name === owner,
    );
    const names = ["dependsOn", "with"]
      .flatMap((field) => textsIn(task, field))
      .flatMap((text) => {
        const [name = "", ...rest] = text.split("#");
        return rest.length === 0 || name === "//" || name === "" ? [] : [{ kind: "name", name } as const];
      });
    const inputs = textsIn(task, "inputs").filter((text) => !text.startsWith("!"));
    return dependents.flatMap((project) => {
      const inFolders = inputs.flatMap((text) =>
        text.startsWith(TOP)
          ? toFolderNeed(top, cutGlob(text.slice(TOP.length)))
          : text.startsWith("../")
            ? toFolderNeed(project.folder, cutGlob(text))
            : [],
      );
      return [...names, ...inFolders].map((need) => [project.target, need] as const);
    });
  });
  const shared = isTop ? [...textsIn(json, "globalDependencies"), ...textsIn(json, "global.inputs")] : [];
  return {
    needs: [...extended, ...needs],
    sharedPaths: shared.map((glob) => posix.join(folder, glob.replace(TOP, ""))),
  };
}

/** Returns the folder that contains all matches of a glob, or the path itself. */
function cutGlob(glob: string): string {
  const [literal = ""] = glob.split(/[*?[{(!]/);
  return literal === glob ? glob : posix.dirname(`${literal}x`);
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
        `only Nx knows all dependencies: ${quoteName(posix.join(folder, "nx.json"))} is in a workspace with plugins or settings of projects`,
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
        throw new Undecidable(`only moon knows all dependencies, because ${quoteName(path)} names other projects`);
}

function listInside(projects: readonly GraphProject[], folder: string): readonly GraphProject[] {
  return projects.filter((project) => project.folder === folder || isPathBelow(project.folder, folder));
}
