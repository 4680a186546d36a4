import { PassThrough } from "node:stream";
import { runOperation } from "../../src/cli/run-operation.js";
import type { LocalService } from "../../src/local-service/service.js";
import { variables } from "./command.js";

export interface Streams {
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order in which they were written. */
  readonly screen: string;
  readonly exitCode: number;
}

interface Options {
  readonly service?: LocalService;
  readonly folder: string;
  /** Which streams a person sees. */
  readonly terminals?: { readonly stdout?: boolean; readonly stderr?: boolean };
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command in this process, with streams that say what they are. */
export async function runHere(argv: readonly string[], options: Options): Promise<Streams> {
  const { service, folder, terminals = {}, environment = {} } = options;
  const written: { readonly to: "stdout" | "stderr"; readonly text: string }[] = [];
  const stream = (to: "stdout" | "stderr") => ({
    isTTY: terminals[to] ?? false,
    columns: 80,
    write: (text: string) => written.push({ to, text }),
  });
  const [operation = "", ...flags] = argv;
  const exitCode = await runOperation(operation, flags, {
    environment: { ...variables(service, folder), TERM: "dumb", ...environment },
    workspace: folder,
    stdin: new PassThrough(),
    stdout: stream("stdout"),
    stderr: stream("stderr"),
    signal: new AbortController().signal,
  });
  const textOf = (to: "stdout" | "stderr") =>
    written.filter((each) => each.to === to).map(({ text }) => text);
  return {
    stdout: textOf("stdout").join(""),
    stderr: textOf("stderr").join(""),
    screen: written.map(({ text }) => text).join(""),
    exitCode,
  };
}
