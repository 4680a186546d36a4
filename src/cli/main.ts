import { exitProcessAfterDelay } from "../ci/process-end.js";
import { version } from "../text/version.js";
import { EXIT_CODES } from "./exit-codes.js";

const stop = new AbortController();
// A closed terminal sends SIGHUP, or SIGBREAK on Windows.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"] as const) process.on(signal, () => stop.abort());
process.stdout.on("error", onLostOutput);
// The process that reads standard error may exit first, as in `2>&1 | head -1`. The command then continues.
process.stderr.on("error", () => {});
process.on("uncaughtException", (error) => process.exit(crashed(error)));
const io = {
  write: (text: string): void => void process.stdout.write(text),
  signal: stop.signal,
  environment: process.env,
};

/** Loads and runs a command. Returns the exit code. */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case "serve":
      return (await import("../../local-queue/src/index.js")).serve(rest, io);
    case "simulate": {
      const { simulate } = await import("../../local-queue/src/index.js");
      return simulate(rest, { ...io, writeError: (text) => void process.stderr.write(text) });
    }
    case "demo":
      return (await import("../demo/demo.js")).runDemo(rest, io);
    case "--version":
      io.write(`${version}\n`);
      return 0;
    case "mcp": {
      const { stdin, stdout, stderr } = process;
      return (await import("./mcp.js")).runMcp(rest, { ...io, workspace: process.cwd(), stdin, stdout, stderr });
    }
    case "describe":
      return (await import("./surface.js")).runDescribeCommand(rest, process);
    case "completion":
      return (await import("./completion.js")).printCompletion(rest, process);
    case "help":
      return rest[0] === undefined ? showHelp() : main([rest[0], "--help"]);
    case undefined:
    case "--help":
    case "-h":
      return showHelp();
    default:
      // Arguments of an unknown command may contain a secret, so they are parsed to hide it in error messages.
      return command.startsWith("-") ? perform("", [command, ...rest]) : perform(command, rest);
  }
}

async function showHelp(): Promise<number> {
  const { formatHelp } = await import("./help.js");
  io.write(formatHelp(process.stdout.columns));
  return 0;
}

async function perform(operation: string, argv: readonly string[]): Promise<number> {
  const { runOperation } = await import("./run.js");
  const { env: environment, stdin, stdout, stderr } = process;
  const { signal } = stop;
  return runOperation(operation, argv, { environment, workspace: process.cwd(), stdin, stdout, stderr, signal });
}

/**
 * Ignores the exit of the process that reads the output, as in `| head -1`. Reports other errors, such as a full disk.
 */
function onLostOutput(error: Error): void {
  if ("code" in error && (error.code === "EPIPE" || error.code === "EOF")) return;
  process.stderr.write(`error: Standard output cannot be written: ${error.message}.\n`);
  process.on("exit", (code) => {
    if (code === 0) process.exitCode = EXIT_CODES.output.code;
  });
}

function crashed(error: unknown): number {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `error: This is a defect of Merge Queue Action. Please report this defect in the issues of the action's repository.\n${text}\n`,
  );
  return EXIT_CODES.bug.code;
}

process.exitCode = await main(process.argv.slice(2)).catch(crashed);
exitProcessAfterDelay(process);
