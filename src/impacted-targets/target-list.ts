import { isUtf8 } from "node:buffer";
import { closeSync, existsSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { InputError, inputError, messageOf } from "../errors.js";
import type { RunFacts } from "../operation.js";
import { formatBytes, sameCommit } from "../text/format.js";
import { asInYaml, inputName, type Text, textFor, words } from "../text/problem.js";
import { checkedText, field, LONGEST_LINE, notAList, refuseControlCharacter, textAt } from "./producers/parsing.js";
import type { ToolFormat } from "./producers/producer.js";

export interface TargetsSource {
  readonly text: string | undefined;
  readonly file: string | undefined;
  readonly format: "auto" | "lines" | "json" | ToolFormat;
}

type TargetsRead =
  | ({ readonly kind: "list"; readonly targets: ReadonlySet<string> } & Partial<
      Pick<ComputedTargets, "reason" | "origin">
    >)
  | ({ readonly kind: "all" | "none"; readonly reason: string } & Partial<Pick<ComputedTargets, "origin">>)
  | { readonly kind: "too-large"; readonly atLeastBytes: number }
  | { readonly kind: "empty"; readonly reason: Text };

interface Reading extends ListContext {
  readonly headSha: string;
  /** Size limit of the JSON list without brackets. */
  readonly limitBytes: number;
}

/** Reads the targets. @throws InputError for any other content */
export async function readTargets({ text = "", file, format }: TargetsSource, reading: Reading): Promise<TargetsRead> {
  // Few lists need the producers.
  const parse =
    format === "auto" || format === "lines" || format === "json"
      ? undefined
      : (await import("./producers/registry.js")).producers[format].parse;
  const { headSha, limitBytes } = reading;
  const set = createTargetSet(limitBytes);
  if (file !== undefined) return openList(file, reading, readFile);
  const name = words`${inputName("impacted-targets")}`;
  return meaningOf(set, readText(text, format === "json", name), name, headSha);

  function readText(whole: string, isJson: boolean, source: Text): ComputedTargets | undefined {
    if (isJson) return readJson(whole, set, source);
    for (const target of parse?.(whole, source) ?? checkedText(Buffer.from(whole), source, 1).split("\n")) {
      set.add(target);
      if (set.isFull()) break;
    }
    return undefined;
  }

  function readFile(list: ListFile): TargetsRead {
    const { path, size, source } = list;
    const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
    if (isJson || parse !== undefined) {
      const [largest, problem] = isJson
        ? [LARGEST_JSON_BYTES, " of JSON, more than can be read at once"]
        : [LARGEST_OUTPUT_BYTES, `, more than can be read as ${format}`];
      if (size > largest)
        throw notAList(source, `is ${formatBytes(size)}${problem}. Write one target per line instead`);
      return meaningOf(set, readText(wholeText(list), isJson, source), source, headSha);
    }
    for (const lines of linesOfFile(list)) {
      for (const line of lines) set.add(line);
      if (set.isFull()) break;
    }
    return meaningOf(set, undefined, source, headSha);
  }
}

/** Far over the limit of the service, and fits in memory. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns `ALL` or `NONE` of a list, which are no targets. @throws InputError for such a word among targets */
export function wordOf(targets: ReadonlySet<string>, source: Text): "ALL" | "NONE" | undefined {
  const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
  if (word === undefined || targets.size === 1) return word;
  throw new InputError([words`${source} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
}

function meaningOf(set: TargetSet, computed: ComputedTargets | undefined, source: Text, headSha: string): TargetsRead {
  const { targets } = set;
  if (computed !== undefined && !sameCommit(computed.head, headSha)) {
    throw new InputError([
      words`${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
    ]);
  }
  if (computed?.mode === "all" || computed?.mode === "none") {
    const reason = computed.reason ?? `${textFor(asInYaml, source)} says so`;
    return { kind: computed.mode, reason, origin: computed.origin };
  }
  const word = wordOf(targets, source);
  if (word !== undefined) return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
  if (set.isFull()) return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
  if (targets.size === 0) return { kind: "empty", reason: words`${source} is empty` };
  return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}

const PUNCTUATION_BYTES = 3;

type TargetSet = ReturnType<typeof createTargetSet>;

/** Collects distinct targets, with a lower bound of their JSON: a byte for each UTF-16 unit, quotes and comma. */
function createTargetSet(limitBytes: number) {
  const targets = new Set<string>();
  let bytes = -1;
  return {
    targets,
    add(target: string): void {
      const trimmed = target.trim();
      const before = targets.size;
      if (trimmed === "" || targets.add(trimmed).size === before) return;
      bytes += trimmed.length + PUNCTUATION_BYTES;
    },
    atLeastBytes: () => Math.max(0, bytes),
    isFull: () => bytes > limitBytes,
  };
}

interface ComputedTargets {
  readonly mode: "list" | "all" | "none";
  readonly head: string;
  readonly reason: string | undefined;
  readonly origin: string | undefined;
}

/** Reads a JSON array, "ALL", "NONE", or the file of `compute-impacted-targets`. */
function readJson(text: string, set: TargetSet, source: Text): ComputedTargets | undefined {
  if (text.trim() === "") return undefined;
  const value = parseJson(text, source);
  if (value === "ALL" || value === "NONE") set.add(value);
  else if (Array.isArray(value)) addItems(value, set, source);
  else return readComputed(value, set, source);
  return undefined;
}

function parseJson(text: string, source: Text): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const instead = inputName("impacted-targets-format", "lines");
    throw notAList(source, words`is not JSON (${messageOf(error)}). For one target per line, use ${instead}`);
  }
}

function addItems(items: readonly unknown[], set: TargetSet, source: Text): void {
  for (const [index, item] of items.entries()) {
    if (typeof item !== "string")
      throw notAList(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
    refuseControlCharacter(item, index, source);
    set.add(item);
    if (set.isFull()) return;
  }
}

/** Rejects other objects: an error of a tool, or another version's output. */
function readComputed(value: unknown, set: TargetSet, source: Text): ComputedTargets {
  const [mode, head, targets] = ["mode", "head", "targets"].map((name) => field(value, name));
  if (mode === "none" && Array.isArray(targets) && targets.length > 0)
    throw notAList(source, "says none, but holds targets; compute it again");
  if (
    (mode !== "list" && mode !== "all" && mode !== "none") ||
    typeof head !== "string" ||
    (mode === "list" && !Array.isArray(targets))
  ) {
    throw notAList(
      source,
      `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${field(value, "error") === undefined ? "" : " with an error in it"}`,
    );
  }
  if (mode === "list" && Array.isArray(targets)) addItems(targets, set, source);
  return { mode, head, reason: textAt(value, "reason"), origin: originOf(value) };
}

function originOf(value: unknown): string | undefined {
  const [producer = "", base = ""] = [textAt(value, "producer"), textAt(value, "base")];
  const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
  return isKnown ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

interface ListFile {
  readonly path: string;
  readonly source: Text;
  /** Shells make a pipe of `<(command)`. */
  readonly kind: "file" | "pipe";
  readonly size: number;
}

export type ListContext = Pick<RunFacts, "workspace" | "untrustedCheckout">;

/** Opens the file of `impacted-targets-file`. @throws InputError when it is missing, unreadable or no file */
export function openList<Read>(name: string, context: ListContext, read: (file: ListFile) => Read): Read {
  const source = words`${inputName("impacted-targets-file")}: ${name}`;
  try {
    const path = pathOfList(name, context);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      throw new InputError([
        words`${source} does not exist (looked for ${path}). Check that an earlier step writes it.`,
      ]);
    }
    const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
    // A device may have no end.
    if (kind === undefined) throw new InputError([words`${source} is not a file.`]);
    return read({ path, source, kind, size: found.size });
  } catch (error) {
    // Only errors of the file system have a syscall.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new InputError([words`${source} cannot be read: ${error.message}.`], { cause: error });
  }
}

/** Rejects a link out of the workspace in a stranger's commit, whose lines would be published. */
function pathOfList(name: string, { workspace, untrustedCheckout }: ListContext): string {
  const path = resolve(workspace, name);
  if (untrustedCheckout === undefined || !existsSync(path) || !isWithin(resolve(workspace), path)) return path;
  if (isWithin(realpathSync(workspace), realpathSync(path))) return path;
  throw inputError(
    "impacted-targets-file",
    `${name} leads out of the workspace, and is not read here because ${untrustedCheckout}.`,
  );
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

export function wholeText({ path, source }: ListFile): string {
  const bytes = readFileSync(path);
  // Other bytes would become replacement characters, and other targets.
  if (!isUtf8(bytes)) throw notAList(source, "is not UTF-8 text");
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/** Reads a file in pieces of about a mebibyte that end with a line. */
function* lineBlocks({ path, source }: ListFile): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let carried: Buffer = Buffer.alloc(0);
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const bytes = Buffer.concat([carried, chunk.subarray(0, size)]);
      const end = bytes.lastIndexOf(LINE_FEED) + 1;
      refuseLongLines(bytes, source);
      if (end > 0) yield bytes.subarray(0, end);
      carried = bytes.subarray(end);
    }
    if (carried.length > 0) yield carried;
  } finally {
    closeSync(file);
  }
}

/** Requires a line break in each stretch of the longest length. */
function refuseLongLines(bytes: Buffer, source: Text): void {
  let start = 0;
  while (bytes.length - start > LONGEST_LINE) {
    const end = bytes.lastIndexOf(LINE_FEED, start + LONGEST_LINE);
    if (end < start) throw notAList(source, `has a line of more than ${LONGEST_LINE} bytes, which is no target`);
    start = end + 1;
  }
}

/** Yields the lines, some thousands at a time. @throws InputError for other content than targets */
function* linesOfFile(file: ListFile): Generator<readonly string[]> {
  let firstLine = 1;
  for (const block of lineBlocks(file)) {
    const lines = checkedText(block, file.source, firstLine).split("\n");
    yield lines;
    firstLine += lines.length - 1;
  }
}
