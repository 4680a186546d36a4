import * as fc from "fast-check";
import { describeBuildTrigger as describeBuild } from "../../src/ci/build.js";
import { readGitHubBuild } from "../../src/ci/github/event.js";
import { createVariableReader } from "../../src/ci/variables.js";
import { commonInputs } from "../../src/inputs/common.js";
import { listOperationInputs } from "../../src/operations/registry.js";
import { extractErrorMessageFromReply } from "../../src/service/errors.js";
import * as schemas from "../../src/service/v1/schemas.js";
import { readText } from "../support/read-reports.js";
import { asyncLaw, holds, type Law, law, textsOf } from "./law.js";

function inXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const XML = [
  "<testsuites>",
  "</testsuites>",
  "<testsuite name='s'>",
  "</testsuite>",
  "<testcase name='t'>",
  "</testcase>",
  "<testcase name='u'/>",
  "<failure/>",
  "<failure message='m'>",
  "</failure>",
  "<error/>",
  "<skipped/>",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<?xml version='1.0'?>",
  "<!DOCTYPE a [",
  "&lt;",
  "&#0;",
  "&x;",
  " tests='3'",
  "<a:b>",
  "<properties>",
];

const value = fc.jsonValue({ maxDepth: 4 });

export const REPLY_LAWS: readonly Law[] = [
  asyncLaw("a report is read or is broken", textsOf(...XML), async (text) => {
    const { seen, broken, suiteFailures } = await readText(text);
    const failed =
      /<(failure|error)/.test(text) &&
      text.startsWith(
        "<testsuites><testsuite name='s'><testcase name='t'><failure/></testcase></testsuite></testsuites>",
      );
    holds(!failed || broken !== undefined || seen.length + suiteFailures.length > 0, "A failure was lost.");
  }),
  asyncLaw(
    "each failure of a sound report is seen, whatever its name",
    fc.array(fc.tuple(fc.string({ maxLength: 12 }), fc.boolean()), { minLength: 1, maxLength: 8 }),
    async (tests) => {
      const lines = tests.map(
        ([name, fails], at) => `<testcase name="${inXml(name)}${at}">${fails ? "<failure/>" : ""}</testcase>`,
      );
      const { seen, broken } = await readText(`<testsuite name="s">${lines.join("")}</testsuite>`);
      const failed = seen.filter(({ outcome }) => outcome === "failed").length;
      holds(
        broken === undefined && failed === tests.filter(([, fails]) => fails).length,
        `${failed} of ${lines.join("")}`,
      );
    },
  ),
  ...Object.entries(schemas).map(([name, schema]) =>
    law(`the schema ${name} takes or refuses any reply`, fc.oneof(value, likeAReply()), (reply) => {
      const read = schema.safeParse(reply);
      holds(read.success || read.error.issues.length > 0, "It is refused without a reason.");
    }),
  ),
  law(
    "a text of the service is one short line",
    textsOf("<html>", "<", ">", "{", '"message":', '"x"', "}", "\n", "<script>"),
    (text) => {
      const line = extractErrorMessageFromReply(text, (given) => given);
      holds(line.length <= 300 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(line), JSON.stringify(line));
    },
  ),
  law("an event of any shape says something or nothing", fc.oneof(value, likeAnEvent()), (payload) => {
    for (const name of ["pull_request", "push", "issue_comment", "check_run", "workflow_run", "status", "nonsense"]) {
      const run = { GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: "local/playground", GITHUB_REF: "refs/pull/1/merge" };
      describeBuild(readGitHubBuild(createVariableReader(run), payload));
    }
  }),
  law(
    "every input takes or refuses any text",
    textsOf("1", "a", "/", ":", "true", "https://", ".", "*", "main", "{", "\n"),
    (text) => {
      const inputs = [...Object.values(commonInputs), ...listOperationInputs().map(({ input }) => input)];
      for (const { parse } of inputs) {
        const parsed = parse(text);
        holds(parsed.ok || parsed.allowed !== "", "It is refused without a reason.");
      }
    },
  ),
];

/** Draws the fields that our code reads, with values of any type. */
function likeAReply(): fc.Arbitrary<unknown> {
  const fields =
    "state stateChangedAt isCurrentlySubmittedToQueue prSha enqueuedPullRequests prNumber quarantined_tests page testBranch checkSuites checkRuns readiness name __proto__".split(
      " ",
    );
  return fc.dictionary(
    fc.constantFrom(...fields),
    fc.oneof(value, fc.array(fc.dictionary(fc.constantFrom(...fields), value))),
  );
}

function likeAnEvent(): fc.Arbitrary<unknown> {
  const fields =
    "pull_request repository head base number ref sha repo issue check_run pull_requests workflow_run full_name owner login action comment user sender".split(
      " ",
    );
  const { tree } = fc.letrec<{ tree: unknown; node: unknown }>((tie) => ({
    tree: fc.oneof({ depthSize: "small" }, fc.jsonValue({ maxDepth: 1 }), tie("node")),
    node: fc.oneof(fc.dictionary(fc.constantFrom(...fields), tie("tree")), fc.array(tie("tree"), { maxLength: 3 })),
  }));
  return tree;
}
