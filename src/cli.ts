#!/usr/bin/env node
import { runDemo } from "./local-service/demo.js";
import { serve } from "./local-service/serve.js";
import { version } from "./version.js";

const HELP = `Usage: merge-queue <command>

Commands:
  serve   Run a local merge queue service to try workflows against. See merge-queue serve --help.
  demo    Submit a made-up pull request to a local service and wait for its merge; --fail for one that is rejected.

Options:
  --help      Show this text.
  --version   Show the version.
`;

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGBREAK"] as const) process.on(signal, () => stop.abort());
const io = { write: (text: string): void => void process.stdout.write(text), signal: stop.signal };

/** Gives the exit code. */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case "serve":
      return serve(rest, io);
    case "demo":
      return runDemo(rest, io);
    case "--version":
      io.write(`${version}\n`);
      return 0;
    case undefined:
    case "help":
    case "--help":
    case "-h":
      io.write(HELP);
      return 0;
    default:
      process.stderr.write(`merge-queue: there is no command ${JSON.stringify(command)}.\n\n${HELP}`);
      return 2;
  }
}

process.exitCode = await main(process.argv.slice(2));
