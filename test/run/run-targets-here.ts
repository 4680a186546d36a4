import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { describe } from "../../src/ci/build.js";
import type { Ci } from "../../src/ci/ci.js";
import { createGitHubHost } from "../../src/ci/github/api.js";
import { gitHubActions } from "../../src/ci/github/event.js";
import { variablesOf } from "../../src/ci/variables.js";
import type { StepEvent } from "../../src/demo/runner.js";
import type { LocalService, RecordedRequest } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { asInYaml } from "../../src/text/problem.js";
import { dispatchEvent, REPOSITORY } from "../action/events.js";
import { fakeClock } from "../pull-request/fake-clock.js";

export interface HereOptions {
  readonly event?: StepEvent;
  readonly workspace?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** What `${{ github.token }}` is. */
  readonly githubToken?: string;
}

/** The end of a run in this process, in the fields of the end of a step. */
export interface HereEnd {
  readonly exitCode: number;
  /** As a log of GitHub Actions has it. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly calls: readonly string[];
  readonly requests: readonly RecordedRequest[];
  readonly result: unknown;
}

/** Runs the source in this process for an event of GitHub; no time passes while it waits. */
export async function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  { event = dispatchEvent(), workspace, environment = {}, githubToken = "github-token" }: HereOptions = {},
): Promise<HereEnd> {
  const before = service.requests.length;
  const folder = mkdtempSync(join(tmpdir(), "here-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const variables = {
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_API_URL: service.githubApiUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: write("event.json", JSON.stringify(event.payload)),
    GITHUB_REF: event.ref ?? "refs/heads/main",
    GITHUB_ACTOR: event.actor ?? "developer-1",
    GITHUB_RUN_ID: "1000",
    ...environment,
  };
  const given = { token: service.token, "api-url": service.apiUrl, "github-token": githubToken, ...inputs };
  const lines: string[] = [];
  const outputs: Record<string, string> = {};
  let summary = "";
  let result: unknown;
  let files = 0;
  const ci: Ci = {
    log: {
      info: (line) => void lines.push(line),
      debug() {},
      warning: (line) => void lines.push(`::warning::${escaped(line)}`),
      notice: (line) => void lines.push(`::notice::${escaped(line)}`),
      group: (title, group) => void lines.push(title, ...group),
    },
    environment: variables,
    workspace: workspace ?? dirname(write("workspace/.keep", "")),
    input: (name) => new Map(Object.entries(given)).get(name) ?? "",
    problems: [],
    inputName: asInYaml,
    tokenAdvice: { all: "", "not-to-forks": "", "not-to-dependabot": "" },
    mask() {},
    trigger: () => describe(gitHubActions.read(variablesOf(variables))),
    redact: (text) => text,
    host: (token, signal) =>
      token === undefined ? undefined : createGitHubHost({ token, environment: variables, permissions: [], signal }),
    output(name, value) {
      outputs[name] = value;
    },
    async summary(markdown) {
      summary += markdown;
    },
    file(name, text) {
      files += 1;
      return write(`${files}/${name}`, text);
    },
    result(whole) {
      result = { result: whole.result, ...whole.outputs, ...whole.record };
      return "result.json";
    },
    succeed: (message, details) => void lines.push(message, ...details),
    ended: (word) => void lines.push(`result: ${word}`),
    fail: (title, message, details) => void lines.push(`::error title=${title}::${escaped(message)}`, ...details),
    end() {},
  };
  const kind = await run({ ci, signal: new AbortController().signal, clock: fakeClock(), random: () => 0.5 });
  const requests = service.requests.slice(before);
  const calls = requests.map(({ endpoint }) => String(endpoint));
  return {
    exitCode: kind === undefined ? 0 : 1,
    log: lines.join("\n"),
    outputs,
    summary,
    calls,
    requests,
    result,
  };
}

/** As a command of the runner holds a text. */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
