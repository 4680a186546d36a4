import type { LocalService } from "../../src/local-queue/service.js";
import type { ActionEnd } from "./harness.js";
import { REPO } from "./queue.js";

/** The body of every request about the queue of a branch. */
export function queueBody(targetBranch = "main"): Record<string, unknown> {
  return { repo: REPO, targetBranch };
}

/** What the service has for a branch, or undefined. */
export function queueFor(service: LocalService, branch = "main") {
  return service.engine.snapshots()[0]?.queues.find((queue) => queue.branch === branch);
}

/** Bodies of the requests to one endpoint, in order. */
export function bodiesOf(end: Pick<ActionEnd, "requests">, endpoint: string): readonly unknown[] {
  return end.requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body);
}

/** Requests that write. */
export function writesOf(end: Pick<ActionEnd, "calls">): readonly string[] {
  return end.calls.filter((call) => call !== "getQueue");
}

/** The output `changes`. */
export function changesOf(end: Pick<ActionEnd, "outputs">): unknown {
  return JSON.parse(end.outputs.changes ?? "");
}
