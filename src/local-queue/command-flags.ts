import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { InputError, messageOf } from "../errors.js";
import { closestName } from "../text/suggest.js";

/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
export const SERVE_FLAGS = {
  host: { type: "string", default: "127.0.0.1", value: "ADDRESS", meaning: "loopback address to listen on" },
  port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
  token: { type: "string", default: "local-token", value: "TEXT", meaning: "API token that clients must send" },
  repository: { type: "string", default: "local/playground", value: "OWNER/NAME", meaning: "the repository inside" },
  branch: { type: "string", default: "main", value: "NAME", meaning: "its default branch, which has a queue" },
  "pull-requests": {
    type: "string",
    value: "NUMBER",
    meaning: "how many open pull requests there are at the start (5)",
  },
  speed: { type: "string", default: "1", value: "NUMBER", meaning: "service seconds in a second of real time" },
  "test-seconds": { type: "string", value: "NUMBER", meaning: "length of a test run in service time (10)" },
  git: {
    type: "string",
    value: "FOLDER",
    meaning: "drives this Git repository: its branches are the pull requests, tests are real, --branch gets the merges",
  },
  "test-command": {
    type: "string",
    value: "COMMAND",
    meaning: "with --git: what tests a checkout; exit code 0 passes",
  },
  data: { type: "string", value: "FOLDER", meaning: "keeps everything in this folder, and goes on from there" },
  replay: { type: "string", value: "FOLDER", meaning: "shows what the log in this folder leads to, and keeps nothing" },
  scenario: {
    type: "string",
    value: "FILE",
    meaning: "plays what happens in this file, or in the ready-made scenario of this name, in place of pull requests",
  },
  "quarantined-tests": {
    type: "string",
    value: "FILE",
    meaning: 'JSON array of quarantined tests, each with at least a "name"',
  },
  help: { type: "boolean", default: false, meaning: "this text" },
} as const;

/** Flags of `merge-queue simulate`. */
export const SIMULATE_FLAGS = {
  scenario: { type: "string", value: "FILE", meaning: "scenario file, or the word of one that is ready-made" },
  list: { type: "boolean", default: false, meaning: "the ready-made scenarios" },
  print: { type: "boolean", default: false, meaning: "the scenario as it is written, to begin one of your own with" },
  seed: { type: "string", value: "NUMBER", meaning: "what decides every chance, in place of the scenario's own seed" },
  whole: { type: "boolean", default: false, meaning: "every line of a long timeline" },
  "what-if": {
    type: "string",
    multiple: true,
    value: "SETTING=A,B",
    meaning: "compares values of a setting, such as concurrency=5,10 or batch=1,4,8; may be repeated",
  },
  seeds: { type: "string", value: "NUMBER", meaning: "how many days each combination of --what-if is played for" },
  history: { type: "string", value: "FILE", meaning: "testing results of a real queue, to be played again" },
  "settings-file": { type: "string", value: "FILE", meaning: "with --history: the settings that the queue had then" },
  json: { type: "boolean", default: false, meaning: "the whole result as one JSON object" },
  help: { type: "boolean", default: false, meaning: "this text" },
} as const;

/** Flags of `merge-queue demo`. */
export const DEMO_FLAGS = {
  fail: { type: "boolean", meaning: "Take a batch that fails, and see how the culprit is found." },
  keep: { type: "boolean", meaning: "Leave the queue and the repository there at the end, to look at, until Ctrl-C." },
  help: { type: "boolean", meaning: "Show this text." },
} as const;

interface CommandFlag {
  readonly type: "string" | "boolean";
  readonly default?: string | boolean;
  readonly value?: string;
  readonly meaning: string;
}

/** The lines of a help that list flags, their meanings beginning in one column. */
export function flagLines(flags: Readonly<Record<string, CommandFlag>>, width: number): string {
  return Object.entries(flags)
    .map(([name, { value, default: text, meaning }]) => {
      const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
      return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
    .join("");
}

/** Reads the flags of a command. @throws InputError that names the flag which was most likely meant. */
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
