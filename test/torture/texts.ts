import type { Random } from "../../local-queue/test/support/seeded.js";
import { findOperation } from "../../src/operations/registry.js";
import { computeQuarantinedTestDetails } from "../../src/quarantined-tests/filter.js";
import { formatTestListFile } from "../../src/quarantined-tests/formats.js";
import { commonOutputs } from "../../src/report.js";
import { type Answer, givenFront, mapTexts } from "../support/front.js";
import { findStructureOfStrangers } from "../support/github-markdown.js";
import { HOSTILE, LINKING_TEXTS, pagesOf, problemsOf } from "../support/pages.js";
import { type CaseEnd, runCase } from "../support/run-case.js";
import type { Case } from "../support/run-cases.js";

/** Texts of other people. Each text would become structure somewhere. `injected` is the message of a command. */
export const TEXTS: readonly string[] = [
  HOSTILE,
  LINKING_TEXTS.join(" "),
  "https://github.com/octo-org/app/issues/5",
  "::error::injected",
  "  ::set-output name=result::injected",
  "a\n::error::injected\r\n::add-mask::injected",
  "a\u0085::warning::injected\u2028::notice::injected",
  "##[error]injected ##vso[task.complete result=Succeeded]injected ##[set-output name=result]injected",
  "%0A::error::injected %0D%0A::stop-commands::injected",
  "\u001b[31mred\u001b[0m\u001b]8;;https://b.example\u0007link\u001b]8;;\u0007",
  "\u202egnihtemos\u2066 zero\u200bwidth \ufeff\u2060\u{e0041}",
  "| cell | `code` ``` <img src=x onerror=1> </code></details></summary> <!-- -->",
  "\n```\n# Heading\n[link](https://b.example) ![i](https://b.example) @developer-9 $x$",
  "\n    section injected :done, a, 0, 9\n%% injected\n    click a href 'https://b.example'",
  "result=merged\nghadelimiter_x\nEOF\nresult<<EOF\nmerged\nEOF",
  "=cmd|' /C calc'!A0",
  "+1+1",
  "@SUM(1)",
  "-2+3",
  "\t=1",
  "＝1+1",
  '","=1","',
  "lone \ud800 surrogate \udfff",
  "\u0000\u0001\u0007\u007f",
  "\u1160\u3164\u115f",
  `${"long ".repeat(2000)}<b>`,
  "a".repeat(70_000),
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "",
];

type Snapshot = ReturnType<CaseEnd["service"]["engine"]["snapshots"]>[number];

const COMMANDS: ReadonlySet<string> = new Set(["add-mask", "error", "warning", "notice", "debug", "group", "endgroup"]);

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns the structure in a run's results that another person's text caused. */
export function findInjectedStructure({ operation }: Case, end: CaseEnd): readonly string[] {
  const { outputs = {}, results = {} } = findOperation(operation) ?? {};
  const declared = new Set([...Object.keys(outputs), ...Object.keys(commonOutputs)]);
  const lines = end.log.split("\n");
  const words = new Set([...Object.keys(results), "error", "timed-out", "aborted", "planned", "skipped"]);
  return [
    ...lines.flatMap((line) => {
      const [, name, message = ""] = /^\s*::([\w-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
      if (name === undefined) return /^\s*::/.test(line) ? [`The log has the line ${line.slice(0, 80)}`] : [];
      const own = COMMANDS.has(name) && !message.startsWith("injected");
      const isOfOneLine = !/%0[AD]::/i.test(message.replaceAll("%25", ""));
      return own && isOfOneLine ? [] : [`The log has the command ${line.slice(0, 80)}`];
    }),
    ...lines
      .filter((line) => /##(\w*)\[/.test(line))
      .map((line) => `The log has a command of old: ${line.slice(0, 80)}`),
    ...lines
      .filter((line) => UNSEEN.test(line))
      .map((line) => `The log has invisible characters: ${JSON.stringify(line.slice(0, 80))}`),
    ...Object.keys(end.outputs)
      .filter((name) => !declared.has(name))
      .map((name) => `There is the output ${name}.`),
    ...(words.has(end.outputs.result ?? "") ? [] : [`The result is ${end.outputs.result?.slice(0, 40)}.`]),
    ...(end.kind === "bug" ? [`It is a bug: ${end.outputs["error-message"]?.slice(0, 200)}`] : []),
    ...pagesOf(end.summary).flatMap(pageProblems),
    ...end.service.engine.snapshots().flatMap(postProblems),
    ...(end.log.replaceAll("::add-mask::local-token", "").includes("local-token") ? ["The log has the token."] : []),
  ];
}

function pageProblems(page: string): readonly string[] {
  const outside = page.replace(/^(`{3,})[a-z]*\n[\s\S]*?\n\1$/gm, "");
  return [
    ...problemsOf(page),
    ...(/^#{1,2} /m.test(outside) ? ["The page has a heading of a stranger."] : []),
    ...(/^\s*(section injected|%% injected|click )/m.test(page) ? ["A diagram has a line of a stranger."] : []),
  ];
}

/** Returns the problems of comments, statuses and issues that contain another person's text. */
function postProblems({ pullRequests, comments, statuses, issues }: Snapshot): readonly string[] {
  const lines = [
    ...Object.values(statuses).flatMap((all) => all.map(({ description }) => description)),
    ...issues.map(({ title }) => title),
  ];
  return [
    ...comments.flatMap(({ body }) => findStructureOfStrangers(body)).map((problem) => `A comment: ${problem}`),
    // Issues name our own pull requests.
    ...issues
      .flatMap(({ body }) => findStructureOfStrangers(body, pullRequests))
      .map((problem) => `An issue: ${problem}`),
    ...lines.filter((line = "") => UNSEEN.test(line)).map((line) => `A status or a title is ${JSON.stringify(line)}.`),
  ];
}

/** Names of texts that are at most shown, and do not affect anything else. */
const ONLY_SHOWN = /(title|Title|Author|author|url|Url|priorityName|Name|name|checks|codeowners|file|classname|parent)/;

/** Inserts hostile texts into the reply: into all texts that are only shown, and randomly into others. */
function rewrite({ status, type, text: given }: Answer, text: string, random: Random, share: number): Answer {
  if (!type.includes("json")) {
    const quoted = JSON.stringify(text.replaceAll("\u2028", " "));
    const changed = given.replace(/"[^"\n]*"/g, (label) => (random.chance(share / 8) ? quoted : label));
    return { status, type, text: changed };
  }
  const body = mapTexts(JSON.parse(given), (own, path) => (ONLY_SHOWN.test(path) || random.chance(share) ? text : own));
  return { status, type, text: JSON.stringify(body) };
}

/** Runs an operation with a hostile text in the service's replies. */
export async function tryText(subject: Case, text: string, random: Random): Promise<readonly string[]> {
  const refuses = random.chance(0.2);
  const share = random.one([0, 0, 0.1, 0.5, 1]);
  const end = await runCase(subject, {
    inputs: subject.operation === "drain-queue" ? { "poll-interval": "2m", timeout: "6m" } : {},
    through: (service) =>
      givenFront(service, async (ask) =>
        refuses ? { status: 400, type: "text/plain", text } : rewrite(await ask(), text, random, share),
      ),
    // Without this call, the service's time would never advance.
    onSleep: (service) => service.control.advance(30),
  });
  return findInjectedStructure(subject, end);
}

/** Runs an operation with a hostile text in one of its inputs. */
export async function tryInput(subject: Case, text: string, random: Random): Promise<readonly string[]> {
  const { inputs = {} } = findOperation(subject.operation) ?? {};
  const names = [
    ...Object.values(inputs).map(({ name }) => name),
    "head-sha",
    "pr-number",
    "target-branch",
    "repository",
  ];
  // Variables of the runner cannot contain NUL.
  const end = await runCase(subject, { inputs: { [random.one(names)]: text.replaceAll("\u0000", "") } });
  return findInjectedStructure(subject, end);
}

/** Writes a hostile text to each format of the list of quarantined tests. */
export function tryList(text: string): readonly string[] {
  const test = { name: text, parent: text, file: text, classname: text, variant: text, codeowners: [text, text] };
  const aged = computeQuarantinedTestDetails({ ...test, quarantined_at: text, status: text }, Date.UTC(2026, 0, 31));
  const rows = readCsv(formatTestListFile("csv", [aged]).text);
  const widths = new Set(rows.map((row) => row.length));
  const formulas = rows.flat().filter((cell) => /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u.test(cell));
  const lines = formatTestListFile("lines", [aged]).text.split("\n");
  const markdown = formatTestListFile("markdown", [aged]).text;
  return [
    ...(rows.length === 2 && widths.size === 1 ? [] : [`The CSV has ${rows.length} rows of ${widths.size} widths.`]),
    ...(formulas.length === 0 ? [] : [`The CSV has the formula ${formulas[0]}`]),
    ...(lines.length <= 2 ? [] : ["One name became several lines."]),
    ...findStructureOfStrangers(markdown).map((problem) => `The Markdown: ${problem}`),
    ...(JSON.stringify(JSON.parse(formatTestListFile("json", [aged]).text)[0].name) === JSON.stringify(text)
      ? []
      : ["The JSON has another name."]),
  ];
}

/** Reads the rows of CSV by RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const form = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/gy;
  for (let match = form.exec(text); match !== null && form.lastIndex <= text.length; match = form.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (form.lastIndex >= text.length) break;
    if (match[3] === "\r\n") rows.push([]);
  }
  return rows;
}
