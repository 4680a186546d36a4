import { statSync } from "node:fs";
import { InputError } from "../errors.js";
import { inputName, words } from "../problem.js";
import { inBytes } from "./body.js";
import type { ComputeContext, ComputeValues } from "./computing.js";
import { listPath } from "./list-path.js";
import { childEnvironment } from "./producers/child-environment.js";
import type { Producer, Project, ToolCall } from "./producers/producer.js";
import { producers } from "./producers/registry.js";
import { inWords, runTool } from "./producers/run-tool.js";
import type { Range } from "./range.js";
import { readUtf8 } from "./read-json.js";
import { fromRoot } from "./working-folder.js";

/** A build tool may have to analyse a whole repository first. */
const TIME_LIMIT_MS = 10 * 60_000;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** What a producer says. */
export type Said =
  | { readonly kind: "targets"; readonly targets: ReadonlySet<string> }
  | { readonly kind: "all"; readonly reason: string };

/** A producer that is run looks at the files of the checkout; `paths` and a list that is read do not. */
export function isRun({ producer, file }: Pick<ComputeValues, "producer" | "file">): boolean {
  return producer !== "paths" && file === undefined;
}

interface Folders {
  /** Top of the repository. */
  readonly root: string;
  /** Absolute, without symbolic links. */
  readonly folder: string;
}

/** A project of the workspace; its path starts from the top of the repository. */
export interface KnownProject extends Project {
  /** True for the one whose folder is the workspace itself: its path is `.`, or its source. */
  readonly atTop: boolean;
}

/** All projects, where the producer is run and can tell. @throws Failure */
export async function askForProjects(
  { producer, file }: ComputeValues,
  { root, folder }: Folders,
  context: ComputeContext,
): Promise<readonly KnownProject[] | undefined> {
  if (producer === undefined || producer === "paths" || file !== undefined) return undefined;
  const { projects }: Producer = producers[producer];
  if (projects === undefined) return undefined;
  const output = await run(projects.call, folder, context);
  const found = projects.parse(output, `The output of ${inWords(projects.call.argv)}`, folder);
  return found.map((project) => {
    // A project at the top would claim every file that belongs to nobody, so it has its source only.
    const atTop = project.path === ".";
    const path = atTop ? (sourceFolder(project) ?? ".") : project.path;
    return { ...project, atTop, path: path === "." ? "." : fromRoot(root, folder, path) };
  });
}

function sourceFolder({ sourceRoot = "." }: Project): string | undefined {
  const parts = sourceRoot.split("/").filter((part) => part !== "" && part !== ".");
  return parts.length === 0 || parts.includes("..") ? undefined : parts.join("/");
}

interface ListQuestion {
  readonly folder: string;
  readonly range: Range;
  /** True when nothing that counts has changed. */
  readonly mayBeEmpty: boolean;
}

/** What the producer lists; `paths` leaves everything to the patterns. @throws Failure when it fails or gives no list */
export async function askForList(
  values: ComputeValues,
  question: ListQuestion,
  context: ComputeContext,
): Promise<Said> {
  const { producer } = values;
  if (producer === undefined || producer === "paths") return { kind: "targets", targets: new Set() };
  const asked: Producer = producers[producer];
  const targets =
    values.file === undefined
      ? await runForList(asked, values.command, question, context)
      : readList(asked, { file: values.file, key: values.key }, question, context);
  return meant(asked, new Set(targets));
}

/** A program without arguments where none is taken. */
const NO_COMMAND: readonly [string] = [""];

async function runForList(
  producer: Producer,
  command: ComputeValues["command"],
  { folder, range: { from, to } }: ListQuestion,
  context: ComputeContext,
): Promise<readonly string[]> {
  const call = producer.affected?.({ base: from, head: to }, command ?? NO_COMMAND);
  if (call === undefined) throw new Error(`${producer.name} cannot be run.`);
  return producer.parse(await run(call, folder, context), `The output of ${inWords(call.argv)}`);
}

function run(
  call: ToolCall,
  workingDirectory: string,
  { environment, signal, log }: ComputeContext,
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

/**
 * Reads a list that an earlier step made. A file that is missing or empty is what a failed step leaves behind: nobody
 * said that nothing is impacted.
 */
function readList(
  producer: Producer,
  { file, key }: { readonly file: string; readonly key: string | undefined },
  { mayBeEmpty }: ListQuestion,
  { workspace, strangersCode }: ComputeContext,
): readonly string[] {
  const source = words`${inputName("impacted-targets-file")}: ${file}`;
  const path = listPath({ file, workspace, strangersCode });
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() !== true)
    throw new InputError([words`${source} ${found === undefined ? "does not exist" : "is not a file"}.`]);
  if (found.size > OUTPUT_LIMIT_BYTES) {
    throw new InputError([
      words`${source} is ${inBytes(found.size)}, more than is read (${inBytes(OUTPUT_LIMIT_BYTES)}).`,
    ]);
  }
  const text = readUtf8(path, source);
  if (text.trim() !== "") return producer.parse(text, source, { key });
  if (mayBeEmpty) return [];
  throw new InputError([
    words`${source} is empty, as a failed step leaves it. Where nothing is impacted, list such files in ${inputName("ignored-paths")}, or let the step write NONE.`,
  ]);
}

/** `ALL` and `NONE` are words and no targets, wherever they come from: as targets the service would not take them. */
function meant({ name, projects }: Producer, targets: ReadonlySet<string>): Said {
  const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
  if (word === undefined) return { kind: "targets", targets };
  if (projects !== undefined)
    return { kind: "all", reason: `${name} lists a project ${word}, which no target can be called` };
  if (targets.size > 1)
    throw new InputError([`${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
  return word === "ALL"
    ? { kind: "all", reason: `${name} says ALL` }
    : { kind: "targets", targets: new Set() };
}
