import { createGitHubCi } from "./ci/github.ts";
import { run } from "./run.ts";

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) {
  process.on(signal, () => stop.abort());
}

const failure = await run({ ci: createGitHubCi(process.env), signal: stop.signal });
// The exit code only: ending by itself, the process loses nothing that is still being written.
if (failure !== undefined) process.exitCode = 1;
