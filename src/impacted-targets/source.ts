import { statSync } from "node:fs";
import { InputError } from "../errors.js";
import { asInYaml, inputName, type Text, textFor, words } from "../problem.js";
import { sameCommit } from "../pull-request/states.js";
import { listPath } from "./list-path.js";
import type { ToolFormat } from "./producers/names.js";
import { type ComputedTargets, readJson, readJsonFile } from "./read-json.js";
import { leastBytesOfFile, readLines, readLinesOfFile } from "./read-lines.js";
import { readToolOutput, readToolOutputOfFile } from "./read-tool-output.js";
import { createTargetSet, type TargetSet } from "./target-set.js";

export interface TargetsSource {
  /** Text of the input `impacted-targets`. */
  readonly text: string | undefined;
  /** Path of the input `impacted-targets-file`, relative to the workspace. */
  readonly file: string | undefined;
  readonly format: "auto" | "lines" | "json" | ToolFormat;
}

/** What a source says. */
export type TargetsRead =
  | {
      readonly kind: "list";
      readonly targets: ReadonlySet<string>;
      readonly reason: string | undefined;
      readonly origin?: string | undefined;
    }
  | { readonly kind: "all" | "none"; readonly reason: string; readonly origin?: string | undefined }
  /** Reading stopped: the list cannot fit, whatever else it holds. */
  | { readonly kind: "too-large"; readonly atLeastBytes: number }
  | { readonly kind: "empty"; readonly reason: Text };

interface Reading {
  readonly workspace: string;
  readonly strangersCode: string | undefined;
  readonly headSha: string;
  /** Bytes that the list may take as JSON, without its brackets. */
  readonly limitBytes: number;
}

/** Reads the targets. @throws InputError for anything that is not clearly a list. */
export function readTargets(source: TargetsSource, reading: Reading): TargetsRead {
  if (source.file === undefined) return readText(source, source.text ?? "", reading);
  const name = words`${inputName("impacted-targets-file")}: ${source.file}`;
  try {
    return readFile(source, listPath({ ...reading, file: source.file }), name, reading);
  } catch (error) {
    // Errors of the file system have a syscall; everything else speaks for itself.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new InputError([words`${name} cannot be read: ${error.message}.`], { cause: error });
  }
}

function readText({ format }: TargetsSource, text: string, { headSha, limitBytes }: Reading): TargetsRead {
  const name = words`${inputName("impacted-targets")}`;
  const set = createTargetSet(limitBytes);
  if (format === "json") return judge(set, readJson(text, set, name), name, headSha);
  if (format === "auto" || format === "lines") readLines(text, set, name);
  else readToolOutput(text, format, set, name);
  return judge(set, undefined, name, headSha);
}

function readFile(
  { format }: TargetsSource,
  path: string,
  name: Text,
  { headSha, limitBytes }: Reading,
): TargetsRead {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { kind: "empty", reason: words`${name} does not exist` };
  // A pipe is what a shell makes of <(command); a device such as /dev/zero may have no end.
  if (!found.isFile() && !found.isFIFO()) throw new InputError([words`${name} is not a file.`]);
  const set = createTargetSet(limitBytes);
  if (format === "json" || (format === "auto" && path.toLowerCase().endsWith(".json"))) {
    return judge(set, readJsonFile(path, set, name), name, headSha);
  }
  if (format !== "auto" && format !== "lines") {
    readToolOutputOfFile(path, format, set, name);
    return judge(set, undefined, name, headSha);
  }
  if (found.size > limitBytes) {
    const atLeastBytes = leastBytesOfFile(path, name, limitBytes);
    if (atLeastBytes > limitBytes) return { kind: "too-large", atLeastBytes };
  }
  readLinesOfFile(path, set, name);
  return judge(set, undefined, name, headSha);
}

/** What the collected targets say together. */
function judge(
  set: TargetSet,
  computed: ComputedTargets | undefined,
  name: Text,
  headSha: string,
): TargetsRead {
  const { targets } = set;
  if (computed !== undefined && !sameCommit(computed.head, headSha)) {
    throw new InputError([
      words`${name} was computed for head ${computed.head}, but the pull request's head is ${headSha}. Compute it again for this head.`,
    ]);
  }
  if (computed?.mode === "all" || computed?.mode === "none") {
    return {
      kind: computed.mode,
      reason: computed.reason ?? `${textFor(asInYaml, name)} says so`,
      origin: computed.origin,
    };
  }
  for (const word of ["ALL", "NONE"] as const) {
    if (!targets.has(word)) continue;
    if (targets.size > 1) {
      throw new InputError([
        words`${name} mixes ${word} with other targets. Give ${word} alone, or leave it out.`,
      ]);
    }
    return { kind: word === "ALL" ? "all" : "none", reason: `${word} was given` };
  }
  if (set.isFull()) return { kind: "too-large", atLeastBytes: set.atLeastBytes() };
  if (targets.size === 0) return { kind: "empty", reason: words`${name} is empty` };
  return { kind: "list", targets, reason: computed?.reason, origin: computed?.origin };
}
