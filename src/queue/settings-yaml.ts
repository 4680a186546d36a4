import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { getErrorMessage, InputError } from "../errors.js";
import { branchNameParser } from "../inputs/parsers.js";
import { readYaml, type YamlNode } from "../inputs/yaml-nodes.js";
import { formatTruncatedList } from "../text/format.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { formatDidYouMeanQuestion } from "../text/suggest.js";
import { type Freeze, readFreezes } from "./freezes.js";
import { SETTING_DEFINITIONS, type Settings, type SettingValue } from "./settings.js";
import { createYamlProblemCollector, formatYamlKey, formatYamlValue, type Report } from "./yaml-report.js";

const EXAMPLE = 'write one setting per line, such as "concurrency: 5"';
const NO_SETTINGS: Settings = new Map();

/** Reads settings, and collects all problems. If a setting has a problem, the result lacks this setting. */
export async function readSettings(
  text: string,
): Promise<{ readonly settings: Settings; readonly problems: readonly InputProblem[] }> {
  const report = createYamlProblemCollector("settings");
  const root = await readRoot(text, report);
  const isEmpty = root?.kind === "blank" || (root?.kind === "mapping" && root.entries().length === 0);
  if (isEmpty) report.problems.push(createInputProblem("settings", `contains no setting; ${EXAMPLE}.`));
  const settings = root === undefined ? NO_SETTINGS : readMapping(root, "", report);
  return { settings, problems: report.problems };
}

/** Reads the settings. @throws InputError with all problems */
export async function readSettingsOrThrow(text: string | undefined): Promise<Settings> {
  if (text === undefined) return NO_SETTINGS;
  const { settings, problems } = await readSettings(text);
  if (problems.length > 0) throw new InputError(problems);
  return settings;
}

const INPUT = "config-file";
const LARGEST_BYTES = 1024 * 1024;
const QUEUES = 'the key "queues" with a mapping of branches to settings';
const FREEZES = "freezes";
/** Prefix of top-level keys that are ignored. Such keys can contain YAML anchors that several queues use. */
const SHARED = "x-";

interface ConfigFile {
  readonly queues: ReadonlyMap<string, Settings>;
  /** Calendar of freezes; undefined if the file has no calendar. */
  readonly freezes: readonly Freeze[] | undefined;
  /** Error for invalid settings of branches in a file with a valid calendar. */
  readonly invalid: InputError | undefined;
}

/**
 * Reads the settings and the calendar. If only the settings are invalid, returns their problems in `invalid`. @throws
 * InputError with all problems if the calendar is missing or invalid
 */
export async function readConfigFile(workspace: string, file: string, onlyBranch?: string): Promise<ConfigFile> {
  const text = await textOf(resolve(workspace, file), file);
  const { config: queues, freezes, problems, isCalendarValid } = await parseConfigText(text, file);
  const invalid = problems.length > 0 ? new InputError(problems) : undefined;
  if (invalid !== undefined && !isCalendarValid) throw invalid;
  if (onlyBranch === undefined) return { queues, freezes, invalid };
  const settings = queues.get(onlyBranch);
  if (settings !== undefined) return { queues: new Map([[onlyBranch, settings]]), freezes, invalid };
  const others = formatTruncatedList([...queues.keys()].map(formatYamlKey), 10);
  throw new InputError([
    createInputProblem(
      "target-branch",
      `${file} has no queues.${formatYamlKey(onlyBranch)}; its branches are ${others}.`,
    ),
  ]);
}

/** Reads the text of a file with the settings of each branch. Collects all problems. */
export async function parseConfigText(text: string, file: string) {
  const report = createYamlProblemCollector(INPUT, file);
  const root = await readRoot(text, report);
  const config = root === undefined ? new Map<string, Settings>() : readQueues(root, file, report);
  const calendar = root?.entries().find(({ key }) => key === FREEZES)?.value;
  const freezes = calendar && readFreezes(calendar, new Set(config.keys()), report);
  const { problems, settingProblems } = report;
  const isCalendarValid = freezes !== undefined && problems.length === settingProblems;
  return { config, freezes, root, problems, isCalendarValid };
}

function invalidFile(text: string, cause?: unknown): InputError {
  return new InputError([createInputProblem(INPUT, text)], { cause });
}

async function textOf(path: string, file: string): Promise<string> {
  try {
    // Opening a named pipe would block until another process writes to the pipe.
    const found = await stat(path);
    if (!found.isFile()) throw invalidFile(`${file} is not a file.`);
    if (found.size > LARGEST_BYTES)
      throw invalidFile(`${file} has ${found.size} bytes; the limit is ${LARGEST_BYTES}.`);
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof InputError) throw error;
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw isMissing
      ? invalidFile(
          `${file} does not exist (full path: ${path}). Check out the repository first, or name another file.`,
          error,
        )
      : invalidFile(`${file} cannot be read: ${getErrorMessage(error)}.`, error);
  }
}

function readQueues(root: YamlNode, file: string, report: Report): Map<string, Settings> {
  const config = new Map<string, Settings>();
  if (root.kind !== "mapping") {
    report.add(root.line, "", `must contain ${QUEUES}; got ${formatYamlValue(root)}`);
    return config;
  }
  let queues: YamlNode | undefined;
  let isMisspelt = false;
  for (const { key, line, value } of root.entries()) {
    if (key === "queues") queues = value;
    else if (key !== FREEZES && !key.startsWith(SHARED)) {
      const allowed = 'the allowed keys are "queues", "freezes", and keys that begin with "x-" for shared values';
      const advice = formatDidYouMeanQuestion(key, ["queues", FREEZES], allowed);
      report.add(line, formatYamlKey(key), `is not known; ${advice}`);
      isMisspelt ||= advice !== allowed;
    }
  }
  if (queues === undefined) {
    if (!isMisspelt) report.problems.push(createInputProblem(INPUT, `${file} must contain ${QUEUES}.`));
    return config;
  }
  if (queues.entries().length === 0) {
    const what = `must be a mapping of branches to settings, with at least one branch; got ${formatYamlValue(queues)}`;
    report.add(queues.line, "queues", what);
  }
  for (const { key, line, value } of queues.entries()) {
    const path = `queues.${formatYamlKey(key)}`;
    const name = branchNameParser(key);
    if (!name.ok || name.value !== key) report.add(line, path, "must be a branch name such as main or release/1.x");
    const { length } = report.problems;
    config.set(key, readMapping(value, `${path}.`, report));
    report.settingProblems += report.problems.length - length;
  }
  return config;
}

/** Reads the settings in a mapping. `path` is the prefix of names in problems: empty, or a text with a final dot. */
function readMapping(mapping: YamlNode, path: string, report: Report): Settings {
  if (mapping.kind !== "mapping" && mapping.kind !== "blank") {
    const what = `must be a mapping of settings: ${EXAMPLE}; got ${formatYamlValue(mapping)}`;
    report.add(mapping.line, path.slice(0, -1), what);
  }
  const settings = new Map<string, SettingValue>();
  for (const { key, line, value: node } of mapping.entries()) {
    const setting = SETTING_DEFINITIONS.find(({ name }) => name === key);
    // `requiredStatuses:` without a value does not mean null, because null removes the list.
    const value = node.kind === "blank" ? undefined : setting?.parse(node.plain());
    if (value !== undefined) settings.set(key, value);
    else if (setting === undefined) report.add(line, `${path}${formatYamlKey(key)}`, unknownSetting(key, report));
    else report.add(line, `${path}${key}`, `must be ${setting.allowed}; got ${formatYamlValue(node)}`);
  }
  return settings;
}

async function readRoot(text: string, report: Report): Promise<YamlNode | undefined> {
  const reading = await readYaml(text);
  if (reading.ok) return reading.root;
  for (const problem of reading.problems) report.add(problem.line, "", problem.text);
  return undefined;
}

const OTHER_FIELDS: ReadonlyMap<string, string> = new Map([
  ["state", "is not a setting; use the operations pause-queue, resume-queue and drain-queue"],
  ["deleteRequiredStatuses", 'is not a setting; write "requiredStatuses: null"'],
]);

function unknownSetting(key: string, report: Report): string {
  const other = OTHER_FIELDS.get(key);
  if (other !== undefined) return other;
  const known = SETTING_DEFINITIONS.map(({ name }) => name);
  const question = formatDidYouMeanQuestion(key, known, "");
  if (question !== "") return `is not a setting; ${question}`;
  if (report.listsSettings) return "is not a setting";
  report.listsSettings = true;
  return `is not a setting; the settings are ${known.join(", ")}`;
}
