import { endSoon } from "../ci/process-end.js";
import { version } from "../text/version.js";
import { EXIT_CODES } from "./exit-codes.js";

const stop = new AbortController();
// SIGHUP comes from a terminal that is closed, on Windows from its console.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const) process.on(signal, () => stop.abort());
process.stdout.on("error", onLostOutput);
// The reader of the progress may go away (`2>&1 | head -1`); the command goes on.
process.stderr.on("error", () => {});
process.on("uncaughtException", (error) => process.exit(crashed(error)));
const io = {
  write: (text: string): void => void process.stdout.write(text),
  signal: stop.signal,
  environment: process.env,
};

/** Gives the exit code. Each command is loaded when it is asked for. */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case "serve":
      return (await import("../local-queue/serve.js")).serve(rest, io);
    case "simulate": {
      const { simulateCommand } = await import("../local-queue/scenario/command.js");
      return simulateCommand(rest, { ...io, writeError: (text) => void process.stderr.write(text) });
    }
    case "demo":
      return (await import("../demo/demo.js")).runDemo(rest, io);
    case "--version":
      io.write(`${version}\n`);
      return 0;
    case "completion":
      return (await import("./completion.js")).printCompletion(rest, process);
    case "help":
      return rest[0] === undefined ? showHelp() : main([rest[0], "--help"]);
    case undefined:
    case "--help":
    case "-h":
      return showHelp();
    default:
      // The operation comes first; flags in its place are read as such, since one may hold a secret.
      return command.startsWith("-") ? perform("", [command, ...rest]) : perform(command, rest);
  }
}

async function showHelp(): Promise<number> {
  const { help } = await import("./help.js");
  io.write(help(process.stdout.columns));
  return 0;
}

async function perform(operation: string, argv: readonly string[]): Promise<number> {
  const { runOperation } = await import("./run.js");
  const { env: environment, stdin, stdout, stderr } = process;
  const { signal } = stop;
  return runOperation(operation, argv, { environment, workspace: process.cwd(), stdin, stdout, stderr, signal });
}

/** What reads standard output may have seen enough (`| head -1`). A full disk must not be taken for success. */
function onLostOutput(error: Error): void {
  if ("code" in error && (error.code === "EPIPE" || error.code === "EOF")) return;
  process.stderr.write(`error: Standard output cannot be written: ${error.message}.\n`);
  // The file of --outputs-file that cannot be written ends in the same way.
  process.on("exit", (code) => {
    if (code === 0) process.exitCode = EXIT_CODES.output.code;
  });
}

/** What is thrown past everything else, before there is a result to print. */
function crashed(error: unknown): number {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `error: This is a defect of Merge Queue Action; please report it in the issues of its repository.\n${text}\n`,
  );
  return EXIT_CODES.bug.code;
}

process.exitCode = await main(process.argv.slice(2)).catch(crashed);
endSoon(process);
