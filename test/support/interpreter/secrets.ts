/** Secrets that a job can read. */

import type { WorkflowEvent } from "./events.js";
import { type Scope, textsOf } from "./expression.js";
import { at, entries, type Job, type Workflow, written } from "./parse.js";
import { meets } from "./triggers.js";

export type Secrets = Readonly<Record<string, string>>;

export interface Environment {
  readonly secrets?: Secrets;
  readonly vars?: Readonly<Record<string, string>>;
  /** Branches and `refs/pull/*` that may use the environment; undefined for all. */
  readonly branches?: readonly string[];
}

/** Source of a run's secrets: Actions, Dependabot or none. */
export type Source = "actions" | "dependabot" | "none";

const DEPENDABOT = "dependabot[bot]";
const OF_THE_CHANGE = /^(pull_request(_review(_comment)?)?|push|create|deployment(_status)?)$/;

/**
 * Returns the source of the secrets: none for a fork's own events, Dependabot's for Dependabot's events, and all for
 * events of the base branch.
 */
export function sourceOf({ name, payload, actor }: WorkflowEvent): Source {
  const { pull_request: pullRequest, repository } = Object(payload);
  const isDependabot = actor === DEPENDABOT;
  if (isDependabot && OF_THE_CHANGE.test(name)) return "dependabot";
  if (name === "pull_request_target") {
    return isDependabot && pullRequest?.user?.login === DEPENDABOT ? "none" : "actions";
  }
  const isFork = pullRequest !== undefined && pullRequest.head?.repo?.full_name !== repository?.full_name;
  return isFork && OF_THE_CHANGE.test(name) ? "none" : "actions";
}

/** True when the environment admits a job of this ref. */
export function admits({ branches }: Environment, ref: string): boolean {
  return branches === undefined || meets(branches, ref.replace(/^refs\/heads\//, ""));
}

/** Returns the secrets of a called workflow. Throws if GitHub would reject the call. */
export function secretsOfCall(job: Job, workflow: Workflow, own: Secrets, scope: Scope): Secrets {
  const passed = at(job.token, "secrets");
  if (written(passed) === "inherit") return own;
  return checkedSecrets(workflow, textsOf(passed, scope));
}

/** Requires that only declared secrets are passed, and all required ones. */
export function checkedSecrets(workflow: Workflow, passed: Secrets): Secrets {
  const declared = entries(workflow.token, "on", "workflow_call", "secrets");
  for (const name of Object.keys(passed)) {
    if (!declared.some(([each]) => each === name)) throw new Error(`${workflow.name} has no secret ${name}.`);
  }
  for (const [name, token] of declared) {
    const isRequired = written(at(token, "required")) === "true";
    if (isRequired && passed[name] === undefined) throw new Error(`${workflow.name} needs the secret ${name}.`);
  }
  return passed;
}
