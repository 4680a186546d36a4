import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { getErrorMessage, InputError } from "../../src/errors.js";
import { findClosestName } from "../../src/text/suggest.js";

function option(value: string, meaning: string) {
  return { type: "string", value, meaning } as const;
}

function toggle(meaning: string) {
  return { type: "boolean", default: false, meaning } as const;
}

/** Flags of `merge-queue serve`, for the parser, the help and the shell completion. */
export const SERVE_FLAGS = {
  host: { ...option("ADDRESS", "loopback address to listen on"), default: "127.0.0.1" },
  port: { ...option("NUMBER", "port; 0 selects a free port"), default: "4180" },
  token: { ...option("TEXT", "API token that clients must send"), default: "local-token" },
  repository: { ...option("OWNER/NAME", "name of the repository"), default: "local/playground" },
  branch: { ...option("NAME", "default branch of the repository; the queue merges into this branch"), default: "main" },
  "pull-requests": option("NUMBER", "number of open pull requests at the start (5)"),
  speed: { ...option("NUMBER", "number of simulated seconds in each real second"), default: "1" },
  "test-seconds": option("NUMBER", "duration of a test run in simulated seconds (10)"),
  git: option(
    "FOLDER",
    "Git repository for the queue: each branch is a pull request, and the queue merges it into --branch",
  ),
  "test-command": option(
    "COMMAND",
    "with --git: command that tests a checkout; exit code 0 means that the tests passed",
  ),
  data: option("FOLDER", "folder that stores all data; the next start with this folder continues with the same data"),
  replay: option("FOLDER", "shows the last state in this data folder, and changes nothing"),
  scenario: option("FILE", "scenario file, or name of a ready-made scenario, to play instead of --pull-requests"),
  "quarantined-tests": option("FILE", 'JSON array of quarantined tests, each with at least a "name"'),
  help: toggle("prints this help"),
} as const;

export const SIMULATE_FLAGS = {
  scenario: option("FILE", "scenario file, or name of a ready-made scenario"),
  list: toggle("lists the ready-made scenarios"),
  print: toggle("prints the scenario file; you can save and change it"),
  seed: option("NUMBER", "seed of all random decisions, instead of the scenario's seed"),
  whole: toggle("prints every line of a long timeline"),
  "what-if": {
    ...option("SETTING=A,B", "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated"),
    multiple: true,
  },
  seeds: option("NUMBER", "number of simulated days for each combination of settings in --what-if"),
  "cost-per-minute": option(
    "DOLLARS",
    "price of one minute of a runner, for the column cost (0.006, the price of GitHub's Linux runner)",
  ),
  history: option("FILE", "history of a real queue to replay: a file that merge-queue export-history wrote"),
  "settings-file": option(
    "FILE",
    "with --history: file with the queue's settings at that time, if the history does not contain them",
  ),
  json: toggle("prints the whole result as one JSON object"),
  help: toggle("prints this help"),
} as const;

interface CommandFlag {
  readonly default?: string | boolean;
  readonly value?: string;
  readonly meaning: string;
}

/** Formats flags for a help text, with all meanings in one column. */
export function flagLines(flags: Readonly<Record<string, CommandFlag>>, width: number): string {
  return Object.entries(flags)
    .map(([name, { value, default: text, meaning }]) => {
      const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
      return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
    .join("");
}

export function readWholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new InputError([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}

export function readPositiveNumber(flag: string, text: string): number {
  const value = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0) return value;
  throw new InputError([`${flag} must be a number above 0 such as 0.006, not "${text}"`]);
}

/** Parses flags. @throws InputError that suggests a similar flag */
export function readFlags<const Flags extends ParseArgsOptionsConfig>(
  command: string,
  options: Flags,
  argv: readonly string[],
) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
  } catch (error) {
    // After the first sentence, Node.js adds advice about positional arguments, which does not apply here.
    const [sentence = "Invalid flags"] = getErrorMessage(error).split(/\.\s/);
    const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
    // Node.js reads `-port` as flags of one letter, and reports only the first letter.
    const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
    const [name = ""] = written.split("=");
    const meant = findClosestName(name, Object.keys(options));
    const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
    const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
    throw new InputError([`${problem} See merge-queue ${command} --help`], { cause: error });
  }
}
