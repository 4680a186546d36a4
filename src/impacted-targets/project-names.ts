import { jsonFields, textOf } from "./json-fields.js";
import { readPackageManifest } from "./manifests.js";

/** Texts of the manifests of one folder at one commit, by the names of the files. */
export type ManifestTexts = ReadonlyMap<string, string>;

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
  return nameInJson(project) ?? found?.nxName ?? found?.name ?? baseName(folder).toLowerCase();
};

/** It takes folders for projects, whatever lies in them. */
const ofMoon: Naming = (texts, folder) => moonId(texts) ?? baseName(folder);

/** How each tool that finds its projects in such manifests names them. */
export const NAMINGS: ReadonlyMap<string, Naming> = new Map([
  ["nx", ofNx],
  ["turbo", ofPackage],
  ["pnpm", ofPackage],
  ["lerna", ofPackage],
  ["rush", ofPackage],
  ["moon", ofMoon],
]);

/** All names that the manifests of a folder give, for a tool that nobody has told us about. */
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

function baseName(folder: string): string {
  return folder.slice(folder.lastIndexOf("/") + 1);
}
