/** Bytes on their way to the disk, and how its failures are told. */
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
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

/** What a file that takes the place of another is called until it is whole. */
export const UNFINISHED = ".tmp";

/**
 * Puts a file in its place, or in that of an older one: whole or not at all, also after a power cut. @throws what the
 * disk throws
 */
export function replaceFile(path: string, text: string, disk: Disk = systemDisk): void {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    const file = openSync(unfinished, "w");
    try {
      writeAll(disk, file, Buffer.from(text));
      disk.sync(file);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
    syncFolder(dirname(path));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** A name in a folder outlasts a power cut only when the folder was written too. */
export function syncFolder(folder: string): void {
  // Windows has no such call, and NTFS keeps names in a journal of its own.
  if (process.platform === "win32") return;
  const file = openSync(folder, "r");
  try {
    fsyncSync(file);
  } catch (error) {
    if (!isForFilesOnly(error)) throw error;
  } finally {
    closeSync(file);
  }
}

/** Some network file systems cannot do it for folders. */
export function isForFilesOnly(error: unknown): boolean {
  return ["EINVAL", "ENOTSUP"].includes(codeOf(error) ?? "");
}

export function makeFolder(folder: string): void {
  try {
    makeEach(resolve(folder));
  } catch (error) {
    throw dataFailure(`the folder ${folder} cannot be made`, error);
  }
}

/** One by one: where a file system makes no folders, such as `/proc`, Node's own way never ends. */
function makeEach(folder: string): void {
  const parent = dirname(folder);
  if (parent !== folder && !existsSync(parent)) makeEach(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EDQUOT: "the disk quota is used up",
  EEXIST: "a file stands in its place",
  EFBIG: "the file would be too large",
  EIO: "the disk fails",
  ENOENT: "it is not there",
  ENOSPC: "no space is left on the disk",
  ENOTDIR: "a part of the path is a file",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
};

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
