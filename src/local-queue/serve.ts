/** The command `merge-queue serve`: the local service for a person to try, or for a CI job to talk to. */
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { InputError } from "../errors.js";
import type { Environment } from "../text/environment.js";
import { flagLines, SERVE_FLAGS } from "./command-flags.js";
import type { Belonging } from "./data/belonging.js";
import { openMemory, replayed } from "./data/memory.js";
import { connectRepository } from "./git/connect.js";
import { drawScenario } from "./scenario/draw.js";
import { scenarioText } from "./scenario/files.js";
import { optionsFor, playScenario } from "./scenario/play.js";
import { readScenario } from "./scenario/read.js";
import { readServeOptions, type ServeOptions } from "./serve-options.js";
import { type LocalService, type LocalServiceOptions, startLocalService } from "./service.js";
import type { Engine } from "./service-calls.js";
import type { Coordinates } from "./world/world.js";

export interface ServeIo {
  readonly write: (text: string) => void;
  /** The variables of this process, which Git and the tests of a repository get. */
  readonly environment: Environment;
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

async function runService(options: ServeOptions, { write, signal, environment }: ServeIo): Promise<void> {
  const tell = (line: string): void => write(`${line}\n`);
  const scenario = await readScenarioOption(options.scenario);
  const memory = options.data === undefined ? null : openMemory(options.data, belongingOf(options), tell);
  const gitFolder = options.git === undefined ? null : folderFor(options.data);
  try {
    // What a merge rests on is not to be forgotten where the merge is not.
    const around = { environment, beforeMove: memory?.sync, report: tell, reportFailed: tell };
    const repository = gitFolder === null ? null : await openGit(options, { dataFolder: gitFolder, ...around });
    const service = await start(options, {
      ...(scenario && optionsFor(scenario.drawn)),
      ...(options.replay !== undefined && replayed(options.replay)),
      ...memory,
      ...(repository && { makeHost: repository.makeHost }),
    });
    try {
      memory?.watch(service.engine);
      await repository?.begin(service.engine);
      if (scenario !== null) {
        const at = coordinatesOf(options);
        playScenario(scenario.drawn, { service, at, onRefused: (text) => tell(`The scenario could not ${text}`) });
      } else if (options.git === undefined && memory?.past === undefined && options.replay === undefined) {
        for (let added = 0; added < options.pullRequests; added += 1) service.control.addPullRequest();
      }
      const { forTheBeginning } = options;
      if (memory?.past !== undefined && forTheBeginning.length > 0) {
        tell(
          `The data folder has a past and goes on from there, so this has no effect: ${forTheBeginning.join(", ")}.`,
        );
      }
      write(greeting(service, options, scenario));
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      await service.close();
      await repository?.close();
    }
  } finally {
    memory?.close();
    if (gitFolder !== null && options.data === undefined) rmSync(gitFolder, { recursive: true, force: true });
  }
  write("The local merge queue service has stopped.\n");
}

/** What a data folder is to belong to. */
function belongingOf({ git, branch, repository }: ServeOptions): Belonging {
  return { git: git === undefined ? null : realFolder(git.repository), branch, repository };
}

/** Where a repository really is, whichever way it was named; a folder that is not there is refused later. */
function realFolder(path: string): string {
  const top = existsSync(path) ? realpathSync(path) : resolve(path);
  return basename(top) === ".git" ? dirname(top) : top;
}

/** Where the host of a repository keeps what it needs; of use beyond this service only with `--data`. */
function folderFor(data: string | undefined): string {
  return data === undefined ? mkdtempSync(join(tmpdir(), "merge-queue-")) : join(data, "git");
}

async function openGit(
  { git, branch }: ServeOptions,
  around: Pick<
    Parameters<typeof connectRepository>[0],
    "dataFolder" | "environment" | "beforeMove" | "report" | "reportFailed"
  >,
) {
  return git === undefined ? null : connectRepository({ ...git, ...around, target: branch });
}

function coordinatesOf({ repository, branch: targetBranch }: ServeOptions): Coordinates {
  const slash = repository.lastIndexOf("/");
  const [owner, name] = [repository.slice(0, slash), repository.slice(slash + 1)];
  return { repo: { host: "github.com", owner, name }, targetBranch };
}

type Played = Awaited<ReturnType<typeof readScenarioOption>>;

/** A scenario that is to be played, with what it is about. */
async function readScenarioOption(option: string | undefined) {
  if (option === undefined) return null;
  const { name, text } = await scenarioText(option);
  const file = await readScenario(text, name);
  return { about: file.about ?? name, drawn: drawScenario(file) };
}

async function start(options: ServeOptions, more: LocalServiceOptions): Promise<LocalService> {
  const timings = { testSeconds: options.testSeconds, ...more.timings };
  try {
    return await startLocalService({ ...options, ...more, timings });
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

function greeting(service: LocalService, options: ServeOptions, scenario: Played): string {
  const { url, apiUrl, githubApiUrl, token, engine } = service;
  const { git, speed } = options;
  const [first] = engine.snapshots();
  const repository = `${first?.owner}/${first?.name}`;
  const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
  const failing = `
Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'`;
  return `The local merge queue service listens at ${url}
Look at it there in a browser.
Its API is at ${apiUrl}, the token is ${token}

${inside(engine, options, scenario)}

Point the action at it from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
Look-ups on the GitHub API are answered at ${githubApiUrl}
${git === undefined ? failing : ""}
See everything:
  curl ${url}/_control/state
${scenario === null ? "" : `\nNow this happens, at ${speed} times the speed: ${scenario.about}\n`}
Stop it with Ctrl-C.
`;
}

/** What there is, in words. */
function inside(engine: Engine, { git, branch, replay }: ServeOptions, scenario: Played): string {
  const [first] = engine.snapshots();
  // At a high speed those of a scenario may be merged already.
  const open = scenario?.drawn.titles.size ?? first?.pullRequests.filter(({ state }) => state === "open").length ?? 0;
  const named = `${first?.owner}/${first?.name}`;
  const amounts = `${count(open, "open pull request")} and ${count(first?.quarantinedTests.length ?? 0, "quarantined test")}`;
  if (replay !== undefined) {
    return `Inside is where the log in ${replay} led: the repository ${named} with a merge queue for the branch ${first?.defaultBranch},
${amounts}. What you do here is not kept.`;
  }
  if (git === undefined) {
    return `Inside is the repository ${named} with a merge queue for the branch ${branch},\n${amounts}.`;
  }
  return `Behind it is the Git repository ${git.repository}, called ${named}, with ${count(open, "branch", "branches")} as pull requests.
A merge queue tests them with \`${git.testCommand}\` and merges them to ${branch}.`;
}

function count(amount: number, noun: string, nouns = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : nouns}`;
}

const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service on this machine only, until it is stopped.

${flagLines(SERVE_FLAGS, 32)}`;
