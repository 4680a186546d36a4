import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { messageOf } from "../errors.js";
import { inputName, type Text, words } from "../problem.js";
import { inBytes } from "./body.js";
import { notAList } from "./not-a-list.js";
import type { TargetSet } from "./target-set.js";

/** A whole JSON file is held in memory; a list that needs more is over the service's limit many times. */
const LARGEST_FILE_BYTES = 256 * 1024 * 1024;

/** Line breaks among them: one target per item. */
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;

/** What `compute-impacted-targets` hands over besides the targets. */
export interface ComputedTargets {
  readonly mode: "list" | "all" | "none";
  readonly head: string;
  readonly reason: string | undefined;
  /** What made it and what it was compared with, as a sentence; undefined when the file does not say. */
  readonly origin: string | undefined;
}

/** Reads a JSON array of strings, the text "ALL" or "NONE", or the file of `compute-impacted-targets`. */
export function readJsonFile(path: string, set: TargetSet, source: Text): ComputedTargets | undefined {
  const { size } = statSync(path);
  if (size > LARGEST_FILE_BYTES) {
    throw notAList(
      source,
      `is ${inBytes(size)} of JSON, more than can be read at once. Write one target per line instead`,
    );
  }
  return readJson(readUtf8(path, source), set, source);
}

export function readUtf8(path: string, source: Text): string {
  const bytes = readFileSync(path);
  // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
  if (!isUtf8(bytes)) throw notAList(source, "is not UTF-8 text");
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

export function readJson(text: string, set: TargetSet, source: Text): ComputedTargets | undefined {
  if (text.trim() === "") return undefined;
  const value = parse(text, source);
  if (value === "ALL" || value === "NONE") {
    set.add(value);
    return undefined;
  }
  if (Array.isArray(value)) {
    addAll(value, set, source);
    return undefined;
  }
  return readComputed(value, set, source);
}

function parse(text: string, source: Text): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notAList(
      source,
      words`is not JSON (${messageOf(error)}). For one target per line, use ${inputName("impacted-targets-format", "lines")}`,
    );
  }
}

function addAll(items: readonly unknown[], set: TargetSet, source: Text): void {
  for (const [index, item] of items.entries()) {
    if (typeof item !== "string")
      throw notAList(source, `must hold strings only; item ${index + 1} is ${kindOf(item)}`);
    if (CONTROL_CHARACTER.test(item))
      throw notAList(source, `holds a control character in item ${index + 1}, which is no part of a target`);
    set.add(item);
    if (set.isFull()) return;
  }
}

/** Any other object is refused: it may be a tool's error, or the output of a version that we do not know. */
function readComputed(value: unknown, set: TargetSet, source: Text): ComputedTargets {
  const fields = new Map<string, unknown>(
    typeof value === "object" && value !== null ? Object.entries(value) : [],
  );
  const mode = fields.get("mode");
  const head = fields.get("head");
  // Only a list needs its items.
  const targets = mode === "list" ? fields.get("targets") : [];
  const unwanted: unknown = mode === "none" ? fields.get("targets") : undefined;
  if (Array.isArray(unwanted) && unwanted.length > 0)
    throw notAList(source, "says none, but holds targets; compute it again");
  const reason = fields.get("reason");
  if (
    (mode !== "list" && mode !== "all" && mode !== "none") ||
    typeof head !== "string" ||
    !Array.isArray(targets)
  ) {
    throw notAList(
      source,
      `must be a JSON array of strings, or the file of compute-impacted-targets; it is ${kindOf(value)}${fields.has("error") ? " with an error in it" : ""}`,
    );
  }
  if (mode === "list") addAll(targets, set, source);
  return { mode, head, reason: typeof reason === "string" ? reason : undefined, origin: originOf(fields) };
}

function originOf(fields: ReadonlyMap<string, unknown>): string | undefined {
  const [producer, base] = [fields.get("producer"), fields.get("base")];
  const isSaid =
    typeof producer === "string" &&
    /^[\w-]{1,40}$/.test(producer) &&
    typeof base === "string" &&
    /^[0-9a-f]{40,64}$/.test(base);
  return isSaid ? `The targets were computed by ${producer}, compared with ${base}.` : undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
