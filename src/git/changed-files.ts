import { isUtf8 } from "node:buffer";
import { InputError } from "../errors.js";
import { type Git, readGitOutput } from "./git.js";

const STATUSES = { A: "added", M: "modified", D: "deleted", T: "type-changed" } as const;

type ChangeStatus = (typeof STATUSES)[keyof typeof STATUSES];

const STATUS_OF: ReadonlyMap<string, ChangeStatus> = new Map(Object.entries(STATUSES));

export type ChangedFile =
  /** File with its path relative to the top folder of the repository, with forward slashes. */
  | { readonly path: string; readonly status: ChangeStatus }
  /** File with a name that is not UTF-8, so no pattern can match it. `shownAs` contains invalid bytes as `\xFF`. */
  | { readonly path: undefined; readonly shownAs: string; readonly status: ChangeStatus };

/** Lists the files that differ between two commits. A renamed file counts as one deleted and one added file. */
export async function listChangedFiles(git: Git, from: string, to: string): Promise<readonly ChangedFile[]> {
  const output = await readGitOutput(git, [
    "diff-tree",
    "-r",
    "-z",
    "--no-renames",
    "--name-status",
    "--no-ext-diff",
    "--no-textconv",
    // A .gitmodules file in the change could otherwise hide changed submodules.
    "--ignore-submodules=none",
    from,
    to,
    "--",
  ]);
  return parseNameStatus(output);
}

export function parseNameStatus(output: Buffer): readonly ChangedFile[] {
  const isText = isUtf8(output);
  // If one name is not UTF-8, latin1 preserves the bytes of all names until each name is decoded.
  const fields = output.toString(isText ? "utf8" : "latin1").split("\0");
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [letter = "", name = ""] = fields.slice(index, index + 2);
    const status = STATUS_OF.get(letter);
    if (status === undefined)
      throw new InputError([`Git listed a changed file with the status ${JSON.stringify(letter)}, which is unknown.`]);
    files.push(isText ? { path: name, status } : { ...decodeName(name), status });
  }
  if (fields.length % 2 === 0 || fields.at(-1) !== "")
    throw new InputError(["Git printed an incomplete list of changed files."]);
  return files;
}

/** Decodes a file name. Replaces bytes that are not UTF-8 with text such as `\xFF`. */
function decodeName(latin1: string) {
  const bytes = Buffer.from(latin1, "latin1");
  if (isUtf8(bytes)) return { path: bytes.toString("utf8") };
  const shownAs = latin1.replace(
    /[^\x20-\x5b\x5d-\x7e]/g,
    (byte) => `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
  return { path: undefined, shownAs };
}

/** Lists tracked files that a sparse checkout omits. `globs` match names in any folder. */
export async function listFilesNotCheckedOut(git: Git, globs: readonly string[]): Promise<readonly string[]> {
  const entries = await listEntries(git, ["ls-files", "-t", "-z"], globs);
  // Git prints `S` before a file that is not in the work tree.
  return entries.flatMap((entry) => (entry.startsWith("S ") ? [entry.slice(2)] : []));
}

/** Lists tracked files whose content in the work tree differs from the checked-out commit. */
export async function listUncommittedChanges(git: Git, globs: readonly string[]): Promise<readonly string[]> {
  const args = ["status", "--porcelain", "-z", "--untracked-files=no", "--no-renames", "--ignore-submodules=all"];
  return (await listEntries(git, args, globs)).map((entry) => entry.slice(3));
}

/** Lists files that are not tracked and that no .gitignore matches. */
export async function listUntrackedFiles(git: Git, globs: readonly string[]): Promise<readonly string[]> {
  const entries = await listEntries(git, ["ls-files", "--others", "--exclude-standard", "-z"], globs);
  return entries.filter((path) => !`/${path}`.includes("/node_modules/"));
}

async function listEntries(git: Git, args: readonly string[], globs: readonly string[]): Promise<readonly string[]> {
  const output = await readGitOutput(git, [...args, "--", ...globs.map((glob) => `:(top,glob)**/${glob}`)]);
  return output
    .toString("utf8")
    .split("\0")
    .filter((entry) => entry !== "");
}
