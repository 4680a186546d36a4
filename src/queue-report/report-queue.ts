import { copyFileSync } from "node:fs";
import { resolve } from "node:path";
import { getErrorMessage, toInputError } from "../errors.js";
import type { OperationContext, OperationResult } from "../operation.js";
import { exportQueueHistory } from "../queue/export-history.js";
import { type ExportedHistory, readHistoryFile } from "../queue/history-file.js";
import { TEST_RESULT_RETENTION_DAYS } from "../queue/history-inputs.js";
import type { TestRun } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { listTestRunIdsToRead, type TestRunsById } from "./failures.js";
import type { TimeSpanMs } from "./figures.js";
import { formatHtmlReport } from "./html.js";
import { formatMarkdownReport } from "./markdown.js";
import { computeReport } from "./report.js";
import { createReportSections, describeLongestWaits, formatReportSummary } from "./sections.js";
import { describeQueueStateAtSpanEnd } from "./slow.js";

interface ReportInputs {
  readonly historyFile: string | undefined;
  readonly days: number;
  readonly until: string | undefined;
  readonly costPerMinute: number;
  readonly maxTestRuns: number;
  readonly reportFile: string | undefined;
}

type ReportOutput =
  | "answers"
  | "merged-count"
  | "merge-time-p50-seconds"
  | "merge-time-p95-seconds"
  | "test-run-count"
  | "runner-minutes"
  | "cost"
  | "report-file"
  | "report-json-file"
  | "history-file";

export async function reportQueue(
  inputs: ReportInputs,
  target: QueueTarget,
  context: OperationContext,
): Promise<OperationResult<"reported" | "no-data", ReportOutput>> {
  const { days, costPerMinute, maxTestRuns, reportFile } = inputs;
  if (inputs.historyFile === undefined || maxTestRuns > 0) context.token.require();
  const historyFile = await findHistory(inputs, target, context);
  const history = readHistoryFile(historyFile);
  requireSameQueue(history, target);
  const span = chooseSpan(history, inputs);
  const { testRuns, unread } = await readTestRuns(listTestRunIdsToRead(history, span), maxTestRuns, target, context);
  const report = computeReport(history, { span, days, costPerMinute, testRuns });
  const { figures } = report;
  const lead = formatReportSummary(report);
  if (figures.testRuns.count + figures.merged + figures.failed + figures.cancelled === 0) {
    return {
      result: "no-data",
      message: lead,
      details: [
        ...describeQueueStateAtSpanEnd(report),
        ...(report.longestWaits.length === 0 ? [] : describeLongestWaits(report).answers),
      ],
      outputs: { "merged-count": 0, "test-run-count": 0, "history-file": historyFile },
    };
  }
  const sections = createReportSections(report, inputs.historyFile ?? historyFile);
  const notes =
    unread === 0
      ? []
      : [
          `The checks of ${formatCount(unread, "more test run")} were not read. To read more, increase ${context.nameInput("max-test-runs")}.`,
        ];
  const json = `${JSON.stringify({ ...report, sections }, null, 2)}\n`;
  const htmlFile = context.writeFile("merge-queue-report.html", formatHtmlReport(lead, sections, target));
  const answers = sections.flatMap((section) => section.answers);
  return {
    result: "reported",
    message: lead,
    details: [...answers, ...notes],
    outputs: {
      answers,
      "merged-count": figures.merged,
      "merge-time-p50-seconds": figures.waits?.total.p50,
      "merge-time-p95-seconds": figures.waits?.total.p95,
      "test-run-count": figures.testRuns.count,
      "runner-minutes": figures.runnerMinutes?.toFixed(1),
      cost: figures.cost?.toFixed(2),
      "report-file": copyReport(htmlFile, reportFile, context),
      "report-json-file": context.writeFile("merge-queue-report.json", json),
      "history-file": historyFile,
    },
    summary: formatMarkdownReport([lead, ...notes].join(" "), sections, target.repository),
    record: report,
  };
}

/**
 * Returns the path of the history. If the user names no file, exports a history of the two spans that the report
 * compares.
 */
async function findHistory({ historyFile, days, until }: ReportInputs, target: QueueTarget, context: OperationContext) {
  if (historyFile !== undefined) return resolve(context.run.workspace, historyFile);
  const path = context.writeFile("merge-queue-history.ndjson", "");
  await exportQueueHistory(
    { historyFile: path, days: Math.min(2 * days, TEST_RESULT_RETENTION_DAYS), until },
    target,
    context,
  );
  return path;
}

function requireSameQueue({ span }: ExportedHistory, { repository: { owner, name }, targetBranch }: QueueTarget): void {
  const isSame = span.repository === `${owner}/${name}` && span.targetBranch === targetBranch;
  if (!isSame) throw toInputError("history-file", "the file is the history of a different queue.");
}

/** Chooses the span to report on. If the history is shorter than the span, the span starts with the history. */
function chooseSpan({ span }: ExportedHistory, { days, until }: Pick<ReportInputs, "days" | "until">): TimeSpanMs {
  const [startMs, endMs] = [parseTimeMs(span.since), parseTimeMs(span.until)];
  const toMs = until === undefined ? endMs : parseTimeMs(until);
  if (!(startMs < toMs && toMs <= endMs))
    throw toInputError("until", `must be in the time span of the history, from ${span.since} to ${span.until}.`);
  return { fromMs: Math.max(startMs, toMs - days * TIME_UNIT_MS.d), toMs };
}

/** Number of concurrent requests. */
const AT_ONCE = 5;

/** Reads at most `maximum` test runs. A test run that cannot be read stays unknown. */
async function readTestRuns(
  ids: readonly string[],
  maximum: number,
  target: QueueTarget,
  { service, signal }: OperationContext,
) {
  const wanted = ids.slice(0, maximum);
  const testRuns = new Map<string, TestRun>();
  for (let start = 0; start < wanted.length && !signal.aborted; start += AT_ONCE) {
    const part = wanted.slice(start, start + AT_ONCE);
    const read = await Promise.allSettled(part.map((id) => service.readTestRun(target, id)));
    for (const [index, each] of read.entries()) {
      if (each.status === "fulfilled") testRuns.set(part[index] ?? "", each.value);
    }
  }
  const known: TestRunsById = testRuns;
  return { testRuns: known, unread: ids.length - testRuns.size };
}

/** Copies the report to the path that the user chose. @throws InputError if the file cannot be written */
function copyReport(htmlFile: string, reportFile: string | undefined, { run }: Pick<OperationContext, "run">): string {
  if (reportFile === undefined) return htmlFile;
  const path = resolve(run.workspace, reportFile);
  try {
    copyFileSync(htmlFile, path);
    return path;
  } catch (error) {
    throw toInputError("report-file", `the file cannot be written: ${getErrorMessage(error)}`);
  }
}
