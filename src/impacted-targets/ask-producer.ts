import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "../errors.js";
import type { Context } from "../operation.js";
import { inBytes } from "./body.js";
import { childEnvironment } from "./producers/child-environment.js";
import type { Producer, Project, ToolCall } from "./producers/producer.js";
import { inWords, runTool } from "./producers/run-tool.js";
import type { Range } from "./range.js";

/** A build tool may have to analyse a whole repository first. */
const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** A program without arguments where none is taken. */
const NO_COMMAND: readonly [string] = [""];

interface Place {
  /** Absolute, without symbolic links. */
  readonly folder: string;
  readonly command: readonly [string, ...string[]] | undefined;
}

/** Runs a producer and reads what it says. @throws Failure when it fails, or says something that is no list */
export async function runProducer(
  producer: Producer,
  { folder, command = NO_COMMAND }: Place,
  { from, to }: Range,
  context: Context,
): Promise<readonly string[]> {
  const call = producer.affected?.({ base: from, head: to }, command);
  if (call === undefined) throw new Error(`${producer.name} cannot be run.`);
  return producer.parse(await run(call, folder, context), `The output of ${inWords(call.argv)}`);
}

/** The projects that a producer knows, with paths from its folder; undefined when it cannot list them. @throws Failure */
export async function listProjects(
  { projects }: Producer,
  folder: string,
  context: Context,
): Promise<readonly Project[] | undefined> {
  if (projects === undefined) return undefined;
  const output = await run(projects.call, folder, context);
  return projects.parse(output, `The output of ${inWords(projects.call.argv)}`, folder);
}

function run(
  call: ToolCall,
  workingDirectory: string,
  { environment, signal, log }: Context,
): Promise<string> {
  log.info(`Running ${inWords(call.argv)}.`);
  return runTool(call, {
    workingDirectory,
    environment: childEnvironment(environment),
    timeLimitMs: TIME_LIMIT_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    signal,
  });
}

/** Reads a list that an earlier step made. A missing file is an error: nobody said that nothing is impacted. @throws InputError */
export function readProduced(
  producer: Producer,
  { file, key }: { readonly file: string; readonly key: string | undefined },
  workspace: string,
): readonly string[] {
  const source = `impacted-targets-file: ${file}`;
  const path = resolve(workspace, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true)
    throw new InputError([`${source} ${found === undefined ? "does not exist" : "is not a file"}.`]);
  if (found.size > OUTPUT_LIMIT_BYTES) {
    throw new InputError([
      `${source} is ${inBytes(found.size)}, more than is read (${inBytes(OUTPUT_LIMIT_BYTES)}).`,
    ]);
  }
  return producer.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""), source, { key });
}
