import type { LocalService } from "../../local-queue/src/serve/service.js";
import { isTargetBranchRequired } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import type { ApiVersion } from "../../src/service/api-version.js";
import { type ActionEnd, annotations, givenService } from "./action.js";
import { dispatchEvent, pullRequestEvent } from "./action-events.js";
import { fakeClock } from "./fake-clock.js";
import type { Case } from "./run-cases.js";
import { runHere } from "./run-in-process.js";
import { givenWorkspace } from "./workspace.js";

export const OF_A_BRANCH: ReadonlySet<string> = new Set(
  operations.filter(isTargetBranchRequired).map(({ name }) => name),
);

export interface CaseEnd extends ActionEnd {
  readonly service: LocalService;
  /** Token or key of the run. */
  readonly token: string;
  /** Kind of error that failed the step; undefined after a success. */
  readonly kind: string | undefined;
  readonly warnings: readonly string[];
}

export interface Circumstances {
  /** Version of the API; v1 by default. */
  readonly api?: ApiVersion;
  /** Present time of the service and the run, in milliseconds. Runs with the same time are equal. */
  readonly nowMs?: number;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Returns the address for a run that does not reach the service directly. */
  readonly through?: (service: LocalService) => Promise<string>;
  /** Runs at each pause of the step. */
  readonly onSleep?: (service: LocalService, stop: AbortController) => void;
}

/** Runs an operation in this process with its own service, whose time stands still. */
export async function runCase(subject: Case, circumstances: Circumstances = {}): Promise<CaseEnd> {
  const { api = "v1", nowMs, inputs, through, onSleep } = circumstances;
  const { agoMs = 0 } = subject;
  const startAtMs = (nowMs ?? Date.now()) - agoMs;
  const service = await givenService({ startAtMs, ...(nowMs !== undefined && { seed: 1 }) });
  const { pullRequest, host, files, workspace, inputs: more } = subject.given?.(service) ?? {};
  const token = api === "v1" ? service.token : service.keys.all;
  const address = api === "v1" ? service.apiUrl : service.apiV2Url;
  const end = await runHere(
    service,
    {
      operation: subject.operation,
      token,
      "api-url": (await through?.(service)) ?? address,
      ...(OF_A_BRANCH.has(subject.operation) ? { "target-branch": "main" } : {}),
      ...subject.inputs,
      ...more,
      ...inputs,
    },
    {
      event: pullRequest === undefined ? dispatchEvent() : pullRequestEvent(pullRequest),
      workspace: workspace ?? givenWorkspace(files),
      frozen: true,
      onPause: (_, stop) => onSleep?.(service, stop),
      ...(host && { host }),
      ...(nowMs !== undefined && { clock: fakeClock(nowMs) }),
    },
  );
  const kind = end.exitCode === 0 ? undefined : end.outputs["error-kind"];
  const warnings = annotations(end.log).flatMap((line) => /^::warning::(.*)$/.exec(line)?.[1] ?? []);
  return { ...end, service, token, kind, warnings };
}
