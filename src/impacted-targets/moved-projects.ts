import type { ChangedFile } from "../git/changed-files.js";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import type { Range } from "./range.js";

/** Files that make a folder a project, and where the project's name stands in them. */
const MANIFESTS: ReadonlyMap<string, (text: string) => string | undefined> = new Map([
  ["package.json", nameInJson],
  ["project.json", nameInJson],
  ["moon.yml", idInYaml],
  ["moon.yaml", idInYaml],
]);

/**
 * Sentences about projects that the change removes, moves or renames: a tool that looks at the work tree alone does not
 * see who depended on what is gone.
 */
export async function movedProjects(
  git: Git,
  { from, to }: Range,
  files: readonly ChangedFile[],
): Promise<readonly string[]> {
  const manifests = files.flatMap(({ path, status }) =>
    path !== undefined && status !== "added" && MANIFESTS.has(nameOf(path)) ? [{ path, status }] : [],
  );
  const gone = manifests.filter(({ status }) => status === "deleted");
  const kept = manifests.filter(({ status }) => status !== "deleted").map(({ path }) => path);
  const [before, after] = await Promise.all([readFilesAt(git, from, kept), readFilesAt(git, to, kept)]);
  return [
    ...gone.map(({ path }) => `${path} is gone, so a project was removed, moved or renamed`),
    ...kept
      .filter((path) => projectName(path, before.get(path)) !== projectName(path, after.get(path)))
      .map((path) => `${path} gives its project another name`),
  ];
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function projectName(path: string, bytes: Buffer | undefined): string | undefined {
  return bytes === undefined ? undefined : MANIFESTS.get(nameOf(path))?.(bytes.toString("utf8"));
}

function nameInJson(text: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    const name = new Map<string, unknown>(Object.entries(Object(manifest))).get("name");
    return typeof name === "string" ? name : undefined;
  } catch {
    // Comments, say: a change anywhere in the line of the name counts then.
    return /^\s*"name"\s*:.*$/m.exec(text)?.[0];
  }
}

function idInYaml(text: string): string | undefined {
  return /^id\s*:\s*(.+?)\s*$/m.exec(text)?.[1];
}
