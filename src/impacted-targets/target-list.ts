import { isUtf8 } from "node:buffer";
import { closeSync, existsSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { getErrorMessage, InputError, toInputError } from "../errors.js";
import type { RunFacts } from "../operation.js";
import { formatBytes, isSameCommit } from "../text/format.js";
import {
  createMessageText,
  formatMessageText,
  formatYamlInputName,
  type MessageText,
  toInputReference,
} from "../text/problem.js";
import {
  createLongLineError,
  getField,
  getTextField,
  iterateTargetLines,
  rejectControlCharacter,
} from "./producers/parsing.js";
import type { ToolOutputFormat } from "./producers/producer.js";

export interface TargetsSource {
  readonly text: string | undefined;
  readonly file: string | undefined;
  readonly format: "auto" | "lines" | "json" | ToolOutputFormat;
}

type TargetsRead =
  | ({ readonly kind: "list"; readonly targets: ReadonlySet<string> } & Partial<
      Pick<ComputedTargets, "reason" | "origin">
    >)
  | ({ readonly kind: "all" | "none"; readonly reason: string } & Partial<Pick<ComputedTargets, "origin">>)
  | { readonly kind: "too-large"; readonly atLeastBytes: number }
  | { readonly kind: "empty"; readonly reason: MessageText };

interface Reading extends TargetListContext {
  readonly headSha: string;
  /** Maximum size of the JSON list in bytes, without its brackets. */
  readonly limitBytes: number;
}

/** Reads the targets of an input or a file. @throws InputError if they are invalid */
export async function readTargets({ text = "", file, format }: TargetsSource, reading: Reading): Promise<TargetsRead> {
  const isTool = format !== "auto" && format !== "lines" && format !== "json";
  const parse = isTool ? (await import("./producers/registry.js")).producers[format].parse : undefined;
  if (file === undefined)
    return readWhole(text, format === "json", createMessageText`${toInputReference("impacted-targets")}`);
  return openListFile(file, reading, (list) => {
    const { path, size, source } = list;
    const isJson = format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"));
    if (!isJson && !isTool) return interpret(iterateTargetLines(readBlocks(list), source), undefined, source, reading);
    const largest = isJson ? LARGEST_JSON_BYTES : LARGEST_OUTPUT_BYTES;
    if (size > largest) {
      throw new InputError([
        createMessageText`${source} has ${formatBytes(size)}, but a file in the format ${isJson ? "json" : format} may have at most ${formatBytes(largest)}. Write one target per line instead.`,
      ]);
    }
    return readWhole(readWholeListFile(list), isJson, source);
  });

  function readWhole(whole: string, isJson: boolean, source: MessageText): TargetsRead {
    if (isJson) {
      const { items, computed } = readJson(whole, source);
      return interpret(items, computed, source, reading);
    }
    return interpret(parse?.(whole, source) ?? iterateTargetLines([whole], source), undefined, source, reading);
  }
}

/** Maximum size of a file in bytes, far above the limit of the service. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Returns `ALL` or `NONE` if the list has only this word. @throws InputError if the list has other targets too */
export function findAllOrNoneKeyword(targets: ReadonlySet<string>, source: MessageText): "ALL" | "NONE" | undefined {
  const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
  if (word === undefined || targets.size === 1) return word;
  throw new InputError([
    createMessageText`${source} mixes ${word} with other targets. Use only ${word}, or remove it.`,
  ]);
}

function interpret(
  items: Iterable<string>,
  computed: ComputedTargets | undefined,
  source: MessageText,
  { headSha, limitBytes }: Reading,
): TargetsRead {
  if (computed !== undefined && !isSameCommit(computed.head, headSha)) {
    throw new InputError([
      createMessageText`${source} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute the targets again for this head.`,
    ]);
  }
  if (computed?.mode === "all" || computed?.mode === "none") {
    const reason = computed.reason ?? `${formatMessageText(formatYamlInputName, source)} has the mode ${computed.mode}`;
    return { kind: computed.mode, reason, origin: computed.origin };
  }
  const { targets, atLeastBytes } = collect(items, limitBytes);
  const word = findAllOrNoneKeyword(targets, source);
  if (word !== undefined)
    return { kind: word === "ALL" ? "all" : "none", reason: `the only item of the list is ${word}` };
  if (atLeastBytes > limitBytes) return { kind: "too-large", atLeastBytes };
  if (targets.size === 0) return { kind: "empty", reason: createMessageText`${source} is empty` };
  return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}

/** Number of bytes of two quotation marks and a comma. */
const PUNCTUATION_BYTES = 3;

/** Collects distinct targets until their minimum size in bytes exceeds the limit. */
function collect(items: Iterable<string>, limitBytes: number) {
  const targets = new Set<string>();
  let bytes = -1;
  for (const item of items) {
    const target = item.trim();
    if (target === "" || targets.has(target)) continue;
    targets.add(target);
    bytes += target.length + PUNCTUATION_BYTES;
    if (bytes > limitBytes) break;
  }
  return { targets, atLeastBytes: Math.max(0, bytes) };
}

interface ComputedTargets {
  readonly mode: "list" | "all" | "none";
  readonly head: string;
  readonly reason: string | undefined;
  readonly origin: string | undefined;
}

interface JsonList {
  readonly items: Iterable<string>;
  readonly computed?: ComputedTargets;
}

/** Reads a JSON array, "ALL", "NONE", or the file of `compute-impacted-targets`. */
function readJson(text: string, source: MessageText): JsonList {
  if (text.trim() === "") return { items: [] };
  const value = parseJson(text, source);
  if (value === "ALL" || value === "NONE") return { items: [value] };
  return Array.isArray(value) ? { items: targetsIn(value, source) } : readComputed(value, source);
}

function parseJson(text: string, source: MessageText): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const instead = toInputReference("impacted-targets-format", "lines");
    throw new InputError([
      createMessageText`${source} is not JSON (${getErrorMessage(error)}). For one target per line, use ${instead}.`,
    ]);
  }
}

function* targetsIn(items: readonly unknown[], source: MessageText): Generator<string> {
  for (const [index, item] of items.entries()) {
    if (typeof item !== "string")
      throw new InputError([
        createMessageText`${source} must contain only strings, but item ${index + 1} is ${describeKind(item)}.`,
      ]);
    rejectControlCharacter(item, index, source);
    yield item;
  }
}

/** Reads the file of `compute-impacted-targets`. @throws InputError for another object, such as an error of a tool */
function readComputed(value: unknown, source: MessageText): JsonList {
  const [mode, head, targets] = ["mode", "head", "targets"].map((name) => getField(value, name));
  if (mode === "none" && Array.isArray(targets) && targets.length > 0)
    throw new InputError([
      createMessageText`${source} has the mode none, but contains targets. Compute the targets again.`,
    ]);
  if (
    (mode !== "list" && mode !== "all" && mode !== "none") ||
    typeof head !== "string" ||
    (mode === "list" && !Array.isArray(targets))
  ) {
    throw new InputError([
      createMessageText`${source} must be a JSON array of strings, or a file from compute-impacted-targets, but is ${describeKind(value)}${getField(value, "error") === undefined ? "" : " with an error in it"}.`,
    ]);
  }
  const items = mode === "list" && Array.isArray(targets) ? targetsIn(targets, source) : [];
  return { items, computed: { mode, head, reason: getTextField(value, "reason"), origin: readOrigin(value) } };
}

function readOrigin(value: unknown): string | undefined {
  const [producer = "", base = ""] = [getTextField(value, "producer"), getTextField(value, "base")];
  const isKnown = /^[\w-]{1,40}$/.test(producer) && /^[0-9a-f]{40,64}$/.test(base);
  return isKnown
    ? `The producer ${producer} computed the targets of the change since the base commit ${base}.`
    : undefined;
}

function describeKind(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

interface ListFile {
  readonly path: string;
  readonly source: MessageText;
  /** `pipe` is the file that a shell creates for `<(command)`. */
  readonly kind: "file" | "pipe";
  readonly size: number;
}

export type TargetListContext = Pick<RunFacts, "workspace" | "untrustedCheckout">;

/** Opens the file of the input `impacted-targets-file`. @throws InputError if it is missing, unreadable or no file */
export function openListFile<Read>(name: string, context: TargetListContext, read: (file: ListFile) => Read): Read {
  const source = createMessageText`${toInputReference("impacted-targets-file")}: ${name}`;
  try {
    const path = resolveListPath(name, context);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      throw new InputError([
        createMessageText`${source} does not exist (full path: ${path}). Check that an earlier step writes it.`,
      ]);
    }
    const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
    // Rejects a device such as `/dev/zero`, which may have no end.
    if (kind === undefined) throw new InputError([createMessageText`${source} is not a file.`]);
    return read({ path, source, kind, size: found.size });
  } catch (error) {
    // Errors without a field `syscall` do not come from the file system.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new InputError([createMessageText`${source} cannot be read: ${error.message}.`], { cause: error });
  }
}

/**
 * Returns the absolute path. In an untrusted checkout, rejects a link to a file outside of the workspace, because the
 * run would publish the file.
 */
function resolveListPath(name: string, { workspace, untrustedCheckout }: TargetListContext): string {
  const path = resolve(workspace, name);
  if (untrustedCheckout === undefined || !existsSync(path) || !isWithin(resolve(workspace), path)) return path;
  if (isWithin(realpathSync(workspace), realpathSync(path))) return path;
  throw toInputError(
    "impacted-targets-file",
    `${name} is a link to a file outside the workspace, which is not allowed because ${untrustedCheckout}.`,
  );
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

export function readWholeListFile({ path, source }: ListFile): string {
  return decode(readFileSync(path), source).replace(/^\uFEFF/, "");
}

const BLOCK_BYTES = 1024 * 1024;
const LINE_END = 10;

/** Reads a file in blocks of whole lines, so that a long file does not fill the memory. */
function* readBlocks({ path, source }: ListFile): Generator<string> {
  const file = openSync(path, "r");
  try {
    const block = Buffer.alloc(BLOCK_BYTES);
    let filled = 0;
    for (;;) {
      const size = readSync(file, block, { offset: filled });
      filled += size;
      const end = size === 0 ? filled : block.lastIndexOf(LINE_END, filled - 1) + 1;
      if (end === 0 && filled === BLOCK_BYTES) throw createLongLineError(source);
      yield decode(block.subarray(0, end), source);
      if (size === 0) return;
      block.copyWithin(0, end, filled);
      filled -= end;
    }
  } finally {
    closeSync(file);
  }
}

function decode(bytes: Buffer, source: MessageText): string {
  // A decoder would replace invalid bytes and so change the names of targets.
  if (!isUtf8(bytes)) throw new InputError([createMessageText`${source} is not UTF-8 text.`]);
  return bytes.toString("utf8");
}
