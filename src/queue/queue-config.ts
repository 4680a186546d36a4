import { type FileHandle, open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { InputError, messageOf } from "../errors.js";
import { branch } from "../inputs/parsers.js";
import { nearMiss } from "../near-miss.js";
import { type Problem, problemOf } from "../problem.js";
import { someBranches } from "./branch-changes.js";
import {
  type Complain,
  complaintsOf,
  type Read,
  readMapping,
  settingsListedOnce,
  shown,
  shownKey,
} from "./read-settings.js";
import type { Settings } from "./settings.js";
import { readYaml, type YamlEntry, type YamlNode } from "./yaml-tree.js";

/** The queues that a file wants, by branch. */
export type QueueConfig = ReadonlyMap<string, Settings>;

const INPUT = "config-file";

/** Far more than the settings of a thousand branches. */
const LARGEST_BYTES = 1024 * 1024;
const FORM = "queues, a mapping of branches to settings";
/** Keys of the top that begin so hold what several queues share by anchor and alias, and are no settings themselves. */
const SHARED = "x-";

/** Reads the file of the input `config-file`. @throws InputError with all problems. */
export async function readConfigFile(workspace: string, file: string): Promise<QueueConfig> {
  const { value, problems } = await readConfig(await textOf(resolve(workspace, file), file), file);
  if (problems.length > 0) throw new InputError(problems);
  return value;
}

/** The one branch that is wanted, or all of them. @throws InputError when the file does not have it. */
export function onlyFor(branchName: string | undefined, config: QueueConfig, file: string): QueueConfig {
  if (branchName === undefined) return config;
  const settings = config.get(branchName);
  if (settings !== undefined) return new Map([[branchName, settings]]);
  const others = someBranches([...config.keys()].map(shownKey));
  throw new InputError([
    problemOf("target-branch", `${file} has no queues.${shownKey(branchName)}; its branches are ${others}.`),
  ]);
}

async function textOf(path: string, file: string): Promise<string> {
  let handle: FileHandle | undefined;
  try {
    // Asked before it is opened: a pipe that nobody writes to would hold the step for ever.
    const found = await stat(path);
    if (!found.isFile()) throw new InputError([problemOf(INPUT, `${file} is not a file.`)]);
    if (found.size > LARGEST_BYTES) {
      throw new InputError([
        problemOf(INPUT, `${file} has ${found.size} bytes; ${LARGEST_BYTES} are the most.`),
      ]);
    }
    handle = await open(path);
    return new TextDecoder("utf-8", { fatal: true }).decode(await handle.readFile());
  } catch (error) {
    if (error instanceof InputError) throw error;
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    const problem = isMissing
      ? `${file} does not exist (looked for ${path}). Check the repository out first, or name another file.`
      : `${file} cannot be read: ${messageOf(error)}.`;
    throw new InputError([problemOf(INPUT, problem)], { cause: error });
  } finally {
    await handle?.close();
  }
}

/** Reads the text of such a file. */
async function readConfig(text: string, file: string): Promise<Read<QueueConfig>> {
  const complain = complaintsOf(INPUT, file);
  const reading = await readYaml(text);
  if (!reading.ok) {
    return { value: new Map(), problems: reading.problems.map((each) => complain(each.line, "", each.text)) };
  }
  const { root } = reading;
  if (root.kind !== "mapping") {
    const what = `must hold ${FORM}; got ${shown(root)}`;
    return { value: new Map(), problems: [complain(root.line, "", what)] };
  }
  const others = root.entries().filter(({ key }) => key !== "queues" && !key.startsWith(SHARED));
  const queues = root.entries().find(({ key }) => key === "queues");
  const read = queues === undefined ? undefined : readQueues(queues.value, complain);
  const isMissing =
    queues === undefined && others.every(({ key }) => nearMiss(key, ["queues"]) === undefined);
  return {
    value: read?.value ?? new Map(),
    problems: [
      ...others.map((entry) => unknownKey(entry, complain)),
      ...(isMissing ? [problemOf(INPUT, `${file} must hold ${FORM}.`)] : []),
      ...(read?.problems ?? []),
    ],
  };
}

function unknownKey({ key, line }: YamlEntry, complain: Complain): Problem {
  const advice =
    nearMiss(key, ["queues"]) === undefined
      ? "only queues stands here, and keys that begin with x- for what queues share"
      : "did you mean queues?";
  return complain(line, shownKey(key), `is not known; ${advice}`);
}

function readQueues(node: YamlNode, complain: Complain): Read<QueueConfig> {
  const entries = node.entries();
  if (entries.length === 0) {
    const what = `must be a mapping of branches to settings, with one branch at least; got ${shown(node)}`;
    return { value: new Map(), problems: [complain(node.line, "queues", what)] };
  }
  const listSettings = settingsListedOnce();
  const reads = entries.map(({ key, line, value }) => {
    const path = `queues.${shownKey(key)}`;
    const name = branch(key);
    const isName = name.ok && name.value === key;
    const bad = isName ? [] : [complain(line, path, "must be a branch name such as main or release/1.x")];
    const read = readMapping(value, `${path}.`, complain, listSettings);
    return { key, settings: read.value, problems: [...bad, ...read.problems] };
  });
  return {
    value: new Map(reads.map(({ key, settings }) => [key, settings])),
    problems: reads.flatMap(({ problems }) => problems),
  };
}
