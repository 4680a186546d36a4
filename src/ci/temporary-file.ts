import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a file into a fresh folder below this one, and gives its path. @throws Error of the file system. */
export function temporaryFile(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(mkdtempSync(join(folder, "merge-queue-")), name);
  writeFileSync(path, text);
  return path;
}
