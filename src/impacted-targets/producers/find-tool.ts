import { readFileSync, statSync } from "node:fs";
import { posix, win32 } from "node:path";
import { startedBy } from "./cmd-shim.js";

export interface Whereabouts {
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly platform: NodeJS.Platform;
}

/**
 * The program of this name, and arguments that must come before all others: the workspace's own
 * (`node_modules/.bin` of the working directory or a folder above it), else the one on the PATH. A name with a
 * separator is a path from the working directory. Undefined when there is none; nothing is ever downloaded.
 */
export function findTool(name: string, whereabouts: Whereabouts): readonly [string, ...string[]] | undefined {
  const { platform } = whereabouts;
  for (const folder of /[\\/]/.test(name) ? [whereabouts.workingDirectory] : folders(whereabouts)) {
    const path = (platform === "win32" ? win32 : posix).resolve(folder, name);
    const found = platform === "win32" ? onWindows(path, whereabouts) : isFile(path) ? [path] : undefined;
    const [program, ...rest] = found ?? [];
    if (program !== undefined) return [program, ...rest];
  }
  return undefined;
}

function folders({ workingDirectory, environment, platform }: Whereabouts): readonly string[] {
  const { dirname, join, isAbsolute, delimiter } = platform === "win32" ? win32 : posix;
  const above: string[] = [];
  for (let folder = workingDirectory; above.at(-1) !== folder; folder = dirname(folder)) above.push(folder);
  const path = Object.entries(environment).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
  return [
    ...above.map((folder) => join(folder, "node_modules", ".bin")),
    // A relative folder there would mean another one in each working directory.
    ...path.split(delimiter).filter(isAbsolute),
  ];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** A program there is an `.exe`, or what a `.cmd` file of a package manager starts. Such a file itself needs a shell. */
function onWindows(path: string, whereabouts: Whereabouts): readonly string[] | undefined {
  for (const program of [path, `${path}.exe`]) {
    if (/\.(exe|com)$/i.test(program) && isFile(program)) return [program];
  }
  const shim = `${path}.cmd`;
  const script = isFile(shim) ? startedBy(readFileSync(shim, "utf8"), win32.dirname(shim)) : undefined;
  if (script === undefined) return undefined;
  if (/\.exe$/i.test(script)) return [script];
  return [...(findTool("node.exe", whereabouts) ?? [process.execPath]), script];
}
