import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Workflow } from "../../support/workflow/read.js";
import { usesOurAction } from "./our-action.js";

/** Events that any person can cause, and whose runs have the secrets of the repository. */
const BY_ANYBODY = ["pull_request_target", "issue_comment"];

const WRITING = new Set(["submit", "cancel", "restart-tests"]);

/** Requires a permission check, because a person who may set a label or comment is not always allowed to merge. */
export function permissionAsked(workflow: Workflow): readonly Finding[] {
  const event = BY_ANYBODY.find((name) => workflow.events.has(name));
  if (event === undefined || workflow.source.shows !== "workflow") return [];
  return workflow.jobs
    .flatMap(({ steps }) => steps)
    .filter((step) => usesOurAction(step) && WRITING.has(step.with.get("operation")?.text ?? ""))
    .filter((step) => !step.with.has("require-permission"))
    .map(({ line }) => finding(workflow, line, `On ${event} the step needs \`require-permission\`.`));
}
