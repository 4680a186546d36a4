import { onTestFinished } from "vitest";
import type { LocalService, RecordedRequest } from "../../src/local-queue/service.js";
import { run } from "../../src/run.js";
import { fakeClock } from "../pull-request/fake-clock.js";
import { fakeCi } from "./fake-ci.js";

/** What a run in this process came to, in the form that a process of the bundle has. */
export interface EndHere {
  readonly exitCode: number;
  readonly outputs: Readonly<Record<string, string>>;
  /** The lines, then the warnings and the failure as annotations of GitHub's runner. All warnings are here. */
  readonly log: string;
  readonly summary: string;
  /** Requests to the service, in order: `submitPullRequest`, ... */
  readonly calls: readonly string[];
  readonly requests: readonly RecordedRequest[];
  /** The content of `result-file`. */
  readonly result: unknown;
  /** The file of this name that the run wrote. */
  readonly file: (name: string) => string;
}

/** Runs an operation in this process, where nothing waits: a pause is over at once, and its time has passed. */
export async function runHere(
  service: LocalService,
  inputs: Readonly<Record<string, string>>,
  workspace?: string,
): Promise<EndHere> {
  const before = service.requests.length;
  const { ci, told, clean } = fakeCi({
    inputs: { token: service.token, "api-url": service.apiUrl, ...inputs },
    ...(workspace !== undefined && { workspace }),
  });
  onTestFinished(clean);
  const { signal } = new AbortController();
  const failure = await run({ ci, signal, random: () => 0.5, clock: fakeClock(Date.now()) });
  const { lines, warnings, failures, files, pages, ...rest } = told();
  const outputs = Object.fromEntries(rest.outputs);
  const message = (outputs["error-message"] ?? "").replaceAll("\n", "%0A");
  const annotated = failures.map((title) => `::error title=${title.replaceAll(":", "%3A")}::${message}`);
  const written = JSON.parse(files.get("result.json") ?? "{}");
  const requests = service.requests.slice(before);
  return {
    exitCode: failure === undefined ? 0 : 1,
    outputs,
    log: [...lines, ...warnings.map((warning) => `::warning::${warning}`), ...annotated].join("\n"),
    summary: pages.join(""),
    calls: requests.map(({ endpoint }) => String(endpoint)),
    requests,
    result: { result: written.result, ...written.outputs, ...written.record },
    file: (name) => files.get(name) ?? "",
  };
}
