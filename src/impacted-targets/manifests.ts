import { posix } from "node:path";
import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { getField, getText } from "./producers/parsing.js";

/** True for a path below a folder; `.` is the top. */
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

export const NO_MANIFESTS: ManifestTexts = new Map();

export async function readManifestsAt(
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
  return (folder) => texts.get(folder) ?? NO_MANIFESTS;
}

export type PackageManifest = NonNullable<ReturnType<typeof readPackageManifest>>;

/** Reference to a package by name, or by folder from the top of the repository. */
type Need = { readonly kind: "name"; readonly name: string } | { readonly kind: "folder"; readonly folder: string };

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;

export function readPackageManifest(text: string, folder: string) {
  const json = parseLenientJson(text);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return undefined;
  const needs = KINDS.flatMap((kind) =>
    Object.entries(Object(getField(json, kind))).map(([name, range]) =>
      parseNeed(name, typeof range === "string" ? range : "", folder),
    ),
  );
  return {
    name: getText(json, "name"),
    nxName: getText(json, "nx.name"),
    needs: needs.filter((need) => need !== undefined),
  };
}

/** Matches ranges with a folder: `link:`, `file:`, `portal:` and relative paths. */
const FOLDER_RANGE = /^(?:link|file|portal):(.*)$|^(?:workspace:)?(\.{1,2}(?:\/.*)?)$/;
/** Matches aliases such as `workspace:name@range` and `npm:name@range`. */
const ALIAS_RANGE = /^(?:workspace|npm):(@?[^@/]+(?:\/[^@]+)?)@./;
/** Matches ranges of packages outside the workspace. */
const EXTERNAL_RANGE = /^(?:git|github|gitlab|bitbucket|gist|https?|ssh|jsr)[:+]|^[\w.-]+\/[\w.-]+(?:#|$)/;

/** Parses a dependency and ignores its version: a mismatch adds one unnecessary target at most. */
function parseNeed(name: string, range: string, folder: string): Need | undefined {
  const [, linked, ofWorkspace = linked] = FOLDER_RANGE.exec(range) ?? [];
  if (ofWorkspace !== undefined) return { kind: "folder", folder: posix.join(folder, ofWorkspace).replace(/\/$/, "") };
  const other = ALIAS_RANGE.exec(range)?.[1];
  if (other !== undefined) return { kind: "name", name: other };
  return EXTERNAL_RANGE.test(range) ? undefined : { kind: "name", name };
}

/** Function that returns a tool's name for the project in a folder, if its manifests name one. */
export type NameReader = (texts: ManifestTexts, folder: string) => string | undefined;

const MOON_FORMATS = ["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"] as const;

export const WORKSPACE_MANIFESTS: readonly string[] = [
  "package.json",
  "project.json",
  ...MOON_FORMATS.map((format) => `moon.${format}`),
];

const packageNaming: NameReader = (texts) => packageOf(texts)?.name;

const nxNaming: NameReader = (texts, folder) => {
  const project = texts.get("project.json");
  const found = packageOf(texts);
  if (project === undefined && found === undefined) return undefined;
  return nameInJson(project) ?? found?.nxName ?? found?.name ?? posix.basename(folder).toLowerCase();
};

/** moon can use any folder as a project. */
const moonNaming: NameReader = (texts, folder) => moonId(texts) ?? posix.basename(folder);

export function listWorkspaceManifests(folder: string): readonly string[] {
  return WORKSPACE_MANIFESTS.map((name) => posix.join(folder, name));
}

export const NAME_READERS: ReadonlyMap<string, NameReader> = new Map<string, NameReader>([
  ["nx", nxNaming],
  ["moon", moonNaming],
  ...["turbo", "pnpm", "lerna", "rush"].map((tool) => [tool, packageNaming] as const),
]);

/** Returns all names in the manifests, for unknown tools. */
export const readAllNames: NameReader = (texts) => {
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
  return text === undefined ? undefined : getText(parseLenientJson(text), "name");
}

function moonId(texts: ManifestTexts): string | undefined {
  for (const format of MOON_FORMATS) {
    const text = texts.get(`moon.${format}`);
    if (text === undefined) continue;
    return format.startsWith("json") ? getText(parseLenientJson(text), "id") : readIdLine(text);
  }
  return undefined;
}

/** Reads `id: a`, `id: 'a' # comment`, `"id" = "a"`. */
function readIdLine(text: string): string | undefined {
  const value = matchLine(text, /^["']?id["']?[ \t]*[:=](.*)$/);
  if (value === undefined) return undefined;
  return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
    .exec(value)
    ?.slice(1)
    .find((part) => part !== undefined)
    ?.trim();
}

/** Returns the first match of a pattern that is applied line by line, which bounds the time for each file. */
export function matchLine(text: string, pattern: RegExp): string | undefined {
  for (const line of text.split("\n")) {
    const found = pattern.exec(line.trimEnd())?.[1];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

/** Parses JSON with comments and trailing commas; undefined for other text. */
export function parseLenientJson(text: string): unknown {
  for (const bare of [() => text, () => withoutComments(text)]) {
    try {
      return JSON.parse(bare());
    } catch {
      // Not JSON, or too many escapes for the regular expressions.
    }
  }
  return undefined;
}

/** Matches a JSON string in linear time, up to the end of the file if it is not closed. */
const JSON_TEXT = /("[^"\\]*(?:\\[\s\S][^"\\]*)*"?)/;
const COMMENTS = new RegExp(`${JSON_TEXT.source}|//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)`, "g");
const TRAILING_COMMAS = new RegExp(`${JSON_TEXT.source}|,(?=\\s*[}\\]])`, "g");

function withoutComments(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replace(COMMENTS, "$1")
    .replace(TRAILING_COMMAS, "$1");
}
