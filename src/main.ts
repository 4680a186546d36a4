import { createGitHubCi } from "./ci/github.js";
import { endSoon } from "./process-end.js";
import { run } from "./run.js";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) {
  process.on(signal, () => stop.abort());
}

const failure = await run({ ci: createGitHubCi(process.env), signal: stop.signal });
// The exit code only: ending by itself, the process loses nothing that is still being written.
if (failure !== undefined) process.exitCode = 1;
endSoon(process);
