/** Archives with the same bytes for the same files: nothing of the machine, the user or the time gets into them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

export interface ArchiveFile {
  /** With `/` between folders. */
  readonly path: string;
  readonly content: Buffer;
  readonly isExecutable: boolean;
}

const BLOCK = 512;
const LONGEST_PATH = 100;
/** Byte of a gzip header that names the system; this value is "unknown". */
const SYSTEM = { at: 9, unknown: 255 } as const;

/** The files below some paths of a folder, which may be files or folders. */
export function filesBelow(folder: string, paths: readonly string[]): readonly ArchiveFile[] {
  return paths.flatMap((path) => {
    const entries = path.endsWith("/") ? readdirSync(join(folder, path), { recursive: true, withFileTypes: true }) : [];
    const inFolder = entries
      .filter((entry) => !entry.isDirectory())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    return (path.endsWith("/") ? inFolder : [path]).map((file) => given(file, readFileSync(join(folder, file))));
  });
}

/** A file of an archive. What begins like a script can be executed; the disk is not asked, as Windows does not know. */
export function given(path: string, content: Buffer | string): ArchiveFile {
  const bytes = Buffer.from(content);
  return { path: path.replaceAll("\\", "/"), content: bytes, isExecutable: bytes.subarray(0, 2).toString() === "#!" };
}

/** A `.tgz` with the files in one folder, in the order of their paths. */
export function archive(top: string, files: readonly ArchiveFile[], seconds: number): Buffer {
  const sorted = files.map((file) => ({ ...file, path: `${top}/${file.path}` })).toSorted(byPath);
  const double = sorted.find(({ path }, index) => path === sorted[index + 1]?.path);
  if (double !== undefined) throw new Error(`${double.path} is twice in the archive.`);
  const blocks = sorted.flatMap((file) => [header(file, seconds), file.content, Buffer.alloc(padding(file.content))]);
  const zipped = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  zipped[SYSTEM.at] = SYSTEM.unknown;
  return zipped;
}

function byPath(one: ArchiveFile, other: ArchiveFile): number {
  return one.path < other.path ? -1 : Number(one.path > other.path);
}

function padding({ length }: Buffer): number {
  return (BLOCK - (length % BLOCK)) % BLOCK;
}

/** The header of a plain file, as POSIX.1-1988 (ustar) has it. */
function header({ path, content, isExecutable }: ArchiveFile, seconds: number): Buffer {
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`${path} is too long a path for the archive.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, digits: number): void => {
    block.write(`${value.toString(8).padStart(digits, "0")}\0`, at);
  };
  block.write(path);
  octal(isExecutable ? 0o755 : 0o644, 100, 7);
  octal(0, 108, 7); // owner
  octal(0, 116, 7); // group
  octal(content.length, 124, 11);
  octal(seconds, 136, 11);
  block.write("0", 156); // a plain file
  block.write("ustar\x0000", 257);
  // The sum counts its own field as spaces.
  block.fill(" ", 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}
