import { Failure, withDetails } from "../errors.js";
import type { Context } from "../operation.js";
import { LARGEST_PAGE } from "../quarantined-tests/inputs.js";
import { readAllQuarantinedTests } from "../quarantined-tests/read.js";
import type { QuarantinedTest } from "../service/service.js";
import { counted, formatList } from "../text/format.js";
import { shorten, showInvisible } from "../text/truncate.js";
import { listedFinder, type Owner } from "./identity.js";
import { describeNearMisses } from "./near-misses.js";
import { wantedTests } from "./plain-cases.js";
import type { FoundReports } from "./report-files.js";
import { readReports, visitPassed } from "./reports.js";
import type { TestCase } from "./test-case.js";
import { type StepFacts, stepEndOf, verdictOf } from "./verdict.js";

type CheckContext = Pick<Context, "service" | "signal" | "token">;

export type Findings = Awaited<ReturnType<typeof checkReports>>;

export async function checkReports(
  { files, missing }: FoundReports,
  facts: StepFacts,
  owner: Owner,
  context: CheckContext,
) {
  const read = await readReports(files, context.signal);
  const step = stepEndOf(facts);
  // Unknown words do not fail a green step, but a red one turns green only when all is understood.
  const unclear = step === "green" ? [] : read.unclear;
  const reports = { ...read, broken: [...missing, ...read.broken, ...unclear] };
  const { failures, suiteFailures, broken } = reports;
  const { list, ...known } = await lookUpQuarantine(failures, owner, context);
  const find = listedFinder(list, owner);
  const judged = failures.map((test) => ({ test, match: find(test) }));
  const failed = judged.flatMap(({ test, match }) => (match === undefined ? [test] : []));
  const quarantined = judged.flatMap(({ test, match }) => (match === undefined ? [] : [{ test, ...match }]));
  const passing = new Set<QuarantinedTest>();
  // The first pass did not know the listed names.
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
    /** Lines of junit-paths without a file, also among the broken reports. */
    missing,
    failed,
    quarantined,
    nearMisses: describeNearMisses(failed, list, owner),
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

/** Without failures nothing is requested. Without a list every failure counts. @throws InputError without a token */
async function lookUpQuarantine(failures: readonly TestCase[], { orgSlug, repository }: Owner, context: CheckContext) {
  if (failures.length === 0) return { list: [], listWarning: undefined, isListKnown: true };
  try {
    context.token.require();
  } catch (error) {
    const failed = `${counted(failures.length, "test")} failed (${someNames(failures.map(({ name }) => name))})`;
    const why = `${failed}, and without a token nobody can be asked whether they are quarantined.`;
    throw withDetails(error, { details: [why] });
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

export const NAMES_SHOWN = 3;
export const NAME_CHARACTERS = 200;

export function someNames(names: readonly string[]): string {
  const shown = names.map((name) => shorten(showInvisible(name), NAME_CHARACTERS));
  return formatList(shown, NAMES_SHOWN);
}
