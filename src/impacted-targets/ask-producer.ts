import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { InputError, inputError } from "../errors.js";
import type { Context } from "../operation.js";
import { formatBytes } from "../text/format.js";
import { inputName, words } from "../text/problem.js";
import type { Producer, ProducerName, Project, ToolCall } from "./producers/producer.js";
import { producers } from "./producers/registry.js";
import { childEnvironment, formatCommand, runTool } from "./producers/run-tool.js";
import type { Range } from "./range.js";
import { openList, wholeText, wordOf } from "./target-list.js";

const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

export interface ProducerOptions {
  /** `paths`: the patterns of target-paths alone. */
  readonly producer?: ProducerName | "paths" | undefined;
  /** List of an earlier step; the producer runs without one. */
  readonly file?: string | undefined;
  readonly key?: string | undefined;
  readonly command?: readonly [string, ...string[]] | undefined;
}

type ProducerContext = Pick<Context, "run" | "log" | "signal">;

/** Resolves the folder in which a producer runs, without symbolic links. @throws InputError */
export function workingFolder(workspace: string, workingDirectory: string): string {
  const folder = resolve(workspace, workingDirectory);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return realpathSync(folder);
  throw inputError(
    "working-directory",
    `must be a folder of the workspace; ${JSON.stringify(workingDirectory)} is none.`,
  );
}

/** Turns a path from the working folder into one from the top of the repository; `.` is the top itself. */
export function fromRoot(root: string, folder: string, path = "."): string {
  return tidy([...relative(realpathSync(root), folder).split(sep), ...path.split("/")]);
}

function tidy(parts: readonly string[]): string {
  return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}

/** True for producers that read the checkout, unlike `paths` and lists in files. */
export function isRun({ producer, file }: ProducerOptions): boolean {
  return producer !== "paths" && file === undefined;
}

/** Lists projects by path from the top; `atTop` marks the one whose folder is the workspace. @throws Failure */
export async function askForProjects(
  { producer, file }: ProducerOptions,
  root: string,
  folder: string,
  context: ProducerContext,
): Promise<readonly (Project & { readonly atTop: boolean })[] | undefined> {
  if (producer === undefined || producer === "paths" || file !== undefined) return undefined;
  const { projects }: Producer = producers[producer];
  if (projects === undefined) return undefined;
  const output = await run(projects.call, folder, context);
  const found = projects.parse(output, `The output of ${formatCommand(projects.call.argv)}`, folder);
  return found.map((project) => {
    // A project at the top claims its source only: it would claim every other file.
    const atTop = project.path === ".";
    const source = (project.sourceRoot ?? ".").split("/");
    const sourceFolder = source.includes("..") ? "." : tidy(source);
    const path = atTop ? sourceFolder : project.path;
    return { ...project, atTop, path: path === "." ? "." : fromRoot(root, folder, path) };
  });
}

interface ListQuestion {
  readonly folder: string;
  readonly range: Range;
  /** True when only ignored files changed. */
  readonly mayBeEmpty: boolean;
}

/** Returns the targets of the producer, and the reason when that is everything. @throws Failure without a list */
export async function askForList(
  options: ProducerOptions,
  question: ListQuestion,
  context: ProducerContext,
): Promise<{ readonly targets: ReadonlySet<string>; readonly all?: string }> {
  const { producer, file, key } = options;
  if (producer === undefined || producer === "paths") return { targets: new Set() };
  const asked: Producer = producers[producer];
  const targets = new Set(
    file === undefined
      ? await runForList(asked, options, question, context)
      : readList(asked, file, key, question, context),
  );
  if (asked.projects !== undefined) {
    const word = ["ALL", "NONE"].find((each) => targets.has(each));
    if (word !== undefined)
      return { targets, all: `${producer} lists a project ${word}, which no target can be called` };
  }
  const word = wordOf(targets, producer);
  if (word === "ALL") return { targets, all: `${producer} says ALL` };
  return { targets: word === "NONE" ? new Set() : targets };
}

async function runForList(
  { affected, parse }: Producer,
  { producer, command = [""] }: ProducerOptions,
  { folder, range }: ListQuestion,
  context: ProducerContext,
): Promise<readonly string[]> {
  const call = affected?.({ base: range.from, head: range.to }, command);
  if (call === undefined) throw new Error(`${producer} cannot be run.`);
  return parse(await run(call, folder, context), `The output of ${formatCommand(call.argv)}`);
}

function run(call: ToolCall, workingDirectory: string, context: ProducerContext): Promise<string> {
  context.log.info(`Running ${formatCommand(call.argv)}.`);
  return runTool(call, {
    workingDirectory,
    environment: childEnvironment(context.run.environment),
    timeLimitMs: TIME_LIMIT_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    signal: context.signal,
  });
}

/** Reads the list of an earlier step. A failed step leaves a missing or empty file, which must not mean "nothing". */
function readList(
  producer: Producer,
  file: string,
  key: string | undefined,
  { mayBeEmpty }: ListQuestion,
  context: ProducerContext,
): readonly string[] {
  return openList(file, context.run, (list) => {
    const { source, kind, size } = list;
    if (kind !== "file") throw new InputError([words`${source} is not a file.`]);
    if (size > OUTPUT_LIMIT_BYTES) {
      throw new InputError([
        words`${source} is ${formatBytes(size)}, more than is read (${formatBytes(OUTPUT_LIMIT_BYTES)}).`,
      ]);
    }
    const text = wholeText(list);
    if (text.trim() !== "") return producer.parse(text, source, key);
    if (mayBeEmpty) return [];
    throw new InputError([
      words`${source} is empty, as a failed step leaves it. Where nothing is impacted, list such files in ${inputName("ignored-paths")}, or let the step write NONE.`,
    ]);
  });
}
