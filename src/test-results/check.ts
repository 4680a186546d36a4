import { Failure, withMore } from "../errors.js";
import type { Context, Outcome } from "../operation.js";
import { LARGEST_PAGE } from "../quarantined-tests/inputs.js";
import { readAllQuarantinedTests } from "../quarantined-tests/read.js";
import type { QuarantinedTest } from "../service/service.js";
import type { RepositoryTarget } from "../target/target.js";
import { listedFinder, type Owner } from "./identity.js";
import {
  describeBroken,
  describeFindings,
  describeMissingToken,
  type Findings,
  type QuarantinedFailure,
} from "./messages.js";
import { testResultsPage } from "./page.js";
import { wantedTests } from "./plain-cases.js";
import { type FoundReports, findReports } from "./report-files.js";
import { readReports, visitPassed } from "./reports.js";
import type { TestCase } from "./test-case.js";
import { type StepFacts, stepEndOf, type Verdict, verdictOf } from "./verdict.js";

interface CheckInputs extends StepFacts {
  readonly orgSlug: string | undefined;
  readonly junitPaths: readonly string[] | undefined;
  readonly workingDirectory: string;
  readonly variant: string | undefined;
}

type CheckContext = Pick<Context, "service" | "signal" | "requireToken">;
type CheckOutput = "failed-count" | "quarantined-count" | "failed-tests" | "quarantined-failures";

/** Reads the reports of a test step, and decides by them and by what is quarantined whether it passes. */
export async function check(
  inputs: CheckInputs,
  { repository }: RepositoryTarget,
  context: Context,
): Promise<Outcome<Verdict["result"], CheckOutput>> {
  const { orgSlug = "", junitPaths = [], workingDirectory, variant = "" } = inputs;
  const found = await findReports(junitPaths, context.workspace, workingDirectory);
  const findings = await checkReports(found, inputs, { orgSlug, repository, variant }, context);

  const { reports, files, failed, quarantined, passing, listWarning, verdict } = findings;
  if (listWarning !== undefined) context.log.warning(listWarning);
  // Without any file the message names them.
  const broken = files.length === 0 ? [] : reports.broken;
  for (const each of broken) context.log.warning(`${describeBroken(each)}.`);
  const { message, details } = describeFindings(findings, inputs.testExitCode);
  const suites = reports.suiteFailures.map(({ suite: parent, file }) => {
    return { name: null, parent, file: file || null, classname: null };
  });
  return {
    result: verdict.result,
    message,
    details,
    outputs: {
      "failed-count": suites.length + failed.length,
      "quarantined-count": quarantined.length,
      "failed-tests": [...suites, ...failed.map(namesOf)],
      "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
    },
    summary: testResultsPage(message, details, findings),
    record: {
      tests: reports.cases,
      files,
      brokenFiles: reports.broken,
      failedSuites: reports.suiteFailures,
      quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
      passingQuarantinedTests: passing,
    },
  };
}

/** The names of a test as the list of quarantined tests has them: null where there is none. */
function namesOf({ name, parent, file, suiteFile, classname }: TestCase) {
  return { name, parent: parent || null, file: file || suiteFile || null, classname: classname || null };
}

async function checkReports(
  { files, missing }: FoundReports,
  facts: StepFacts,
  owner: Owner,
  context: CheckContext,
): Promise<Findings> {
  const read = await readReports(files, context.signal);
  const step = stepEndOf(facts);
  // A green step stays green in spite of words that nobody knows; a red one turns green only when all is understood.
  const unclear = step === "green" ? [] : read.unclear;
  const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
  const { failures, suiteFailures, broken } = reports;
  const { list, ...known } = await lookUpQuarantine(failures, owner, context);
  const find = listedFinder(list, owner);
  const failed: TestCase[] = [];
  const quarantined: QuarantinedFailure[] = [];
  for (const test of failures) {
    const match = find(test);
    if (match === undefined) failed.push(test);
    else quarantined.push({ test, ...match });
  }
  const passing = new Set<QuarantinedTest>();
  // The names of listed tests are known only now, so the reports are read once more.
  if (list.length > 0) {
    await visitPassed(files, wantedTests(list), context.signal, (testCase) => {
      const match = find(testCase);
      if (match !== undefined) passing.add(match.listed);
    });
  }
  for (const { listed } of quarantined) passing.delete(listed);
  return {
    ...known,
    reports,
    files: files.map(({ name }) => name),
    missing,
    failed,
    quarantined,
    passing: [...passing],
    verdict: verdictOf({
      step,
      files: files.length,
      whole: broken.length === 0,
      failed: failed.length + suiteFailures.length,
      quarantined: quarantined.length,
    }),
  };
}

/** Asks for the list; with nothing failed nobody is asked. @throws InputError without a token, with their names. */
async function lookUpQuarantine(
  failures: readonly TestCase[],
  { orgSlug, repository }: Owner,
  context: CheckContext,
): Promise<Pick<Findings, "listWarning" | "isListKnown"> & { readonly list: readonly QuarantinedTest[] }> {
  if (failures.length === 0) return { list: [], listWarning: undefined, isListKnown: true };
  try {
    context.requireToken();
  } catch (error) {
    throw withMore(error, { details: [describeMissingToken(failures)] });
  }
  try {
    const query = { repository, orgSlug, pageSize: LARGEST_PAGE };
    const { tests: list, warning } = await readAllQuarantinedTests(context.service, query);
    return { list, listWarning: warning, isListKnown: true };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "aborted" || context.signal.aborted) throw error;
    const why = `The list of quarantined tests could not be read, so every failure counts: ${error.message}`;
    return { list: [], listWarning: [why, ...error.details].join(" "), isListKnown: false };
  }
}
