/** This file runs a workflow file on this machine, with a local service, by the rules of GitHub. */

import { filled } from "./expression.js";
import { inputsOfCall, inputsOfDispatch } from "./inputs.js";
import { isOurs } from "./our-action.js";
import { parse } from "./parse.js";
import { DEFAULT } from "./permissions.js";
import { prepare, type RunOptions, readWorkflow } from "./run.js";
import type { JobEnd, Result } from "./run-job.js";
import { runJobs } from "./run-jobs.js";
import { checkedSecrets, sourceOf } from "./secrets.js";
import { starts } from "./triggers.js";

export interface WorkflowEnd {
  /** True when the event starts the workflow. */
  readonly started: boolean;
  readonly result: Result;
  /**
   * Results of the jobs by id. Jobs of a called workflow also have the form `caller / job`, and jobs of a matrix `job
   * (values)`.
   */
  readonly jobs: Readonly<Record<string, JobEnd>>;
  /** Outputs of a called workflow. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly concurrency: unknown;
  /** Results of the steps with our action, in order: `submit: submitted`, or `submit: skipped` for a skipped step. */
  readonly ourResults: readonly string[];
  readonly log: string;
}

/** Runs a workflow. Throws if GitHub would reject the workflow, or if a step needs an action that is not simulated. */
export async function runWorkflow(options: RunOptions): Promise<WorkflowEnd> {
  const { file = ".github/workflows/workflow.yml", text, event } = options;
  const workflow = await parse(file, text ?? readWorkflow(options, file));
  const run = prepare(options, workflow);
  const scope = {
    contexts: { github: run.github, vars: run.vars, inputs: {} },
    status: { success: true, failure: false },
  };
  const concurrency = filled(workflow.token.find("concurrency"), scope) ?? null;
  const source = sourceOf(event);
  const secrets = { actions: options.secrets, dependabot: options.dependabotSecrets, none: {} }[source] ?? {};
  if (options.callerInputs === undefined && !starts(workflow, event)) {
    return { started: false, result: "skipped", jobs: {}, outputs: {}, concurrency, ourResults: [], log: "" };
  }
  const called =
    options.callerInputs === undefined
      ? {
          inputs:
            event.name === "workflow_dispatch" ? inputsOfDispatch(workflow, Object(event.payload).inputs, scope) : {},
          secrets,
          permissions: DEFAULT,
          isCalled: false,
        }
      : {
          inputs: inputsOfCall(workflow, options.callerInputs, scope),
          secrets: checkedSecrets(workflow, options.callerSecrets ?? {}),
          permissions: options.callerPermissions ?? DEFAULT,
          isCalled: true,
        };
  const { jobs, ...end } = await runJobs(run, { workflow, ...called, prefix: "", comesAfter: () => false });
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return {
    started: true,
    concurrency,
    jobs,
    ...end,
    ourResults: steps
      .filter(({ uses }) => isOurs(uses))
      .map(
        ({ inputs, outcome, outputs }) => `${inputs.operation}: ${outcome === "skipped" ? "skipped" : outputs.result}`,
      ),
    log: steps.map(({ log }) => log).join("\n"),
  };
}
