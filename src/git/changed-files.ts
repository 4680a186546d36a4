import { isUtf8 } from "node:buffer";
import { InputError } from "../errors.js";
import { type Git, gitOutput } from "./git.js";

const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" } as const;

export type ChangeStatus = (typeof STATUSES)[keyof typeof STATUSES];

const STATUS_OF: ReadonlyMap<string, ChangeStatus> = new Map(Object.entries(STATUSES));

/** One file, symbolic link or submodule that differs between two commits. */
export type ChangedFile =
  /** `path` starts from the top folder of the repository and has forward slashes. */
  | { readonly path: string; readonly status: ChangeStatus }
  /**
   * A name that is no UTF-8 text. It has no path, so that no pattern and no project can claim it by accident;
   * `shownAs` has its other bytes as `\xFF`.
   */
  | { readonly path: undefined; readonly shownAs: string; readonly status: ChangeStatus };

/**
 * The files that differ between two commits, in git's order. A renamed file is one deleted and one added.
 * Both commits must be there; their history need not be.
 */
export async function changedFiles(git: Git, from: string, to: string): Promise<readonly ChangedFile[]> {
  const output = await gitOutput(git, [
    "diff-tree",
    "-r",
    "-z",
    "--no-renames",
    "--name-status",
    "--no-ext-diff",
    "--no-textconv",
    // A .gitmodules file can say that changes of a submodule are to be left out.
    "--ignore-submodules=none",
    from,
    to,
    "--",
  ]);
  return parseNameStatus(output);
}

/** Reads `git diff -z --name-status`: a letter, NUL, a name, NUL, and so on. */
export function parseNameStatus(output: Buffer): readonly ChangedFile[] {
  const fields = splitAtNul(output);
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [letter, name] = [String(fields[index]), fields[index + 1]];
    const status = STATUS_OF.get(letter);
    if (status === undefined || name === undefined)
      throw new InputError([`git listed a changed file with the status ${JSON.stringify(letter)}.`]);
    files.push(
      typeof name === "string" ? { path: name, status } : { path: undefined, shownAs: escapeBytes(name), status },
    );
  }
  if (fields.length % 2 !== 0) throw new InputError(["git's list of changed files ends in the middle."]);
  return files;
}

/** Texts where the bytes are UTF-8, else the bytes. What follows the last NUL is a field only when it is not empty. */
function splitAtNul(output: Buffer): readonly (string | Buffer)[] {
  if (isUtf8(output)) {
    const texts = output.toString("utf8").split("\0");
    if (texts.at(-1) === "") texts.pop();
    return texts;
  }
  const fields: (string | Buffer)[] = [];
  for (let start = 0; start < output.length; ) {
    const nul = output.indexOf(0, start);
    const end = nul === -1 ? output.length : nul;
    const bytes = output.subarray(start, end);
    fields.push(isUtf8(bytes) ? bytes.toString("utf8") : bytes);
    start = end + 1;
  }
  return fields;
}

/** Bytes as ASCII text that only they have. */
function escapeBytes(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(
      /[^\x20-\x5b\x5d-\x7e]/g,
      (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
    );
}

/** Paths of tracked files with one of these names that a sparse checkout leaves out of the work tree. */
export async function leftOutFiles(git: Git, names: readonly string[]): Promise<readonly string[]> {
  const patterns = names.map((name) => `:(top,glob)**/${name}`);
  const output = await gitOutput(git, ["ls-files", "-t", "-z", "--", ...patterns]);
  // A letter, a blank, a name: `S` is for what Git does not look for in the work tree.
  return output
    .toString("utf8")
    .split("\0")
    .flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}
