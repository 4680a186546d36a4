import { posix } from "node:path";
import type { PackageDependency } from "../manifests.js";
import { quoteName } from "../safety-net.js";
import { UnknownImpactError } from "../workspace-change.js";
import {
  type CommitFiles,
  createCachedFileReader,
  createFolderDependency,
  type GraphProject,
  listEnclosingFolders,
  type ProjectSet,
  resolveRepositoryPath,
} from "./project.js";

interface Directive {
  readonly verb: string;
  readonly words: readonly string[];
}

/** Function that finds the modules that the Go files of a commit import. */
type FindImports = (commit: string, modules: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Creates a reader of Go modules and of `go.work`. */
export function createGoReader(findImports: FindImports) {
  const readFile = createCachedFileReader(parseDirectives);

  return async (files: CommitFiles): Promise<ProjectSet> => {
    const projects: GraphProject[] = [];
    const modules = new Map<string, readonly Directive[]>();
    for (const folder of files.foldersWith("go.mod").filter(isVisible)) {
      const directives = readFile(files, posix.join(folder, "go.mod")) ?? [];
      const name = directives.find(({ verb }) => verb === "module")?.words[0];
      if (name === undefined)
        throw new UnknownImpactError(
          `${quoteName(posix.join(folder, "go.mod"))} has no module path at one of the commits`,
        );
      modules.set(folder, directives);
      projects.push({ target: name, name, folder, isRoot: folder === ".", needs: listNeeds(folder, directives) });
    }
    const settings = new Map<string, string>();
    const parts: Pick<GraphProject, "folder" | "needs">[] = [];
    for (const folder of files.foldersWith("go.work").filter(isVisible)) {
      const path = posix.join(folder, "go.work");
      const work = readFile(files, path) ?? [];
      const uses = work.flatMap(({ verb, words }) => (verb === "use" ? (words[0] ?? "") : []));
      const used = new Set(uses.flatMap((each) => resolveRepositoryPath(folder, each) ?? []));
      const hidden = [...used].find((each) => files.submodules.includes(each) || !isVisible(each));
      if (hidden !== undefined)
        throw new UnknownImpactError(`${quoteName(hidden)} is a submodule or in a folder that Go ignores`);
      const mods = projects.filter((project) => used.has(project.folder));
      for (const mod of mods) parts.push({ folder: mod.folder, needs: listReplaced(folder, work) });
      const targets = new Set(mods.map(({ target }) => target));
      // With go.work, a package can import another module that no `require` lists.
      const imports = mods.length < 2 ? [] : await findImports(files.commit, [...targets]);
      for (const [file, names] of imports)
        parts.push({ folder: posix.dirname(file), needs: names.flatMap((name) => listAround(name, targets)) });
      settings.set(path, JSON.stringify(work));
      // With go.work, the highest version in any module applies to all modules.
      for (const mod of mods) {
        const directives = modules.get(mod.folder) ?? [];
        settings.set(posix.join(mod.folder, "go.mod"), JSON.stringify(directives.filter(isShared)));
      }
    }
    return { projects, parts, locks: new Map(), settings, isOwnOnly: (path) => GO_FILE.test(path) };
  };
}

/**
 * Matches files that only their own module can use, because Go cannot import or embed files of another module. Copies
 * in `vendor` are an exception.
 */
const GO_FILE = /^(?!(?:.*\/)?vendor\/).*(?:\.go|(?<=^|\/)go\.(?:mod|sum))$/s;

/** Lists the modules whose path is `name` or the beginning of `name`. Each of them can contain the imported package. */
function listAround(name: string, modules: ReadonlySet<string>): readonly PackageDependency[] {
  return listEnclosingFolders(name).flatMap((each) => (modules.has(each) ? [{ kind: "name", name: each }] : []));
}

/** True when Go searches a folder for modules. Go ignores folders such as `testdata`. */
function isVisible(folder: string): boolean {
  return folder === "." || !folder.split("/").some((name) => /^[._]|^(?:testdata|vendor|node_modules)$/.test(name));
}

/** True for a directive that affects the versions of all modules. */
function isShared({ verb }: Directive): boolean {
  return ["require", "replace", "exclude"].includes(verb);
}

/** Parses the directives of go.mod, such as `require a v1`, and blocks of directives. */
function parseDirectives(text: string, path: string): readonly Directive[] {
  const found: Directive[] = [];
  let block: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const words = (line.split("//")[0] ?? "").trim().split(/\s+/).map(unquote);
    const [first = ""] = words;
    if (first === "") continue;
    if (block !== undefined && first === ")") block = undefined;
    else if (block !== undefined) found.push({ verb: block, words });
    else if (words.at(-1) === "(" && words.length === 2) block = first;
    else if (/^[a-z]+$/.test(first)) found.push({ verb: first, words: words.slice(1) });
    else
      throw new UnknownImpactError(
        `line ${index + 1} of ${quoteName(path)} has an unknown syntax at one of the commits`,
      );
  }
  return found;
}

function unquote(word: string): string {
  return /^(["`]).*\1$/.test(word) && word.length > 1 ? word.slice(1, -1) : word;
}

function listNeeds(folder: string, directives: readonly Directive[]): readonly PackageDependency[] {
  const required = directives.flatMap(({ verb, words: [name] }): readonly PackageDependency[] =>
    verb === "require" && name !== undefined ? [{ kind: "name", name }] : [],
  );
  return [...required, ...listReplaced(folder, directives)];
}

/** Lists the folders in directives such as `replace a => ../a`. */
function listReplaced(folder: string, directives: readonly Directive[]): readonly PackageDependency[] {
  return directives.flatMap(({ verb, words }) => {
    const path = words[words.indexOf("=>") + 1];
    return verb === "replace" && path !== undefined && /^\.{1,2}(?:\/|$)/.test(path)
      ? createFolderDependency(folder, path)
      : [];
  });
}
