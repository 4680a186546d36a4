import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, type Workflow } from "../../support/workflow/read.js";
import { usesOurAction } from "./our-action.js";

/**
 * Requires that an environment which only protects a secret records no deployment. GitHub would show a deployment on
 * the pull request for each run. A job that deploys must declare it, and must not use our action.
 */
export function environments(workflow: Workflow): readonly Finding[] {
  return workflow.jobs.flatMap((job) => {
    const message = problem(job);
    return message === undefined ? [] : [finding(workflow, job.line, message)];
  });
}

function problem({ name, environment, steps }: Job): string | undefined {
  if (environment === undefined) return undefined;
  const { name: guard, deployment } = Object(environment);
  if (typeof guard !== "string" || typeof deployment !== "boolean")
    return `The environment of the job ${name} has to be \`{ name: ..., deployment: false }\`: by its name alone it posts a deployment for each run.`;
  return deployment && steps.some(usesOurAction)
    ? `The job ${name} uses our action, which deploys nothing: \`deployment: false\`.`
    : undefined;
}
