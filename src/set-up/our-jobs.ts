/** This file finds the jobs that use this action, and checks their triggers, environments and checkouts. */
import { evaluateCondition, UNKNOWN_VALUE } from "./expression.js";
import {
  createFaultIf,
  describeQueueSetting,
  type Fault,
  type FaultDetector,
  findQueueSetting,
  findSettingPosition,
  type SetUp,
} from "./set-up.js";
import { matchesPatterns, passesBranchFilter, predictWorkflowStartByPaths } from "./test-branch.js";
import type { ActionCall, Job, Workflow } from "./workflows.js";

/** Operations that need a permission of the API key, by the name of this permission in the web application. */
const KEY_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  "Merge and cancel PRs": ["submit", "cancel", "restart-tests", "set-impacted-targets", "requeue"],
  "Update Merge Queue settings": [
    "create-queue",
    "update-queue",
    "delete-queue",
    "pause-queue",
    "resume-queue",
    "drain-queue",
    "apply-queue",
  ],
};

/** Operation and default environment of each reusable workflow of this repository. */
export const REUSABLE_WORKFLOWS: Readonly<Record<string, Readonly<Record<"operation" | "environment", string>>>> = {
  submit: { operation: "submit", environment: "merge-queue" },
  "wait-for-merge": { operation: "wait-for-merge", environment: "merge-queue" },
  "report-outcome": { operation: "report-outcome", environment: "merge-queue" },
  "report-missed-outcomes": { operation: "report-missed-outcomes", environment: "merge-queue" },
  requeue: { operation: "requeue", environment: "merge-queue" },
  "failure-report": { operation: "testing-details", environment: "merge-queue" },
  "impacted-targets": { operation: "set-impacted-targets", environment: "impacted-targets" },
  "administer-queue": { operation: "update-queue", environment: "merge-queue-admin" },
  "freeze-queue": { operation: "apply-queue", environment: "merge-queue-freeze" },
  metrics: { operation: "metrics", environment: "merge-queue" },
  "queue-report": { operation: "report-queue", environment: "merge-queue" },
  "queue-health": { operation: "check-queue-health", environment: "merge-queue" },
  "check-test-results": { operation: "check-test-results", environment: "test-results" },
  "check-set-up": { operation: "get-queue", environment: "check-set-up" },
};

/** Use of this action by a job. */
interface OurCall {
  readonly workflow: Workflow;
  readonly job: Job;
  readonly call: ActionCall;
  readonly operation: string;
  /** Environment of the job; undefined if an expression determines it, or if the job has none. */
  readonly environment: string | undefined;
  readonly isReusable: boolean;
}

function operationOf({ with: inputs }: ActionCall): string {
  return (inputs.get("operation") ?? "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function reusableName({ uses }: ActionCall): string {
  return /^[^./][^/]*\/[^/]+\/\.github\/workflows\/([\w-]+)\.yml@/.exec(uses)?.[1] ?? "";
}

/** Operations of this action. Other actions may have an input `operation` too. */
export const OPERATION_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(KEY_PERMISSIONS).flat(),
  ...Object.values(REUSABLE_WORKFLOWS).map(({ operation }) => operation),
  "status",
  "export-history",
  "doctor",
  "list-quarantined-tests",
  "compute-impacted-targets",
]);

function listOurCalls({ workflows }: Pick<SetUp, "workflows">): readonly OurCall[] {
  return workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job): readonly OurCall[] => {
      const name = job.call === undefined ? "" : reusableName(job.call);
      // A reusable workflow of another author may have the same name, if the name is general, such as `metrics`.
      const isOurs = /merge|outcome|targets|queue/.test(name) || workflow.text.includes("MERGE_QUEUE_TOKEN");
      const reusable = isOurs ? REUSABLE_WORKFLOWS[name] : undefined;
      if (job.call !== undefined && reusable !== undefined) {
        const environment = job.call.with.get("environment") || reusable.environment;
        const { operation } = reusable;
        return [{ workflow, job, call: job.call, operation, environment: plain(environment), isReusable: true }];
      }
      return job.steps.flatMap((call) => {
        const operation = operationOf(call);
        if (!OPERATION_NAMES.has(operation)) return [];
        return [{ workflow, job, call, operation, environment: plain(job.environment), isReusable: false }];
      });
    }),
  );
}

/** Lists the names of the environments that the jobs use, in lower case. */
export function listDeploymentEnvironmentNames(workflows: readonly Workflow[]): ReadonlySet<string> {
  return new Set(listOurCalls({ workflows }).flatMap(({ environment }) => environment?.toLowerCase() ?? []));
}

function plain(text: string | undefined): string | undefined {
  return text?.includes("${{") === true ? undefined : text;
}

/** Returns the call of a job that waits for the outcome in the queue. */
export function findActionCallWaitingForQueue({ call, steps }: Job): ActionCall | undefined {
  if (call !== undefined) return reusableName(call) === "wait-for-merge" ? call : undefined;
  return steps.find((step) => {
    const operation = operationOf(step);
    return operation === "wait-for-merge" || (operation === "submit" && step.with.get("wait") === "true");
  });
}

/** Lists the permissions of the API key that the workflows need, each with the operations that need it. */
export function listNeededPermissions(setUp: Pick<SetUp, "workflows">): readonly string[] {
  const used = new Set(listOurCalls(setUp).map(({ operation }) => operation));
  return Object.entries(KEY_PERMISSIONS).flatMap(([permission, operations]) => {
    const needing = operations.filter((operation) => used.has(operation));
    return needing.length === 0 ? [] : [`"${permission}" (${needing.join(", ")})`];
  });
}

const LABEL = /github\.event\.label\.name\s*==\s*'((?:[^']|'')+)'/g;

/** Returns the labels that start a call. */
function labelsOf({ job, call, isReusable }: OurCall): readonly string[] {
  const inCondition = [...(job.condition ?? "").matchAll(LABEL)].map(([, name = ""]) => name.replaceAll("''", "'"));
  if (!isReusable || reusableName(call) !== "submit") return inCondition;
  const label = call.with.get("label") ?? "merge";
  return label === "" || label.includes("${{") ? inCondition : [...inCondition, label];
}

function receivesLabels({ events }: Workflow): boolean {
  return ["pull_request_target", "pull_request"].some((name) => events.get(name)?.types?.includes("labeled"));
}

/** Lists the uses of this action that a label can start, with the labels. */
function listLabelCalls(setUp: SetUp): readonly (OurCall & { readonly labels: readonly string[] })[] {
  return listOurCalls(setUp).flatMap((each) => {
    const labels = labelsOf(each);
    return labels.length === 0 ? [] : [{ ...each, labels }];
  });
}

function findMissingLabels(setUp: SetUp): readonly Fault[] {
  const { labels: known } = setUp;
  if (known === undefined) return [];
  return listLabelCalls(setUp).flatMap(({ job, labels, workflow }) =>
    labels
      .filter((label) => receivesLabels(workflow) && !known.has(label.toLowerCase()))
      .map((label) => ({
        message: `The job ${job.id} waits for the label "${label}", which does not exist.`,
        place: job,
      })),
  );
}

/** True when a job never runs without a label. */
function needsLabel({ condition = "" }: Job): boolean {
  return (
    evaluateCondition(condition, (path) => (path.startsWith("github.event.label") ? null : UNKNOWN_VALUE)) === false
  );
}

function findUnheardLabels(setUp: SetUp): readonly Fault[] {
  return listLabelCalls(setUp).flatMap(({ workflow, job, labels }) => {
    // A comment or an issue can also start the job. A called workflow runs on the events of its caller, which are
    // unknown here.
    const hasOther = ["issue_comment", "workflow_call", "issues"].some((name) => workflow.events.has(name));
    const message = `The job ${job.id} waits for the label "${labels[0]}", but the workflow does not run when a label is set.`;
    const isDeaf = !hasOther && !receivesLabels(workflow) && (needsLabel(job) || job.call !== undefined);
    return createFaultIf(isDeaf, message, workflow.events.values().next().value ?? job);
  });
}

function findDoubleLabels(setUp: SetUp): readonly Fault[] {
  const label = findQueueSetting(setUp, "enqueueingLabel");
  if (findQueueSetting(setUp, "labelCommandsEnabled") !== true || typeof label !== "string") return [];
  return listLabelCalls(setUp)
    .filter(({ operation, labels }) => operation === "submit" && labels.includes(label))
    .map(({ job }) => ({
      message: `The label "${label}" starts the job ${job.id}. But the queue also submits a pull request as soon as the pull request has this label.`,
      place: job,
    }));
}

function findUnknownWorkflowRuns(setUp: SetUp): readonly Fault[] {
  // A missing workflow may be in a file that is not valid YAML.
  if (setUp.workflowProblems.length > 0) return [];
  const known = new Set(setUp.workflows.map(({ name }) => name));
  return [...new Set(listOurCalls(setUp).map(({ workflow }) => workflow))].flatMap(({ events }) => {
    const filter = events.get("workflow_run");
    const names = filter?.workflows ?? [];
    const message = `The workflow runs after workflows that do not exist: ${names.map((name) => `"${name}"`).join(", ")}.`;
    // A name in the filter may be a pattern, which may match any workflow.
    const isUnknown = names.length > 0 && !names.some((name) => known.has(name) || /[*!?+[]/.test(name));
    return createFaultIf(isUnknown, message, filter);
  });
}

const DEFAULT_BRANCH_EVENTS: readonly string[] = [
  "pull_request_target",
  "issue_comment",
  "workflow_run",
  "check_run",
  "delete",
  "repository_dispatch",
  "schedule",
];
const PULL_REQUEST_REF = "refs/pull/1/merge";

function allows(branches: "all" | "protected" | readonly string[], ref: string): boolean {
  if (typeof branches !== "string") return matchesPatterns(branches, ref);
  return branches === "all" || !ref.startsWith("refs/pull/");
}

function findEnvironmentFaults(
  find: (call: OurCall, environment: string, setUp: SetUp) => readonly Fault[],
): FaultDetector["find"] {
  return (setUp) => {
    if (setUp.environments === undefined) return [];
    // All steps of a job have the environment of the job, so one step of each job is enough.
    const jobs = new Map(listOurCalls(setUp).map((each) => [each.job, each]));
    return [...jobs.values()].flatMap((each) =>
      each.environment === undefined ? [] : find(each, each.environment, setUp),
    );
  };
}

function branchesOf({ environments = [] }: SetUp, name: string) {
  return environments.find((each) => each.name.toLowerCase() === name.toLowerCase())?.branches;
}

function findBlockedRuns({ workflow, job }: OurCall, environment: string, setUp: SetUp): readonly Fault[] {
  const branches = branchesOf(setUp, environment);
  if (branches === undefined || (job.condition ?? "").includes("event_name")) return [];
  const events = [...workflow.events.keys()];
  const ofDefault = events.find((name) => DEFAULT_BRANCH_EVENTS.includes(name));
  const refs = [
    ...(ofDefault === undefined || setUp.defaultBranch === undefined
      ? []
      : [[ofDefault, setUp.defaultBranch] as const]),
    ...(workflow.events.has("pull_request") ? [["pull_request", PULL_REQUEST_REF] as const] : []),
  ];
  return refs
    .filter(([, ref]) => !allows(branches, ref))
    .map(([event, ref]) => {
      const shown = ref.replace("pull/1/", "pull/*/");
      return {
        message: `The environment ${environment} of the job ${job.id} does not allow ${shown}, which is the ref of runs for the event ${event}.`,
        place: job,
      };
    });
}

function findOpenEnvironments({ workflow, job }: OurCall, environment: string, setUp: SetUp): readonly Fault[] {
  const branches = branchesOf(setUp, environment);
  const uses = listOurCalls(setUp).filter((each) => each.environment === environment);
  const isNeeded = uses.some((each) => each.workflow.events.has("pull_request"));
  const isOpen = Array.isArray(branches) && allows(branches, PULL_REQUEST_REF) && !workflow.events.has("pull_request");
  const message = `The environment ${environment} of the job ${job.id} allows refs/pull/*/merge, so the workflow of a pull request can read its secrets.`;
  return createFaultIf(isOpen && !isNeeded, message, job);
}

function findMissingUploads(setUp: SetUp): readonly Fault[] {
  const isUploaded =
    setUp.otherCi.length > 0 ||
    setUp.workflowProblems.length > 0 ||
    setUp.workflows.some(({ text }) => /impacted.?targets|trunk-io\/merge-action/i.test(text));
  const isParallel = findQueueSetting(setUp, "mode") === "parallel";
  const message = `${describeQueueSetting(setUp, "mode")}, but no workflow uploads impacted targets.`;
  return createFaultIf(isParallel && !isUploaded, message, findSettingPosition(setUp, "mode"));
}

/**
 * Finds workflows that upload targets only for some pull requests. Returns no fault if another workflow uploads for all
 * pull requests.
 */
function findPartialUploads(setUp: SetUp): readonly Fault[] {
  if (findQueueSetting(setUp, "mode") !== "parallel") return [];
  const uploads = listOurCalls(setUp).filter(({ operation }) => operation === "set-impacted-targets");
  const faults = uploads.map(({ workflow }) => {
    const filter = workflow.events.get("pull_request") ?? workflow.events.get("pull_request_target");
    if (filter === undefined) return [];
    const { types = ["opened", "synchronize"] } = filter;
    const isPartial =
      !(types.includes("opened") && types.includes("synchronize")) ||
      predictWorkflowStartByPaths(filter) !== "always" ||
      !passesBranchFilter(filter, setUp.targetBranch);
    const message = "The workflow uploads impacted targets only for some heads of pull requests.";
    return createFaultIf(isPartial, message, filter);
  });
  return faults.some((each) => each.length === 0) ? [] : faults.flat();
}

function findShallowCheckouts(setUp: SetUp): readonly Fault[] {
  return listOurCalls(setUp).flatMap(({ job, call, operation }) => {
    const message = `The job ${job.id} computes impacted targets, but its checkout has only one commit and no credentials to fetch more commits.`;
    if (reusableName(call) === "impacted-targets")
      return createFaultIf(call.with.get("fetch-depth") === "1", message, call);
    if (operation !== "compute-impacted-targets" || call.with.has("base-sha")) return [];
    const checkout = job.steps.find(({ uses }) => uses.startsWith("actions/checkout@"));
    const { with: inputs } = checkout ?? {};
    const isShallow = (inputs?.get("fetch-depth") ?? "1") === "1" && inputs?.get("persist-credentials") === "false";
    return createFaultIf(isShallow, message, checkout);
  });
}

export const jobFaultDetectors: readonly FaultDetector[] = [
  {
    id: "label-missing",
    severity: "error",
    meaning: "A job waits for a label that does not exist in the repository.",
    fix: "Create the label in the repository on GitHub.",
    find: findMissingLabels,
  },
  {
    id: "label-not-a-trigger",
    severity: "error",
    meaning: "A job waits for a label, but its workflow does not run when a label is set.",
    fix: "Run the workflow on `pull_request_target: { types: [labeled] }`.",
    find: findUnheardLabels,
  },
  {
    id: "label-submits-twice",
    severity: "warning",
    meaning: "The label in the queue's `enqueueingLabel` also starts a job that submits the pull request.",
    fix: "Set `labelCommandsEnabled: false`, or choose a different label for the job.",
    find: findDoubleLabels,
  },
  {
    id: "workflow-run-unknown",
    severity: "error",
    meaning: "The trigger `workflow_run` of a workflow with this action names only workflows that do not exist.",
    fix: "In `workflow_run`, use the value of the key `name` of the workflow that runs the tests.",
    find: findUnknownWorkflowRuns,
  },
  {
    id: "environment-missing",
    severity: "error",
    meaning:
      "A job names an environment that does not exist. GitHub then creates the environment without a branch rule and without secrets.",
    fix: "Create the environment with a branch rule and the secret `MERGE_QUEUE_TOKEN`.",
    find: findEnvironmentFaults(({ job, isReusable }, environment, setUp) => {
      const isMissing = branchesOf(setUp, environment) === undefined && !(isReusable && job.hasSecrets);
      return createFaultIf(isMissing, `The environment ${environment} of the job ${job.id} does not exist.`, job);
    }),
  },
  {
    id: "environment-without-branch-rule",
    severity: "warning",
    meaning: "An environment has no branch rule, so workflow runs of every branch can read its secrets.",
    fix: 'In the settings of the environment on GitHub, choose "Selected branches and tags", and add the branch to which the runs belong.',
    find: findEnvironmentFaults(({ job }, environment, setUp) => {
      const message = `The environment ${environment} of the job ${job.id} has no branch rule.`;
      return createFaultIf(branchesOf(setUp, environment) === "all", message, job);
    }),
  },
  {
    id: "environment-blocks-runs",
    severity: "error",
    meaning: "The branch rule of an environment does not allow the branch to which the runs of a job belong.",
    fix: "Add the branch in the message to the branch rule of the environment, or use a separate environment for the job.",
    find: findEnvironmentFaults(findBlockedRuns),
  },
  {
    id: "environment-open-to-pull-requests",
    severity: "warning",
    meaning: "An environment allows `refs/pull/*/merge`, although none of its jobs needs this rule.",
    fix: "Remove `refs/pull/*/merge` from the rule of the environment.",
    find: findEnvironmentFaults(findOpenEnvironments),
  },
  {
    id: "targets-missing",
    severity: "error",
    meaning:
      "The queue is in parallel mode, but no workflow uploads impacted targets. The queue admits no pull request.",
    fix: "Add the reusable workflow `impacted-targets.yml`, or set `mode: single`.",
    find: findMissingUploads,
  },
  {
    id: "targets-partial",
    severity: "error",
    meaning:
      "The queue is in parallel mode, but the workflow that uploads impacted targets does not run for some pull requests or pushes.",
    fix: "Run the upload on `pull_request` with the types `opened` and `synchronize`, without path filters, and for the target branch.",
    find: findPartialUploads,
  },
  {
    id: "checkout-shallow",
    severity: "warning",
    meaning: "A job computes impacted targets in a checkout of one commit, and cannot fetch more commits.",
    fix: "For test branches, and for the tool `moon`, set `fetch-depth: 0`. Otherwise, set `fetch-depth: 2`.",
    find: findShallowCheckouts,
  },
];
