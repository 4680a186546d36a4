import type { OperationContext, OperationResult } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount } from "../text/format.js";
import {
  escapeText,
  FULL_LIST_NOTE,
  formatOmittedItemCount,
  joinBlocks,
  toBullets,
  toCell,
  toLimitedTable,
} from "../text/markdown.js";
import { version } from "../text/version.js";
import { FAULT_DETECTORS, type Finding, findFaults, listUncheckedFacts } from "./checks.js";
import { readSetUp, type SetUpReadOptions } from "./read.js";
import { listUnverifiedRequiredChecks } from "./required-checks.js";
import type { SetUp, Severity } from "./set-up.js";

interface DoctorValues extends SetUpReadOptions {
  readonly failOn: "error" | "warning" | "never";
}

type DoctorOutput = "findings" | "error-count" | "warning-count" | "not-checked" | "sarif-file";

const HEAD = ["Severity", "Finding", "File", "Fix"] as const;
/** Maximum number of findings in the log. */
const SHOWN = 30;

function limit<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, SHOWN);
}

/** Checks the set-up of a queue and its repository. Changes nothing. */
export async function examineSetUp(
  { failOn, ...sources }: DoctorValues,
  target: QueueTarget,
  context: OperationContext,
): Promise<OperationResult<"healthy" | "faults", DoctorOutput>> {
  const { setUp, notChecked: unread } = await readSetUp(sources, target, context);
  const findings = findFaults(setUp);
  const notChecked = [...unread, ...listUncheckedFacts(setUp)];
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const isHealthy = errors + warnings === 0;
  const isAllowed = failOn === "never" || (failOn === "error" && errors === 0);
  const verdict = isHealthy
    ? `no faults${formatUnverified(setUp)}`
    : `${formatCount(errors, "error")} and ${formatCount(warnings, "warning")}`;
  const message = `The set-up of the merge queue for ${formatQueueName(target)} has ${verdict}.`;
  return {
    result: isHealthy ? "healthy" : "faults",
    ...(isAllowed && { allowed: ["faults"] }),
    message,
    details: [
      ...limit(findings).flatMap(describe),
      formatOmittedItemCount(findings.length - SHOWN, FULL_LIST_NOTE),
      ...limit(notChecked).map((sentence) => `Not checked: ${sentence}`),
    ].filter((line) => line !== ""),
    outputs: {
      findings,
      "error-count": errors,
      "warning-count": warnings,
      "not-checked": notChecked,
      "sarif-file": context.writeFile("set-up.sarif", `${JSON.stringify(toSarif(findings, setUp), null, 2)}\n`),
    },
    summary: joinBlocks([
      escapeText(message),
      findings.length === 0 ? "" : toLimitedTable(HEAD, findings, toRow, { atMost: 200, whole: FULL_LIST_NOTE }),
      notChecked.length === 0 ? "" : "#### Not checked",
      toBullets(notChecked, SHOWN),
    ]),
    record: { findings, notChecked },
  };
}

/** Returns the words after "no faults" if required checks could not be verified; otherwise an empty text. */
function formatUnverified(setUp: SetUp): string {
  if (setUp.requiredOnTestBranches === undefined) return ", but the required checks are not verified";
  const { length } = listUnverifiedRequiredChecks(setUp);
  if (length === 0) return "";
  return `, but ${formatCount(length, "required check")} ${length === 1 ? "is" : "are"} not verified`;
}

function formatPlace({ file, line }: Finding): string {
  return file === null ? "" : `${file}:${line}`;
}

function describe(finding: Finding): readonly string[] {
  const place = finding.file === null ? "" : `${formatPlace(finding)}: `;
  return [`${finding.severity} ${finding.id}: ${place}${finding.message}`, `  ${finding.fix}`];
}

function toRow(finding: Finding): readonly string[] {
  const { severity, id, message, fix } = finding;
  return [severity, `${toCell(message)} (${id})`, toCell(formatPlace(finding)), toCell(fix)];
}

/**
 * Converts findings to SARIF 2.1.0. GitHub requires a file for each finding, so a finding about a setting is at the
 * start of the queue file or of the first workflow.
 */
function toSarif(findings: readonly Finding[], { queueFile, workflows, targetBranch }: SetUp) {
  const fallback = queueFile?.file ?? workflows[0]?.file ?? ".github/workflows";
  const rules = FAULT_DETECTORS.map(({ id, meaning, fix, severity }) => ({
    id,
    shortDescription: { text: meaning },
    help: { text: fix },
    defaultConfiguration: { level: severity },
  }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Merge Queue Action", version, rules } },
        automationDetails: { id: `merge-queue-set-up/${targetBranch}/` },
        results: findings.map(({ id, severity, message, fix, file, line }) => ({
          ruleId: id,
          ruleIndex: rules.findIndex((rule) => rule.id === id),
          level: severity,
          message: { text: `${message} ${fix}` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(file ?? fallback) },
                region: { startLine: line ?? 1 },
              },
            },
          ],
        })),
      },
    ],
  };
}
