/** This file decides if an event starts a workflow. */

import type { WorkflowEvent } from "./events.js";
import type { Workflow } from "./parse.js";

const DEFAULT_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ["opened", "synchronize", "reopened"],
  pull_request_target: ["opened", "synchronize", "reopened"],
};

type Filters = Readonly<Record<string, readonly string[] | undefined>>;

/** True when `on` contains the event with its activity, branch, tag and paths. */
export function starts({ on }: Workflow, event: WorkflowEvent): boolean {
  if (!Object.hasOwn(on, event.name)) return false;
  const filters: Filters = Object(on[event.name]);
  const { action, schedule, workflow_run: run } = Object(event.payload);
  if (event.name === "schedule") {
    return schedule === undefined || on.schedule?.some(({ cron }) => cron === schedule) === true;
  }
  const types = filters.types ?? DEFAULT_TYPES[event.name];
  if (types !== undefined && action !== undefined && !types.includes(action)) return false;
  if (filters.workflows !== undefined && !filters.workflows.includes(run?.name)) return false;
  return refFits(filters, event) && pathsFit(filters, event);
}

function refFits(filters: Filters, { name, payload, ref = "" }: WorkflowEvent): boolean {
  const { pull_request: pullRequest, workflow_run: run, merge_group: group } = Object(payload);
  if (name === "push") {
    const [branch, tag] = [/^refs\/heads\/(.*)$/.exec(ref)?.[1], /^refs\/tags\/(.*)$/.exec(ref)?.[1]];
    const [branches, tags] = [hasFilter(filters, "branches"), hasFilter(filters, "tags")];
    if (tag !== undefined) return tags ? fits(filters, "tags", [tag]) : !branches;
    return branches ? fits(filters, "branches", [branch ?? ""]) : !tags;
  }
  const branch = pullRequest?.base?.ref ?? run?.head_branch ?? group?.base_ref?.replace("refs/heads/", "");
  return branch === undefined || fits(filters, "branches", [branch]);
}

function pathsFit(filters: Filters, { changedPaths }: WorkflowEvent): boolean {
  return changedPaths === undefined || fits(filters, "paths", changedPaths);
}

function hasFilter(filters: Filters, kind: string): boolean {
  return filters[kind] !== undefined || filters[`${kind}-ignore`] !== undefined;
}

/** True when one of the names matches. The last pattern that matches a name decides. */
function fits(filters: Filters, kind: string, names: readonly string[]): boolean {
  const [patterns, ignored] = [filters[kind], filters[`${kind}-ignore`]];
  if (patterns !== undefined) return names.some((name) => meets(patterns, name));
  return ignored === undefined || names.some((name) => !meets(ignored, name));
}

/** Matches GitHub's patterns: `*` matches no slash, `**` matches slashes too, and `!` excludes. */
export function meets(patterns: readonly string[], name: string): boolean {
  const last = patterns.findLast((pattern) => asExpression(pattern.replace(/^!/, "")).test(name));
  return last?.startsWith("!") === false;
}

function asExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/?|\*|[.^${}()|\\]/g, (part) => {
    if (part === "**/") return "(?:.*/)?";
    if (part === "**") return ".*";
    return part === "*" ? "[^/]*" : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
