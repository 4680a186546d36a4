import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { COMPILE_CACHE } from "./action.js";
import { REPOSITORY } from "./action-events.js";
import { inV1Names } from "./v2/requests.js";

export const CLI = resolve("dist/cli/index.js");
/** Path of Node.js for the program. CI also sets the oldest supported version, which is too old for the tests. */
const NODE = process.env.MERGE_QUEUE_NODE ?? process.execPath;

export interface CommandOptions {
  readonly service?: LocalService;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly stdin?: string;
  readonly node?: string;
  /** Path of the program; by default, the shipped one. */
  readonly program?: string;
  readonly onStart?: (child: ChildProcess) => void;
  /** Receives each piece of standard error. */
  readonly onError?: (text: string, child: ChildProcess) => void;
}

export interface CommandEnd {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON; undefined for any other text. */
  readonly answer: unknown;
  /** Names of the requests to the service, in order. */
  readonly calls: readonly string[];
  readonly folder: string;
}

/** Creates a folder that is removed at the end of the test. */
export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "command-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the variables of a machine outside of CI systems, and the variables for the service. */
export function variables(service: LocalService | undefined, folder: string): Record<string, string> {
  const known = { PATH: process.env.PATH ?? "", HOME: folder, NODE_COMPILE_CACHE: COMPILE_CACHE };
  if (service === undefined) return known;
  return {
    ...known,
    MERGE_QUEUE_TOKEN: service.token,
    MERGE_QUEUE_API_URL: service.apiUrl,
    GITHUB_API_URL: service.githubApiUrl,
  };
}

/** Runs the shipped command line in a separate process, in its own folder. */
export async function runCommand(argv: readonly string[], options: CommandOptions = {}): Promise<CommandEnd> {
  const { service, environment = {}, folder = givenFolder(), stdin = "" } = options;
  const { node = NODE, program = CLI } = options;
  const before = service?.requests.length ?? 0;
  const child = spawn(node, [program, ...argv], {
    cwd: folder,
    env: { ...variables(service, folder), ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  options.onStart?.(child);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
    options.onError?.(text, child);
  });
  child.stdin.on("error", () => {}).end(stdin);
  const exitCode = await new Promise<number | null>((ended, failed) => {
    child.on("error", failed);
    child.on("close", ended);
  });
  const calls = service?.requests.slice(before).map(({ endpoint }) => String(endpoint)) ?? [];
  const [out, error] = [inV1Names(stdout), inV1Names(stderr)];
  return { exitCode, stdout: out, stderr: error, answer: parsed(out), calls, folder };
}

/** Parses standard output as JSON; undefined for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Flags for the repository and the queue of the local service. */
export const PLACE = ["--repository", REPOSITORY, "--target-branch", "main"] as const;

/** Returns the flags for the repository, the queue and a pull request. */
export function placeOf(number: number): readonly string[] {
  return [...PLACE, "--pr-number", `${number}`];
}
