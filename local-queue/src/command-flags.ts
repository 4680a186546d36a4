import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { InputError, messageOf } from "../../src/errors.js";
import { closestName } from "../../src/text/suggest.js";

function option(value: string, meaning: string) {
  return { type: "string", value, meaning } as const;
}

function toggle(meaning: string) {
  return { type: "boolean", default: false, meaning } as const;
}

/** Flags of `merge-queue serve`, for Node's parser, the help and the completion of shells. */
export const SERVE_FLAGS = {
  host: { ...option("ADDRESS", "loopback address to listen on"), default: "127.0.0.1" },
  port: { ...option("NUMBER", "port, 0 for any free one"), default: "4180" },
  token: { ...option("TEXT", "API token that clients must send"), default: "local-token" },
  repository: { ...option("OWNER/NAME", "the repository inside"), default: "local/playground" },
  branch: { ...option("NAME", "its default branch, which has a queue"), default: "main" },
  "pull-requests": option("NUMBER", "how many open pull requests there are at the start (5)"),
  speed: { ...option("NUMBER", "service seconds in a second of real time"), default: "1" },
  "test-seconds": option("NUMBER", "length of a test run in service time (10)"),
  git: option(
    "FOLDER",
    "drives this Git repository: its branches are the pull requests, tests are real, --branch gets the merges",
  ),
  "test-command": option("COMMAND", "with --git: what tests a checkout; exit code 0 passes"),
  data: option("FOLDER", "keeps everything in this folder, and goes on from there"),
  replay: option("FOLDER", "shows what the log in this folder leads to, and keeps nothing"),
  scenario: option(
    "FILE",
    "plays what happens in this file, or in the ready-made scenario of this name, in place of pull requests",
  ),
  "quarantined-tests": option("FILE", 'JSON array of quarantined tests, each with at least a "name"'),
  help: toggle("this text"),
} as const;

export const SIMULATE_FLAGS = {
  scenario: option("FILE", "scenario file, or the word of one that is ready-made"),
  list: toggle("the ready-made scenarios"),
  print: toggle("the scenario as it is written, to begin one of your own with"),
  seed: option("NUMBER", "what decides every chance, in place of the scenario's own seed"),
  whole: toggle("every line of a long timeline"),
  "what-if": {
    ...option("SETTING=A,B", "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated"),
    multiple: true,
  },
  seeds: option("NUMBER", "how many days each combination of --what-if is played for"),
  history: option("FILE", "testing results of a real queue, to be played again"),
  "settings-file": option("FILE", "with --history: the settings that the queue had then"),
  json: toggle("the whole result as one JSON object"),
  help: toggle("this text"),
} as const;

interface CommandFlag {
  readonly default?: string | boolean;
  readonly value?: string;
  readonly meaning: string;
}

/** Writes the lines of a help about flags, with their meanings in one column. */
export function flagLines(flags: Readonly<Record<string, CommandFlag>>, width: number): string {
  return Object.entries(flags)
    .map(([name, { value, default: text, meaning }]) => {
      const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
      return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
    .join("");
}

/** @throws InputError for any other text */
export function readWholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new InputError([`${flag} must be a whole number from ${least} to ${most}, not "${text}"`]);
}

/** @throws InputError that names the flag which was most likely meant */
export function readFlags<const Flags extends ParseArgsOptionsConfig>(
  command: string,
  options: Flags,
  argv: readonly string[],
) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: false, tokens: true });
  } catch (error) {
    // Node adds advice about positionals after the first sentence, which does not fit here.
    const [sentence = "Invalid flags"] = messageOf(error).split(/\.\s/);
    const [, given = ""] = /^(?:Unknown option|Unexpected argument) '(.*)'/.exec(sentence) ?? [];
    // Node reads `-port` as six flags of one letter, and names the first one.
    const written = /^-[^-]$/.test(given) ? (argv.find((argument) => argument.startsWith(given)) ?? given) : given;
    const [name = ""] = written.split("=");
    const meant = closestName(name, Object.keys(options));
    const hint = meant === undefined ? "" : `; did you mean --${meant}?`;
    const problem = `${sentence.replace(`'${given}'`, `'${name}'`)}${hint === "" ? "." : hint}`;
    throw new InputError([`${problem} See merge-queue ${command} --help`], { cause: error });
  }
}
