/** Bytes on their way to the disk, and how its failures are told. */
import { closeSync, fdatasync, fsyncSync, mkdirSync, openSync, writeSync } from "node:fs";
import { InputError, messageOf } from "../../errors.js";

/** The part of the file system that a full or failing disk shows in; tests put their own in its place. */
export interface Disk {
  /** Takes some of the bytes, not always all, and says how many. */
  readonly write: (file: number, bytes: Uint8Array) => number;
  /** Comes back when everything written is safe from a power cut. */
  readonly sync: (file: number) => void;
  /** The same, beside other work. */
  readonly syncAside: (file: number, done: (error: Error | null) => void) => void;
}

export const systemDisk: Disk = { write: writeSync, sync: fsyncSync, syncAside: fdatasync };

/** @throws what the disk throws; then some of the bytes may have been written */
export function writeAll({ write }: Disk, file: number, bytes: Uint8Array): void {
  let rest = bytes;
  while (rest.length > 0) rest = rest.subarray(write(file, rest));
}

/** A name in a folder outlasts a power cut only when the folder was written too. */
export function syncFolder(folder: string): void {
  // Windows has no such call, and NTFS keeps names in a journal of its own.
  if (process.platform === "win32") return;
  const file = openSync(folder, "r");
  try {
    fsyncSync(file);
  } catch (error) {
    // Some network file systems know it for files only.
    if (codeOf(error) !== "EINVAL" && codeOf(error) !== "ENOTSUP") throw error;
  } finally {
    closeSync(file);
  }
}

export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw dataFailure(`the folder ${folder} cannot be made`, error);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EDQUOT: "the disk quota is used up",
  EEXIST: "a file stands in its place",
  EFBIG: "the file would be too large",
  EIO: "the disk fails",
  ENOSPC: "no space is left on the disk",
  ENOTDIR: "a part of the path is a file",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
};

/** A sentence of why the data folder cannot be used. */
export function dataProblem(text: string, options?: { readonly cause: unknown }): InputError {
  return new InputError([`--data: ${text}`], options);
}

/** The same where the file system refused something: `what` could not be done. */
export function dataFailure(what: string, cause: unknown): InputError {
  return dataProblem(`${what}: ${reasonOf(cause)}`, { cause });
}

/** Why the file system refused something, in words with its code. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  const reason = code === undefined ? undefined : REASONS[code];
  return reason === undefined ? messageOf(error) : `${reason} (${code})`;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
