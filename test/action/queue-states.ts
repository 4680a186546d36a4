import type { LocalService } from "../../src/local-queue/service.js";
import { REPO } from "./queue.js";

export const MAIN = { repo: REPO, targetBranch: "main" };

/** State of the queue of `main`, read past the API. */
export function stateOf(service: LocalService): string {
  return service.engine.getQueue(MAIN).state;
}

/** Starts a switch of modes, which lasts as long as anything stands in the line. */
export function switchModes(service: LocalService): void {
  service.engine.updateQueue(MAIN, { mode: "parallel" });
}

/** Bodies of the requests that change the queue. */
export function updates(requests: LocalService["requests"]): unknown[] {
  return requests.filter(({ endpoint }) => endpoint === "updateQueue").map(({ body }) => body);
}
