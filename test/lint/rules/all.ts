import type { Finding } from "../../support/workflow/finding.js";
import type { Workflow } from "../../support/workflow/read.js";
import type { ReadReusable } from "../reusable.js";
import { calledRights } from "./called-rights.js";
import { environments } from "./environments.js";
import { expressionsInScripts } from "./expressions-in-scripts.js";
import { leastRights } from "./least-rights.js";
import { mergeCommit } from "./merge-commit.js";
import { inputsOfOurAction } from "./our-action.js";
import { outputsOfOurAction } from "./our-outputs.js";
import { permissionAsked } from "./permission-asked.js";
import { pinned } from "./pinned.js";
import { checkouts, privilegedCheckouts, secrets } from "./secrets.js";
import { waitingRuns } from "./waiting-runs.js";

/** All rules for workflows that the other linters do not have. */
const RULES = [
  pinned,
  leastRights,
  secrets,
  environments,
  mergeCommit,
  privilegedCheckouts,
  checkouts,
  expressionsInScripts,
  inputsOfOurAction,
  outputsOfOurAction,
  permissionAsked,
  calledRights,
  waitingRuns,
] as const;

export function ruleFindings(workflow: Workflow, reusable?: ReadReusable): readonly Finding[] {
  return RULES.flatMap((rule) => rule(workflow, reusable));
}
