import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { ActionEnd } from "./action.js";
import { REPO } from "./queue.js";

export function queueBody(targetBranch = "main") {
  return { repo: REPO, targetBranch };
}

export function queueFor(service: LocalService, branch = "main") {
  return service.engine.snapshots()[0]?.queues.find((queue) => queue.branch === branch);
}

/** Starts a switch of modes, which continues while the queue has a pull request. */
export function switchModes(service: LocalService): void {
  service.engine.updateQueue(queueBody(), { mode: "parallel" });
}

/** Returns the bodies of the requests to an endpoint, in order. */
export function bodiesOf({ requests }: Pick<ActionEnd, "requests">, endpoint: string): readonly unknown[] {
  return requests.filter((request) => request.endpoint === endpoint).map(({ body }) => body);
}

export function writesOf({ calls }: Pick<ActionEnd, "calls">): readonly string[] {
  return calls.filter((call) => call !== "getQueue");
}

export function changesOf({ outputs }: Pick<ActionEnd, "outputs">): unknown {
  return JSON.parse(outputs.changes ?? "");
}
