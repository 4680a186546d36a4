import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuildTrigger, EventPullRequest } from "../../src/ci/build.js";
import type { CiAdapter } from "../../src/ci/ci.js";
import type { GitHostApi } from "../../src/ci/host.js";
import { createRedactor } from "../../src/ci/output.js";
import { formatYamlInputName } from "../../src/text/problem.js";
import { triggerWith } from "./trigger.js";

export interface CiOptions {
  readonly inputs: Readonly<Record<string, string>>;
  readonly pullRequest?: EventPullRequest;
  readonly host?: GitHostApi;
  /** Trigger of the run; by default, a manual start for the pull request. */
  readonly trigger?: BuildTrigger;
}

/** All reports of a run to its CI system. */
export interface Reported {
  readonly outputs: ReadonlyMap<string, string>;
  readonly pages: readonly string[];
  /** Titles of the errors that failed the run. */
  readonly failures: readonly string[];
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly ended: boolean;
}

function push(list: string[]) {
  return (line: string): void => void list.push(line);
}

/** Creates a CI system that records reports. `clean` removes its files. */
export function fakeCi({ inputs, pullRequest, host, trigger }: CiOptions) {
  const folder = mkdtempSync(join(tmpdir(), "fake-ci-"));
  const outputs = new Map<string, string>();
  const pages: string[] = [];
  const failures: string[] = [];
  const lines: string[] = [];
  const warnings: string[] = [];
  const { add, redact } = createRedactor();
  let ended = false;
  const ci: CiAdapter = {
    log: {
      info: push(lines),
      debug() {},
      warning: push(warnings),
      notice: push(lines),
      group: (title, group) => void lines.push(title, ...group),
    },
    workspace: folder,
    environment: { PATH: process.env.PATH, HOME: folder },
    input: (name) => inputs[name] ?? "",
    problems: [],
    inputName: formatYamlInputName,
    tokenAdvice: { all: "", "not-to-forks": "", "not-to-dependabot": "" },
    mask: add,
    redact,
    trigger: () => trigger ?? triggerWith({ actors: ["developer-1"], ...(pullRequest && { pullRequest }) }),
    host: () => host,
    output: (name, value) => void outputs.set(name, value),
    async summary(markdown) {
      pages.push(markdown);
    },
    file(name, text) {
      const path = join(mkdtempSync(join(folder, "file-")), name);
      writeFileSync(path, text);
      return path;
    },
    result: (result) => ci.file("result.json", JSON.stringify(result)),
    answer: push(lines),
    ended: (result) => void lines.push(`result: ${result}`),
    fail(title, message, details) {
      failures.push(title);
      lines.push(message, ...details);
    },
    end() {
      ended = true;
    },
  };
  return {
    ci,
    reported: (): Reported => ({ outputs, pages, failures, lines, warnings, ended }),
    clean: () => rmSync(folder, { recursive: true, force: true }),
  };
}
