import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { createGlobMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { readYaml } from "../inputs/yaml-nodes.js";
import { getField } from "./producers/parsing.js";

/** Function that returns true if a folder is a project of the workspace; undefined if this is unknown. */
export type IsMember = (folder: string) => boolean | undefined;

const MOON_WORKSPACE = [".moon/workspace.yml", ".moon/workspace.yaml", ".moon/workspace.json"];

/** Reads the list of moon's projects. For other tools, the graph of workspaces has this list. */
export async function readMoonMembers(git: Git, commit: string, workspace: string): Promise<IsMember> {
  const paths = MOON_WORKSPACE.map((file) => posix.join(workspace, file));
  const [file] = (await readFilesAt(git, commit, paths)).values();
  const reading = file && (await readYaml(file.toString("utf8")));
  if (reading?.ok !== true) return () => undefined;
  const projects = getField(reading.root.plain(), "projects");
  const globs = readGlobs(projects, "globs");
  const sources = Object.values(Object(getField(projects, "sources") ?? (Array.isArray(projects) ? {} : projects)));
  if (typeof globs === "string" && sources.length === 0) return () => undefined;
  const matches = createListMatcher(typeof globs === "string" ? [] : globs, await loadPicomatch());
  return (folder) => {
    const within = posix.relative(workspace, folder);
    return sources.includes(within) || matches(within);
  };
}

export type Globs = readonly string[] | "absent" | "unreadable";

/** Reads a list of globs. If the value is an object, the list is in its field `within`. */
export function readGlobs(value: unknown, within = ""): Globs {
  if (value === undefined) return "absent";
  const list: unknown = Array.isArray(value) ? value : getField(value, within);
  if (!Array.isArray(list)) return "unreadable";
  const texts = list.filter((item): item is string => typeof item === "string");
  return texts.length === list.length ? texts : "unreadable";
}

/**
 * Creates a function that tests folders with a list of globs. It returns undefined if tools read the list differently.
 */
export function createListMatcher(list: readonly string[], picomatch: Picomatch): IsMember {
  const rules = list.map((text) => {
    const excludes = text.startsWith("!");
    const glob = text
      .slice(excludes ? 1 : 0)
      .replace(/^(?:\.?\/)+/, "")
      .replace(/\/$/, "");
    return { excludes, fits: createGlobMatcher(glob, { windows: false, nonegate: true }, picomatch) };
  });
  return (folder) => {
    if (rules.some(({ fits }) => fits === undefined)) return undefined;
    if (folder.split("/").includes("node_modules")) return false;
    const answers = rules.flatMap(({ excludes, fits }) => (fits?.(folder) === true ? [!excludes] : []));
    if (!answers.includes(true)) return false;
    if (!answers.includes(false)) return true;
    return answers.at(-1) === false ? false : undefined;
  };
}
