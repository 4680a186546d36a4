import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "../errors.js";
import { sameCommit } from "../pull-request/states.js";
import { type ComputedTargets, readJson, readJsonFile } from "./read-json.js";
import { readLines, readLinesOfFile } from "./read-lines.js";
import { createTargetSet, type TargetSet } from "./target-set.js";

export interface TargetsSource {
  /** Text of the input `impacted-targets`. */
  readonly text: string | undefined;
  /** Path of the input `impacted-targets-file`, relative to the workspace. */
  readonly file: string | undefined;
  readonly format: "auto" | "lines" | "json";
}

/** What a source says. */
export type TargetsRead =
  | { readonly kind: "list"; readonly targets: ReadonlySet<string>; readonly reason: string | undefined }
  | { readonly kind: "all" | "none"; readonly reason: string }
  /** Reading stopped: the list cannot fit, whatever else it holds. */
  | { readonly kind: "too-large"; readonly atLeastBytes: number }
  | { readonly kind: "empty"; readonly reason: string };

interface Reading {
  readonly workspace: string;
  readonly headSha: string;
  /** Bytes that the list may take as JSON, without its brackets. */
  readonly limitBytes: number;
}

/** Reads the targets. @throws InputError for anything that is not clearly a list. */
export function readTargets(source: TargetsSource, { workspace, headSha, limitBytes }: Reading): TargetsRead {
  const set = createTargetSet(limitBytes);
  const name = source.file === undefined ? "impacted-targets" : `impacted-targets-file: ${source.file}`;
  const problem = source.file === undefined ? undefined : cannotRead(resolve(workspace, source.file));
  if (problem === "missing") return { kind: "empty", reason: `${name} does not exist` };
  if (problem !== undefined) throw new InputError([`${name} ${problem}.`]);
  const computed = fillOrRefuse(set, source, workspace, name);
  if (computed !== undefined && !sameCommit(computed.head, headSha)) {
    throw new InputError([
      `${name} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
    ]);
  }
  return judge(set, computed, name);
}

function cannotRead(path: string): "missing" | "is not a file" | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return "missing";
  return found.isDirectory() ? "is not a file" : undefined;
}

function fillOrRefuse(set: TargetSet, source: TargetsSource, workspace: string, name: string) {
  try {
    return fill(set, source, workspace, name);
  } catch (error) {
    // Errors of the file system have a code and a syscall; everything else speaks for itself.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new InputError([`${name} cannot be read: ${error.message}.`], { cause: error });
  }
}

function fill(
  set: TargetSet,
  source: TargetsSource,
  workspace: string,
  name: string,
): ComputedTargets | undefined {
  if (source.file === undefined) {
    const text = source.text ?? "";
    if (source.format === "json") return readJson(text, set, name);
    readLines(text, set, name);
    return undefined;
  }
  const path = resolve(workspace, source.file);
  const json =
    source.format === "json" || (source.format === "auto" && source.file.toLowerCase().endsWith(".json"));
  if (json) return readJsonFile(path, set, name);
  readLinesOfFile(path, set, name);
  return undefined;
}

function judge(set: TargetSet, computed: ComputedTargets | undefined, name: string): TargetsRead {
  const { targets } = set;
  if (computed?.mode === "all" || computed?.mode === "none") {
    return { kind: computed.mode, reason: computed.reason ?? `${name} says so` };
  }
  for (const word of ["ALL", "NONE"] as const) {
    if (!targets.has(word)) continue;
    if (targets.size > 1) {
      throw new InputError([
        `${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`,
      ]);
    }
    return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
  }
  if (set.isFull()) return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
  if (targets.size === 0) return { kind: "empty", reason: `${name} is empty` };
  return { kind: "list", targets, reason: computed?.reason };
}
