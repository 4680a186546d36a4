import { Readable } from "node:stream";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { runOperation } from "../../src/cli/run.js";
import { type CommandEnd, givenFolder, parsed, variables } from "./command-line.js";
import { inV1Names } from "./v2/requests.js";

export interface HereEnd extends CommandEnd {
  /** Text of both streams, in the order of the writes. */
  readonly screen: string;
  readonly exitCode: number;
}

interface Options {
  readonly service?: LocalService;
  /** Folder of the checkout. Relative paths still start from the folder of the tests. */
  readonly folder?: string;
  /** Streams that count as terminals. */
  readonly terminals?: { readonly stdout?: boolean; readonly stderr?: boolean };
  readonly environment?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Receives each piece of standard error. */
  readonly onError?: (text: string) => void;
}

/**
 * Runs an operation as a command in this process, which takes a fifth of the time of a separate process. The streams
 * can count as terminals.
 */
export async function runHere(argv: readonly string[], options: Options = {}): Promise<HereEnd> {
  const { service, folder = givenFolder(), terminals = {}, environment = {}, stdin = "", onError } = options;
  const before = service?.requests.length ?? 0;
  const written: { readonly to: "stdout" | "stderr"; readonly text: string }[] = [];
  const stream = (to: "stdout" | "stderr") => ({
    isTTY: terminals[to] ?? false,
    columns: 80,
    write(text: string) {
      written.push({ to, text: inV1Names(text) });
      if (to === "stderr") onError?.(text);
    },
  });
  const [operation = "", ...flags] = argv;
  const exitCode = await runOperation(operation, flags, {
    environment: { ...variables(service, folder), TERM: "dumb", ...environment },
    workspace: folder,
    stdin: Readable.from([stdin]),
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    signal: new AbortController().signal,
  });
  const textOf = (to: "stdout" | "stderr") =>
    written
      .filter((each) => each.to === to)
      .map(({ text }) => text)
      .join("");
  const stdout = textOf("stdout");
  return {
    stdout,
    stderr: textOf("stderr"),
    screen: written.map(({ text }) => text).join(""),
    answer: parsed(stdout),
    calls: service?.requests.slice(before).map(({ endpoint }) => String(endpoint)) ?? [],
    exitCode,
    folder,
  };
}
