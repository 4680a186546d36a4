import type { FaultSpec, LocalService, LocalServiceOptions, PullRequest } from "../../local-queue/src/serve/service.js";
import type { StepEvent } from "../../src/demo/runner.js";
import { type ActionEnd, givenService } from "./action.js";
import { pullRequestEvent } from "./action-events.js";
import { type HereOptions, runHere } from "./run-in-process.js";

export interface RunForOptions extends HereOptions {
  readonly service?: LocalServiceOptions;
  /** Adds the pull request; a new one when left out. */
  readonly given?: (service: LocalService) => PullRequest;
  /** Faults of the service that begin after the pull request was added. */
  readonly faults?: readonly FaultSpec[];
  /** The event of the run; one of the pull request when left out. */
  readonly on?: (pullRequest: PullRequest, service: LocalService) => StepEvent;
}

export interface RunForEnd extends ActionEnd {
  readonly service: LocalService;
  readonly pullRequest: PullRequest;
}

export const addPullRequest = (service: LocalService): PullRequest => service.control.addPullRequest();

/** Runs an operation in this process for a pull request of a service of its own. */
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
