import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { firstOf, inReason } from "./computed.js";
import type { Range } from "./range.js";

/** In each of the languages that moon reads. */
const MOON_ID = /^[{\s]*"?id"?\s*[:=]\s*(.+?)\s*$/m;

/** Files that make a folder a project, and where the project's name stands in them, if it does. */
const MANIFESTS: ReadonlyMap<string, (text: string) => string | undefined> = new Map([
  ["package.json", nameInJson],
  ["project.json", nameInJson],
  ...["yml", "yaml", "json", "jsonc", "toml", "hcl", "pkl"].map(
    (format) => [`moon.${format}`, (text: string) => MOON_ID.exec(text)?.[1]] as const,
  ),
  ["Cargo.toml", nameInToml],
  ["pyproject.toml", nameInToml],
  ["go.mod", (text: string) => /^module\s+(\S+)/m.exec(text)?.[1]],
  ...["BUILD", "BUILD.bazel", "BUILD.pants", "build.gradle", "build.gradle.kts", "pom.xml"].map(
    (file) => [file, () => undefined] as const,
  ),
]);

/**
 * Why a change impacts everything that removes, moves or renames projects, or undefined when it does not: a tool that
 * looks at the work tree alone does not see who depended on what is gone.
 */
export async function movedProjects(
  git: Git,
  { from, to }: Range,
  files: readonly ChangedFile[],
): Promise<string | undefined> {
  const manifests = files.flatMap(({ path, status }) =>
    path !== undefined && status !== "added" && MANIFESTS.has(nameOf(path)) ? [{ path, status }] : [],
  );
  const gone = manifests.filter(({ status }) => status === "deleted");
  const kept = manifests.filter(({ status }) => status !== "deleted").map(({ path }) => path);
  const [before, after] = await Promise.all([readFilesAt(git, from, kept), readFilesAt(git, to, kept)]);
  return firstOf([
    ...gone.map(({ path }) => `${inReason(path)} is gone, so a project was removed, moved or renamed`),
    ...kept
      .filter((path) => projectName(path, before.get(path)) !== projectName(path, after.get(path)))
      .map((path) => `${inReason(path)} gives its project another name`),
  ]);
}

/** Names of the files that make a folder a project. */
export const MANIFEST_NAMES: readonly string[] = [...MANIFESTS.keys()];

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function projectName(path: string, bytes: Buffer | undefined): string | undefined {
  return bytes === undefined ? undefined : MANIFESTS.get(nameOf(path))?.(bytes.toString("utf8"));
}

/** Nx reads one more name from a `package.json`. */
function nameInJson(text: string): string | undefined {
  try {
    const fields = fieldsOf(JSON.parse(text));
    const names = [fields.get("name"), fieldsOf(fields.get("nx")).get("name")];
    return JSON.stringify(names.map((name) => (typeof name === "string" ? name : null)));
  } catch {
    // Comments, say: a change anywhere in the line of the name counts then.
    return /^\s*"name"\s*:.*$/m.exec(text)?.[0];
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(Object(value)));
}

function nameInToml(text: string): string | undefined {
  return /^name\s*=\s*(.+?)\s*$/m.exec(text)?.[1];
}
