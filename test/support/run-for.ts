import type { FaultSpec, LocalService, LocalServiceOptions, PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { type ActionEnd, givenService } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { type HereOptions, runHere } from "./run-in-process.js";

export interface RunForOptions extends HereOptions {
  readonly service?: LocalServiceOptions;
  /** Adds the pull request; by default, a new one. */
  readonly given?: (service: LocalService) => PullRequest;
  /** Faults of the service, added after the pull request. */
  readonly faults?: readonly FaultSpec[];
  /** Returns the event of the run; by default, an event of the pull request. */
  readonly on?: (pullRequest: PullRequest, service: LocalService) => StepEvent;
}

export interface RunForEnd extends ActionEnd {
  readonly service: LocalService;
  readonly pullRequest: PullRequest;
}

export const addPullRequest = (service: LocalService): PullRequest => service.control.addPullRequest();

/** Runs an operation in this process for a pull request of a new service. */
export async function runFor(
  operation: string,
  inputs: Readonly<Record<string, string>> = {},
  { service: options = {}, given = addPullRequest, faults = [], on, ...more }: RunForOptions = {},
): Promise<RunForEnd> {
  const service = await givenService(options);
  const pullRequest = given(service);
  for (const fault of faults) service.control.addFault(fault);
  const event = on?.(pullRequest, service) ?? pullRequestEvent(pullRequest);
  const end = await runHere(service, { operation, ...inputs }, { event, ...more });
  return { ...end, service, pullRequest };
}
