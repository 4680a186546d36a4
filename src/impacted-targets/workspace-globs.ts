import type { Git } from "../git/git.js";
import { readFilesAt } from "../git/read-file.js";
import { globMatcher, loadPicomatch, type Picomatch } from "../globs/glob.js";
import { readYaml } from "../queue/yaml-tree.js";
import { fieldsOf, jsonFields } from "./json-fields.js";

/** Whether a folder, from the top of the workspace, was one of its projects; undefined where that cannot be told. */
export type Membership = (folder: string) => boolean | undefined;

interface Place {
  readonly commit: string;
  /** Top of the workspace, from the top of the repository. */
  readonly workspace: string;
  readonly producer: string;
}

const CONFIGURATION = [
  "package.json",
  "pnpm-workspace.yaml",
  "lerna.json",
  ".nxignore",
  ".moon/workspace.yml",
] as const;
type Configuration = ReadonlyMap<string, string>;

/** What the configuration of a workspace says at a commit. */
export async function membershipAt(git: Git, { commit, workspace, producer }: Place): Promise<Membership> {
  const pathOf = (name: string): string => (workspace === "." ? name : `${workspace}/${name}`);
  const found = await readFilesAt(git, commit, CONFIGURATION.map(pathOf));
  const configuration = new Map(
    CONFIGURATION.flatMap((name): [string, string][] => {
      const bytes = found.get(pathOf(name));
      return bytes === undefined ? [] : [[name, bytes.toString("utf8")]];
    }),
  );
  const lists = await globLists(producer, configuration);
  if (lists === undefined || lists.length === 0) return () => undefined;
  const picomatch = await loadPicomatch();
  const matchers = lists.map((list) => listMatcher(list, picomatch));
  return (folder) => {
    const answers = matchers.map((matches) => matches(folder));
    // Nx takes what any of them names; of the others nobody says here which one counts.
    if (producer === "nx" && answers.includes(true)) return true;
    return answers.every((answer) => answer === answers[0]) ? answers[0] : undefined;
  };
}

/** The lists of globs that name the projects; undefined where one cannot be read. */
async function globLists(
  producer: string,
  configuration: Configuration,
): Promise<readonly (readonly string[])[] | undefined> {
  const inPackage = async () => ofPackage(configuration.get("package.json"));
  const inPnpm = async () => ofYaml(configuration.get("pnpm-workspace.yaml"), ["packages"]);
  const inLerna = async () => ofLerna(configuration.get("lerna.json"), producer);
  const inMoon = async () => ofYaml(configuration.get(".moon/workspace.yml"), ["projects", "globs"]);
  const sources = {
    pnpm: [inPnpm],
    turbo: [inPackage, inPnpm],
    lerna: [inLerna, inPackage, inPnpm],
    nx: [inPackage, inPnpm, inLerna],
    moon: [inMoon],
  }[producer];
  if (sources === undefined || (producer === "nx" && configuration.has(".nxignore"))) return undefined;
  const read = await Promise.all(sources.map((source) => source()));
  if (read.includes("unreadable")) return undefined;
  return read.filter((list) => typeof list === "object");
}

/** Globs; `absent` where a file names none. */
type Globs = readonly string[] | "absent" | "unreadable";

function ofPackage(text: string | undefined): Globs {
  if (text === undefined) return "absent";
  const workspaces = jsonFields(text)?.get("workspaces");
  if (workspaces === undefined) return "absent";
  return textsOf(Array.isArray(workspaces) ? workspaces : fieldsOf(workspaces).get("packages"));
}

/** Without a list Lerna goes by that of the package manager, and Nx by what Lerna once did. */
function ofLerna(text: string | undefined, producer: string): Globs {
  if (text === undefined) return "absent";
  const packages = jsonFields(text)?.get("packages");
  if (packages !== undefined) return textsOf(packages);
  return producer === "nx" ? ["packages/*"] : "absent";
}

/** The list under a key, or under a key within that. */
async function ofYaml(text: string | undefined, [key = "", within = ""]: readonly string[]): Promise<Globs> {
  if (text === undefined) return "absent";
  const reading = await readYaml(text);
  if (!reading.ok) return "unreadable";
  const found: unknown = reading.root
    .entries()
    .find((entry) => entry.key === key)
    ?.value.plain();
  if (found === undefined) return "absent";
  return textsOf(Array.isArray(found) ? found : fieldsOf(found).get(within));
}

function textsOf(value: unknown): Globs {
  if (!Array.isArray(value)) return "unreadable";
  const texts = value.filter((item): item is string => typeof item === "string");
  return texts.length === value.length ? texts : "unreadable";
}

/** An exclusion behind what it takes out is meant alike by every tool. */
function listMatcher(list: readonly string[], picomatch: Picomatch): Membership {
  const rules = list.map((text) => {
    const excludes = text.startsWith("!");
    const glob = text
      .slice(excludes ? 1 : 0)
      .replace(/^(?:\.?\/)+/, "")
      .replace(/\/$/, "");
    return { excludes, fits: globMatcher(glob, { windows: false, nonegate: true }, picomatch) };
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
