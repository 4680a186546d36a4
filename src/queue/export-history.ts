import { resolve } from "node:path";
import { addErrorDetails, OperationError, toInputError } from "../errors.js";
import type { OperationContext, OperationResult } from "../operation.js";
import { determineServiceTime } from "../service/present.js";
import type { Queue, TestingResult } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatServiceTime, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import {
  type ExportedTimeSpan,
  type ExportOutputName,
  type HistoryFileWriter,
  openHistoryFileWriter,
} from "./history-file.js";
import { formatQueueName, readQueue } from "./read.js";

interface ExportInputs {
  readonly historyFile: string;
  readonly days: number;
  readonly until: string | undefined;
}

type ExportContext = Pick<OperationContext, "service" | "clock" | "log" | "run">;

export async function exportQueueHistory(
  { historyFile, days, until }: ExportInputs,
  target: QueueTarget,
  context: ExportContext,
): Promise<OperationResult<"exported", ExportOutputName>> {
  const path = resolve(context.run.workspace, historyFile);
  const file = openHistoryFileWriter(path);
  const progress = readProgress(file, target);
  try {
    const span = progress.span ?? (await startExport({ file, progress }, target, { days, until }, context));
    if (progress.span !== undefined)
      context.log.info(
        `The export continues ${file.partialPath}, which already contains ${formatCount(progress.keys.size, "testing result")}.`,
      );
    await exportTestingResults(span, target, { file, progress, context });
    await exportPullRequests(span, target, { file, progress, context });
    const [results, pullRequests] = [progress.keys.size, progress.exported.size];
    file.append([{ kind: "end", testingResults: results, pullRequests }]);
    file.complete();
    const [from, to] = [formatServiceTime(span.since), formatServiceTime(span.until)];
    const content = `${formatCount(results, "testing result")} and ${formatCount(pullRequests, "pull request")}`;
    return {
      result: "exported",
      message: `Exported ${content} of the merge queue for ${formatQueueName(target)}, from ${from} to ${to}.`,
      details: [`File: ${path}`],
      outputs: { "history-file": path, "testing-result-count": results, "pull-request-count": pullRequests },
      record: { ...span, testingResults: results, pullRequests },
    };
  } catch (error) {
    throw addErrorDetails(error, {
      details: [
        `${file.partialPath} contains the part of the history that the step has read. The next run continues after this part.`,
      ],
    });
  }
}

/** Part of the export that the file already contains. */
interface Progress {
  /** Undefined for a new file. */
  readonly span: ExportedTimeSpan | undefined;
  /** Keys of the testing results in the file. They show if a further result is a duplicate. */
  readonly keys: Set<string>;
  /** End of the oldest testing result, in milliseconds since 1970. */
  oldestMs: number;
  hasAllResults: boolean;
  /** Numbers of all pull requests that have testing results or are in the queue. */
  readonly wanted: Set<number>;
  /** Numbers of the pull requests in the file. */
  readonly exported: Set<number>;
}

/** Reads the progress of an interrupted export. @throws InputError if the export is not of this queue */
function readProgress(file: HistoryFileWriter, target: QueueTarget): Progress {
  const [first, ...others] = file.found;
  if (first !== undefined && (first.kind !== "export" || !isSameQueue(first, target)))
    throw toInputError(
      "history-file",
      `${file.partialPath} has an unfinished export that is not of this queue; delete this file.`,
    );
  const progress: Progress = {
    span: first,
    keys: new Set(),
    oldestMs: Number.POSITIVE_INFINITY,
    hasAllResults: false,
    wanted: new Set(),
    exported: new Set(),
  };
  for (const line of others) {
    if (line.kind === "queue") addQueued(progress, line.enqueuedPullRequests);
    if (line.kind === "testing-result") addResult(progress, line);
    if (line.kind === "pull-request") progress.exported.add(line.prNumber);
    if (line.kind === "testing-results-end") progress.hasAllResults = true;
  }
  return progress;
}

function isSameQueue(span: ExportedTimeSpan, target: QueueTarget): boolean {
  const { repository, targetBranch } = createSpanQueue(target);
  return span.repository === repository && span.targetBranch === targetBranch;
}

function createSpanQueue({ repository: { owner, name }, targetBranch }: QueueTarget) {
  return { repository: `${owner}/${name}`, targetBranch };
}

/** Writes the first lines: the span, and the queue with its settings. */
async function startExport(
  { file, progress }: Pick<Step, "file" | "progress">,
  target: QueueTarget,
  { days, until }: Pick<ExportInputs, "days" | "until">,
  { service, clock }: ExportContext,
): Promise<ExportedTimeSpan> {
  const queue = await readQueue(service, target);
  addQueued(progress, queue.enqueuedPullRequests);
  const untilMs = until === undefined ? determineServiceTime(service, clock, []).ms : parseTimeMs(until);
  const [since = "", end = ""] = [untilMs - days * TIME_UNIT_MS.d, untilMs].map((each) => new Date(each).toISOString());
  const span: ExportedTimeSpan = { formatVersion: 1, ...createSpanQueue(target), since, until: end };
  file.append([
    { kind: "export", ...span },
    { ...queue, kind: "queue" },
  ]);
  return span;
}

function addQueued({ wanted }: Progress, queued: Queue["enqueuedPullRequests"] | null | undefined): void {
  for (const { prNumber } of queued ?? []) wanted.add(prNumber);
}

/** Adds a testing result. Returns false if the file already contains the result, because pages may overlap. */
function addResult(
  progress: Progress,
  { testRunId, prNumber, endedAt }: Pick<TestingResult, "testRunId" | "prNumber" | "endedAt">,
): boolean {
  const key = JSON.stringify([testRunId, prNumber, endedAt]);
  progress.wanted.add(prNumber);
  progress.oldestMs = Math.min(progress.oldestMs, parseTimeMs(endedAt));
  return progress.keys.size !== progress.keys.add(key).size;
}

interface Step {
  readonly file: HistoryFileWriter;
  readonly progress: Progress;
  readonly context: ExportContext;
}

/** Number of pages between two lines of the log. */
const PAGES_PER_LINE = 10;

/** Exports the testing results, newest first. An interrupted export continues at its oldest testing result. */
async function exportTestingResults(span: ExportedTimeSpan, target: QueueTarget, { file, progress, context }: Step) {
  if (progress.hasAllResults) return;
  // The added millisecond includes other results with the same time as the oldest result.
  const untilMs = Math.min(parseTimeMs(span.until), progress.oldestMs + 1);
  const request = { since: span.since, until: new Date(untilMs).toISOString() };
  await readPages(async (cursor, page) => {
    const { testingResults, nextCursor } = await context.service.readTestingResults(target, { ...request, cursor });
    const added = testingResults.filter((result) => addResult(progress, result));
    file.append(added.map((result) => ({ ...result, kind: "testing-result" })));
    if (page % PAGES_PER_LINE === 0) {
      const back = formatServiceTime(new Date(progress.oldestMs).toISOString());
      context.log.info(`Read ${formatCount(progress.keys.size, "testing result")}, back to ${back}.`);
    }
    return nextCursor;
  });
  file.append([{ kind: "testing-results-end" }]);
}

/** Maximum number of pull requests in a request. */
const BATCH = 50;

/** Exports the pull requests with testing results, those in the queue, and those that left the queue in the span. */
async function exportPullRequests(span: ExportedTimeSpan, target: QueueTarget, { file, progress, context }: Step) {
  const { service, log } = context;
  const numbers = new Set(progress.wanted);
  await readPages(async (cursor) => {
    const page = await service.readPullRequests(target, { since: span.since, cursor });
    for (const { prNumber } of page.pullRequests) numbers.add(prNumber);
    return page.nextCursor;
  });
  const open = [...numbers].filter((number) => !progress.exported.has(number));
  for (let start = 0; start < open.length; start += BATCH) {
    const histories = await service.readHistories(target, open.slice(start, start + BATCH));
    const known = histories.flatMap((history) =>
      history.prNumber == null ? [] : [{ ...history, prNumber: history.prNumber }],
    );
    file.append(known.map((history) => ({ ...history, kind: "pull-request" })));
    for (const { prNumber } of known) progress.exported.add(prNumber);
    if ((start / BATCH) % PAGES_PER_LINE === PAGES_PER_LINE - 1)
      log.info(`Read the state changes of ${formatCount(progress.exported.size, "pull request")}.`);
  }
}

/**
 * Reads pages until a page has no cursor. `read` receives the number of the page, from 1. @throws OperationError if a
 * cursor repeats
 */
async function readPages(
  read: (cursor: string | undefined, page: number) => Promise<string | null | undefined>,
): Promise<void> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 1; ; page += 1) {
    cursor = (await read(cursor, page)) || undefined;
    if (cursor === undefined) return;
    if (seen.has(cursor))
      throw new OperationError(
        "response",
        "The history cannot be read completely, because the service returned the same page twice.",
      );
    seen.add(cursor);
  }
}
