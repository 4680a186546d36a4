/** The command `merge-queue serve`: the local service for a person to try, or for a CI job to talk to. */

import { once } from "node:events";
import { InputError } from "../errors.js";
import { readServeOptions, SERVE_HELP, type ServeOptions } from "./serve-options.js";
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
    throw new InputError(
      [`Cannot listen on port ${port} of ${host} (${error.code}). Choose another --port`],
      {
        cause: error,
      },
    );
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
