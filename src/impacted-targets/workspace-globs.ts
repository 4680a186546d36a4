import { posix } from "node:path";
import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { createGlobMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { readYaml } from "../inputs/yaml-nodes.js";
import { parseLenientJson } from "./manifests.js";
import { getField } from "./producers/parsing.js";

/** Function that returns true if a folder is a project of the workspace; undefined if that is unknown. */
export type IsMember = (folder: string) => boolean | undefined;

const SOURCES: ReadonlyMap<string, readonly string[]> = new Map([
  ["pnpm", ["pnpm-workspace.yaml"]],
  ["turbo", ["package.json", "pnpm-workspace.yaml"]],
  ["lerna", ["lerna.json", "package.json", "pnpm-workspace.yaml"]],
  ["nx", ["package.json", "pnpm-workspace.yaml", "lerna.json"]],
  ["moon", [".moon/workspace.yml"]],
]);

export async function readIsMember(
  git: Git,
  commit: string,
  { workspace, producer }: Readonly<Record<"workspace" | "producer", string>>,
): Promise<IsMember> {
  const sources = SOURCES.get(producer) ?? [];
  const pathOf = (file: string): string => posix.join(workspace, file);
  const files = await readFilesAt(git, commit, [...sources, ".nxignore"].map(pathOf));
  const found: Globs[] = [];
  for (const file of sources) {
    const text = files.get(pathOf(file))?.toString("utf8");
    if (text !== undefined) found.push(await globsIn(file, text, producer));
  }
  const lists = found.filter((list) => typeof list === "object");
  const isPartial = producer === "nx" && files.has(pathOf(".nxignore"));
  if (isPartial || found.includes("unreadable") || lists.length === 0) return () => undefined;
  const picomatch = await loadPicomatch();
  const matchers = lists.map((list) => createListMatcher(list, picomatch));
  return (folder) => {
    const answers = matchers.map((matches) => matches(folder));
    // Nx combines the lists of all files. For other tools, it is unknown which file applies.
    if (producer === "nx" && answers.includes(true)) return true;
    return answers.every((answer) => answer === answers[0]) ? answers[0] : undefined;
  };
}

export type Globs = readonly string[] | "absent" | "unreadable";

async function globsIn(file: string, text: string, producer: string): Promise<Globs> {
  switch (file) {
    case "package.json":
      return globsOf(getField(parseLenientJson(text), "workspaces"), "packages");
    case "lerna.json": {
      const globs = globsOf(getField(parseLenientJson(text), "packages"));
      // If lerna.json has no list, Lerna uses the package manager's list, and Nx uses an old default.
      return globs === "absent" && producer === "nx" ? ["packages/*"] : globs;
    }
    case "pnpm-workspace.yaml":
      return globsInYaml(text, "packages");
    default:
      return globsInYaml(text, "projects", "globs");
  }
}

async function globsInYaml(text: string, key: string, within?: string): Promise<Globs> {
  const reading = await readYaml(text);
  if (!reading.ok) return "unreadable";
  const entry = reading.root.entries().find((each) => each.key === key);
  return globsOf(entry?.value.plain(), within);
}

/** Reads a list of globs, or one in the field `within`. */
export function globsOf(value: unknown, within = ""): Globs {
  if (value === undefined) return "absent";
  const list: unknown = Array.isArray(value) ? value : getField(value, within);
  if (!Array.isArray(list)) return "unreadable";
  const texts = list.filter((item): item is string => typeof item === "string");
  return texts.length === list.length ? texts : "unreadable";
}

/** Creates a membership by one list. Undefined for a folder that is excluded and later included: tools differ there. */
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
