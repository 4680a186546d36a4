import type { LocalService } from "../../local-queue/src/serve/service.js";
import { asToken } from "./api.js";
import type { WorkflowEvent } from "./interpreter/events.js";
import type { RunOptions } from "./interpreter/run.js";
import { runWorkflow, type WorkflowEnd } from "./interpreter/run-workflow.js";
import { REPOSITORY, REPOSITORY_PATTERN, VERSION } from "./our-references.js";
import { asWorkflow, documentedBlocks, workflowsCalledBy } from "./readme-blocks.js";

/** Name of the secret that every reusable workflow requires. */
export const NAME = "MERGE_QUEUE_TOKEN";

/** Options of a service with a token unlike every other text. */
export const OWN_TOKEN = { token: asToken("token-of-the-queue") };

/** Events for examples that are jobs of a workflow. */
const ON_PULL_REQUESTS = "{ pull_request: {}, pull_request_target: { types: [labeled, closed] } }";

/** Returns the documented examples that call a reusable workflow. The example on the workflow's own page is first. */
export function listCallers(workflow: string): readonly string[] {
  const found = documentedBlocks().filter((block) => workflowsCalledBy(block).includes(workflow));
  const own = found.filter(({ place }) => place.startsWith(`docs/workflows/${workflow}.md: `));
  if (own.length === 0) throw new Error(`No example on the page of ${workflow}.yml calls it.`);
  return [...own, ...found.filter((block) => !own.includes(block))].map((block) => asWorkflow(block, ON_PULL_REQUESTS));
}

type CallOptions = Partial<Omit<RunOptions, "service" | "event">> & { readonly example?: number };

/** Runs the example that calls a workflow. By default, the token is a secret of the repository. */
export function call(
  workflow: string,
  service: LocalService,
  event: WorkflowEvent,
  { example = 0, ...options }: CallOptions = {},
): Promise<WorkflowEnd> {
  const text = options.text ?? listCallers(workflow)[example] ?? "";
  return runWorkflow({ secrets: { [NAME]: service.token }, ...options, text, service, event });
}

/** Returns the example with more inputs, instead of its `with`. */
export function addInputs(workflow: string, inputs: Readonly<Record<string, unknown>>): string {
  const [text = ""] = listCallers(workflow);
  const uses = new RegExp(
    `^( +)uses: ${REPOSITORY_PATTERN}/.github/workflows/${workflow}.yml@.*\\n( +with: [{].*\\n|( +with:\\n)(\\1  .*\\n)*)?`,
    "m",
  );
  return text.replace(
    uses,
    (_, indent: string) =>
      `${indent}uses: ${REPOSITORY}/.github/workflows/${workflow}.yml@${VERSION}\n${indent}with: ${JSON.stringify(inputs)}\n`,
  );
}

/** Returns the results of the jobs that did some work or were intended to. */
export function resultsOf({ jobs }: WorkflowEnd): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(jobs).map(([id, { result }]) => [id, result]));
}

/** Lists the jobs in which a step received or showed the token. */
export function listJobsWithToken({ jobs }: WorkflowEnd, { token }: LocalService): readonly string[] {
  const found = Object.entries(jobs).filter(([, { steps }]) =>
    steps.some(({ inputs, log, summary, outputs }) =>
      [...Object.values(inputs), ...Object.values(outputs), log, summary].some((text) => text.includes(token)),
    ),
  );
  return found.map(([id]) => id);
}

/** Returns the requests to the service, without the look-ups on GitHub. */
export function sentTo(service: LocalService): readonly string[] {
  return service.requests.filter(({ api }) => api === "v1").map(({ endpoint }) => String(endpoint));
}
