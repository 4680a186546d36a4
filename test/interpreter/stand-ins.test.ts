import { expect, test } from "vitest";
import { commit, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { givenService } from "../support/action.js";
import { pushEvent } from "../support/action-events.js";
import { filesByRef, filesOf, gitOf } from "../support/interpreter/checkout.js";
import { onComment, onFork, onPullRequest } from "../support/interpreter/events.js";
import { REPOSITORY, VERSION } from "../support/our-references.js";
import { printed, run, runJobsOf, runStepsOf } from "./running.js";

const SUBJECT = { number: 7, headSha: "1".repeat(40) };
const CHECKOUT = "      - uses: actions/checkout@v7\n";
const repository = filesByRef({
  "refs/heads/main": { which: "base" },
  "refs/pull/7/merge": { which: "merge" },
  [SUBJECT.headSha]: { which: "head" },
});

test.each([
  ["pull_request", onPullRequest(SUBJECT), "", "merge"],
  ["pull_request_target", onFork(SUBJECT, { name: "pull_request_target" }), "", "base"],
  ["issue_comment", onComment(7, "/merge"), "", "base"],
  ["push", pushEvent("main", SUBJECT.headSha), "", "base"],
  [
    "a named ref",
    onPullRequest(SUBJECT),
    '\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }',
    "head",
  ],
])("the interpreter checks out the commit of the event: %s", async (_, event, ref, expected) => {
  const steps = `      - uses: actions/checkout@v7${ref}\n      - run: cat which\n`;
  const jobs = `jobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${steps}`;

  expect(printed(await run(`on: ${event.name}\n${jobs}`, { event, repository }))).toBe(expected);
});

test("the interpreter checks out a Git repository with as many commits as fetch-depth requests", async () => {
  const origin = givenOrigin();
  const first = commit(origin, "refs/heads/main", { files: { a: "1" } });
  const second = commit(origin, "refs/heads/main", { parents: [first], files: { a: "2" } });
  const count = async (depth: string) => {
    const steps = `${CHECKOUT}        with: { fetch-depth: ${depth} }\n      - run: git rev-list --count HEAD; cat a\n`;
    return printed(await runStepsOf(steps, { event: pushEvent("main", second), repository: gitOf(origin) }));
  };

  expect(await count("1")).toBe("1\n2");
  expect(await count("0")).toBe("2\n2");
});

test("the interpreter fails a checkout when the token may not read contents", async () => {
  const end = await runStepsOf(CHECKOUT, { repository: filesOf({}) }, "    permissions: {}\n");

  expect(end.result).toBe("failure");
  expect(printed(end)).toContain("The token may not read contents.");
});

test.each([
  ["      - uses: actions/cache@v6\n", "Nothing stands in for the action actions/cache@v6."],
  ["      - uses: ./tools/own\n", "Nothing stands in for the action ./tools/own."],
  [`${CHECKOUT}        with: { depth: 0 }\n`, "actions/checkout@v7 has no input depth."],
  ["      - uses: $/\n        with: { operaton: submit }\n", "$/ has no input operaton."],
  [
    `      - uses: ${REPOSITORY}@${VERSION}\n        with: { Token: a }\n`,
    `${REPOSITORY}@${VERSION} has no input Token.`,
  ],
  ["      - uses: ./\n        with: { operation: submit }\n", "There is no action.yml in the workspace"],
])("the interpreter rejects an unknown action or input: %j", async (steps, message) => {
  await expect(runStepsOf(steps)).rejects.toThrow(message);
});

/** Uploads files with these inputs, and lists the files that another job gets. */
async function handedOver(inputs: string, files: Readonly<Record<string, string>>) {
  const end = await runJobsOf(
    `
  first:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - uses: actions/upload-artifact@v7
        with: { name: files, ${inputs} }
  second:
    needs: first
    runs-on: ubuntu-latest
    steps:
      - uses: actions/download-artifact@v8
        with: { name: files, path: got }
      - run: cd got; find . -type f | sort
`,
    { repository: filesOf(files) },
  );
  return printed(end, "second").trim().split("\n");
}

const FILES = { "a/b/one.txt": "1", "a/b/.two.txt": "2", "a/c/three.txt": "3", "four.txt": "4" };

test.each([
  ["path: a/b/one.txt", ["./one.txt"]],
  ["path: a", ["./b/one.txt", "./c/three.txt"]],
  ["path: a, include-hidden-files: true", ["./b/.two.txt", "./b/one.txt", "./c/three.txt"]],
  ['path: "a/**/*.txt\\n!a/c/**"', ["./one.txt"]],
  ['path: "a/b/one.txt\\nfour.txt"', ["./a/b/one.txt", "./four.txt"]],
])("the interpreter uploads the files of an artifact: %s", async (inputs, expected) => {
  expect(await handedOver(inputs, FILES)).toEqual(expected);
});

test("the interpreter fails an upload that finds no files, but only when if-no-files-found is error", async () => {
  expect(await handedOver("path: none.txt", FILES)).toEqual(["Error: Run 1000 has no artifact files."]);
  const steps = `
      - uses: actions/upload-artifact@v7
        with: { path: none.txt, if-no-files-found: error }
`;

  expect((await runStepsOf(steps)).result).toBe("failure");
});

test("the interpreter finds an artifact only in jobs that wait for the upload", async () => {
  const upload = `{ uses: actions/upload-artifact@v7, with: { path: a } }`;
  const download = "steps: [{ uses: actions/download-artifact@v8, with: { name: artifact } }]";
  const called = `on: workflow_call\njobs: { make: { runs-on: a, steps: [{ run: echo > a }, ${upload}] }, take: { runs-on: a, NEEDS ${download} } }`;
  const takers = async (needs: string, inner: string) => {
    const workflows = { ".github/workflows/a.yml": called.replace("NEEDS", inner) };
    const call = "call: { uses: ./.github/workflows/a.yml }";
    const { jobs } = await runJobsOf(`  ${call}\n  take: { runs-on: a, ${needs} if: always(), ${download} }\n`, {
      workflows,
    });
    return [jobs["call / take"]?.result, jobs.take?.result];
  };

  expect(await takers("needs: call,", "needs: make,")).toEqual(["success", "success"]);
  expect(await takers("", "")).toEqual(["failure", "failure"]);
});

/** Uploads another file under the same name as the first. */
function twice(more: string) {
  return runStepsOf(`
      - run: echo 1 > a
      - uses: actions/upload-artifact@v7
        with: { path: a }
      - run: rm a; echo 2 > b; echo 3 > a
      - uses: actions/upload-artifact@v7
        with: { path: a${more} }
      - uses: actions/download-artifact@v8
        with: { path: got }
      - run: cd got/artifact; grep . *
`);
}

test("the interpreter rejects a second artifact with the same name unless overwrite is set", async () => {
  expect(printed(await twice(""))).toContain("An artifact with the name artifact is there already.");
  expect(printed(await twice(", overwrite: true"))).toBe("3\n");
});

test("the interpreter downloads an artifact of another run only with run-id, a token and a permission", async () => {
  const artifacts = { 900: { report: { "junit.xml": "<testsuite/>" } } };
  const taking = async (inputs: string, permissions: string) => {
    const steps = `
      - uses: actions/download-artifact@v8
        with: { name: report, ${inputs} }
      - run: cat junit.xml
`;
    return printed(await runStepsOf(steps, { artifacts }, `    permissions: ${permissions}\n`));
  };

  const token = 'github-token: "${{ github.token }}"';
  expect(await taking(`run-id: 900, ${token}`, "{ actions: read }")).toBe("<testsuite/>");
  expect(await taking(`run-id: 900, ${token}`, "{}")).toContain("may not read actions");
  expect(await taking("run-id: 900", "{ actions: read }")).toContain("needs a github-token");
  expect(await taking("", "{ actions: read }")).toContain("Run 1000 has no artifact report.");
});

test("the interpreter fails our action when the token may not read pull requests", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const asking = async (permissions: string) => {
    const steps = `
      - uses: $/
        with: { operation: submit, pr-number: ${pullRequest.number}, token: "${service.token}" }
`;
    return runStepsOf(steps, { service }, `    permissions: ${permissions}\n`);
  };

  const refused = await asking("{ contents: read }");
  expect(refused.ourResults).toEqual(["submit: error"]);
  expect(printed(refused)).toContain("could not be read from GitHub (status 403)");
  expect((await asking("{ pull-requests: read }")).ourResults).toEqual(["submit: submitted"]);
});
