/** This file predicts the runs that GitHub starts for a test branch of the queue. */
import { compileLinearTimeMatcher } from "../globs/bounded-match.js";
import { type ExpressionValueLookup, UNKNOWN_VALUE } from "./expression.js";
import type { EventFilter, Job, Workflow } from "./workflows.js";

type Matcher = (text: string) => boolean;

/**
 * Compiles a regular expression to a matcher that takes bounded time. If this fails, the matcher accepts every text.
 */
function compileMatcher(source: string): Matcher {
  return compileLinearTimeMatcher(`^(?:${source})$`) ?? (() => true);
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

const GLOB_PARTS: Readonly<Record<string, string>> = { "**/": "(?:.*\\/)?", "**": ".*", "*": "[^\\/]*" };

/** True when a name passes the patterns of a filter. The last matching pattern decides. */
export function matchesPatterns(patterns: readonly string[], name: string): boolean {
  let isMatch = false;
  for (const pattern of patterns) {
    const isNegative = pattern.startsWith("!");
    if (compilePattern(isNegative ? pattern.slice(1) : pattern)(name)) isMatch = !isNegative;
  }
  return isMatch;
}

/** Compiles a pattern of GitHub's filters: `*`, `**`, `?`, `+`, and character classes. */
function compilePattern(pattern: string): Matcher {
  if (pattern.length > LONGEST_NAME) return () => true;
  const source = pattern.replace(/\*\*\/|\*\*|\*|\[[^\]]+\]|\\.|[?+]|[^?+*[\\]+|./gs, (part) => {
    if (/^(?:\[.+|[?+]|\\.)$/s.test(part)) return part;
    return GLOB_PARTS[part] ?? escapePattern(part);
  });
  return compileMatcher(source);
}

/** Event that GitHub may send for a test branch, with the facts that expressions can read. */
export interface TestBranchEvent {
  readonly name: "push" | "create" | "pull_request" | "pull_request_target";
  readonly facts: ReadonlyMap<string, unknown>;
}

export interface TestBranchOptions {
  readonly repository: { readonly owner: string; readonly name: string };
  readonly targetBranch: string;
  /** True when the queue opens draft pull requests; undefined if the setting is unknown. */
  readonly opensDrafts: boolean | undefined;
}

const ID = "00000000-0000-4000-8000-00000000000";
export const SAMPLE_TEST_BRANCH = `trunk-merge/pr-1/${ID}1`;

/** Lists the events of a test branch. Different numbers mean different test branches. */
export function listTestBranchEvents(options: TestBranchOptions, number = 1): readonly TestBranchEvent[] {
  const { owner, name } = options.repository;
  const repository = `${owner}/${name}`;
  const branch = `trunk-merge/pr-${number}/${ID}${number}`;
  const shared: readonly (readonly [string, unknown])[] = [
    ["github.repository", repository],
    ["github.repository_owner", owner],
    ["github.event.repository.full_name", repository],
    ["github.event.repository.fork", false],
    ["github.sha", `${number}`.repeat(40)],
    ["github.run_id", `${number}`],
    ["github.run_number", `${number}`],
    ["inputs", null],
    ...["issue", "comment", "label", "review", "merge_group", "inputs", "schedule", "workflow_run"].map(
      (key) => [`github.event.${key}`, null] as const,
    ),
  ];
  const ofPush: typeof shared = [
    ["github.ref", `refs/heads/${branch}`],
    ["github.ref_name", branch],
    ["github.ref_type", "branch"],
    ["github.head_ref", ""],
    ["github.base_ref", ""],
    ["github.event.ref", `refs/heads/${branch}`],
    ["github.event.action", null],
    ["github.event.number", null],
    ["github.event.pull_request", null],
  ];
  const ofDraft: typeof shared = [
    ["github.ref", `refs/pull/${number}/merge`],
    ["github.ref_name", `${number}/merge`],
    ["github.head_ref", branch],
    ["github.base_ref", options.targetBranch],
    ["github.event.ref", null],
    ["github.event.action", "opened"],
    ["github.event.number", number],
    ["github.event.pull_request.number", number],
    ["github.event.pull_request.draft", true],
    ["github.event.pull_request.state", "open"],
    ["github.event.pull_request.merged", false],
    ["github.event.pull_request.head.ref", branch],
    ["github.event.pull_request.head.repo.full_name", repository],
    ["github.event.pull_request.head.repo.fork", false],
    ["github.event.pull_request.base.ref", options.targetBranch],
    ["github.event.pull_request.base.repo.full_name", repository],
  ];
  const create = (event: TestBranchEvent["name"], own: typeof shared): TestBranchEvent => {
    return { name: event, facts: new Map([...shared, ...own, ["github.event_name", event]]) };
  };
  const pushed = [create("push", ofPush), create("create", ofPush)];
  if (options.opensDrafts === false) return pushed;
  const ofTarget: typeof shared = [...ofDraft, ["github.ref", `refs/heads/${options.targetBranch}`]];
  return [...pushed, create("pull_request", ofDraft), create("pull_request_target", ofTarget)];
}

/** Returns the same event for a pull request that is not a draft. */
export function convertToNonDraftEvent({ name, facts }: TestBranchEvent): TestBranchEvent {
  return { name, facts: new Map([...facts, ["github.event.pull_request.draft", false]]) };
}

/** Converts the event of a test branch to the same event of an ordinary branch. */
export function convertToOrdinaryBranchEvent({ name, facts }: TestBranchEvent): TestBranchEvent {
  const texts = [...facts].filter(([, value]) => typeof value === "string");
  const renamed = texts.map(([path, text]) => [path, String(text).replace(/trunk-merge\/pr-\S+/, "change")] as const);
  return { name, facts: new Map([...facts, ...renamed]) };
}

/** Creates a function that returns the values of an event, to evaluate expressions in a workflow. */
export function createEventValueLookup({ facts }: TestBranchEvent, workflow: Workflow): ExpressionValueLookup {
  const known = new Map([...facts, ["github.workflow", workflow.name]]);
  return (path) => {
    if (known.has(path)) return known.get(path);
    for (let end = path.lastIndexOf("."); end > 0; end = path.lastIndexOf(".", end - 1)) {
      if (known.get(path.slice(0, end)) === null) return null;
    }
    // A path to an object, such as `github.event.pull_request`, is true in a condition.
    return [...known.keys()].some((key) => key.startsWith(`${path}.`)) ? {} : UNKNOWN_VALUE;
  };
}

/** Prediction for an event: it starts no run, a run only if some paths changed, or a run in every case. */
type Start = "never" | "some-paths" | "always";

const USUAL_TYPES: readonly string[] = ["opened", "synchronize", "reopened"];

export function predictWorkflowStart(workflow: Workflow, event: TestBranchEvent, targetBranch: string): Start {
  const filter = workflow.events.get(event.name);
  if (filter === undefined) return "never";
  if (event.name === "create") return "always";
  const isPush = event.name === "push";
  if (isPush ? filter.isForTags : !(filter.types ?? USUAL_TYPES).includes("opened")) return "never";
  return passesBranchFilter(filter, isPush ? SAMPLE_TEST_BRANCH : targetBranch)
    ? predictWorkflowStartByPaths(filter)
    : "never";
}

export function passesBranchFilter({ branches, branchesIgnore = [] }: EventFilter, branch: string): boolean {
  return branches === undefined ? !matchesPatterns(branchesIgnore, branch) : matchesPatterns(branches, branch);
}

export function predictWorkflowStartByPaths({ paths, pathsIgnore = [] }: EventFilter): Start {
  const isForAll = paths === undefined || (paths.includes("**") && !paths.some((path) => path.startsWith("!")));
  return isForAll && pathsIgnore.length === 0 ? "always" : "some-paths";
}

/** Check that a job reports. `jobs` contains this job after the jobs that call its workflow. */
export interface JobCheck {
  readonly workflow: Workflow;
  readonly jobs: readonly Job[];
  readonly matches: Matcher;
  /** True when the name depends on values of a run. */
  readonly isLoose: boolean;
  /** Name with `…` instead of the values of a run or a matrix. */
  readonly shown: string;
  /**
   * Names with the values of the matrix. If the values are unknown or too many, the list has only the name with `…`.
   */
  readonly names: readonly string[];
}

interface NamePart {
  readonly source: string;
  readonly shown: string;
  /** Names with the values of the matrix; undefined if these are unknown or too many. */
  readonly names: readonly string[] | undefined;
}

const ANYTHING: NamePart = { source: ".*", shown: "…", names: undefined };
/** Maximum number of names of one job. */
const MOST_NAMES = 20;
/** Maximum characters of a name or a pattern. Longer texts match everything. */
const LONGEST_NAME = 1000;
/** Maximum depth of calls; GitHub allows ten. */
const DEEPEST_CALL = 10;
/** Maximum number of called jobs. Workflows that call each other several times could lead to millions of jobs. */
const MOST_CALLED = 2000;

/**
 * Lists the checks of all jobs. Calls to another repository, in a circle, or above a maximum are not followed. Such a
 * call can report any check.
 */
export function listJobChecks(workflows: readonly Workflow[]): readonly JobCheck[] {
  const byFile = new Map(workflows.map((workflow) => [workflow.file, workflow]));
  let listed = 0;
  return workflows.flatMap((workflow) => listIn(workflow.jobs, workflow, [], []));

  function listIn(
    jobs: readonly Job[],
    workflow: Workflow,
    callers: readonly Job[],
    parts: readonly NamePart[],
  ): readonly JobCheck[] {
    return jobs.flatMap((job) => {
      const chain = [...callers, job];
      const names = [...parts, nameOf(job)];
      if (job.call === undefined) return [toCheckName(workflow, chain, names)];
      const called = byFile.get(job.call.uses.replace(/^\.\//, ""));
      const isCircle = chain.some(({ file }) => file === called?.file);
      const isTooMuch = chain.length > DEEPEST_CALL || listed + (called?.jobs.length ?? 0) > MOST_CALLED;
      if (called === undefined || isCircle || isTooMuch) return [toCheckName(workflow, chain, [...names, ANYTHING])];
      listed += called.jobs.length;
      return listIn(called.jobs, workflow, chain, names);
    });
  }
}

function toCheckName(workflow: Workflow, jobs: readonly Job[], parts: readonly NamePart[]): JobCheck {
  const shown = parts.map((part) => part.shown).join(" / ");
  const names = combine(
    parts.map((part) => part.names),
    " / ",
  );
  return {
    workflow,
    jobs,
    matches: compileMatcher(parts.map(({ source }) => source).join(" \\/ ")),
    isLoose: parts.some(({ source }) => source.includes(".*")),
    shown,
    names: names !== undefined && names.length > 0 ? names : [shown],
  };
}

/** Lists all combinations of the parts' texts. Returns undefined if a part is unknown, or for too many combinations. */
function combine(parts: readonly (readonly string[] | undefined)[], separator: string): readonly string[] | undefined {
  let combinations: readonly (readonly string[])[] = [[]];
  for (const part of parts) {
    if (part === undefined || combinations.length * part.length > MOST_NAMES) return undefined;
    combinations = combinations.flatMap((before) => part.map((text) => [...before, text]));
  }
  return combinations.map((each) => each.join(separator));
}

function nameOf({ id, name = id, matrix }: Job): NamePart {
  if (name.length > LONGEST_NAME) return ANYTHING;
  const hasExpression = name.includes("${{");
  const parts = name.split(/\$\{\{(.*?)\}\}/s);
  const source = parts.map((part, index) => (index % 2 === 0 ? escapePattern(part) : sourceOf(part, matrix))).join("");
  const shown = parts.map((part, index) => (index % 2 === 0 ? part : "…")).join("");
  const isComplete = matrix?.has("include") !== true && matrix?.has("exclude") !== true;
  const texts = parts.map((part, index) => (index % 2 === 0 ? [part] : valuesOf(part, matrix)));
  const names = isComplete ? combine(texts, "") : undefined;
  // GitHub adds the values of the matrix to a name without expressions.
  if (matrix === undefined || hasExpression) return { source, shown, names };
  const keys = [...matrix.keys()].filter((key) => key !== "exclude");
  const suffix = matrix.has("include") ? ".*" : keys.map((key) => sourceOf(`matrix.${key}`, matrix)).join(", ");
  const values = combine(
    keys.map((key) => matrix.get(key)),
    ", ",
  );
  return {
    source: `${source} \\(${suffix}\\)`,
    shown: `${shown} (…)`,
    names: isComplete ? values?.map((each) => `${name} (${each})`) : undefined,
  };
}

/** Returns the values of an expression such as `matrix.node`; undefined for unknown values. */
function valuesOf(expression: string, matrix: Job["matrix"]): readonly string[] | undefined {
  const [, key = ""] = /^\s*matrix\.([\w-]+)\s*$/.exec(expression) ?? [];
  return matrix?.get(key);
}

function sourceOf(expression: string, matrix: Job["matrix"]): string {
  const values = valuesOf(expression, matrix);
  return values === undefined ? ".*" : `(?:${values.map(escapePattern).join("|")})`;
}
