import { shorten } from "../shorten.js";
import { counted, someInWords } from "../words.js";
import type { Findings } from "./findings.js";

const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
const NOT_A_PROOF =
  "A test can be listed as quarantined while quarantining is switched off for the organisation: check its settings in the web application.";

const JEST_LEAVES_OUT =
  "jest-junit leaves a test file that could not be loaded out of its report, so such a failure shows only with its option reportTestSuiteErrors set to true.";

export function tests(count: number): string {
  return counted(count, "test");
}

/** The first few names, and how many more there are. */
export function someNames(of: readonly { readonly name: string }[]): string {
  return someInWords(
    of.map(({ name }) => shorten(name, NAME_CHARACTERS)),
    NAMES_SHOWN,
  );
}

/** What the check comes to, in one sentence. */
export function verdictInWords(findings: Findings, exitCode: number | undefined): string {
  const { verdict, reports, files, quarantined } = findings;
  const extent = `${tests(reports.cases)} in ${counted(files.length, "result file")}`;
  switch (verdict.result) {
    case "no-results":
      return `No file matches junit-paths, so nothing is known about the tests${noFilesInWords(findings)}.`;
    case "passed":
      return `No test failed, of ${extent}.`;
    case "quarantined":
      return quarantined.length === 1
        ? `The one failed test is quarantined, of ${extent}.`
        : `All ${quarantined.length} failed tests are quarantined, of ${extent}.`;
    case "failed":
      break;
  }
  switch (verdict.because) {
    case "failures":
      return failuresInWords(findings);
    case "broken-files":
      return `${counted(reports.broken.length, "result file")} cannot be relied on: ${brokenInWords(reports.broken[0])}.`;
    case "not-tests":
    case "no-failure":
      return `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it: ${
        verdict.because === "not-tests"
          ? "this exit code is not among test-failure-exit-codes"
          : `no failure counts, of ${extent}`
      }.`;
    case "cancelled":
      return "The test step was cancelled, so its results are not all there.";
    case "skipped":
      return "The test step was skipped, so these results do not come from it.";
  }
}

/** What is there in the place of files. */
function noFilesInWords({ missing }: Findings): string {
  if (missing.length === 0) return "";
  return `: ${someInWords(
    missing.map(({ name, reason }) => `${shorten(name, NAME_CHARACTERS)} ${reason}`),
    NAMES_SHOWN,
  )}`;
}

function failuresInWords({ reports, failed, quarantined, lookUp }: Findings): string {
  const suites = reports.suiteFailures.map(({ suite }) => ({ name: suite }));
  const parts = [
    ...(failed.length === 0 ? [] : [`${tests(failed.length)} failed: ${someNames(failed)}`]),
    ...(suites.length === 0
      ? []
      : [`${counted(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`]),
  ];
  const beside =
    lookUp?.kind === "unknown" && failed.length > 0
      ? " Whether they are quarantined is not known."
      : quarantined.length === 0
        ? ""
        : ` ${tests(quarantined.length)} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
  return `${parts.join("; ")}.${beside}`;
}

export function brokenInWords(
  broken: { readonly name: string; readonly reason: string } | undefined,
): string {
  return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}

/** What else there is to say: the next step. */
export function adviceFor({ verdict, quarantined, reports, missing }: Findings): readonly string[] {
  const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
  const jest = reports.byJest ? [JEST_LEAVES_OUT] : [];
  switch (verdict.result) {
    case "passed":
      return proof;
    case "quarantined":
      return [...proof, ...jest];
    case "no-results":
      return [
        "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
      ];
    case "failed":
      break;
  }
  switch (verdict.because) {
    case "failures":
      return proof;
    case "broken-files":
      return brokenAdvice(reports.broken.length, missing.length);
    case "not-tests":
    case "no-failure":
      return [
        "Look at the log of the test step for a build error, a crash or a time-out.",
        ...jest,
        ...proof,
      ];
    case "cancelled":
    case "skipped":
      return proof;
  }
}

function brokenAdvice(broken: number, missing: number): readonly string[] {
  return [
    ...(broken > missing
      ? [
          "A test run that broke off leaves such a file, and so does a failure that no test stands for, such as a build error: the log of the test step tells. When it is no test result, take it out of junit-paths with a line that begins with `!`.",
        ]
      : []),
    ...(missing > 0
      ? [
          "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.",
        ]
      : []),
  ];
}
