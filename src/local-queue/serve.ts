/** The command `merge-queue serve`: the local service for a person to try, or for a CI job to talk to. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { InputError } from "../errors.js";
import { FASTEST } from "./clock.js";
import { flagLines, SERVE_FLAGS } from "./command-flags.js";
import { LONGEST_TEST_SECONDS } from "./engine/pull-request.js";
import { type NewQuarantinedTest, readQuarantinedTests } from "./engine/quarantined-tests.js";
import { Refusal } from "./engine/refusal.js";
import { parseJson } from "./http/incoming.js";
import { type LocalService, startLocalService } from "./service.js";

export interface ServeIo {
  readonly write: (text: string) => void;
  /** Aborting it stops the service. */
  readonly signal: AbortSignal;
}

const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;

/** Runs until the signal is aborted; the result is the exit code. */
export async function serve(argv: readonly string[], io: ServeIo): Promise<number> {
  try {
    const options = readServeOptions(argv);
    if (options.help) io.write(SERVE_HELP);
    else await runService(options, io);
    return EXIT_OK;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.write(`${error.message}\n`);
    return EXIT_BAD_FLAGS;
  }
}

async function runService(options: ServeOptions, { write, signal }: ServeIo): Promise<void> {
  const service = await start(options);
  for (let added = 0; added < options.pullRequests; added += 1) service.control.addPullRequest();
  write(greeting(service, options));
  if (!signal.aborted) await once(signal, "abort");
  await service.close();
  write("The local merge queue service has stopped.\n");
}

async function start(options: ServeOptions): Promise<LocalService> {
  try {
    return await startLocalService({ ...options, timings: { testSeconds: options.testSeconds } });
  } catch (error) {
    const { host, port } = options;
    if (!isErrorWithCode(error)) throw error;
    throw new InputError([`Cannot listen on port ${port} of ${host} (${error.code}). Choose another --port`], {
      cause: error,
    });
  }
}

function isErrorWithCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

function greeting({ url, apiUrl, githubApiUrl, token }: LocalService, options: ServeOptions): string {
  const { repository, branch, pullRequests, quarantinedTests } = options;
  const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
  return `The local merge queue service listens at ${url}
Its API is at ${apiUrl}, the token is ${token}

Inside is the repository ${repository} with a merge queue for the branch ${branch},
${count(pullRequests, "open pull request")} and ${count(quarantinedTests.length, "quarantined test")}.

Point the action at it from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
Look-ups on the GitHub API are answered at ${githubApiUrl}

Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'
See everything:
  curl ${url}/_control/state

Stop it with Ctrl-C.
`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service in memory, on this machine only, until it is stopped.

${flagLines(SERVE_FLAGS, 32)}`;

const LARGEST_PORT = 65_535;
const MOST_PULL_REQUESTS = 10_000;

type ServeOptions = ReturnType<typeof readServeOptions>;

function readServeOptions(argv: readonly string[]) {
  const values = parseFlags(argv);
  if (values.token === "") throw new InputError(["--token must not be empty"]);
  if (values.branch === "") throw new InputError(["--branch must not be empty"]);
  const file = values["quarantined-tests"];
  const { help, host, token, repository, branch } = values;
  return {
    help,
    host,
    token,
    repository,
    branch,
    port: integer("--port", values.port, LARGEST_PORT),
    pullRequests: integer("--pull-requests", values["pull-requests"], MOST_PULL_REQUESTS),
    speed: number("--speed", values.speed, FASTEST),
    testSeconds: number("--test-seconds", values["test-seconds"], LONGEST_TEST_SECONDS),
    quarantinedTests: file === undefined ? [] : readTestsFile(file),
  };
}

function parseFlags(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: SERVE_FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Node adds advice about positionals after the first sentence, which does not fit here.
    const [sentence = "Invalid flags"] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new InputError([`${sentence}. See merge-queue serve --help`], { cause: error });
  }
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
