import * as fc from "fast-check";
import picomatch from "picomatch";
import { readScenario } from "../../local-queue/src/scenario/file/read.js";
import { readHistory } from "../../local-queue/src/scenario/history/read.js";
import { readAxes } from "../../local-queue/src/scenario/what-if/axes.js";
import { readServeOptions } from "../../local-queue/src/serve/options.js";
import { parseTestBranch } from "../../src/ci/build.js";
import { readArguments } from "../../src/cli/arguments.js";
import { InputError } from "../../src/errors.js";
import { parseNameStatus } from "../../src/git/changed-files.js";
import { createGlobMatcher } from "../../src/globs/glob.js";
import { readPackageManifest } from "../../src/impacted-targets/manifests.js";
import { readTargetPaths } from "../../src/impacted-targets/ownership.js";
import { TOOL_OUTPUT_FORMATS } from "../../src/impacted-targets/producers/producer.js";
import { producers } from "../../src/impacted-targets/producers/registry.js";
import { formatReportMarker, parseReportMarker, type ReportMarker } from "../../src/outcome/report-markers.js";
import { createMessageText } from "../../src/text/problem.js";
import { asyncLaw, holds, type Law, law, textsOf } from "./law.js";

/** Runs work that may reject its input. @throws every error except an input error */
async function orRefuses(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

/** Names that every object has, and values of any type. */
const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.dictionary(
    fc.constantFrom("toString", "valueOf", "__proto__", "constructor", "length"),
    fc.jsonValue({ maxDepth: 1 }),
  ),
);

function objectsOf(...fields: readonly string[]): fc.Arbitrary<unknown> {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "xsmall", maxDepth: 3 },
      strange,
      fc.dictionary(fc.constantFrom(...fields), tie("tree")),
      fc.array(tie("tree"), { maxLength: 3 }),
    ),
  }));
  return tree;
}

function argvOf(...flags: readonly string[]): fc.Arbitrary<string[]> {
  return fc.array(fc.oneof(fc.constantFrom(...flags, "--", "-", "--=", "-h"), textsOf("1", "=", "-", "a", "true")), {
    maxLength: 8,
  });
}

const commands: readonly Law[] = [
  law(
    "a command line is read or has problems",
    argvOf("--token", "--token=a", "--pr-number", "--wait", "--wait=no", "--no-batch", "--nonsense", "--dry-run"),
    (argv) => {
      const { texts, problems } = readArguments(argv);
      holds(
        [...texts].every(([name, text]) => name !== "" && text.trim() !== "") && Array.isArray(problems),
        argv.join(" "),
      );
    },
  ),
  asyncLaw(
    "what the local queue is started with is read or an input error",
    argvOf("--port", "--speed", "--speed=1e308", "--host", "--git", "--scenario", "--pull-requests", "--test-seconds"),
    (argv) => orRefuses(() => readServeOptions(argv)),
  ),
  asyncLaw(
    "settings that are compared are read or an input error",
    fc.array(textsOf("concurrency", "batch", "mode", "=", ",", "1", "true", "parallel"), { maxLength: 3 }),
    (axes) => orRefuses(() => readAxes(axes)),
  ),
];

const SCENARIO = [
  "queue",
  "pullRequests",
  "events",
  "at",
  "merge",
  ": ",
  "\n",
  "  ",
  "- ",
  "1",
  "5m",
  "{",
  "}",
  "&a",
  "*a",
];

const files: readonly Law[] = [
  asyncLaw("a scenario is read or an input error", textsOf(...SCENARIO), (text) =>
    orRefuses(() => readScenario(text, "a.yml")),
  ),
  asyncLaw(
    "a history of results is read or an input error",
    objectsOf("testingResults", "data", "prNumber", "testingDurationMs", "conclusion", "testRunId", "endedAt"),
    (value) => orRefuses(() => readHistory(JSON.stringify(value) ?? "", "a.json")),
  ),
  asyncLaw(
    "patterns for targets are read or have problems, and judge any name",
    fc.tuple(textsOf("a", ": ", "\n", "[", "]", "**", "*", "!", "/", "{a,b}", "(", ")", "\\", "'", ","), fc.string()),
    async ([text, name]) => {
      const read = await readTargetPaths(text);
      if (!read.ok) holds(read.problems.length > 0, "It is refused without a reason.");
      else for (const pattern of [...read.paths.values()].flat()) pattern.matches(name);
    },
  ),
  law(
    "a pattern is read or is none, and judges any name",
    fc.tuple(textsOf("a", "*", "**", "/", "!(", "@(", "+(", ")", "|", "[", "]", "{1..3}", "\\", ".."), fc.string()),
    ([glob, name]) => {
      fc.pre(glob !== "");
      holds(typeof (createGlobMatcher(glob, { dot: true }, picomatch)?.(name) ?? false) === "boolean", glob);
    },
  ),
];

const MARK: fc.Arbitrary<ReportMarker> = fc.record({
  key: fc.stringMatching(/^[\w.-]{1,12}$/),
  result: fc.constantFrom("merged", "failed", "cancelled"),
  at: fc.constant("2026-01-31T12:00:00.000Z"),
  nonce: fc.stringMatching(/^\w{1,8}$/),
});
/** The seal is not secret here, but different texts have different seals. */
const seal = (text: string): string => Buffer.from(text).toString("hex").padEnd(32, "0").slice(-32);

const ofStrangers: readonly Law[] = [
  asyncLaw(
    "git's list of changed files is read or an input error",
    textsOf("A", "M", "D", "T", "R100", "\0", "a/b", "\ud800"),
    (text) => orRefuses(() => parseNameStatus(Buffer.from(text, "latin1"))),
  ),
  law(
    "changed files that git lists are read with their names",
    fc.array(fc.stringMatching(/^[^\0]{1,20}$/u), { maxLength: 6 }),
    (names) => {
      fc.pre(names.every((name) => Buffer.from(name).toString() === name));
      const read = parseNameStatus(Buffer.from(names.map((name) => `M\0${name}\0`).join("")));
      holds(JSON.stringify(read.map(({ path }) => path)) === JSON.stringify(names), names.join());
    },
  ),
  law(
    "the manifest of a package is read or is none",
    objectsOf("name", "nx", "dependencies", "devDependencies", "peerDependencies", "@a/b"),
    (manifest) => {
      readPackageManifest(JSON.stringify(manifest) ?? "", "packages/a");
    },
  ),
  asyncLaw(
    "what a build tool prints is a list or an input error",
    fc.tuple(
      fc.oneof(
        objectsOf("projects", "packages", "items", "name", "id", "source", "path", "location", "data").map(
          (value) => JSON.stringify(value) ?? "",
        ),
        textsOf("//a:b", "\n", "[", "]", '"', "error: ", "> ", "\u001b[31m", "{", "}"),
      ),
      fc.constantFrom(...TOOL_OUTPUT_FORMATS),
    ),
    ([text, format]) => orRefuses(() => producers[format].parse(text, createMessageText`a file`)),
  ),
  law("a mark of an end is read again, and with another seal it is none", MARK, (mark) => {
    const text = `before ${formatReportMarker(mark, seal)} after`;
    holds(JSON.stringify(parseReportMarker(text, seal)) === JSON.stringify(mark), text);
    holds(parseReportMarker(text, () => "0".repeat(32)) === undefined, text);
  }),
  law(
    "no text of a stranger is a mark of an end",
    textsOf("<!-- merge-queue-action outcome ", " merged ", "2026-01-31T12:00:00Z", " -->", "0".repeat(32), " a "),
    (text) => holds(parseReportMarker(text, seal) === undefined, text),
  ),
  law(
    "a branch is read as the queue names it, or is none of its own",
    textsOf("refs/heads/", "trunk-merge/pr-", "7", "/", "11111111-1111-4111-8111-111111111111", "-bisection", "-1"),
    (ref) => {
      const read = parseTestBranch(ref);
      holds(read === undefined || (read.number > 0 && ref.endsWith(read.branch)), ref);
    },
  ),
];

/** Laws for texts in files, in commands and in the output of programs. */
export const FILE_LAWS: readonly Law[] = [...commands, ...files, ...ofStrangers];
