import { Readable } from "node:stream";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { runOperation } from "../../src/cli/run.js";
import { type CommandEnd, givenFolder, parsed, variables } from "./command-line.js";
import { inV1Names } from "./v2/requests.js";

export interface HereEnd extends CommandEnd {
  /** Both streams, in the order in which they were written. */
  readonly screen: string;
  readonly exitCode: number;
}

interface Options {
  readonly service?: LocalService;
  /** The checkout. Paths that are given start from where the tests run. */
  readonly folder?: string;
  /** Streams that are terminals. */
  readonly terminals?: { readonly stdout?: boolean; readonly stderr?: boolean };
  readonly environment?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  /** Each piece of standard error as it comes. */
  readonly onError?: (text: string) => void;
}

/** Runs an operation as a command in this process, with streams that say what they are: a fifth of a process's time. */
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
