import { InputError, messageOf } from "../errors.js";
import { sameCommit } from "../pull-request/record.js";
import { formatBytes } from "../text/format.js";
import { asInYaml, inputName, type Text, textFor, words } from "../text/problem.js";
import {
  type ListContext,
  type ListFile,
  leastBytesOfFile,
  linesOfFile,
  openList,
  PUNCTUATION_BYTES,
  wholeText,
} from "./list-file.js";
import { checkedText, field, notAList, refuseControlCharacter, textAt } from "./producers/parsing.js";
import type { ToolFormat } from "./producers/producer.js";

export interface TargetsSource {
  /** Text of the input `impacted-targets`. */
  readonly text: string | undefined;
  /** Path of the input `impacted-targets-file`, relative to the workspace. */
  readonly file: string | undefined;
  readonly format: "auto" | "lines" | "json" | ToolFormat;
}

type TargetsRead =
  | ({ readonly kind: "list"; readonly targets: ReadonlySet<string> } & Partial<
      Pick<ComputedTargets, "reason" | "origin">
    >)
  | ({ readonly kind: "all" | "none"; readonly reason: string } & Partial<Pick<ComputedTargets, "origin">>)
  /** Reading stopped: the list cannot fit, whatever else it holds. */
  | { readonly kind: "too-large"; readonly atLeastBytes: number }
  | { readonly kind: "empty"; readonly reason: Text };

interface Reading extends ListContext {
  readonly headSha: string;
  /** Bytes that the list may take as JSON, without its brackets. */
  readonly limitBytes: number;
}

/** Reads the targets. @throws InputError for anything that is not clearly a list. */
export async function readTargets({ text = "", file, format }: TargetsSource, reading: Reading): Promise<TargetsRead> {
  // Few lists are what a tool printed, so the producers are loaded for those alone.
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
    if (size > limitBytes) {
      const atLeastBytes = leastBytesOfFile(list, limitBytes);
      if (atLeastBytes > limitBytes) return { kind: "too-large", atLeastBytes };
    }
    for (const lines of linesOfFile(list)) {
      for (const line of lines) set.add(line);
      if (set.isFull()) break;
    }
    return meaningOf(set, undefined, source, headSha);
  }
}

/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_JSON_BYTES = 256 * 1024 * 1024;
/** What a tool prints is read as a whole, and some tools print much besides the names. */
const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * The word that a list consists of: `ALL` and `NONE` are no targets, and as targets the service would not take them.
 * @throws InputError for a word among targets
 */
export function wordOf(targets: ReadonlySet<string>, source: Text): "ALL" | "NONE" | undefined {
  const word = targets.has("ALL") ? "ALL" : targets.has("NONE") ? "NONE" : undefined;
  if (word === undefined || targets.size === 1) return word;
  throw new InputError([words`${source} mixes ${word} with other targets. Give ${word} alone, or leave it out.`]);
}

/** What the collected targets say together. */
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

type TargetSet = ReturnType<typeof createTargetSet>;

/**
 * Distinct targets as they are read. Counts a lower bound of their JSON: each UTF-16 unit takes a byte at least, and
 * each target its quotes and a comma. Once that is over the limit, no more reading can make the list fit.
 */
function createTargetSet(limitBytes: number) {
  const targets = new Set<string>();
  // The last target has no comma, and the list no brackets.
  let bytes = -1;
  return {
    targets,
    /** Blanks around a target do not count, and a blank one is none. */
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

/** What `compute-impacted-targets` hands over besides the targets. */
interface ComputedTargets {
  readonly mode: "list" | "all" | "none";
  readonly head: string;
  readonly reason: string | undefined;
  /** What made it and what it was compared with, as a sentence; undefined when the file does not say. */
  readonly origin: string | undefined;
}

/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
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

/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value: unknown, set: TargetSet, source: Text): ComputedTargets {
  const [mode, head, targets] = ["mode", "head", "targets"].map((name) => field(value, name));
  if (mode === "none" && Array.isArray(targets) && targets.length > 0)
    throw notAList(source, "says none, but holds targets; compute it again");
  if (
    (mode !== "list" && mode !== "all" && mode !== "none") ||
    typeof head !== "string" ||
    // Only a list needs its items.
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
