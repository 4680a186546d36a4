import { createGitHubCiAdapter } from "./ci/github/github.js";
import { exitProcessAfterDelay } from "./ci/process-end.js";
import type { ErrorKind } from "./errors.js";
import { reportFailure } from "./report.js";
import { runSelectedOperation } from "./run.js";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const) {
  process.on(signal, () => stop.abort());
}
// If the process that reads the log exits, the run continues without output.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const ci = createGitHubCiAdapter(process.env);
let failure: ErrorKind | undefined;
let reported = false;
process.on("uncaughtException", (error) => void crash(error));

failure = await runSelectedOperation({ ci, signal: stop.signal });
reported = true;
// `process.exit()` would discard output that is not written yet.
if (failure !== undefined) process.exitCode = 1;
exitProcessAfterDelay(process);

/** Reports an uncaught error. If the run has already reported its result, writes the error only to the log. */
async function crash(error: Error): Promise<never> {
  try {
    if (reported) ci.log.info(error.stack ?? String(error));
    else await reportFailure(ci, error);
  } finally {
    process.exit(reported && failure === undefined ? 0 : 1);
  }
}
