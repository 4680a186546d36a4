import { closeSync, constants, fstatSync, openSync, readSync, type Stats, statSync } from "node:fs";

/** A report that is no file of a sane size; the message completes "cannot be relied on: ...". */
export class NotAFile extends Error {}

const CHUNK_BYTES = 64 * 1024;
/** Far more than the report of any test run; a sparse file has any size at no cost. */
const LARGEST_BYTES = 2 * 1024 ** 3;
// Opening a pipe must not wait for somebody who writes to it. Windows knows no such flag.
const FLAGS = constants.O_RDONLY | (process.platform === "win32" ? 0 : constants.O_NONBLOCK);

/** What stands at a path that is no regular file, links followed; undefined for a regular file, or where nothing is known. */
export function otherThanFile(path: string): string | undefined {
  const found = statsOf(path);
  return found === undefined ? undefined : kindOf(found);
}

export function isRegularFile(path: string): boolean {
  return statsOf(path)?.isFile() === true;
}

/** Undefined for what is not there and for what nobody may look at: opening it tells more. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function kindOf(found: Stats): string | undefined {
  if (found.isFile()) return undefined;
  if (found.isDirectory()) return "is a folder, not a file";
  if (found.isFIFO()) return "is a named pipe, not a regular file";
  if (found.isSocket()) return "is a socket, not a regular file";
  return "is a device, not a regular file";
}

/** The bytes of a regular file, piece by piece; a piece holds until the next one is asked for. @throws NotAFile */
export function* bytesOf(path: string, largestBytes = LARGEST_BYTES): Generator<Uint8Array> {
  const file = openSync(path, FLAGS);
  try {
    // What was found at the path may have been replaced since.
    const found = fstatSync(file);
    const kind = kindOf(found);
    if (kind !== undefined) throw new NotAFile(`it ${kind}`);
    // A file may also grow while it is read.
    let left = largestBytes;
    if (found.size > left) throw tooLarge(largestBytes);
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk)) {
      left -= count;
      if (left < 0) throw tooLarge(largestBytes);
      yield chunk.subarray(0, count);
    }
  } finally {
    closeSync(file);
  }
}

function tooLarge(bytes: number): NotAFile {
  return new NotAFile(`it is larger than ${bytes / 1024 ** 2} MiB, which no test report is`);
}
