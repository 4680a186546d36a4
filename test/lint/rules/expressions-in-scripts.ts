import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Step, type Workflow } from "../../support/workflow/read.js";

/** Contexts with texts that only the workflow's author and GitHub write. */
const HARMLESS =
  /^\s*(matrix\.[\w-]+|runner\.\w+|github\.(action_path|repository|run_id|run_number|run_attempt|server_url|sha|workspace)|hashFiles\([^()]*\))\s*$/;

/**
 * An expression inside a script is pasted into it before the shell reads it, so a title or a branch name becomes
 * code; as a variable of `env` it stays a text.
 */
export function expressionsInScripts(workflow: Workflow): readonly Finding[] {
  return workflow.jobs
    .flatMap(({ steps }) => steps.flatMap(scripts))
    .flatMap(({ text, line }) =>
      [...text.matchAll(/\$\{\{(.*?)\}\}/gs)]
        .filter(([, expression = ""]) => !HARMLESS.test(expression))
        .map(([whole]) => finding(workflow, line, `${whole} stands inside a script; pass it by \`env\`.`)),
    );
}

function scripts({ run, with: inputs }: Step) {
  return [run, inputs.get("script")].filter((text) => text !== undefined);
}
