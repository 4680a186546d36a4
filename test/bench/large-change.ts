import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";

/** Repository with a change of many files. */
export interface LargeChange {
  readonly folder: string;
  readonly base: string;
  readonly head: string;
}

/** Kinds of patterns in turn: of a folder, of a kind of file, of one file, with a choice. */
const PATTERNS: readonly ((folder: string) => string)[] = [
  (folder) => `${folder}/**`,
  (folder) => `${folder}/**/*.ts`,
  (folder) => `${folder}/*/module-*.ts`,
  (folder) => `${folder}/{part-0,part-1,part-2,part-3,part-4}/**`,
];

/** Each target's pattern, by its name. Together they claim every file. */
export function patternsOf(targets: number): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: targets }, (_, index) => [
      `target-${index}`,
      PATTERNS[index % PATTERNS.length]?.(folderOf(index)) ?? "",
    ]),
  );
}

/** Commits a change of a number of files in the folders of all targets. The work tree stays empty. */
export function commitChange(folder: string, files: number, targets: number): LargeChange {
  const paths = Array.from({ length: files }, (_, index) => {
    const part = Math.floor(index / targets) % 5;
    return `${folderOf(index % targets)}/part-${part}/module-${index}.ts`;
  });
  return commitFiles(
    folder,
    [["start", "1"]],
    paths.map((path) => [path, "1"]),
  );
}

type FileTexts = readonly (readonly [path: string, text: string])[];

/** Commits files and a change of them, and leaves the work tree empty. */
export function commitFiles(folder: string, before: FileTexts, change: FileTexts): LargeChange {
  mkdirSync(folder, { recursive: true });
  run(folder, ["init", "--quiet"]);
  const written = (files: FileTexts): string =>
    files.map(([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`).join("");
  const stream = `${header(1, "")}${written(before)}${header(2, "from :1\n")}${written(change)}get-mark :1\nget-mark :2\n`;
  const [base = "", head = ""] = run(folder, ["fast-import", "--quiet"], stream).trim().split("\n");
  run(folder, ["update-ref", "--no-deref", "HEAD", head]);
  return { folder, base, head };
}

function header(mark: number, from: string): string {
  return `commit refs/heads/main\nmark :${mark}\ncommitter Developer 1 <developer-1@example.com> 1700000000 +0000\ndata 1\nc\n${from}`;
}

function folderOf(index: number): string {
  return `area-${index % 40}/project-${index}`;
}

function run(cwd: string, words: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync("git", words, { cwd, input, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout;
}
