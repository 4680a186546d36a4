import { posix } from "node:path";
import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { field, textAt } from "./producers/parsing.js";

/** True for a file or a folder below a folder; `.` has everything but the top itself. */
export function isBelow(path: string, folder: string): boolean {
  return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}

/** Changed files with one of these names, and the folders that they lie in; `.` for the top of the repository. */
export function changedManifests(files: readonly ChangedFile[], names: readonly string[]) {
  return files.flatMap(({ path, status }) => {
    if (path === undefined) return [];
    const manifest = { path, status, folder: posix.dirname(path), name: posix.basename(path) };
    return names.includes(manifest.name) ? [manifest] : [];
  });
}

/** Texts of the manifests of one folder at one commit, by the names of the files. */
export type ManifestTexts = ReadonlyMap<string, string>;

export const NO_TEXTS: ManifestTexts = new Map();

/** Reads manifests at a commit; gives those of a folder. */
export async function manifestsAt(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<(folder: string) => ManifestTexts> {
  const texts = new Map<string, Map<string, string>>();
  for (const [path, bytes] of await readFilesAt(git, commit, paths)) {
    const folder = posix.dirname(path);
    const ofFolder = texts.get(folder) ?? new Map<string, string>();
    texts.set(folder, ofFolder.set(posix.basename(path), bytes.toString("utf8")));
  }
  return (folder) => texts.get(folder) ?? NO_TEXTS;
}

/** What a `package.json` says of its project. */
export type PackageManifest = NonNullable<ReturnType<typeof readPackageManifest>>;

/** Another package that one needs: by its name, or by its folder from the top of the repository. */
type Need = { readonly kind: "name"; readonly name: string } | { readonly kind: "folder"; readonly folder: string };

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;

/** Reads a `package.json` of a folder; undefined for what is none. */
export function readPackageManifest(text: string, folder: string) {
  const json = readJson(text);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return undefined;
  const needs = KINDS.flatMap((kind) =>
    Object.entries(Object(field(json, kind))).map(([name, range]) =>
      // What is no text is no range, and may not become one.
      needOf(name, typeof range === "string" ? range : "", folder),
    ),
  );
  return {
    /** Undefined where it has none: nobody can need it by name. */
    name: textAt(json, "name"),
    /** What Nx would rather call the project. */
    nxName: textAt(json, "nx.name"),
    needs: needs.filter((need) => need !== undefined),
  };
}

/** Ranges that say where a package lies: `link:` and its like always do, others where they begin with a dot. */
const BY_FOLDER = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** `workspace:name@range` and `npm:name@range` give a package another name here. */
const BY_OTHER_NAME = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** What comes from elsewhere, whatever it is called here. */
const FROM_ELSEWHERE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;

/**
 * Whatever a range says of versions: one that the workspace does not meet any more was met at the base, and one that it
 * does not meet yet costs a target too many.
 */
function needOf(name: string, range: string, folder: string): Need | undefined {
  const [, linked, ofWorkspace = linked] = BY_FOLDER.exec(range) ?? [];
  if (ofWorkspace !== undefined) return { kind: "folder", folder: posix.join(folder, ofWorkspace).replace(/\/$/, "") };
  const other = BY_OTHER_NAME.exec(range)?.[1];
  if (other !== undefined) return { kind: "name", name: other };
  return FROM_ELSEWHERE.test(range) ? undefined : { kind: "name", name };
}

/** How a tool calls the project of a folder; undefined where it has no name, or none that the manifests show. */
export type Naming = (texts: ManifestTexts, folder: string) => string | undefined;

const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"] as const;

/** Files of a JavaScript workspace that name a project, or make a folder one. */
export const WORKSPACE_MANIFESTS: readonly string[] = [
  "package.json",
  "project.json",
  ...MOON_FORMATS.map((format) => `moon.${format}`),
];

const ofPackage: Naming = (texts) => packageOf(texts)?.name;

const ofNx: Naming = (texts, folder) => {
  const project = texts.get("project.json");
  const found = packageOf(texts);
  if (project === undefined && found === undefined) return undefined;
  return nameInJson(project) ?? found?.nxName ?? found?.name ?? posix.basename(folder).toLowerCase();
};

/** It takes folders for projects, whatever lies in them. */
const ofMoon: Naming = (texts, folder) => moonId(texts) ?? posix.basename(folder);

/** The paths of all of them in a folder. */
export function workspaceManifestsIn(folder: string): readonly string[] {
  return WORKSPACE_MANIFESTS.map((name) => posix.join(folder, name));
}

/** How each tool that finds its projects in such manifests names them. */
export const NAMINGS: ReadonlyMap<string, Naming> = new Map<string, Naming>([
  ["nx", ofNx],
  ["moon", ofMoon],
  ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, ofPackage] as const),
]);

/** All names that the manifests of a folder give, for a tool whose way is not known. */
export const anyNaming: Naming = (texts) => {
  const found = packageOf(texts);
  const names = [nameInJson(texts.get("project.json")), found?.nxName, found?.name, moonId(texts)];
  const distinct = new Set(names.filter((name) => name !== undefined));
  return distinct.size === 0 ? undefined : JSON.stringify([...distinct].toSorted());
};

function packageOf(texts: ManifestTexts) {
  const text = texts.get("package.json");
  return text === undefined ? undefined : readPackageManifest(text, ".");
}

function nameInJson(text: string | undefined): string | undefined {
  return text === undefined ? undefined : textAt(readJson(text), "name");
}

function moonId(texts: ManifestTexts): string | undefined {
  for (const format of MOON_FORMATS) {
    const text = texts.get(`moon.${format}`);
    if (text === undefined) continue;
    return format.startsWith("json") ? textAt(readJson(text), "id") : idInLines(text);
  }
  return undefined;
}

/** `id: a`, `id: 'a' # comment`, `"id" = "a"`; blanks within the line only. */
function idInLines(text: string): string | undefined {
  const value = inLines(text, /^["']?id["']?[ \t]*[:=](.*)$/);
  if (value === undefined) return undefined;
  return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
    .exec(value)
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
}

/** What a pattern finds in the first line that it fits; line by line, so that no file can take long. */
export function inLines(text: string, pattern: RegExp): string | undefined {
  for (const line of text.split("\n")) {
    const found = pattern.exec(line.trimEnd())?.[1];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

/** The value of a JSON text, also of one with comments as tools take them; undefined for what is none. */
export function readJson(text: string): unknown {
  for (const bare of [() => text, () => withoutComments(text)]) {
    try {
      return JSON.parse(bare());
    } catch {
      // Not in this way; nor is a text with millions of escapes, which is too much for a regular expression.
    }
  }
  return undefined;
}

/** A text, which may hold anything. What does not end goes to the end of the file, so that no file can take long. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const LAST_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");

/** Texts stay as they are; comments go, and so do commas before a closing bracket. */
function withoutComments(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(COMMENTS, "$1")
    .replace(LAST_COMMAS, "$1");
}
