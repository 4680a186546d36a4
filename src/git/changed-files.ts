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
  const isText = isUtf8(output);
  // Where not all of it is text, each byte is a character until it is known which names are.
  const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [letter = "", name = ""] = [fields[index], fields[index + 1]];
    const status = STATUS_OF.get(letter);
    if (status === undefined)
      throw new InputError([`git listed a changed file with the status ${JSON.stringify(letter)}.`]);
    files.push(isText ? { path: name, status } : { ...nameIn(name), status });
  }
  // Nothing follows the last NUL.
  if (fields.length % 2 === 0 || fields.at(-1) !== "")
    throw new InputError(["git's list of changed files ends in the middle."]);
  return files;
}

/** A name by its bytes. What is no UTF-8 is shown as ASCII text that no other bytes have. */
function nameIn(latin1: string) {
  const bytes = Buffer.from(latin1, "latin1");
  if (isUtf8(bytes)) return { path: bytes.toString("utf8") };
  const shownAs = latin1.replace(
    /[^\x20-\x5b\x5d-\x7e]/g,
    (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  return { path: undefined, shownAs };
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
