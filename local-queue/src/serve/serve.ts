/** The command `merge-queue serve`, which runs the local service. */
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { InputError } from "../../../src/errors.js";
import type { ProcessEnvironment } from "../../../src/text/environment.js";
import { formatCount } from "../../../src/text/format.js";
import type { QueueService } from "../api/queue-service.js";
import { KEY_MEANINGS } from "../api/v2/keys.js";
import { flagLines, SERVE_FLAGS } from "../command-flags.js";
import { connectRepository, logFolderIn } from "../hosts/git/host.js";
import { openPersistence, readReplay } from "../persistence/persistence.js";
import { drawScenario } from "../scenario/file/draw.js";
import { playScenario, serviceOptions } from "../scenario/file/play.js";
import { readScenario, scenarioText } from "../scenario/file/read.js";
import { keysOf } from "../state/fields.js";
import { readServeOptions, type ServeOptions } from "./options.js";
import { type LocalService, type LocalServiceOptions, readRepositoryName, startLocalService } from "./service.js";

export interface ServeIo {
  readonly write: (text: string) => void;
  readonly environment: ProcessEnvironment;
  readonly signal: AbortSignal;
}

const EXIT_OK = 0;
const EXIT_BAD_FLAGS = 2;

export async function serve(argv: readonly string[], io: ServeIo): Promise<number> {
  try {
    const options = readServeOptions(argv);
    if (options.help) io.write(SERVE_HELP);
    else await runService(options, io);
    return EXIT_OK;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    io.write(`error: ${error.message}\n`);
    return EXIT_BAD_FLAGS;
  }
}

async function runService(options: ServeOptions, { write, signal, environment }: ServeIo): Promise<void> {
  const report = (line: string): void => write(`${line}\n`);
  const scenario = await readScenarioOption(options.scenario);
  const { data, git, branch, repository: name } = options;
  const identity = { git: git === undefined ? null : realFolder(git.repository), branch, repository: name };
  const stored = data === undefined ? null : await openPersistence(data, identity, report);
  const gitFolder = git === undefined ? null : createGitFolder(data);
  try {
    const context = { environment, records: stored?.gitRecords, report, reportFailed: report };
    const repository =
      git === undefined || gitFolder === null
        ? null
        : await connectRepository({ ...git, ...context, target: branch, dataFolder: gitFolder });
    const service = await start(options, {
      ...(scenario && serviceOptions(scenario.drawn)),
      ...(options.replay !== undefined && (await readReplay(options.replay))),
      ...stored,
      ...(repository && { makeHost: repository.makeHost }),
      isReadOnly: options.replay !== undefined,
      logFolder: repository?.logFolder ?? (options.replay && logFolderIn(join(options.replay, "git"))),
    });
    try {
      stored?.watch(service.engine);
      await repository?.begin(service.engine);
      if (scenario !== null) {
        const repo = { host: "github.com", ...readRepositoryName(options.repository) };
        const at = { repo, targetBranch: branch };
        playScenario(scenario.drawn, { service, at, onRefused: (text) => report(`The scenario could not ${text}`) });
      } else if (git === undefined && stored?.past === undefined && options.replay === undefined) {
        for (let added = 0; added < options.pullRequests; added += 1) service.control.addPullRequest();
      }
      if (stored?.past !== undefined && options.firstStartFlags.length > 0) {
        const flags = options.firstStartFlags.join(", ");
        report(`The data folder contains data of an earlier start, so these flags have no effect: ${flags}.`);
      }
      write(describeService(service, options, scenario));
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      await Promise.all([service.close(), repository?.close()]);
    }
  } finally {
    stored?.close();
    if (gitFolder !== null && data === undefined) rmSync(gitFolder, { recursive: true, force: true });
  }
  write("The local merge queue service has stopped.\n");
}

/** Resolves symbolic links in the path of a repository. A later check rejects a missing folder. */
function realFolder(path: string): string {
  const top = existsSync(path) ? realpathSync(path) : resolve(path);
  return basename(top) === ".git" ? dirname(top) : top;
}

function createGitFolder(data: string | undefined): string {
  return data === undefined ? mkdtempSync(join(tmpdir(), "merge-queue-")) : join(data, "git");
}

type Played = Awaited<ReturnType<typeof readScenarioOption>>;

async function readScenarioOption(option: string | undefined) {
  if (option === undefined) return null;
  const file = await readScenario(await scenarioText(option), option);
  return { about: file.about ?? option, drawn: drawScenario(file) };
}

async function start(options: ServeOptions, more: LocalServiceOptions): Promise<LocalService> {
  // The service shows uploads some time after it accepts them, and limits requests.
  const timings = { testSeconds: options.testSeconds, targetsSeconds: 1, ...more.timings };
  try {
    return await startLocalService({ ...options, ...more, timings, limits: true });
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && typeof cause.code === "string")) throw cause;
    const problem = `Cannot listen on port ${options.port} of ${options.host} (${cause.code}). Choose another --port`;
    throw new InputError([problem], { cause });
  }
}

function describeService(service: LocalService, options: ServeOptions, scenario: Played): string {
  const { url, apiUrl, apiV2Url, githubApiUrl, token, engine } = service;
  const { git, speed, replay } = options;
  const [first] = engine.snapshots();
  const repository = `${first?.owner}/${first?.name}`;
  const body = '{"title": "A change that fails", "testPlan": {"result": "fail"}}';
  const failing = `
Add a pull request whose tests fail:
  curl -X POST ${url}/_control/pull-requests -H 'content-type: application/json' -d '${body}'`;
  return `The local merge queue service listens at ${url}
Open this address in a browser to watch the queue.
Its API is at ${apiUrl}, the token is ${token}
Version 2 of its API is at ${apiV2Url}. Its keys and their permissions:
${keyLines(service)}

${describeContent(engine, options, scenario)}

Use the service from a job on this machine:
  with:
    api-url: ${apiUrl}
    token: ${token}
    repository: ${repository}
The GitHub API of the repository is at ${githubApiUrl}
${git === undefined && replay === undefined ? failing : ""}
Show the whole state:
  curl ${url}/_control/state
${scenario === null ? "" : `\nThe scenario plays ${speed} times as fast as in reality: ${scenario.about}\n`}
Stop the service with Ctrl-C.
`;
}

function keyLines({ keys }: LocalService): string {
  const names = keysOf(KEY_MEANINGS);
  const width = Math.max(...names.map((name) => keys[name].length));
  return names.map((name) => `  ${keys[name].padEnd(width)}  ${KEY_MEANINGS[name]}`).join("\n");
}

function describeContent(engine: QueueService, { git, branch, replay }: ServeOptions, scenario: Played): string {
  const [first] = engine.snapshots();
  // At a high speed, pull requests of a scenario may already be merged, so the message shows the number in the file.
  const open = scenario?.drawn.titles.size ?? first?.pullRequests.filter(({ state }) => state === "open").length ?? 0;
  const named = `${first?.owner}/${first?.name}`;
  const amounts = `${formatCount(open, "open pull request")} and ${formatCount(first?.quarantinedTests.length ?? 0, "quarantined test")}`;
  if (replay !== undefined) {
    return `The page shows the last state of ${replay}: the repository ${named} with a merge queue for the branch ${first?.defaultBranch},
${amounts}. Changes are not stored.`;
  }
  if (git === undefined) {
    return `The service has the repository ${named} with a merge queue for the branch ${branch},\n${amounts}.`;
  }
  return `The service has the Git repository ${git.repository} as ${named}, with ${formatCount(open, "branch", "branches")} as pull requests.
The merge queue tests them with \`${git.testCommand}\` and merges them to ${branch}.`;
}

const SERVE_HELP = `Usage: merge-queue serve [flags]

Runs a merge queue service for this machine until you stop it.

${flagLines(SERVE_FLAGS, 32)}`;
