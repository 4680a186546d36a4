import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { InputError, toInputError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { formatBytes } from "../text/format.js";
import { createMessageText, toInputReference } from "../text/problem.js";
import {
  type BuiltInProducer,
  isBuiltInProducer,
  type Producer,
  type ProducerName,
  type Project,
  type ToolCommand,
} from "./producers/producer.js";
import { producers } from "./producers/registry.js";
import { createChildEnvironment, formatCommand, runTool } from "./producers/run-tool.js";
import type { CommitRange } from "./range.js";
import { findAllOrNoneKeyword, openListFile, readWholeListFile } from "./target-list.js";

const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ProducerOptions {
  /** Name of the producer. `paths` and `workspaces` run no tool. */
  readonly producer?: ProducerName | BuiltInProducer | undefined;
  /** File with the list of an earlier step; undefined if this step creates the list. */
  readonly file?: string | undefined;
  readonly key?: string | undefined;
  readonly command?: readonly [string, ...string[]] | undefined;
}

type ProducerContext = Pick<OperationContext, "run" | "log" | "signal">;

/** Returns the absolute path of the working directory, without symbolic links. @throws InputError if it is no folder */
export function resolveWorkingFolder(workspace: string, workingDirectory: string): string {
  const folder = resolve(workspace, workingDirectory);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return realpathSync(folder);
  throw toInputError(
    "working-directory",
    `must be a folder of the workspace, but ${JSON.stringify(workingDirectory)} is not.`,
  );
}

/** Converts a path in the working directory to a path from the top of the repository; `.` is the top. */
export function toRepositoryPath(root: string, folder: string, path = "."): string {
  return tidy([...relative(realpathSync(root), folder).split(sep), ...path.split("/")]);
}

function tidy(parts: readonly string[]): string {
  return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}

/** True when this step runs a program, which reads the checkout. */
export function hasProducerProgram({ producer, file }: ProducerOptions): boolean {
  return (producer === undefined || !isBuiltInProducer(producer)) && file === undefined;
}

/** Lists the projects of a tool; undefined if the tool cannot list them. @throws OperationError */
export async function queryProjects(
  { producer, file }: ProducerOptions,
  root: string,
  folder: string,
  context: ProducerContext,
): Promise<readonly (Project & { readonly atTop: boolean })[] | undefined> {
  if (isBuiltInProducer(producer) || file !== undefined) return undefined;
  const { projects }: Producer = producers[producer];
  if (projects === undefined) return undefined;
  const output = await run(projects.call, folder, context);
  const source = `The output of ${formatCommand(projects.call.argv)}`;
  const found = projects.parse(output, source, folder, realpathSync(root));
  return found.map((project) => {
    // A project at the top owns only its source folder. Otherwise it would own every file of the workspace.
    const atTop = project.path === ".";
    const parts = (project.sourceRoot ?? ".").split("/");
    const sourceFolder = parts.includes("..") ? "." : tidy(parts);
    const path = atTop ? sourceFolder : project.path;
    return { ...project, atTop, path: path === "." ? "." : toRepositoryPath(root, folder, path) };
  });
}

interface TargetsQuery {
  readonly root: string;
  readonly folder: string;
  readonly range: CommitRange;
  readonly mayBeEmpty: boolean;
}

/** Returns the producer's list. If the list impacts everything, `all` is the reason. @throws OperationError */
export async function queryTargets(
  options: ProducerOptions,
  query: TargetsQuery,
  context: ProducerContext,
): Promise<{ readonly targets: ReadonlySet<string>; readonly all?: string }> {
  const { producer, file, key } = options;
  if (isBuiltInProducer(producer)) return { targets: new Set() };
  const program: Producer = producers[producer];
  const targets = new Set(
    file === undefined
      ? await runForTargets(program, options, query, context)
      : readListFile(program, file, key, query, context),
  );
  if (program.projects !== undefined) {
    const word = ["ALL", "NONE"].find((each) => targets.has(each));
    if (word !== undefined)
      return { targets, all: `${producer} lists a project named ${word}, which is a reserved word` };
  }
  const word = findAllOrNoneKeyword(targets, producer);
  if (word === "ALL") return { targets, all: `${producer} reports ALL` };
  return { targets: word === "NONE" ? new Set() : targets };
}

async function runForTargets(
  { affected, parse }: Producer,
  { producer, command = [""] }: ProducerOptions,
  { root, folder, range }: TargetsQuery,
  context: ProducerContext,
): Promise<readonly string[]> {
  const call = affected?.({ base: range.from, head: range.to }, command);
  if (call === undefined) throw new Error(`The producer ${producer} does not start a program.`);
  const output = await run(call, folder, context);
  return parse(output, `The output of ${formatCommand(call.argv)}`, { root: realpathSync(root) });
}

function run(call: ToolCommand, workingDirectory: string, context: ProducerContext): Promise<string> {
  context.log.info(`Running ${formatCommand(call.argv)}.`);
  return runTool(call, {
    workingDirectory,
    environment: createChildEnvironment(context.run.environment),
    timeLimitMs: TIME_LIMIT_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    signal: context.signal,
  });
}

/** Reads the list of an earlier step. Rejects an empty file, because a failed step may leave an empty file. */
function readListFile(
  producer: Producer,
  file: string,
  key: string | undefined,
  { root, mayBeEmpty }: TargetsQuery,
  context: ProducerContext,
): readonly string[] {
  return openListFile(file, context.run, (list) => {
    const { source, kind, size } = list;
    if (kind !== "file") throw new InputError([createMessageText`${source} is not a file.`]);
    if (size > OUTPUT_LIMIT_BYTES) {
      throw new InputError([
        createMessageText`${source} has ${formatBytes(size)}, but the limit is ${formatBytes(OUTPUT_LIMIT_BYTES)}.`,
      ]);
    }
    const text = readWholeListFile(list);
    if (text.trim() !== "") return producer.parse(text, source, { key, root: realpathSync(root) });
    if (mayBeEmpty) return [];
    throw new InputError([
      createMessageText`${source} is empty, possibly because a step failed. If the change impacts nothing, add its changed files to ${toInputReference("ignored-paths")}, or write NONE to the file.`,
    ]);
  });
}
