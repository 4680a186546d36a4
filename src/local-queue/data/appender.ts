/** The open end of a log: the file that lines are added to. */
import { closeSync, openSync, rmSync, truncateSync } from "node:fs";
import { dirname } from "node:path";
import { type Disk, dataFailure, syncFolder, writeAll } from "./disk.js";
import { firstLineOf, type Segment } from "./segments.js";

export interface Appender {
  readonly segment: Segment;
  /** @throws InputError when the disk refuses it: then nothing of it is in the file */
  readonly append: (line: Uint8Array) => void;
  /** Comes back when everything is safe from a power cut. @throws InputError */
  readonly sync: () => void;
  /** @throws InputError where not everything is safe; it is closed all the same */
  readonly close: () => void;
}

interface AppenderOptions {
  readonly disk: Disk;
  /** How long after a line it is written to the disk at the latest. */
  readonly syncAfterMs: number;
}

/** A file of which nothing stands is begun anew. @throws what the disk throws */
export function openAppender(segment: Segment, wholeBytes: number, options: AppenderOptions): Appender {
  const file = openSync(segment.path, "a");
  try {
    return wholeBytes > 0 ? appenderOf(file, segment, wholeBytes, options) : beginSegment(file, segment, options);
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function beginSegment(file: number, segment: Segment, options: AppenderOptions): Appender {
  const line = firstLineOf(segment);
  try {
    writeAll(options.disk, file, line);
    options.disk.sync(file);
    syncFolder(dirname(segment.path));
  } catch (error) {
    rmSync(segment.path, { force: true });
    throw error;
  }
  return appenderOf(file, segment, line.length, options);
}

function appenderOf(file: number, segment: Segment, begunBytes: number, options: AppenderOptions): Appender {
  const { disk, syncAfterMs } = options;
  const { path } = segment;
  let wholeBytes = begunBytes;
  let isOpen = true;
  let timer: NodeJS.Timeout | undefined;
  /** Why nothing can be added any more. */
  let trouble: Error | undefined;

  function append(line: Uint8Array): void {
    if (!isOpen) throw new Error(`${path} is closed.`);
    if (trouble !== undefined) throw trouble;
    try {
      writeAll(disk, file, line);
    } catch (error) {
      cutBack();
      throw dataFailure(`${path} cannot be written to`, error);
    }
    wholeBytes += line.length;
    timer ??= setTimeout(syncAside, syncAfterMs).unref();
  }

  /** What was written of a line that did not fit would damage the next one. */
  function cutBack(): void {
    try {
      // By its path: Windows does not let a file be cut through what can only append to it.
      truncateSync(path, wholeBytes);
    } catch (error) {
      trouble = dataFailure(`${path} has half a line at its end, which cannot be cut off`, error);
    }
  }

  function syncAside(): void {
    timer = undefined;
    disk.syncAside(file, (error) => {
      if (error !== null && isOpen) trouble = unsafe(error);
    });
  }

  /** After such a failure the system may have forgotten what it could not write, so asking again proves nothing. */
  function unsafe(error: unknown): Error {
    return dataFailure(`${path} could not be written to the disk, and its last lines may be lost`, error);
  }

  function sync(): void {
    if (trouble !== undefined) throw trouble;
    clearTimeout(timer);
    timer = undefined;
    try {
      disk.sync(file);
    } catch (error) {
      trouble = unsafe(error);
      throw trouble;
    }
  }

  function close(): void {
    if (!isOpen) return;
    try {
      sync();
    } finally {
      isOpen = false;
      clearTimeout(timer);
      closeSync(file);
    }
  }

  return { segment, append, sync, close };
}
