import { AbortedError, type ErrorKind, getErrorMessage, OperationError } from "../errors.js";
import type { OperationContext, OperationResult, OutputValue, PlannedRequest } from "../operation.js";
import { explainQueueState, readQueue } from "../queue/read.js";
import type { Queue } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatCount, formatState, formatTruncatedList, shortenName } from "../text/format.js";
import {
  escapeText,
  FULL_LIST_NOTE,
  formatOmittedItemCount,
  joinBlocks,
  toCell,
  toLimitedTable,
  toPullRequestLink,
} from "../text/markdown.js";
import { runCancelOperation } from "./cancel.js";
import type { multiPullRequestOutputs, multiPullRequestResults } from "./fields.js";
import { checkUserPermission, type PermissionInputValues } from "./permission.js";
import { createRequestCombiner, type RequestCombiner } from "./shared-requests.js";
import { readPullRequestStatus } from "./status.js";
import { runSubmitOperation, type SubmitInputValues } from "./submit.js";

/** Number of pull requests to process at the same time. One request of API v1 reads at most this number of records. */
const BATCH = 50;
const LINES_SHOWN = 50;
const FAILURES_SHOWN = 20;
const REQUESTS_SHOWN = 20;

type ManyResult = OperationResult<keyof typeof multiPullRequestResults, keyof typeof multiPullRequestOutputs>;
type Targets = readonly PullRequestTarget[];
type Act = (target: PullRequestTarget, context: OperationContext) => Promise<OperationResult>;

interface Row {
  readonly target: PullRequestTarget;
  readonly result: string;
  readonly errorKind?: ErrorKind;
  readonly message: string;
  readonly details?: readonly string[];
  readonly requests?: readonly PlannedRequest[];
  readonly outputs?: Readonly<Record<string, OutputValue>>;
  readonly record?: unknown;
}

export function readStatusOfPullRequests(targets: Targets, context: OperationContext): Promise<ManyResult> {
  return actOnMany(readPullRequestStatus, targets, context, { withTargets: true });
}

export async function cancelSelectedPullRequests(
  values: PermissionInputValues,
  targets: Targets,
  context: OperationContext,
) {
  const act: Act = (target, own) => runCancelOperation({ ...values, requirePermission: undefined }, target, own);
  return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}

export async function submitSelectedPullRequests(
  values: SubmitInputValues,
  targets: Targets,
  context: OperationContext,
) {
  const act: Act = (target, own) => runSubmitOperation({ ...values, requirePermission: undefined }, target, own);
  return (await checkOnce(values, targets, context)) ?? actOnMany(act, targets, context);
}

/** Checks the permission once for all pull requests, because they are in one repository. */
async function checkOnce(values: PermissionInputValues, [first]: Targets, context: OperationContext) {
  return first === undefined ? undefined : checkUserPermission(values, first, context);
}

/**
 * Runs an operation on each pull request. A failure for one pull request does not stop the operation for the others.
 * @throws AbortedError
 */
async function actOnMany(
  act: Act,
  targets: Targets,
  context: OperationContext,
  { withTargets = false } = {},
): Promise<ManyResult> {
  // All queues are read before the first write, because a missing queue probably means a wrong branch.
  const queues = new Map<string, Queue>();
  for (const target of targets) {
    if (!queues.has(target.targetBranch)) queues.set(target.targetBranch, await readQueue(context.service, target));
  }
  const rows = new Map<PullRequestTarget, Row>();
  for (const [branch, queue] of queues) {
    const shared = createRequestCombiner(context, queue, withTargets);
    const group = targets.filter(({ targetBranch }) => targetBranch === branch);
    for (let start = 0; start < group.length; start += BATCH) {
      const batch = group.slice(start, start + BATCH);
      const acts = batch.map(async (target) => rows.set(target, await actOnOne(act, target, shared, context)));
      await Promise.all(acts);
      if (rows.size < targets.length)
        context.log.info(`The step finished with ${rows.size} of ${formatCount(targets.length, "pull request")}.`);
    }
  }
  const states = [...queues].map(([branch, { state }]) => [branch, explainQueueState(state)] as const);
  const notes = states.flatMap(([branch, text]) => (text === "" ? [] : [`${shortenName(branch)}: ${text}`]));
  return report(
    targets.flatMap((target) => rows.get(target) ?? []),
    notes,
    context,
  );
}

async function actOnOne(
  act: Act,
  target: PullRequestTarget,
  shared: RequestCombiner,
  context: OperationContext,
): Promise<Row> {
  if (shared.isStopped()) return notReached(target);
  const warnings: string[] = [];
  const { debug } = context.log;
  // The table replaces the log lines of each pull request.
  const log = { ...context.log, info: debug, notice: debug, warning: (line: string) => void warnings.push(line) };
  try {
    const done = await act(target, { ...context, service: shared.service, log });
    const { result, message, details = [], requests = [], outputs } = done;
    const errorKind = result === "head-changed" ? "result" : undefined;
    // A status also returns the whole queue, which is equal for all pull requests.
    const record = new Map(Object.entries({ ...done.record })).get("record");
    const notes = [...new Set([...details, ...warnings])];
    return { target, result, ...(errorKind && { errorKind }), message, details: notes, requests, outputs, record };
  } catch (error) {
    return shared.isStopped() && !shared.wasSent(target.number) ? notReached(target) : failedRow(target, error);
  }
}

function notReached(target: PullRequestTarget): Row {
  return { target, result: "not-reached", message: `Nothing was sent for #${target.number}.` };
}

function failedRow(target: PullRequestTarget, error: unknown): Row {
  if (!(error instanceof OperationError))
    return { target, result: "error", errorKind: "bug", message: getErrorMessage(error) };
  const { kind, message, details, outputs } = error;
  const result = kind === "aborted" ? "aborted" : "error";
  return { target, result, errorKind: kind, message, details, outputs };
}

function report(rows: readonly Row[], notes: readonly string[], context: OperationContext): ManyResult {
  const failed = rows.filter(({ errorKind }) => errorKind !== undefined);
  const left = rows.filter(({ result }) => result === "not-reached");
  const unfinished = [...failed, ...left];
  const outputs = {
    "pull-requests": rows.map((row) => ({
      number: row.target.number,
      result: row.result,
      state: row.outputs?.state ?? null,
      errorKind: row.errorKind ?? null,
    })),
    "selected-count": rows.length,
    "incomplete-count": unfinished.length,
  };
  const shown = rows.slice(0, LINES_SHOWN).map(toLine);
  const hidden = formatOmittedItemCount(rows.length - shown.length, FULL_LIST_NOTE);
  if (rows.length > 0) context.log.group("Pull requests", [...shown, ...(hidden === "" ? [] : [hidden])]);
  const details = [
    ...failed
      .slice(0, FAILURES_SHOWN)
      .map(({ target, errorKind, message, details: [first = ""] = [] }) =>
        `#${target.number} ${errorKind}: ${message} ${first}`.trim(),
      ),
    ...(failed.length > FAILURES_SHOWN ? [formatOmittedItemCount(failed.length - FAILURES_SHOWN, FULL_LIST_NOTE)] : []),
    ...(left.length === 0 ? [] : [`The step did not reach ${formatNumbers(left)}. To continue, run the step again.`]),
    ...notes,
  ];
  if (context.signal.aborted && unfinished.length > 0)
    throw new AbortedError(`The run was stopped. ${describe(rows, unfinished)}`, { details, outputs });
  const plans = rows.flatMap(({ requests = [] }) => requests);
  const planned = context.dryRun ? `Without the dry run, ${formatCount(plans.length, "request")} would be sent. ` : "";
  const message = `${planned}${describe(rows, unfinished)}`;
  return {
    result: unfinished.length > 0 ? "incomplete" : context.dryRun ? "planned" : "completed",
    message,
    details,
    requests: plans.length > REQUESTS_SHOWN ? shortenPlans(plans) : plans,
    outputs,
    summary: joinBlocks([...[message, ...details].map(escapeText), toManyTable(rows)]),
    record: {
      pullRequests: rows.map(({ target, ...row }) => ({
        number: target.number,
        targetBranch: target.targetBranch,
        ...row,
      })),
    },
  };
}

/** Describes the results, such as `3 pull requests: 2 submitted, 1 error. Failed or not reached: #7.` */
function describe(rows: readonly Row[], unfinished: readonly Row[]): string {
  if (rows.length === 0) return "No pull request matches, so there was nothing to do.";
  const counts = new Map<string, number>();
  for (const word of rows.map(wordOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const parts = [...counts].map(([word, count]) => `${count} ${formatState(word)}`);
  const names =
    unfinished.length === 0
      ? ""
      : ` The step failed for these pull requests or did not reach them: ${formatNumbers(unfinished)}.`;
  return `${formatCount(rows.length, "pull request")}: ${parts.join(", ")}.${names}`;
}

/**
 * Returns the word that describes a row: its result, or the state of the pull request instead of the result `found`.
 */
function wordOf({ result, outputs }: Row): string {
  return result === "found" && typeof outputs?.state === "string" ? outputs.state : result;
}

function formatNumbers(rows: readonly Row[]): string {
  return formatTruncatedList(
    rows.map(({ target }) => `#${target.number}`),
    LINES_SHOWN,
  );
}

function toLine(row: Row): string {
  return `#${row.target.number}: ${[row.result, stateOf(row), noteOf(row)].filter((part) => part !== "").join(", ")}`;
}

/** Returns the state; empty if the result already shows it. */
function stateOf({ result, outputs }: Row): string {
  return typeof outputs?.state === "string" && outputs.state !== result ? formatState(outputs.state) : "";
}

/** Returns the reason of a failure, the plan of a dry run, the blockers or the position in the queue. */
function noteOf({ result, errorKind, message, outputs }: Row): string {
  if (errorKind !== undefined || result === "planned") return message;
  const blockers = outputs?.["blocked-by"];
  if (typeof blockers === "string" && blockers !== "") return `blocked by ${blockers}`;
  return typeof outputs?.position === "number" ? `position ${outputs.position}` : "";
}

function toManyTable(rows: readonly Row[]): string {
  if (rows.length === 0) return "";
  const toCells = (row: Row) => [
    `${toPullRequestLink(row.target.repository, row.target.number)} ${toCell(titleOf(row))}`.trim(),
    ...[row.result, stateOf(row), noteOf(row)].map(toCell),
  ];
  const limit = { atMost: rows.length, whole: "" };
  return toLimitedTable(["Pull request", "Result", "State", "Note"], rows, toCells, limit);
}

function titleOf({ record }: Row): string {
  const title = new Map(Object.entries({ ...Object(record) })).get("prTitle");
  return typeof title === "string" ? title : "";
}

function shortenPlans(plans: readonly PlannedRequest[]): readonly PlannedRequest[] {
  const title = formatOmittedItemCount(plans.length - REQUESTS_SHOWN, FULL_LIST_NOTE);
  return [...plans.slice(0, REQUESTS_SHOWN), { title, body: [] }];
}
