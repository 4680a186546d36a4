import type { FaultSpec } from "../../local-queue/src/api/faults/fault.js";
import type { LocalService, LocalServiceOptions } from "../../local-queue/src/serve/service.js";
import { type ActionEnd, givenService } from "../support/action.js";
import { givenQueued } from "../support/queue.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";

type Inputs = Readonly<Record<string, string>>;

/** State of the queue of `main` before a run. */
export interface Given extends LocalServiceOptions {
  readonly state?: "running" | "paused" | "draining";
  /** Number of pull requests in the queue, 0 by default. The first one is tested. */
  readonly line?: number;
  readonly faults?: readonly FaultSpec[];
}

export async function givenQueue({ state, line = 0, faults = [], ...options }: Given = {}): Promise<LocalService> {
  const service = await givenService(options);
  for (let index = 0; index < line; index += 1) givenQueued(service, { title: `Change ${index + 1}` });
  if (line > 0) service.control.advance(3);
  if (state !== undefined) service.control.updateQueue({ branch: "main", state });
  for (const fault of faults) service.control.addFault(fault);
  return service;
}

/** Runs an operation on a queue; by default, the queue of `main`. */
export async function runQueue(
  operation: string,
  inputs: Inputs = {},
  given: Given | LocalService = {},
  options: HereOptions = {},
): Promise<ActionEnd & { readonly service: LocalService }> {
  const service = "control" in given ? given : await givenQueue(given);
  const end = await runHere(service, { operation, "target-branch": "main", ...inputs }, options);
  return { ...end, service };
}

/** Returns the result or the kind of error, and the requests of a run. */
export function endOf({ outputs, calls }: ActionEnd): string {
  const { result = "", "error-kind": kind = "" } = outputs;
  return [kind === "" || result !== "error" ? result : kind, ...calls].join(" ");
}
