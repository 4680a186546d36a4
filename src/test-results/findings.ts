import { addErrorDetails, OperationError } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { MAX_PAGE_SIZE } from "../quarantined-tests/inputs.js";
import { readAllQuarantinedTests } from "../quarantined-tests/read.js";
import type { QuarantinedTest } from "../service/service.js";
import { formatCount, formatList } from "../text/format.js";
import { escapeSpacesAndControlCharacters, shortenText } from "../text/truncate.js";
import { createQuarantineMatcher, type TestIdContext } from "./identity.js";
import { describeSimilarTestNames } from "./near-misses.js";
import { createTestNameIndex } from "./plain-cases.js";
import type { ReportSearchResult } from "./report-files.js";
import { readReports, visitPassedTests } from "./reports.js";
import type { TestCase } from "./test-case.js";
import { decideVerdict, readTestStepOutcome, type TestStepFacts } from "./verdict.js";

type CheckContext = Pick<OperationContext, "run" | "service" | "signal" | "token">;

export type ReportFindings = Awaited<ReturnType<typeof checkReports>>;

export async function checkReports(
  { files, missing }: ReportSearchResult,
  facts: TestStepFacts,
  owner: TestIdContext,
  context: CheckContext,
) {
  const step = readTestStepOutcome(facts);
  const read = await readReports(files, step === "green", context.signal);
  // An unknown status matters only in a failed step, because it may hide a failure.
  const unclear = step === "green" ? [] : read.unclear;
  const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
  const { failures, suiteFailures, broken } = reports;
  const { list, ...known } = await lookUpQuarantine(failures, owner, context);
  const find = createQuarantineMatcher(list, owner);
  const failed = failures.filter((test) => find(test) === undefined);
  const quarantined = failures.flatMap((test) => {
    const match = find(test);
    return match === undefined ? [] : [{ test, ...match }];
  });
  const passing = new Set<QuarantinedTest>();
  // The first pass skipped passed tests, because the listed names were unknown. This second pass finds listed tests
  // that passed.
  if (list.length > 0) {
    await visitPassedTests(files, createTestNameIndex(list), context.signal, (testCase) => {
      const match = find(testCase);
      if (match !== undefined) passing.add(match.listed);
    });
  }
  for (const { listed } of quarantined) passing.delete(listed);
  return {
    ...known,
    reports,
    files: files.map(({ name }) => name),
    /** Lines of junit-paths that match no file. `reports.broken` contains them too. */
    missing,
    failed,
    quarantined,
    nearMisses: describeSimilarTestNames(failed, list, owner),
    passing: [...passing],
    verdict: decideVerdict({
      step,
      files: files.length,
      whole: broken.length === 0,
      failed: failed.length + suiteFailures.length,
      quarantined: quarantined.length,
    }),
  };
}

/**
 * Reads the list of quarantined tests if a test failed. If the read fails, warns and counts every failure. @throws
 * InputError without a token
 */
async function lookUpQuarantine(
  failures: readonly TestCase[],
  { orgSlug, repository }: TestIdContext,
  context: CheckContext,
) {
  if (failures.length === 0) return { list: [], listWarning: undefined, isListKnown: true };
  try {
    context.token.require();
  } catch (error) {
    const failed = `${formatCount(failures.length, "test")} failed (${formatTestNames(failures.map(({ name }) => name))})`;
    const why = `${failed}, and reading the list of quarantined tests requires a token.`;
    throw addErrorDetails(error, { details: [why] });
  }
  try {
    const query = { repository, orgSlug: context.run.hasV1Token ? orgSlug : "", pageSize: MAX_PAGE_SIZE };
    const { tests: list, warning } = await readAllQuarantinedTests(context.service, query);
    return { list, listWarning: warning, isListKnown: true };
  } catch (error) {
    if (!(error instanceof OperationError) || error.kind === "aborted" || context.signal.aborted) throw error;
    const why = `The list of quarantined tests could not be read, so the step treats every failed test as not quarantined: ${error.message}`;
    return { list: [], listWarning: [why, ...error.details].join(" "), isListKnown: false };
  }
}

export const MAX_NAMES_SHOWN = 3;
export const MAX_NAME_LENGTH = 200;

export function formatTestNames(names: readonly string[]): string {
  const shown = names.map((name) => shortenText(escapeSpacesAndControlCharacters(name), MAX_NAME_LENGTH));
  return formatList(shown, MAX_NAMES_SHOWN);
}
