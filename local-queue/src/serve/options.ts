/** This file reads the flags of `merge-queue serve`. */
import { readFileSync } from "node:fs";
import { InputError } from "../../../src/errors.js";
import { parseJson } from "../api/http/incoming.js";
import { readFlags, readWholeNumber, SERVE_FLAGS } from "../command-flags.js";
import { MAX_CLOCK_SPEED } from "../state/clock.js";
import { LONGEST_TEST_SECONDS } from "../state/pull-request.js";
import { type NewQuarantinedTest, readQuarantinedTests } from "../state/quarantined-tests.js";
import { Refusal } from "../state/refusal.js";

const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;

export type ServeOptions = ReturnType<typeof readServeOptions>;

export function readServeOptions(argv: readonly string[]) {
  const { values, tokens } = readFlags("serve", SERVE_FLAGS, argv);
  const given = new Set<string>(tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])));
  for (const flag of ["token", "branch", "git", "data", "replay", "test-command"] as const) {
    if (values[flag] === "") throw new InputError([`--${flag} must not be empty`]);
  }
  rejectCombinations(given);
  if (values.git !== undefined && values.speed !== SERVE_FLAGS.speed.default) {
    throw new InputError(["--speed cannot be given with --git: it cannot change the duration of real tests"]);
  }
  const { "quarantined-tests": file, "test-command": testCommand, ...others } = values;
  return {
    ...others,
    git: gitOption(values.git, testCommand),
    port: readWholeNumber("--port", values.port, 0, LARGEST_PORT),
    pullRequests: readWholeNumber("--pull-requests", values["pull-requests"] ?? "5", 0, MOST_PULL_REQUESTS),
    speed: number("--speed", values.speed, MAX_CLOCK_SPEED),
    testSeconds: number("--test-seconds", values["test-seconds"] ?? "10", LONGEST_TEST_SECONDS),
    quarantinedTests: file === undefined ? [] : readTestsFile(file),
    /** Given flags that have an effect only on a new data folder. */
    firstStartFlags: FIRST_START_FLAGS.filter((flag) => given.has(flag)).map((flag) => `--${flag}`),
  };
}

const FIRST_START_FLAGS = ["pull-requests", "test-seconds", "quarantined-tests"] as const;

/** Flags that determine the content, each with the flags that it makes useless. */
const EXCLUSIVE = [
  ["git", ["scenario", "pull-requests", "test-seconds", "replay"]],
  ["scenario", ["pull-requests", "test-seconds", "data", "replay"]],
  ["replay", ["data", "pull-requests", "test-seconds", "quarantined-tests", "repository", "branch"]],
] as const;

function rejectCombinations(given: ReadonlySet<string>): void {
  for (const [flag, others] of EXCLUSIVE) {
    const other = given.has(flag) ? others.find((each) => given.has(each)) : undefined;
    if (other !== undefined) throw new InputError([`--${flag} and --${other} cannot be given together`]);
  }
}

function gitOption(repository: string | undefined, testCommand: string | undefined) {
  if (repository !== undefined && testCommand !== undefined) return { repository, testCommand };
  if (repository !== undefined) {
    throw new InputError(['--git requires --test-command, the command that tests a checkout, such as "npm test"']);
  }
  if (testCommand !== undefined)
    throw new InputError(["--test-command requires --git, because tests without --git are simulated"]);
  return undefined;
}

function number(flag: string, text: string, most: number): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= most) return value;
  throw new InputError([`${flag} must be a number above 0 and up to ${most}, not "${text}"`]);
}

function readTestsFile(file: string): readonly NewQuarantinedTest[] {
  const refuse = (problem: string, cause?: unknown) => {
    throw new InputError([`--quarantined-tests: ${file}${problem}`], { cause });
  };
  try {
    const value = parseJson(readFileSync(file, "utf8"));
    return value === undefined ? refuse(" is not JSON") : readQuarantinedTests(value);
  } catch (error) {
    if (error instanceof InputError) throw error;
    return refuse(error instanceof Refusal ? `: ${error.message}` : " cannot be read", error);
  }
}
