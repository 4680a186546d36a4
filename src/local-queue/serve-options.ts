/** What `merge-queue serve` is asked for: its flags, read and checked. */
import { readFileSync } from "node:fs";
import { InputError } from "../errors.js";
import { FASTEST } from "./clock.js";
import { readFlags, SERVE_FLAGS } from "./command-flags.js";
import { parseJson } from "./http/incoming.js";
import { LONGEST_TEST_SECONDS } from "./world/pull-request.js";
import { type NewQuarantinedTest, readQuarantinedTests } from "./world/quarantined-tests.js";
import { Refusal } from "./world/refusal.js";

const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;

export type ServeOptions = ReturnType<typeof readServeOptions>;

/** @throws InputError that names the flag */
export function readServeOptions(argv: readonly string[]) {
  const { values, given } = parseFlags(argv);
  for (const flag of ["token", "branch", "git", "data", "replay", "test-command"] as const) {
    if (values[flag] === "") throw new InputError([`--${flag} must not be empty`]);
  }
  refuseTogether(values, given);
  const file = values["quarantined-tests"];
  const { help, host, token, repository, branch, scenario, data, replay } = values;
  return {
    help,
    scenario,
    host,
    token,
    repository,
    branch,
    data,
    replay,
    git: gitOption(values.git, values["test-command"]),
    port: integer("--port", values.port, LARGEST_PORT),
    pullRequests: integer("--pull-requests", values["pull-requests"] ?? "5", MOST_PULL_REQUESTS),
    speed: number("--speed", values.speed, FASTEST),
    testSeconds: number("--test-seconds", values["test-seconds"] ?? "10", LONGEST_TEST_SECONDS),
    quarantinedTests: file === undefined ? [] : readTestsFile(file),
    /** What was given of the flags that say what there is at the very beginning. */
    forTheBeginning: FOR_THE_BEGINNING.filter((flag) => given.has(flag)).map((flag) => `--${flag}`),
  };
}

const FOR_THE_BEGINNING = ["pull-requests", "test-seconds", "quarantined-tests"] as const;

function parseFlags(argv: readonly string[]) {
  const { values, tokens } = readFlags("serve", SERVE_FLAGS, argv);
  const given = new Set<string>(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
  return { values, given };
}

type Values = ReturnType<typeof parseFlags>["values"];

/** Each of the first says what there is in the world, so the others have nothing to say. */
const APART = [
  ["git", ["scenario", "pull-requests", "test-seconds", "replay"]],
  ["scenario", ["pull-requests", "test-seconds", "data", "replay"]],
  ["replay", ["data", "pull-requests", "test-seconds", "quarantined-tests", "repository", "branch"]],
] as const;

function refuseTogether(values: Values, given: ReadonlySet<string>): void {
  for (const [flag, others] of APART) {
    const other = given.has(flag) ? others.find((each) => given.has(each)) : undefined;
    if (other !== undefined) throw new InputError([`--${flag} and --${other} cannot be given together`]);
  }
  if (values.git !== undefined && values.speed !== SERVE_FLAGS.speed.default) {
    throw new InputError(["--speed cannot be given with --git: real tests take the time that they take"]);
  }
}

function gitOption(repository: string | undefined, testCommand: string | undefined) {
  if (repository !== undefined && testCommand !== undefined) return { repository, testCommand };
  if (repository !== undefined) {
    throw new InputError(['--git needs --test-command, the command that tests a checkout, such as "npm test"']);
  }
  if (testCommand !== undefined) throw new InputError(["--test-command is for --git only: other tests are made up"]);
  return undefined;
}

function integer(flag: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= most) return value;
  throw new InputError([`${flag} must be a whole number from 0 to ${most}, not "${text}"`]);
}

function number(flag: string, text: string, most: number): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= most) return value;
  throw new InputError([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}

function readTestsFile(file: string): readonly NewQuarantinedTest[] {
  const value = parseJson(readText(file));
  if (value === undefined) throw new InputError([`--quarantined-tests: ${file} is not JSON`]);
  try {
    return readQuarantinedTests(value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new InputError([`--quarantined-tests: ${file}: ${error.message}`], { cause: error });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new InputError([`--quarantined-tests: ${file} cannot be read`], { cause: error });
  }
}
