/** Our own action in a step. Runs its source in this process, or the shipped bundle in a separate process. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { type ActionEnd, runAction } from "../action.js";
import { REPOSITORY } from "../action-events.js";
import { REPOSITORY_PATTERN } from "../our-references.js";
import { runHere } from "../run-in-process.js";
import { TOKEN } from "./contexts.js";
import type { WorkflowEvent } from "./events.js";
import { refuseUnknown } from "./stand-ins.js";

/** Names of our action: as in the README, from the workflow's own repository (`$/`), and from the checkout. */
const NAMES = new RegExp(`^(${REPOSITORY_PATTERN}@.+|\\$/|\\./)$`);
const PUBLIC_SERVICE = "https://api.trunk.io/v1";

export function isOurs(uses: string): boolean {
  return NAMES.test(uses);
}

export interface OurStep {
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly service: LocalService;
  readonly event: WorkflowEvent;
  readonly workspace: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly bundled: boolean;
}

let known: readonly string[] | undefined;

/** Returns the inputs in action.yml, which is read once. */
function knownInputs(): readonly string[] {
  known ??= Object.keys(parse(readFileSync("action.yml", "utf8")).inputs);
  return known;
}

/** Runs the action. If its inputs mean the public service, uses the local service instead. */
export function runOurAction({ uses, inputs, service, bundled, ...options }: OurStep): Promise<ActionEnd> {
  if (uses === "./" && !existsSync(join(options.workspace, "action.yml"))) {
    throw new Error("There is no action.yml in the workspace: check the action's repository out before.");
  }
  refuseUnknown(uses, inputs, knownInputs());
  const address = inputs["api-url"] ?? "";
  const apiUrl = address === "" || address === PUBLIC_SERVICE ? service.apiUrl : address;
  const perform = bundled ? runAction : runHere;
  return perform(
    service,
    { token: "", ...inputs, "api-url": apiUrl },
    { ...options, repository: REPOSITORY, githubApiUrl: service.githubApiUrl, githubToken: TOKEN },
  );
}
