import { execFile } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "../../../src/errors.js";

/** A build tool to run, by the package that brings it. */
export interface Tool {
  readonly name: "nx" | "turbo" | "pnpm" | "moon" | "lerna" | "rush";
  readonly package: string;
  readonly version: string;
}

/** Versions that the tests run. */
export const TOOLS: readonly Tool[] = [
  { name: "nx", package: "nx", version: "24.0.6" },
  { name: "turbo", package: "turbo", version: "2.11.11" },
  { name: "pnpm", package: "pnpm", version: "10.34.9" },
  { name: "moon", package: "@moonrepo/cli", version: "2.5.5" },
  { name: "lerna", package: "lerna", version: "10.1.1" },
];

/** Versions whose recorded output the tests read. */
export const RECORDED_TOOLS: readonly Tool[] = [
  ...TOOLS,
  { name: "nx", package: "nx", version: "15.9.7" },
  { name: "nx", package: "nx", version: "16.10.0" },
  { name: "nx", package: "nx", version: "20.8.2" },
  { name: "nx", package: "nx", version: "22.3.3" },
  { name: "turbo", package: "turbo", version: "2.1.3" },
  { name: "pnpm", package: "pnpm", version: "9.15.9" },
  { name: "pnpm", package: "pnpm", version: "12.21.0" },
  { name: "lerna", package: "lerna", version: "8.2.4" },
  { name: "rush", package: "@microsoft/rush", version: "5.179.0" },
];

const CACHE = process.env.MERGE_QUEUE_TOOLS_CACHE ?? join(tmpdir(), "merge-queue-tools");
/** Home folder of the tools. */
export const TOOLS_HOME = join(CACHE, "home");
const INSTALL_LIMIT_MS = 120_000;

/** The folder whose `node_modules` has the tool. Installs it once, whoever asks first. @throws when it cannot */
export async function installed(tool: Tool): Promise<string> {
  const folder = join(CACHE, `${tool.name}-${tool.version}`);
  const lock = `${folder}.lock`;
  mkdirSync(TOOLS_HOME, { recursive: true });
  while (!existsSync(folder)) {
    if (!lockFor(lock)) {
      await pause(200);
      continue;
    }
    try {
      if (!existsSync(folder)) await install(tool, folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return folder;
}

/** False while another process installs it. */
function lockFor(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Left behind by a process that was stopped.
    if (Date.now() - since > 2 * INSTALL_LIMIT_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Under another name until it is complete. */
async function install(tool: Tool, folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  writeFileSync(join(partial, "package.json"), '{"private":true}');
  const options = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  await npm(
    ["install", ...options, "--fetch-retries=1", "--fetch-timeout=20000", `${tool.package}@${tool.version}`],
    partial,
  );
  renameSync(partial, folder);
}

function npm(words: readonly string[], cwd: string): Promise<void> {
  return new Promise((done, failed) => {
    const options = { cwd, timeout: INSTALL_LIMIT_MS, shell: process.platform === "win32" };
    execFile("npm", [...words], options, (error, _, stderr) => {
      if (error === null) done();
      else failed(new Error(`npm could not install it: ${stderr.trim().split("\n")[0] || messageOf(error)}`));
    });
  });
}
