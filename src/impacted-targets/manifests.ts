import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";

/** A file of a folder, which is empty for the top of the repository. */
export interface PathParts {
  readonly folder: string;
  readonly name: string;
}

export function splitPath(path: string): PathParts {
  const slash = path.lastIndexOf("/");
  return { folder: path.slice(0, Math.max(0, slash)), name: path.slice(slash + 1) };
}

/** `.` is the top of the repository too. */
function joinPath(folder: string, name: string): string {
  return folder === "" || folder === "." ? name : `${folder}/${name}`;
}

/** True for a file or a folder below a folder; `.` has everything but the top itself. */
export function isBelow(path: string, folder: string): boolean {
  return path !== "" && (folder === "." || path.startsWith(`${folder}/`));
}

/** Texts of the manifests of one folder at one commit, by the names of the files. */
export type ManifestTexts = ReadonlyMap<string, string>;

export const NO_TEXTS: ManifestTexts = new Map();

/** The texts of manifests at a commit, by folder. `top` is the folder that `.` stands for. */
export async function manifestsAt(
  git: Git,
  commit: string,
  places: readonly PathParts[],
  top = ".",
): Promise<ReadonlyMap<string, ManifestTexts>> {
  const pathOf = ({ folder, name }: PathParts): string => joinPath(folder === "." ? top : folder, name);
  const found = await readFilesAt(git, commit, places.map(pathOf));
  const texts = new Map<string, Map<string, string>>();
  for (const place of places) {
    const bytes = found.get(pathOf(place));
    if (bytes === undefined) continue;
    const ofFolder = texts.get(place.folder) ?? new Map<string, string>();
    texts.set(place.folder, ofFolder.set(place.name, bytes.toString("utf8")));
  }
  return texts;
}

/** What a `package.json` says of its project. */
export interface PackageManifest {
  /** Undefined where it has none: nobody can need it by name. */
  readonly name: string | undefined;
  /** What Nx would rather call the project. */
  readonly nxName: string | undefined;
  readonly needs: readonly Need[];
}

/** Another package that one needs: by its name, or by its folder from the top of the repository. */
type Need = { readonly kind: "name"; readonly name: string } | { readonly kind: "folder"; readonly folder: string };

const KINDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;

/** Reads a `package.json` of a folder; undefined for what is none. */
export function readPackageManifest(text: string, folder: string): PackageManifest | undefined {
  const fields = jsonFields(text);
  if (fields === undefined) return undefined;
  const needs = KINDS.flatMap((kind) =>
    Object.entries(Object(fields.get(kind))).map(([name, range]) => needOf(name, String(range), folder)),
  );
  return {
    name: textOf(fields.get("name")),
    nxName: textOf(fieldsOf(fields.get("nx")).get("name")),
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
  return nameInJson(project) ?? found?.nxName ?? found?.name ?? splitPath(folder).name.toLowerCase();
};

/** It takes folders for projects, whatever lies in them. */
const ofMoon: Naming = (texts, folder) => moonId(texts) ?? splitPath(folder).name;

/** The places of all of them in a folder. */
export function workspaceManifestsIn(folder: string): readonly PathParts[] {
  return WORKSPACE_MANIFESTS.map((name) => ({ folder, name }));
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
  return text === undefined ? undefined : textOf(jsonFields(text)?.get("name"));
}

function moonId(texts: ManifestTexts): string | undefined {
  for (const format of MOON_FORMATS) {
    const text = texts.get(`moon.${format}`);
    if (text === undefined) continue;
    return format.startsWith("json") ? textOf(jsonFields(text)?.get("id")) : idInLines(text);
  }
  return undefined;
}

/** `id: a`, `id: 'a' # comment`, `"id" = "a"`; blanks within the line only, so that no file can take long. */
function idInLines(text: string): string | undefined {
  for (const line of text.split("\n")) {
    const value = /^["']?id["']?[ \t]*[:=](.*)$/.exec(line.trimEnd())?.[1]?.trim();
    if (value !== undefined)
      return /^"([^"]*)"|^'([^']*)'|^([^#]*)/
        .exec(value)
        ?.slice(1)
        .find((part) => part !== undefined)
        ?.trim();
  }
  return undefined;
}

/** Fields of a JSON object, also of one with comments as tools take them; undefined for anything else. */
export function jsonFields(text: string): ReadonlyMap<string, unknown> | undefined {
  const value = parsed(text) ?? parsed(withoutComments(text));
  return typeof value === "object" && value !== null && !Array.isArray(value) ? fieldsOf(value) : undefined;
}

export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(Object(value)));
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Texts stay as they are; comments go, and so do commas before a closing bracket. Character by character: whoever wrote
 * the file could make a regular expression take for ever.
 */
function withoutComments(text: string): string {
  const kept: string[] = [];
  /** A comma and the blanks after it, until it is known what follows. */
  let held: string[] = [];
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at < text.length) {
    const behindComment = endOfComment(text, at);
    if (behindComment !== undefined) {
      at = behindComment;
      continue;
    }
    const piece = text.slice(at, endOfText(text, at));
    at += piece.length;
    if (piece === ",") {
      kept.push(held.join(""));
      held = [piece];
    } else if (held.length > 0 && piece.trim() === "") held.push(piece);
    else {
      const closes = piece === "}" || piece === "]";
      kept.push((closes ? held.slice(1) : held).join(""), piece);
      held = [];
    }
  }
  return kept.join("") + held.join("");
}

function endOfComment(text: string, at: number): number | undefined {
  if (text.startsWith("//", at)) return endAfter(text, "\n", at);
  return text.startsWith("/*", at) ? endAfter(text, "*/", at + 2) : undefined;
}

/** Behind a text in quotes, or behind one character. */
function endOfText(text: string, at: number): number {
  if (text[at] !== '"') return at + 1;
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}

function endAfter(text: string, sign: string, at: number): number {
  const found = text.indexOf(sign, at);
  return found < 0 ? text.length : found + sign.length;
}
