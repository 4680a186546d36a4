import { posix } from "node:path";
import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAtCommit } from "../git/read-file.js";
import { getField, getTextField } from "./producers/parsing.js";

/** True when a path is below a folder. `.` is the top folder of the repository. */
export function isPathBelow(path: string, folder: string): boolean {
  return path !== "." && (folder === "." || path.startsWith(`${folder}/`));
}

export function findChangedManifests(files: readonly ChangedFile[], names: readonly string[]) {
  return files.flatMap(({ path, status }) => {
    if (path === undefined) return [];
    const manifest = { path, status, folder: posix.dirname(path), name: posix.basename(path) };
    return names.includes(manifest.name) ? [manifest] : [];
  });
}

export type ManifestTexts = ReadonlyMap<string, string>;

const NO_MANIFESTS: ManifestTexts = new Map();

export async function readManifestsAtCommit(
  git: Git,
  commit: string,
  paths: readonly string[],
): Promise<(folder: string) => ManifestTexts> {
  const texts = new Map<string, Map<string, string>>();
  for (const [path, bytes] of await readFilesAtCommit(git, commit, paths)) {
    const folder = posix.dirname(path);
    const ofFolder = texts.get(folder) ?? new Map<string, string>();
    texts.set(folder, ofFolder.set(posix.basename(path), bytes.toString("utf8")));
  }
  return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}

/** Dependency on a package by its name, or by its folder relative to the top folder of the repository. */
export type PackageDependency =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "folder"; readonly folder: string };

export const DEPENDENCY_KINDS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
] as const;

/** Reads a `package.json`; undefined if it is not valid. */
export function readPackageManifest(text: string, folder: string) {
  const json = parseLenientJson(text);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return undefined;
  const ranges = DEPENDENCY_KINDS.flatMap((kind) =>
    Object.entries(Object(getField(json, kind))).map(
      ([name, range]) => [name, typeof range === "string" ? range : ""] as const,
    ),
  );
  const needs = ranges.flatMap(([name, range]) => parseNeed(name, range, folder));
  return { name: getTextField(json, "name"), nxName: getTextField(json, "nx.name"), ranges, needs };
}

/** Versions that name a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/**
 * Versions that name another package: `workspace:name@range` and `npm:name@range`. The word after `npm:` may also be a
 * tag, such as `latest`.
 */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@.|^npm:([^@]+|@[^@]+)$/;
/** Versions that name a package outside of the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;

/** Reads a dependency without its version range. At worst, the list then has an unnecessary target. */
function parseNeed(name: string, range: string, folder: string): readonly PackageDependency[] {
  if (/^(?:workspace:)?[\d^~*<>=]/.test(range)) return [{ kind: "name", name }];
  const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
  if (ofWorkspace !== undefined)
    return [{ kind: "folder", folder: posix.join(folder, ofWorkspace).replace(/\/$/, "") }];
  const [, other, either] = ALIAS_RANGE.exec(range) ?? [];
  const names = other === undefined ? [name, either] : [other];
  return names.flatMap((each) =>
    each === undefined || EXTERNAL_RANGE.test(range) ? [] : [{ kind: "name", name: each }],
  );
}

/** Function that reads the name of a project from its manifests; undefined if the folder is no project. */
type NameReader = (texts: ManifestTexts, folder: string) => string | undefined;

export const MOON_FILES = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"].map((format) => `moon.${format}`);

export const WORKSPACE_MANIFESTS: readonly string[] = ["package.json", "project.json", ...MOON_FILES];

/** The target of a package without a name is its folder. */
const packageNaming: NameReader = (texts, folder) => {
  const found = packageIn(texts);
  return found === undefined ? undefined : found.name || folder;
};

const nxNaming: NameReader = (texts, folder) => {
  const project = texts.get("project.json");
  const found = packageIn(texts);
  if (project === undefined && found === undefined) return undefined;
  const own = getTextField(parseLenientJson(project ?? ""), "name");
  return own ?? found?.nxName ?? found?.name ?? posix.basename(folder).toLowerCase();
};

/** In moon, any folder can be a project, even without a manifest. */
const moonNaming: NameReader = (texts, folder) => {
  const text = MOON_FILES.flatMap((name) => texts.get(name) ?? [])[0] ?? "";
  const json = parseLenientJson(text);
  // Matches the first line such as `id: a`, `id: 'a' # comment` or `"id" = "a"`.
  const line = /^["']?id["']?[ \t]*[:=][ \t]*["']?([^"'#\r\n]*)/m.exec(text)?.[1]?.trim();
  return (json === undefined ? line : getTextField(json, "id")) ?? posix.basename(folder);
};

function packageIn(texts: ManifestTexts) {
  return readPackageManifest(texts.get("package.json") ?? "", ".");
}

export function listWorkspaceManifests(folder: string): readonly string[] {
  return WORKSPACE_MANIFESTS.map((name) => posix.join(folder, name));
}

export const PROJECT_NAME_READERS: ReadonlyMap<string, NameReader> = new Map<string, NameReader>([
  ["nx", nxNaming],
  ["moon", moonNaming],
  ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming] as const),
]);

/** Parses JSON with comments and trailing commas; undefined if it is invalid. */
export function parseLenientJson(text: string): unknown {
  for (const bare of [() => text, () => withoutComments(text)]) {
    try {
      return JSON.parse(bare());
    } catch {
      // Invalid JSON, or JSON that is too complex for the regular expressions, counts as undefined.
    }
  }
  return undefined;
}

/** Matches a JSON string in linear time. A string without a closing quotation mark matches to the end of the text. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const TRAILING_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");

function withoutComments(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(COMMENTS, "$1")
    .replace(TRAILING_COMMAS, "$1");
}
