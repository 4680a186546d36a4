import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { devNull, homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getErrorMessage } from "../../../src/errors.js";
import { createChildEnvironment } from "../../../src/impacted-targets/producers/run-tool.js";

export interface Tool {
  readonly name: "nx" | "turbo" | "pnpm" | "moon" | "lerna" | "rush";
  readonly package: string;
  readonly version: string;
}

const QUICK_TOOLS: readonly Tool[] = [
  { name: "nx", package: "nx", version: "24.0.6" },
  { name: "turbo", package: "turbo", version: "2.11.11" },
  { name: "pnpm", package: "pnpm", version: "10.34.9" },
];
const OTHER_TOOLS: readonly Tool[] = [
  { name: "nx", package: "nx", version: "20.8.2" },
  { name: "moon", package: "@moonrepo/cli", version: "2.5.5" },
  { name: "lerna", package: "lerna", version: "10.1.1" },
];

/** True when all tests run with every tool, which takes minutes. */
export const EVERY_TOOL = (process.env.MERGE_QUEUE_EVERY_TOOL ?? "") !== "";

/** Variables that prevent a separate process for each plugin of Nx. Such processes would take half of its time. */
const QUICK_VARIABLES: Readonly<Record<string, string>> = EVERY_TOOL ? {} : { NX_ISOLATE_PLUGINS: "false" };

/** Versions that the tests run. */
export const TOOLS: readonly Tool[] = EVERY_TOOL ? [...QUICK_TOOLS, ...OTHER_TOOLS] : QUICK_TOOLS;

/** Prints which tools a run omits. */
export function reportOmittedTools(): void {
  if (EVERY_TOOL) return;
  const others = OTHER_TOOLS.map(({ name, version }) => `${name} ${version}`).join(", ");
  process.stdout.write(
    `Build tools are run for a few changes only, and not ${others}: MERGE_QUEUE_EVERY_TOOL=1 runs all.\n`,
  );
}

/** Versions whose recorded output the tests read. */
export const RECORDED_TOOLS: readonly Tool[] = [
  ...QUICK_TOOLS,
  ...OTHER_TOOLS,
  { name: "nx", package: "nx", version: "15.9.7" },
  { name: "nx", package: "nx", version: "16.10.0" },
  { name: "nx", package: "nx", version: "22.3.3" },
  { name: "turbo", package: "turbo", version: "2.1.3" },
  { name: "pnpm", package: "pnpm", version: "9.15.9" },
  { name: "pnpm", package: "pnpm", version: "12.21.0" },
  { name: "lerna", package: "lerna", version: "8.2.4" },
  { name: "rush", package: "@microsoft/rush", version: "5.179.0" },
];

const { XDG_CACHE_HOME = join(homedir(), ".cache") } = process.env;
const CACHE = process.env.MERGE_QUEUE_TOOLS_CACHE ?? join(XDG_CACHE_HOME, "merge-queue-action", "tools");
const TOOLS_HOME = join(CACHE, "home");

export function toolEnvironment(): Readonly<Record<string, string>> {
  return {
    ...createChildEnvironment(process.env),
    // Some tools need the new Node.js version of the tests.
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
    // A shared home folder avoids that moon compiles its plugins again.
    HOME: TOOLS_HOME,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: "1",
    ...QUICK_VARIABLES,
  };
}

/** Milliseconds for all installations of a process, including the wait for other processes. */
const INSTALL_LIMIT_MS = 150_000;
const deadline = performance.now() + INSTALL_LIMIT_MS;

export class ToolMissing extends Error {}

/** Returns the folder with the tool in `node_modules`. The first caller installs the tool. @throws ToolMissing */
export async function installed(tool: Tool): Promise<string> {
  const folder = join(CACHE, `${tool.name}-${tool.version}`);
  const lock = `${folder}.lock`;
  mkdirSync(TOOLS_HOME, { recursive: true });
  while (!existsSync(folder)) {
    if (!lockFor(lock)) {
      if (performance.now() > deadline) throw new ToolMissing(`another process is still installing it (${lock})`);
      await pause(200);
      continue;
    }
    try {
      if (!existsSync(folder)) await install(tool, folder);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return folder;
}

/** Locks the installation. Returns false while another process installs the tool. */
function lockFor(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: "wx" });
    return true;
  } catch {
    const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
    // The process with the lock no longer exists.
    if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Installs the tool, and renames its folder at the end. */
async function install(tool: Tool, folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  writeFileSync(join(partial, "package.json"), '{"private":true}');
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const network = ["--prefer-offline", "--fetch-retries=0", "--fetch-timeout=20000"];
  const words = ["install", "--ignore-scripts", "--no-package-lock", ...quiet, ...network];
  await npm([...words, `${tool.package}@${tool.version}`], partial);
  renameSync(partial, folder);
}

/** Earlier failure of npm. Without a network, each further attempt would fail slowly. */
let failure: ToolMissing | undefined;

async function npm(words: readonly string[], cwd: string): Promise<void> {
  if (failure !== undefined) throw failure;
  const timeout = Math.floor(deadline - performance.now());
  if (timeout <= 0) throw new ToolMissing(`installing the others took ${INSTALL_LIMIT_MS / 1000} seconds`);
  await new Promise<void>((done, failed) => {
    const options = { cwd, timeout, shell: process.platform === "win32" };
    execFile("npm", [...words], options, (error, _, stderr) => {
      if (error === null) return done();
      failure = new ToolMissing(
        `npm could not install it: ${(stderr || getErrorMessage(error)).replace(/(\s|npm error)+/g, " ").slice(0, 200)}`,
      );
      failed(failure);
    });
  });
}
