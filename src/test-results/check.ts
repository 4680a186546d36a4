import type { QuarantinedTest } from "../quarantined-tests/all-pages.js";
import { type Findings, splitFailures } from "./findings.js";
import type { Owner } from "./identity.js";
import { type AskingContext, lookUpQuarantine } from "./look-up.js";
import { type FindListed, listedFinder } from "./quarantine.js";
import type { FoundReports } from "./report-files.js";
import { type ReportFile, readReports, visitPassed } from "./reports.js";
import { type StepEnd, verdictOf } from "./verdict.js";
import { wantedTests } from "./wanted-tests.js";

/** Reads the reports that were found, asks about what failed, and decides. */
export async function checkReports(
  { files, missing }: FoundReports,
  step: StepEnd,
  owner: Owner,
  context: AskingContext,
): Promise<Findings> {
  const read = await readReports(files, context.signal);
  const reports = { ...read, broken: [...missing, ...read.broken] };
  const { failures, suiteFailures, broken } = reports;
  const lookUp = failures.length === 0 ? undefined : await lookUpQuarantine(failures, owner, context);
  const list = lookUp?.kind === "list" ? lookUp.list : [];
  const find = listedFinder(list, owner);
  const { failed, quarantined } = splitFailures(failures, find);
  const passing = list.length === 0 ? [] : await passingNow(files, list, find, context.signal);
  const failing = new Set(quarantined.map(({ listed }) => listed));
  return {
    reports,
    files: files.map(({ name }) => name),
    missing,
    lookUp,
    failed,
    quarantined,
    passing: passing.filter((listed) => !failing.has(listed)),
    verdict: verdictOf({
      step,
      files: files.length,
      whole: broken.length === 0,
      failed: failed.length + suiteFailures.length,
      quarantined: quarantined.length,
    }),
  };
}

/** Tests of the list that passed. Their names are known only now, so the reports are read once more. */
async function passingNow(
  files: readonly ReportFile[],
  list: readonly QuarantinedTest[],
  find: FindListed,
  signal: AbortSignal,
): Promise<readonly QuarantinedTest[]> {
  const passing = new Set<QuarantinedTest>();
  await visitPassed(files, wantedTests(list), signal, (testCase) => {
    const match = find(testCase);
    if (match !== undefined) passing.add(match.listed);
  });
  return [...passing];
}
