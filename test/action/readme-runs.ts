/** This file runs the examples of the documentation. */
import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { Repository } from "../support/interpreter/checkout.js";
import { onPullRequest, type WorkflowEvent } from "../support/interpreter/events.js";
import { runWorkflow, type WorkflowEnd } from "../support/interpreter/run-workflow.js";
import { asWorkflow, type Block, documentedBlocks } from "../support/readme-blocks.js";

export interface Surroundings {
  readonly event?: WorkflowEvent;
  /** Event for an example that names no event. */
  readonly on?: string;
  readonly repository?: Repository;
  readonly programs?: Readonly<Record<string, string>>;
  /** Environments that only our own workflows name. */
  readonly environments?: readonly string[];
  readonly bundled?: boolean;
}

/**
 * Runs an example unchanged. The service's token is a secret only of the environments that the example names, so a job
 * that receives the token without such an environment fails.
 */
export function runExample(service: LocalService, block: Block, given: Surroundings = {}): Promise<WorkflowEnd> {
  const { event = onPullRequest({ number: 1, headSha: "1".repeat(40) }), on = event.name } = given;
  const { repository, programs, environments = [], bundled = false } = given;
  const text = asWorkflow(block, on);
  const named = [...text.matchAll(/^[^#]*\benvironment:(?: *[{] *name: *|\n +name: *| *)"?([\w-]+)/gm)].map(
    ([, name = ""]) => name,
  );
  const secrets = { MERGE_QUEUE_TOKEN: service.token };
  return runWorkflow({
    service,
    text,
    event,
    bundled,
    environments: Object.fromEntries([...named, ...environments].map((name) => [name, { secrets }])),
    ...(repository && { repository }),
    ...(programs && { programs }),
  });
}

export function exampleAt(place: string): Block {
  const found = documentedBlocks().find((block) => block.place === place);
  if (found === undefined) throw new Error(`The documentation has no example at ${place}.`);
  return found;
}
