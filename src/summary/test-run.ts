import type { TestRun } from "../api/schemas.js";
import { writtenTimeInWords } from "../iso-time.js";
import { type Check, type CheckResult, checksOf, missingChecks } from "../test-run/checks.js";
import { counted, nameInWords, wordInWords } from "../words.js";
import { andMore, code, escapeText, folded, link, paragraphs, table } from "./markdown.js";

/** Nobody reads more rows than this; the outputs and the result file have all. */
const ROWS = 100;

/** Results of checks as people say them; the service's other words are shown as they are. */
const RESULT_WORDS: ReadonlyMap<string, string> = new Map([
  ["failure", "failed"],
  ["success", "passed"],
  ["timed_out", "timed out"],
  ["action_required", "waits for somebody to act"],
  ["startup_failure", "could not start"],
  ["stale", "given up by GitHub"],
  ["", "no result given"],
]);

/** Where the required checks come from, in the service's words and in ours. */
const SOURCE_WORDS: ReadonlyMap<string, string> = new Map([
  ["trunk_config", "the repository's configuration file of the service"],
  ["service_config", "the repository's configuration file of the service"],
  ["repo_provider_branch_protection", "branch protection on GitHub"],
  ["merge_instance", "the queue's own settings"],
]);

/** The page about a test run: how it stands, then why. */
export function testRunSummary(message: string, advice: readonly string[], run: TestRun): string {
  return [escapeText(message), ...advice.map(escapeText), ...testRunSections(run)].join("\n\n");
}

/** What a run is made of, the failures first. */
export function testRunSections(run: TestRun): string[] {
  const checks = checksOf(run);
  const missing = missingChecks(run, checks);
  const sections = [
    checkSection("Failed checks", checks, "failed"),
    missing.length === 0 ? "" : `${heading(missingInWords(run))}\n\n${bullets(missing)}`,
    checkSection("Checks without a clear result", checks, "unknown"),
    checkSection("Checks that still run", checks, "running"),
    passedChecks(checks),
    checks.length === 0 ? "The service lists no check of this run." : "",
    pullRequests(run),
    targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
    targets("Impacted targets, with those of the pull requests ahead", run.impactedTargets),
    facts(run),
  ];
  return sections.filter((section) => section !== "");
}

function heading(title: string): string {
  return `#### ${title}`;
}

function missingInWords({ status }: TestRun): string {
  switch (status ?? "") {
    case "in_progress":
      return "Required checks without a report so far";
    case "succeeded":
      return "Required checks that the service does not list";
    default:
      return "Required checks without a report";
  }
}

function checkSection(title: string, checks: readonly Check[], result: CheckResult): string {
  const found = checks.filter((check) => check.result === result);
  return found.length === 0 ? "" : `${heading(title)}\n\n${checkTable(found)}`;
}

function passedChecks(checks: readonly Check[]): string {
  const passed = checks.filter(({ result }) => result === "passed");
  if (passed.length === 0) return "";
  return folded(`${counted(passed.length, "check")} passed`, checkTable(passed));
}

function checkTable(checks: readonly Check[]): string {
  const rows = checks
    .slice(0, ROWS)
    .map(({ name, url, word, required }) => [
      link(nameInWords(name), url),
      escapeText(RESULT_WORDS.get(word) ?? wordInWords(word)),
      required ? "yes" : "",
    ]);
  return withRest(table(["Check", "Result", "Required"], rows), checks.length);
}

function bullets(names: readonly string[]): string {
  const lines = names.slice(0, ROWS).map((name) => `- ${escapeText(nameInWords(name))}`);
  return withRest(lines.join("\n"), names.length);
}

function withRest(shown: string, count: number): string {
  return paragraphs([shown, andMore(count - ROWS)]);
}

function pullRequests(run: TestRun): string {
  const tested = run.testedPullRequests ?? [];
  const ahead = run.dependentPrs ?? [];
  const rows = tested
    .slice(0, ROWS)
    .map(({ prNumber, prUrl, title }) => [link(`#${prNumber}`, prUrl), escapeText(nameInWords(title ?? ""))]);
  const numbers = ahead.slice(0, ROWS).map((number) => `#${number}`);
  return paragraphs([
    rows.length === 0 ? "" : heading("Tested pull requests"),
    rows.length === 0 ? "" : withRest(table(["Number", "Title"], rows), tested.length),
    numbers.length === 0 ? "" : withRest(`On top of those ahead: ${numbers.join(", ")}`, ahead.length),
  ]);
}

function targets(title: string, names: readonly string[] | null | undefined): string {
  return names === null || names === undefined ? "" : folded(`${title}: ${names.length}`, bullets(names));
}

function facts({ testBranch, testBranchSha, createdAt, ...run }: TestRun): string {
  const required = run.requiredStatuses;
  const source = run.requiredStatusesSource ?? "";
  const from = SOURCE_WORDS.get(source) ?? wordInWords(source);
  const rows = [
    ["Test branch", code(nameInWords(testBranch))],
    testBranchSha ? ["Commit", code(nameInWords(testBranchSha))] : [],
    createdAt ? ["Began", escapeText(writtenTimeInWords(createdAt))] : [],
    required ? ["Required checks", `${required.length}`] : [],
    source === "" ? [] : ["They come from", escapeText(from)],
  ];
  return table(
    ["", ""],
    rows.filter((row) => row.length > 0),
  );
}
