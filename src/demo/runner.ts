/** This file runs the action in a process, with variables and files as GitHub's runner creates them. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export interface StepEvent {
  readonly name: string;
  readonly payload: unknown;
  readonly ref?: string;
  readonly actor?: string;
}

export interface StepOptions {
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: StepEvent;
  readonly repository: string;
  readonly githubApiUrl: string;
  readonly githubToken?: string;
  readonly workspace?: string;
  /** Path of the Node.js program; by default the Node.js of this process. */
  readonly node?: string;
  /** Variables that replace variables of the simulated runner. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly onStart?: (child: ChildProcess) => void;
  /** Signal that cancels the step. The step receives SIGINT, then SIGKILL. */
  readonly signal?: AbortSignal;
  readonly onLine?: (line: string) => void;
}

export interface StepResult {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly temporaryFolder: string;
  readonly milliseconds: number;
  readonly clean: () => void;
}

export type StepProcessStarter = (
  environment: Readonly<Record<string, string>>,
  options: StepOptions,
) => Promise<Pick<StepResult, "exitCode" | "log">>;

export async function runStep(options: StepOptions, start: StepProcessStarter = startProcess): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "runner-"));
  try {
    return await runStepIn(folder, options, start);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function runStepIn(folder: string, options: StepOptions, start: StepProcessStarter): Promise<StepResult> {
  const { environment, files } = prepare(folder, options);
  const variables = inputVariables(options);
  const started = performance.now();
  const { log, exitCode } = await start({ ...environment, ...variables }, options);
  return {
    exitCode,
    log,
    outputs: parseRunnerCommandFile(readFileSync(files.GITHUB_OUTPUT, "utf8")),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, "utf8"),
    temporaryFolder: environment.RUNNER_TEMP,
    milliseconds: performance.now() - started,
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const startProcess: StepProcessStarter = (
  environment,
  { action, node = process.execPath, onStart, onLine, signal },
) => {
  const main = /^ {2}main: "?([^"\n]+)"?$/m.exec(readFileSync(action, "utf8"))?.[1] ?? "dist/index.js";
  const child = spawn(node, [resolve(dirname(action), main)], {
    cwd: environment.GITHUB_WORKSPACE,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onStart?.(child);
  if (signal !== undefined) stopOn(signal, child);
  return follow(child, onLine);
};

function prepare(folder: string, options: StepOptions) {
  const { event, repository } = options;
  const file = (name: string, text = ""): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const temporary = join(folder, "temp");
  const workspace = options.workspace ?? join(folder, "workspace");
  mkdirSync(temporary);
  mkdirSync(workspace, { recursive: true });
  const files = {
    GITHUB_OUTPUT: file("output"),
    GITHUB_ENV: file("env"),
    GITHUB_PATH: file("path"),
    GITHUB_STATE: file("state"),
    GITHUB_STEP_SUMMARY: file("summary.md"),
    GITHUB_EVENT_PATH: file("event.json", JSON.stringify(event.payload)),
  };
  const environment = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_REPOSITORY: repository,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_API_URL: options.githubApiUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REF: event.ref ?? "refs/heads/main",
    GITHUB_ACTOR: event.actor ?? "developer-1",
    GITHUB_RUN_ID: "1000",
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
    RUNNER_OS: "Linux",
    ...files,
    ...options.environment,
  };
  return { environment, files };
}

/** Returns variables with all inputs of the action. As in GitHub's runner, an input without a default is empty. */
function inputVariables({ action, inputs, githubToken = "github-token" }: StepOptions) {
  const declared = declaredInputs(readFileSync(action, "utf8"));
  const texts = declared.map(([name, text]) => [name, text.replace("${{ github.token }}", githubToken)] as const);
  return Object.fromEntries(
    [...texts, ...Object.entries(inputs)].map(([name, text]) => [`INPUT_${name.toUpperCase()}`, text]),
  );
}

/** Reads the names and defaults of the inputs in an `action.yml`. */
function declaredInputs(manifest: string) {
  const section = /^inputs:\n((?: {2,}.*\n)*)/m.exec(manifest)?.[1] ?? "";
  return [...section.matchAll(/^ {2}([\w-]+):\n((?: {4}.*\n)*)/gm)].map(([, name = "", fields = ""]) => {
    const text = /^ {4}default: (".*")$/m.exec(fields)?.[1];
    return [name, text === undefined ? "" : String(JSON.parse(text))] as const;
  });
}

/** Milliseconds between SIGINT and SIGKILL, as in GitHub's runner. */
const KILL_DELAY_MS = 7500;

function stopOn(signal: AbortSignal, child: ChildProcess): void {
  const stop = (): void => {
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGKILL"), KILL_DELAY_MS).unref();
  };
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });
}

async function follow(child: ChildProcess, onLine: (line: string) => void = () => {}) {
  let log = "";
  let rest = "";
  const take = (chunk: string): void => {
    log += chunk;
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  };
  child.stdout?.setEncoding("utf8").on("data", take);
  child.stderr?.setEncoding("utf8").on("data", take);
  const [exitCode]: readonly (number | null)[] = await once(child, "close");
  if (rest !== "") onLine(rest);
  return { log, exitCode: exitCode ?? null };
}

/** Reads lines `name=value`, and values of several lines after `name<<delimiter`. The last value of a name wins. */
export function parseRunnerCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const block = /^([^=<\s]+)<<(.+)$/.exec(line);
    if (block?.[1] !== undefined) {
      const end = lines.indexOf(block[2] ?? "", index + 1);
      if (end < 0) throw new Error(`The value of ${block[1]} has no end.`);
      values[block[1]] = lines.slice(index + 1, end).join("\n");
      index = end;
    } else if (line.includes("=")) {
      values[line.slice(0, line.indexOf("="))] = line.slice(line.indexOf("=") + 1);
    }
  }
  return values;
}
