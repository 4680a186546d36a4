import { formatTruncatedList } from "../text/format.js";
import { shortenText } from "../text/truncate.js";
import { type ExpressionValueLookup, evaluateCondition, UNKNOWN_VALUE } from "./expression.js";
import { findActionCallWaitingForQueue } from "./our-jobs.js";
import {
  createFaultIf,
  type Fault,
  type FaultDetector,
  findQueueSetting,
  type RequiredCheck,
  type SetUp,
} from "./set-up.js";
import {
  convertToNonDraftEvent,
  convertToOrdinaryBranchEvent,
  createEventValueLookup,
  type JobCheck,
  listJobChecks,
  listTestBranchEvents,
  predictWorkflowStart,
  type TestBranchEvent,
  type TestBranchOptions,
} from "./test-branch.js";
import type { ActionCall, EventFilter, FilePosition, Job } from "./workflows.js";

/** Job that may report a required check, with an event that starts its workflow on a test branch. */
interface Candidate {
  readonly name: JobCheck;
  readonly event: TestBranchEvent;
  readonly start: "some-paths" | "always";
}

/** Required check with the jobs that may report it. */
interface Subject {
  readonly required: RequiredCheck;
  /** Checks that the jobs of all workflows report. */
  readonly checks: readonly JobCheck[];
  readonly jobs: readonly JobCheck[];
  /** Runs of these jobs on a test branch. */
  readonly runs: readonly Candidate[];
}

export function createTestBranchOptions(setUp: SetUp): TestBranchOptions {
  const creates = findQueueSetting(setUp, "createPrsForTestingBranches");
  return { ...setUp, opensDrafts: typeof creates === "boolean" ? creates : undefined };
}

function findJobs(checks: readonly JobCheck[], { name, app }: RequiredCheck): readonly JobCheck[] {
  if (app === "other") return [];
  const matching = checks.filter(({ matches }) => matches(name));
  const named = matching.filter(({ isLoose }) => !isLoose);
  return named.length > 0 ? named : matching;
}

function listSubjects(setUp: SetUp): readonly Subject[] {
  const checks = listJobChecks(setUp.workflows);
  const events = listTestBranchEvents(createTestBranchOptions(setUp));
  return (setUp.requiredOnTestBranches ?? []).map((required) => {
    const jobs = findJobs(checks, required);
    const runs = jobs.flatMap((name) =>
      events.flatMap((event) => {
        const start = predictWorkflowStart(name.workflow, event, setUp.targetBranch);
        return start === "never" ? [] : [{ name, event, start }];
      }),
    );
    return { required, checks, jobs, runs };
  });
}

/** Lists the required checks, except those of jobs that wait for the queue. Such jobs must not run on test branches. */
export function listRequiredTestChecks(setUp: SetUp): readonly Subject[] {
  return listSubjects(setUp).filter(({ jobs }) => !jobs.some(findCertainWait));
}

function forEachSubject(find: (subject: Subject, setUp: SetUp) => readonly Fault[]): FaultDetector["find"] {
  return (setUp) => listRequiredTestChecks(setUp).flatMap((subject) => find(subject, setUp));
}

function jobPlace({ jobs }: JobCheck): FilePosition | undefined {
  return jobs[0] && { file: jobs[0].file, line: jobs[0].line };
}

function formatNames(names: readonly string[]): string {
  return formatTruncatedList(names, 5, (name) => `"${name}"`);
}

function describe({ name, source }: RequiredCheck): string {
  return `The check "${name}" is required by ${source}`;
}

/**
 * Finds a job for a required name that no job reports. A person may have used the id of the job, or a name that
 * contains the workflow.
 */
function findMeant(name: string, checks: readonly JobCheck[]): JobCheck | undefined {
  const wanted = name.replace(/ \((?:push|pull_request|pull_request_target|create)\)$/, "").toLowerCase();
  return checks.find(({ workflow, jobs: [job], shown }) => {
    const names = [shown, `${workflow.name} / ${shown}`, job?.id, job?.name];
    return names.some((each) => each?.toLowerCase() === wanted);
  });
}

/** Matches a sign that a workflow may report checks or statuses whose names are not the names of its jobs. */
const REPORTS_CHECKS =
  /\b(?:checks|statuses)["']?\s*:\s*["']?write\b|\bwrite-all\b|\bcreateCommitStatus\b|\bchecks\.create\b/;

function canActionsReport({ workflows, hasUnreadWorkflows }: SetUp): boolean {
  return hasUnreadWorkflows || workflows.some(({ text }) => REPORTS_CHECKS.test(text));
}

/** Lists required checks that no job reports, if a step or another app may report them. */
export function listUnverifiedRequiredChecks(setUp: SetUp): readonly RequiredCheck[] {
  return listSubjects(setUp).flatMap((subject) => {
    const { required, jobs } = subject;
    const isForeign = required.app !== "actions" || canActionsReport(setUp);
    return jobs.length === 0 && isForeign && findMisnamed(subject, setUp).length === 0 ? [required] : [];
  });
}

function findUnknown(subject: Subject, setUp: SetUp): readonly Fault[] {
  const { required, jobs } = subject;
  const isMissing = jobs.length === 0 && required.app === "actions" && !canActionsReport(setUp);
  const message = `${describe(required)}, but no job of the workflows has this name.`;
  return createFaultIf(isMissing && findMisnamed(subject, setUp).length === 0, message);
}

/** Finds required checks that no workflow reports, if nothing shows that another app reports them. */
function findUnreported(setUp: SetUp): readonly Fault[] {
  const { requiredOnTestBranches: required = [], otherCi, rules, hasUnreadWorkflows } = setUp;
  const foreign = listUnverifiedRequiredChecks(setUp);
  // Other apps use names such as `codecov/patch`. A ruleset can require workflows of another repository.
  const isOfOtherApp =
    otherCi.length > 0 ||
    rules?.types.includes("workflows") === true ||
    foreign.some(({ name, app }) => app !== undefined || /\S\/\S/.test(name));
  const names = formatNames(foreign.map(({ name }) => name));
  return createFaultIf(
    foreign.length > 0 && foreign.length === required.length && !isOfOtherApp && !hasUnreadWorkflows,
    `No workflow reports a required check. These checks are required by ${foreign[0]?.source}: ${names}. If no other app reports these checks, every test run fails after the queue's time limit.`,
  );
}

function findMisnamed({ required, jobs, checks }: Subject, { otherCi, hasUnreadWorkflows }: SetUp): readonly Fault[] {
  // Another CI system, or a workflow that could not be read, may report a check with the name of a job.
  const isForeign =
    required.app === "other" || hasUnreadWorkflows || (required.app === undefined && otherCi.length > 0);
  const meant = jobs.length > 0 || isForeign ? undefined : findMeant(required.name, checks);
  if (meant === undefined) return [];
  const verb = meant.names.length === 1 ? "check is" : "checks are";
  const message = `${describe(required)}, but no job reports this name. The most similar ${verb} ${formatNames(meant.names)}.`;
  return [{ message, place: jobPlace(meant) }];
}

function findUnstarted({ required, jobs, runs }: Subject, { settings }: SetUp): readonly Fault[] {
  const [job] = jobs;
  if (job === undefined || runs.length > 0) return [];
  const events = [...job.workflow.events].map(([name, filter]) => formatTrigger(name, filter)).join(", ");
  const drafts =
    settings?.get("createPrsForTestingBranches") === false ? ", but opens no pull request for this branch" : "";
  const message = `${describe(required)}, but its workflow does not start on a test branch. The queue pushes a branch trunk-merge/**${drafts}; the workflow runs on ${events}.`;
  const event = ["push", "pull_request"].find((name) => job.workflow.events.has(name)) ?? "";
  return [{ message, place: job.workflow.events.get(event) ?? jobPlace(job) }];
}

function formatTrigger(name: string, { types, branches, branchesIgnore, isForTags }: EventFilter): string {
  const filters = Object.entries({
    types,
    branches,
    "branches-ignore": branchesIgnore,
    tags: isForTags ? [] : undefined,
  });
  const shown = filters.flatMap(([key, values]) =>
    values === undefined ? [] : `${key}: ${formatTruncatedList(values, 5)}`,
  );
  return shown.length === 0 ? name : `${name} (${shown.join("; ").replace(/: $/, "")})`;
}

function findFiltered({ required, runs }: Subject): readonly Fault[] {
  const [first] = runs;
  if (first === undefined || runs.some(({ start }) => start === "always")) return [];
  const filters = runs.map(({ name, event }) => name.workflow.events.get(event.name));
  // A second workflow with the opposite filter can report the check for the other changes.
  const isCovered = filters.some((filter) => filter?.paths) && filters.some((filter) => filter?.pathsIgnore);
  const message = `${describe(required)}, but the path filter of its workflow prevents the run for some changes. The check then never reports.`;
  return createFaultIf(!isCovered, message, first.name.workflow.events.get(first.event.name));
}

/** Returns the condition that skips a check on a test branch for certain; undefined if the check may run. */
export function findSkipCondition({ name, event }: Pick<Candidate, "name" | "event">): string | undefined {
  const { workflow, jobs } = name;
  const lookup = createEventValueLookup(event, workflow);
  // The inputs of a called workflow are unknown here.
  const inCalled: ExpressionValueLookup = (path) => (/^inputs\b/.test(path) ? UNKNOWN_VALUE : lookup(path));
  const [outer] = jobs;
  for (const job of jobs) {
    const isOuter = job === outer;
    const decide = (condition: string) => evaluateCondition(condition, isOuter ? lookup : inCalled);
    const skip = findJobSkip(job, isOuter ? workflow.jobs : [], decide);
    if (skip !== undefined) return skip;
  }
  return undefined;
}

function findJobSkip(
  job: Job,
  siblings: readonly Job[],
  decide: (condition: string) => boolean | undefined,
  seen: Set<string> = new Set(),
): string | undefined {
  const { condition, needs, id } = job;
  seen.add(id);
  if (condition !== undefined && decide(condition) === false) return condition;
  // With a function such as `always()`, the job may run even if a job that it needs was skipped.
  if (/\b(?:always|failure|cancelled|success)\s*\(/.test(condition ?? "")) return undefined;
  for (const each of siblings.filter((sibling) => needs.includes(sibling.id))) {
    // Several jobs may need the same job, but each job is examined only once.
    const skip = seen.has(each.id) ? undefined : findJobSkip(each, siblings, decide, seen);
    if (skip !== undefined) return skip;
  }
  return undefined;
}

function findSkipped(isDraftFault: boolean) {
  return forEachSubject(({ required, runs }) => {
    const [first] = runs;
    const condition = first && findSkipCondition(first);
    if (first === undefined || condition === undefined) return [];
    if (runs.some((run) => findSkipCondition(run) === undefined)) return [];
    const runsFor = (change: (event: TestBranchEvent) => TestBranchEvent) =>
      runs.some(({ name, event }) => findSkipCondition({ name, event: change(event) }) === undefined);
    const runsIfReady = runsFor(convertToNonDraftEvent);
    // A condition that excludes only the test branches skips the job on purpose.
    if (!runsIfReady && runsFor((event) => convertToOrdinaryBranchEvent(convertToNonDraftEvent(event)))) return [];
    const message = `${describe(required)}, but its job is skipped on test branches (if: ${shortenText(condition.replace(/\s+/g, " ").trim(), 200)}). A skipped check counts as passed.`;
    return createFaultIf(runsIfReady === isDraftFault, message, jobPlace(first.name));
  });
}

/**
 * Returns the call with which a job waits for the queue. Returns undefined if no job waits, or if the waiting job may
 * report a different check.
 */
function findCertainWait({ jobs, isLoose }: JobCheck): ActionCall | undefined {
  const call = jobs.map(findActionCallWaitingForQueue).find((found) => found !== undefined);
  return !isLoose || call === jobs.at(-1)?.call ? call : undefined;
}

/** Finds required checks whose jobs wait for the queue. Includes checks that GitHub requires only on pull requests. */
function findWaiting(setUp: SetUp): readonly Fault[] {
  const checks = listJobChecks(setUp.workflows);
  const required = [...(setUp.requiredOnTestBranches ?? []), ...(setUp.requiredOnPullRequests ?? [])];
  const byName = new Map(required.map((each) => [each.name, each]));
  return [...byName.values()].flatMap((each) =>
    findJobs(checks, each).flatMap((job) => {
      const call = findCertainWait(job);
      const message = `${describe(each)}, but its job waits for the queue, and the queue waits for the check.`;
      return createFaultIf(call !== undefined, message, call);
    }),
  );
}

export const requiredCheckFaultDetectors: readonly FaultDetector[] = [
  {
    id: "workflow-invalid",
    severity: "error",
    meaning: "A workflow file is not valid YAML, so GitHub runs none of its jobs.",
    fix: "Correct the YAML at the line of the finding.",
    find: ({ workflowProblems }) =>
      workflowProblems.map(({ text, ...place }) => {
        return { message: `The file is not valid YAML, so GitHub runs none of its jobs: ${text}.`, place };
      }),
  },
  {
    id: "no-required-checks",
    severity: "error",
    meaning: "Neither the queue nor a file nor GitHub requires a check, so the queue cannot test a pull request.",
    fix: "Require the checks of your tests in branch protection, or in the queue's setting `requiredStatuses`.",
    find: ({ requiredOnTestBranches, rules }) =>
      createFaultIf(
        requiredOnTestBranches?.length === 0 && !rules?.types.includes("workflows"),
        "No check is required.",
      ),
  },
  {
    id: "no-required-check-in-workflows",
    severity: "warning",
    meaning: "No workflow reports a required check, and the repository has no sign of another CI system.",
    fix: "Add a workflow whose jobs have the names of the required checks, or ignore the finding if another app reports these checks.",
    find: findUnreported,
  },
  {
    id: "required-check-unknown",
    severity: "warning",
    meaning:
      "GitHub Actions must report a required check, but no job has its name, and no workflow has the permission `checks: write` or `statuses: write` to report other names.",
    fix: "Remove the check from the required checks, or rename the job.",
    find: forEachSubject(findUnknown),
  },
  {
    id: "required-check-misnamed",
    severity: "error",
    meaning: "A required check has the name of a workflow or a job, but the job reports a different name.",
    fix: "Require the exact name that the job reports. This name includes the matrix values and the name of the called job, but not the name of the workflow.",
    find: forEachSubject(findMisnamed),
  },
  {
    id: "required-check-not-started",
    severity: "error",
    meaning: "The workflow of a required check does not start on the queue's test branches.",
    fix: 'Add `push: { branches: ["trunk-merge/**"] }` to the workflow, or set `createPrsForTestingBranches` and run the workflow on `pull_request` with the type `opened`.',
    find: forEachSubject(findUnstarted),
  },
  {
    id: "required-check-path-filter",
    severity: "error",
    meaning:
      "The workflow of a required check has a path filter. If no changed file matches this filter, the check never reports a result.",
    fix: "Remove the path filter from the event. To skip the work for some paths, use a condition on the steps or on the job.",
    find: forEachSubject(findFiltered),
  },
  {
    id: "required-check-skips-drafts",
    severity: "error",
    meaning:
      "The job of a required check skips draft pull requests, but the queue runs its tests in draft pull requests. A skipped check counts as passed.",
    fix: "Let the condition of the job accept drafts whose head branch begins with `trunk-merge/`.",
    find: findSkipped(true),
  },
  {
    id: "required-check-skipped",
    severity: "warning",
    meaning:
      "The condition of a required job is false on test branches, so the job is skipped. A skipped check counts as passed, so the queue merges without this check.",
    fix: "Change the condition of the job, or remove the check from the queue's required checks. If the queue can merge without this check, name the test branches in the condition: `!startsWith(github.head_ref || github.ref_name, 'trunk-merge/')`.",
    find: findSkipped(false),
  },
  {
    id: "required-check-waits-for-queue",
    severity: "error",
    meaning: "The job of a required check waits for the outcome in the queue, and the queue waits for this check.",
    fix: "Remove the job from the required checks.",
    find: findWaiting,
  },
];
