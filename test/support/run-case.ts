import type { LocalService } from "../../local-queue/src/serve/service.js";
import { isBranchRequired } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import { type ActionEnd, annotations, givenService } from "./action.js";
import { dispatchEvent, pullRequestEvent } from "./action-events.js";
import type { Case } from "./run-cases.js";
import { runHere } from "./run-in-process.js";
import { givenWorkspace } from "./workspace.js";

export const OF_A_BRANCH: ReadonlySet<string> = new Set(operations.filter(isBranchRequired).map(({ name }) => name));

export interface CaseEnd extends ActionEnd {
  readonly service: LocalService;
  /** The kind of error that the step failed with, if it did. */
  readonly kind: string | undefined;
  readonly warnings: readonly string[];
}

export interface Circumstances {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Returns the service's address when the run does not reach the service directly. */
  readonly through?: (service: LocalService) => Promise<string>;
  /** Runs whenever the step sleeps. */
  readonly onSleep?: (service: LocalService, stop: AbortController) => void;
}

/** Runs an operation in this process, against a service of its own whose time stands still. */
export async function runCase(subject: Case, { inputs, through, onSleep }: Circumstances = {}): Promise<CaseEnd> {
  const { agoMs = 0 } = subject;
  const service = await givenService(agoMs === 0 ? {} : { startAtMs: Date.now() - agoMs });
  const { pullRequest, host, files, workspace, inputs: more } = subject.given?.(service) ?? {};
  const end = await runHere(
    service,
    {
      operation: subject.operation,
      ...(through && { "api-url": await through(service) }),
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
    },
  );
  const kind = end.exitCode === 0 ? undefined : end.outputs["error-kind"];
  const warnings = annotations(end.log).flatMap((line) => /^::warning::(.*)$/.exec(line)?.[1] ?? []);
  return { ...end, service, kind, warnings };
}
