import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Step, type Workflow } from "../../support/workflow/read.js";

/** Contexts whose texts only the workflow's author and GitHub write. */
const HARMLESS =
  /^\s*(matrix\.[\w-]+|runner\.\w+|github\.(action_path|repository|run_id|run_number|run_attempt|server_url|sha|workspace)|hashFiles\([^()]*\))\s*$/;

/**
 * Rejects expressions in scripts. GitHub inserts the value into the script before the shell reads it, so a title or a
 * branch name would become code. A variable in `env` stays a text.
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
