import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { parse } from "yaml";
import type { Ci } from "../../src/ci/ci.js";
import { createGitHubCi } from "../../src/ci/github/github.js";
import type { StepEvent } from "../../src/demo/runner.js";
import type { LocalService } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { dispatchEvent, REPOSITORY } from "../action/events.js";

export interface HereOptions {
  readonly event?: StepEvent;
  readonly workspace?: string;
  /** More variables, over the runner's. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A step as test/action runs it, in this process: without the bundle, and what the runner reads is kept in memory. */
export async function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  { event = dispatchEvent(), workspace, environment }: HereOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "here-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const payload = join(folder, "event.json");
  writeFileSync(payload, JSON.stringify(event.payload));
  mkdirSync(join(folder, "workspace"));
  const gitHub = createGitHubCi({
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_API_URL: service.githubApiUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: payload,
    GITHUB_REF: event.ref ?? "refs/heads/main",
    GITHUB_ACTOR: event.actor ?? "developer-1",
    GITHUB_RUN_ID: "1000",
    GITHUB_WORKSPACE: workspace ?? join(folder, "workspace"),
    RUNNER_TEMP: folder,
    ...environment,
  });
  const given = { ...defaults(), token: service.token, "api-url": service.apiUrl, ...inputs };
  const texts = new Map<string, string>(Object.entries(given));
  const before = service.requests.length;
  const { sink, said } = memorySink();
  const ci: Ci = { ...gitHub, ...sink, input: (name) => texts.get(name)?.trim() ?? "" };
  const kind = await run({ ci, signal: new AbortController().signal });
  const requests = service.requests.slice(before);
  const outputs = said.outputs;
  const file = outputs["result-file"] ?? "";
  const result: unknown = file === "" ? undefined : JSON.parse(readFileSync(file, "utf8"));
  const calls = requests.map((request) => String(request.endpoint));
  const exitCode = kind === undefined ? 0 : 1;
  return { exitCode, log: said.lines.join("\n"), summary: said.summary, outputs, result, requests, calls };
}

let declared: Readonly<Record<string, string>> | undefined;

/** What the runner fills in. */
function defaults(): Readonly<Record<string, string>> {
  if (declared !== undefined) return declared;
  const { inputs } = parse(readFileSync("action.yml", "utf8"));
  const filled = Object.entries<{ readonly default?: string }>(inputs).map(([name, input]) => [
    name,
    (input.default ?? "").replace("${{ github.token }}", "github-token"),
  ]);
  declared = Object.fromEntries(filled);
  return declared ?? {};
}

/** Takes what a run says as the runner's log, its files and its page would. */
function memorySink() {
  const said = { lines: [] as string[], outputs: {} as Record<string, string>, summary: "" };
  const info = (line: string): void => void said.lines.push(line);
  const command = (name: string, text: string): void =>
    info(`::${name}::${text.replaceAll("%", "%25").replaceAll("\n", "%0A")}`);
  const sink: Partial<Ci> = {
    log: {
      info,
      debug() {},
      warning: (message) => command("warning", message),
      notice: (message) => command("notice", message),
      group: (title, lines) => [title, ...lines].forEach(info),
    },
    mask() {},
    output(name, value) {
      said.outputs[name] = value;
    },
    async summary(markdown) {
      said.summary += markdown;
    },
    succeed: (message, details) => [message, ...details].forEach(info),
    ended: (result) => info(`result: ${result}`),
    fail(title, message, details) {
      command(`error title=${title}`, message);
      details.forEach(info);
    },
    end() {},
  };
  return { sink, said };
}
