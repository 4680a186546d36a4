import * as fc from "fast-check";
import { InputError } from "../../src/errors.js";
import { readTargets } from "../../src/impacted-targets/target-list.js";
import { parseDuration, parseTimerDuration } from "../../src/inputs/parsers.js";
import { readYaml } from "../../src/inputs/yaml-nodes.js";
import { parseConditions } from "../../src/metrics/conditions.js";
import { groupSamplesByQueue } from "../../src/metrics/figures.js";
import { parseMetrics } from "../../src/metrics/text-format.js";
import { readSettings } from "../../src/queue/settings-yaml.js";
import { parseRetryAfter } from "../../src/service/retry.js";
import { formatDuration } from "../../src/text/format.js";
import { FILE_LAWS } from "./file-laws.js";
import { ANY_CHARACTER, asyncLaw, holds, type Law, law, textsOf } from "./law.js";
import { REPLY_LAWS } from "./reply-laws.js";

const NOW_MS = Date.UTC(2026, 0, 31, 12);

const numbers: readonly Law[] = [
  law("a duration is read or refused", textsOf("1", "90", "d", "h", "m", "s", "-", "."), (text) => {
    const parsed = parseDuration(text);
    holds(!parsed.ok || (Number.isSafeInteger(parsed.value) && parsed.value >= 1000), `${text} is no duration`);
    const timer = parseTimerDuration(text);
    holds(!timer.ok || timer.value < 2 ** 31, `${text} is too long for a timer`);
  }),
  law("a duration that is written is read again", fc.integer({ min: 1, max: 10_000_000 }), (seconds) => {
    const parsed = parseDuration(formatDuration(seconds * 1000).replaceAll(" ", ""));
    // A long duration is formatted with its two largest units.
    const written = parsed.ok ? parsed.value : Number.NaN;
    holds(parsed.ok && Math.abs(written - seconds * 1000) < 86_400_000, `${seconds} s became ${written}`);
    holds(seconds >= 3600 || written === seconds * 1000, `${seconds} s became ${written}`);
  }),
  law(
    "Retry-After is a time ahead or nothing",
    textsOf("1", "120", "Fri, 31 Dec 2026 23:59:59 GMT", "Fri", ",", "GMT", "-", "1e5", ":"),
    (text) => {
      const ms = parseRetryAfter(text, NOW_MS);
      holds(ms === undefined || ms >= 0, `${text} became ${ms}`);
    },
  ),
  law("Retry-After in seconds and as a date says the same", fc.integer({ min: 0, max: 31_536_000 }), (seconds) => {
    const date = new Date(NOW_MS + seconds * 1000).toUTCString();
    holds(parseRetryAfter(`${seconds}`, NOW_MS) === seconds * 1000, `${seconds}`);
    holds(parseRetryAfter(date, NOW_MS) === seconds * 1000, date);
  }),
];

const FIGURES = [
  "depth",
  "depth > 5",
  "wait-p95",
  ">",
  ">=",
  "=",
  "!",
  "1h",
  "-1",
  "mq_depth_current",
  "#",
  "\n",
  "{",
  "rate(",
];

function asLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function asNumber(number: number): string {
  return `${number}`.replace("Infinity", "Inf");
}

const metrics: readonly Law[] = [
  law("conditions are read or have a problem with its place", textsOf(...FIGURES), (text) => {
    const { conditions, problems } = parseConditions(text);
    const said = text.split("\n").filter((line) => !/^\s*(#|$)/.test(line)).length;
    holds(conditions.length + problems.length === said, `${conditions.length} and ${problems.length} of ${said}`);
    holds(
      problems.every((problem) => /^line \d+, column \d+: /.test(problem)),
      problems.join("\n"),
    );
  }),
  law(
    "metrics are read or refused with a line",
    textsOf(
      "mq_depth_current",
      "{",
      "}",
      'repo="a/b"',
      ",",
      " 1",
      "\n",
      "# TYPE ",
      " gauge",
      "# HELP ",
      "NaN",
      "+Inf",
      "\\",
      '"',
    ),
    (text) => {
      const parsed = parseMetrics(text);
      if (parsed.ok) groupSamplesByQueue(parsed.samples);
      else holds(parsed.line >= 1 && parsed.line <= text.split("\n").length, `line ${parsed.line}`);
    },
  ),
  law(
    "metrics that are written are read again",
    fc.array(fc.tuple(fc.string({ unit: ANY_CHARACTER }), fc.double({ noNaN: true })), { maxLength: 6 }),
    (samples) => {
      const lines = samples.map(([label, value], at) => `m{l="${asLabel(label)}",n="${at}"} ${asNumber(value)}\n`);
      const parsed = parseMetrics(lines.join(""));
      const found = parsed.ok ? parsed.samples : undefined;
      const same = found?.map(({ labels, value }) => [labels.get("l"), value]);
      holds(
        JSON.stringify(same) === JSON.stringify(samples),
        `${JSON.stringify(samples)} became ${JSON.stringify(same)}`,
      );
    },
  ),
];

const YAML = [
  "concurrency",
  ": ",
  "5",
  "\n",
  "  ",
  "- ",
  "[",
  "]",
  "{",
  "}",
  "&a ",
  "*a",
  "<<",
  "!!",
  "|",
  ">",
  "'",
  '"',
  "mode: single",
  "requiredStatuses",
  "null",
  "#",
  "---",
  "queues:",
];

const lists: readonly Law[] = [
  asyncLaw("settings are read or have problems", textsOf(...YAML), async (text) => {
    const { settings, problems } = await readSettings(text);
    holds(settings.size > 0 || problems.length > 0, "There are neither settings nor problems.");
    await readYaml(text);
  }),
  asyncLaw(
    "targets are a list or an input error",
    fc.tuple(
      textsOf("//app", "ALL", "NONE", "\n", "[", "]", '"', ",", "a", "\\u0000", "{}", "error: "),
      fc.constantFrom("auto", "lines", "json", "bazel", "nx", "turbo", "moon" as const),
    ),
    async ([text, format]) => {
      const reading = {
        workspace: "/nowhere",
        untrustedCheckout: undefined,
        headSha: "a".repeat(40),
        limitBytes: 10_000,
      };
      await readTargets({ text, file: undefined, format }, reading).catch(onlyInputErrors);
    },
  ),
];

/** Ignores input errors. @throws every other error */
function onlyInputErrors(error: unknown): void {
  if (!(error instanceof InputError)) throw error;
}

export const LAWS: readonly Law[] = [...numbers, ...metrics, ...lists, ...REPLY_LAWS, ...FILE_LAWS];
