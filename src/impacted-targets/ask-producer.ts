import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { InputError, inputError } from "../errors.js";
import type { Context } from "../operation.js";
import { formatBytes } from "../text/format.js";
import { inputName, words } from "../text/problem.js";
import { openList, wholeText } from "./list-file.js";
import type { Producer, ProducerName, Project, ToolCall } from "./producers/producer.js";
import { producers } from "./producers/registry.js";
import { childEnvironment, formatCommand, runTool } from "./producers/run-tool.js";
import type { Range } from "./range.js";
import { wordOf } from "./target-list.js";

/** A build tool may have to analyse a whole repository first. */
const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** Which producer, and where its list comes from. */
export interface ProducerOptions {
  /** `paths`: from the patterns of target-paths alone. */
  readonly producer?: ProducerName | "paths" | undefined;
  /** A list that an earlier step made; without one the producer is run. */
  readonly file?: string | undefined;
  readonly key?: string | undefined;
  readonly command?: readonly [string, ...string[]] | undefined;
}

type ProducerContext = Pick<Context, "workspace" | "untrustedCheckout" | "log" | "environment" | "signal">;

/** The folder that a producer runs in, as tools see it: without symbolic links. @throws InputError */
export function workingFolder(workspace: string, workingDirectory: string): string {
  const folder = resolve(workspace, workingDirectory);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return realpathSync(folder);
  throw inputError(
    "working-directory",
    `must be a folder of the workspace; ${JSON.stringify(workingDirectory)} is none.`,
  );
}

/** A path from the working folder as one from the top of the repository, with forward slashes; `.` for the top itself. */
export function fromRoot(root: string, folder: string, path = "."): string {
  return tidy([...relative(realpathSync(root), folder).split(sep), ...path.split("/")]);
}

function tidy(parts: readonly string[]): string {
  return parts.filter((part) => part !== "" && part !== ".").join("/") || ".";
}

/** A producer that is run looks at the files of the checkout; `paths` and a list that is read do not. */
export function isRun({ producer, file }: ProducerOptions): boolean {
  return producer !== "paths" && file === undefined;
}

/**
 * All projects, where the producer is run and can tell, with paths from the top of the repository; `folder` is where it
 * runs. `atTop` is true for the one whose folder is the workspace itself: its path is `.`, or its source. @throws Failure
 */
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
    // A project at the top would claim every file that belongs to nobody, so it has its source only.
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
  /** True when nothing that counts has changed. */
  readonly mayBeEmpty: boolean;
}

/**
 * What the producer lists, and why that is everything where it is; `paths` leaves all to the patterns.
 * @throws Failure when it fails or gives no list
 */
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
  // A program without arguments where none is taken.
  { producer, command = [""] }: ProducerOptions,
  { folder, range }: ListQuestion,
  context: ProducerContext,
): Promise<readonly string[]> {
  const call = affected?.({ base: range.from, head: range.to }, command);
  if (call === undefined) throw new Error(`${producer} cannot be run.`);
  return parse(await run(call, folder, context), `The output of ${formatCommand(call.argv)}`);
}

function run(call: ToolCall, workingDirectory: string, { environment, signal, log }: ProducerContext): Promise<string> {
  log.info(`Running ${formatCommand(call.argv)}.`);
  return runTool(call, {
    workingDirectory,
    environment: childEnvironment(environment),
    timeLimitMs: TIME_LIMIT_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    signal,
  });
}

/**
 * Reads a list that an earlier step made. A file that is missing or empty is what a failed step leaves behind: nobody
 * said that nothing is impacted.
 */
function readList(
  producer: Producer,
  file: string,
  key: string | undefined,
  { mayBeEmpty }: ListQuestion,
  context: ProducerContext,
): readonly string[] {
  return openList(file, context, (list) => {
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
