import type { TestRun } from "../service/service.js";
import { formatCount, formatServiceEnumValue, formatServiceTime, shortenName } from "../text/format.js";
import {
  escapeText,
  formatCollapsedSection,
  formatOmittedItemCount,
  joinBlocks,
  toBullets,
  toInlineCode,
  toLimitedTable,
  toLink,
  toTable,
} from "../text/markdown.js";
import { type CheckResult, findMissingChecks, listChecks, type TestRunCheck } from "./checks.js";

const ROWS = 100;

const RESULT_WORDS: ReadonlyMap<string, string> = new Map([
  ["failure", "failed"],
  ["success", "passed"],
  ["timed_out", "timed out"],
  ["action_required", "requires an action"],
  ["startup_failure", "could not start"],
  ["stale", "abandoned by GitHub"],
  ["", "no result"],
]);

const SOURCE_WORDS: ReadonlyMap<string, string> = new Map([
  ["trunk_config", "the configuration file of the service in the repository"],
  ["service_config", "the configuration file of the service in the repository"],
  ["repo_provider_branch_protection", "branch protection on GitHub"],
  ["merge_instance", "the queue's own settings"],
]);

export function formatTestRunPage(message: string, advice: readonly string[], run: TestRun): string {
  return joinBlocks([escapeText(message), ...advice.map(escapeText), formatTestRunSections(run)]);
}

export function formatTestRunSections(run: TestRun): string {
  const checks = listChecks(run);
  const of = (result: CheckResult): string => checkTable(checks.filter((check) => check.result === result));
  const passed = checks.filter(({ result }) => result === "passed").length;
  return joinBlocks([
    section("Failed checks", of("failed")),
    section(MISSING_TITLES.get(run.status ?? "") ?? MISSING_TITLE, list(findMissingChecks(run, checks))),
    section("Checks without a clear result", of("unknown")),
    section("Running checks", of("running")),
    passed === 0 ? "" : formatCollapsedSection(`${formatCount(passed, "check")} passed`, of("passed")),
    checks.length === 0 ? "The service lists no checks of this run." : "",
    pullRequests(run),
    targets("Impacted targets of the tested pull requests", run.impactedTargetsForTestedPrs),
    targets("Impacted targets of the tested pull requests and the pull requests ahead", run.impactedTargets),
    facts(run),
  ]);
}

function section(title: string, content: string): string {
  return content === "" ? "" : `#### ${title}\n\n${content}`;
}

function list(names: readonly string[]): string {
  return toBullets(names.map(shortenName), ROWS);
}

const MISSING_TITLE = "Required checks without a report";
const MISSING_TITLES: ReadonlyMap<string, string> = new Map([
  ["in_progress", `${MISSING_TITLE} so far`],
  ["succeeded", "Required checks that the service does not list"],
]);

function checkTable(checks: readonly TestRunCheck[]): string {
  return tableOf(["Check", "Result", "Required"], checks, ({ name, url, word, required }) => [
    toLink(shortenName(name), url),
    escapeText(RESULT_WORDS.get(word) ?? formatServiceEnumValue(word)),
    required ? "yes" : "",
  ]);
}

function tableOf<Item>(head: string[], items: readonly Item[], rowOf: (item: Item) => string[]): string {
  return items.length === 0 ? "" : toLimitedTable(head, items, rowOf, { atMost: ROWS, whole: "" });
}

function pullRequests({ testedPullRequests, dependentPrs }: TestRun): string {
  const tested = tableOf(["Number", "Title"], testedPullRequests ?? [], ({ prNumber, prUrl, title }) => [
    toLink(`#${prNumber}`, prUrl),
    escapeText(shortenName(title ?? "")),
  ]);
  const ahead = (dependentPrs ?? []).map((number) => `#${number}`);
  const first = ahead.slice(0, ROWS).join(", ");
  return joinBlocks([
    section("Tested pull requests", tested),
    first === "" ? "" : `The test run includes these pull requests ahead: ${first}`,
    formatOmittedItemCount(ahead.length - ROWS),
  ]);
}

function targets(title: string, names: readonly string[] | null | undefined): string {
  return names === null || names === undefined ? "" : formatCollapsedSection(`${title}: ${names.length}`, list(names));
}

function facts({ testBranch, testBranchSha, createdAt, ...run }: TestRun): string {
  const required = run.requiredStatuses;
  const source = run.requiredStatusesSource ?? "";
  const from = SOURCE_WORDS.get(source) ?? formatServiceEnumValue(source);
  return toTable(
    ["", ""],
    [
      ["Test branch", toInlineCode(shortenName(testBranch))],
      ...(testBranchSha ? [["Commit", toInlineCode(shortenName(testBranchSha))]] : []),
      ...(createdAt ? [["Began", escapeText(formatServiceTime(createdAt))]] : []),
      ...(required ? [["Required checks", `${required.length}`]] : []),
      ...(source === "" ? [] : [["Source of required checks", escapeText(from)]]),
    ],
  );
}
