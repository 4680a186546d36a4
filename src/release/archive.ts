/**
 * This file creates reproducible archives. `git archive` omits generated files, and `npm pack` has a fixed top folder.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

export interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
}

const BLOCK = 512;
const LONGEST_PATH = 100;
/** Position and value of the byte in the gzip header for the operating system. */
const SYSTEM = { at: 9, unknown: 255 } as const;

/** Reads files. A path with a final `/` is a folder, and all files below it are read. */
export function readArchiveFiles(folder: string, paths: readonly string[]): readonly ArchiveFile[] {
  return paths.flatMap((path) => {
    const entries = path.endsWith("/") ? readdirSync(join(folder, path), { recursive: true, withFileTypes: true }) : [];
    const inFolder = entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    return (path.endsWith("/") ? inFolder : [path]).map((file) =>
      toArchiveFile(file, readFileSync(join(folder, file))),
    );
  });
}

export function toArchiveFile(path: string, content: Buffer | string): ArchiveFile {
  return { path: path.replaceAll("\\", "/"), content: Buffer.from(content) };
}

export function createArchive(top: string, files: readonly ArchiveFile[], seconds: number): Buffer {
  const sorted = files.map((file) => ({ ...file, path: `${top}/${file.path}` })).toSorted(byPath);
  const blocks = sorted.flatMap((file) => {
    const padding = Buffer.alloc((BLOCK - (file.content.length % BLOCK)) % BLOCK);
    return [header(file, seconds), file.content, padding];
  });
  const zipped = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  zipped[SYSTEM.at] = SYSTEM.unknown;
  return zipped;
}

function byPath(one: ArchiveFile, other: ArchiveFile): number {
  return one.path < other.path ? -1 : Number(one.path > other.path);
}

/** Returns the header of a file in a tar archive (POSIX.1-1988, ustar). */
function header({ path, content }: ArchiveFile, seconds: number): Buffer {
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`The path ${path} is too long for the archive.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number): void => {
    block.write(`${value.toString(8).padStart(digits, "0")}\0`, at);
  };
  block.write(path);
  // Windows has no executable permission, so a file counts as executable if it starts with `#!`.
  octal(content.subarray(0, 2).toString() === "#!" ? 0o755 : 0o644, 100, 7);
  octal(0, 108, 7); // owner
  octal(0, 116, 7); // group
  octal(content.length, 124, 11);
  octal(seconds, 136, 11);
  block.write("0", 156); // a plain file
  block.write("ustar\x0000", 257);
  // The checksum is computed with spaces in the field of the checksum.
  block.fill(" ", 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
