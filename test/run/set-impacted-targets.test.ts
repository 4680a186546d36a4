import { readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TOOL_OUTPUT_FORMATS } from "../../src/impacted-targets/producers/producer.js";
import { annotations, errorLine } from "../support/action.js";
import { dispatchEvent } from "../support/action-events.js";
import { requestsIn } from "../support/planned-requests.js";
import { type RunForOptions, runFor } from "../support/run-for.js";
import { givenWorkspace } from "../support/workspace.js";

type Inputs = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, string | Uint8Array>>;

async function upload(inputs: Inputs, files: Files = {}, options: RunForOptions = {}) {
  const end = await runFor("set-impacted-targets", inputs, { workspace: givenWorkspace(files), ...options });
  const { impactedTargets } = Object(end.requests[0]?.body);
  return { ...end, sent: impactedTargets };
}

function uploadFile(name: string, content: string | Uint8Array, inputs: Inputs = {}) {
  return upload({ "impacted-targets-file": name, ...inputs }, { [name]: content });
}

function expectRejected(end: Awaited<ReturnType<typeof upload>>, message: string): void {
  expect([end.exitCode, end.outputs.result, end.outputs["error-kind"]]).toEqual([1, "error", "input"]);
  expect(end.outputs["error-message"]).toContain(message);
  expect(end.calls).toEqual([]);
}

test("set-impacted-targets sends a sorted list without duplicates for the head in the event", async () => {
  const end = await upload({ "impacted-targets": "web\n  api  \n\nweb\nÄrger/日本" });

  const { number, headSha } = end.pullRequest;
  expect(end.requests[0]?.body).toEqual({
    repo: { host: "github.com", owner: "local", name: "playground" },
    pr: { number, sha: headSha },
    targetBranch: "main",
    impactedTargets: ["api", "web", "Ärger/日本"],
  });
  expect(end.requests[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "x-api-token": end.service.token,
  });
  expect(end.outputs).toMatchObject({
    result: "uploaded",
    "impacted-targets-mode": "list",
    "impacted-targets-count": "3",
    "impacted-targets-bytes": `${end.requests[0]?.bodyBytes}`,
    "impacted-targets-reason": "list of 3 targets",
    // Before the submission, the service has no record.
    verified: "unknown",
    "error-kind": "",
  });
  expect(end.calls).toEqual(["setImpactedTargets", "getSubmittedPullRequest"]);
  expect(annotations(end.log)).toEqual([]);
  expect(end.log).toMatch(/^Sent the impacted targets of #1: 3 targets in \d+ bytes\.$/m);
  expect(end.summary).toContain(`<code>${headSha}</code>`);
  expect(end.result).toMatchObject({ result: "uploaded", "impacted-targets-count": 3 });
});

test.each<[string, unknown, Inputs]>([
  ["ALL", "ALL", { mode: "all", count: "", reason: "the only item of the list is ALL" }],
  ["NONE", [], { mode: "none", count: "0" }],
  // Only the texts ALL and NONE have a special meaning.
  ["IMPACTS_ALL\nall\nnone", ["IMPACTS_ALL", "all", "none"], { mode: "list", count: "3" }],
])("set-impacted-targets sends the input %j as %j", async (text, sent, outputs) => {
  const end = await upload({ "impacted-targets": text });

  expect(end.sent).toEqual(sent);
  for (const [name, value] of Object.entries(outputs)) expect(end.outputs[`impacted-targets-${name}`]).toBe(value);
  expect(annotations(end.log)).toEqual([]);
});

test.each<[string, string, Inputs, unknown]>([
  [
    "out dir/my targets.txt",
    "\uFEFFb\r\n\r\n//a:lib\r\n\tb \r\n  \r\npath with spaces/c",
    {},
    ["//a:lib", "b", "path with spaces/c"],
  ],
  ["targets.json", '\uFEFF["b", "a", " b ", ""]\n', {}, ["a", "b"]],
  ["targets.json", '"ALL"', {}, "ALL"],
  ["targets.JSON", '["NONE"]', {}, []],
  ["targets.txt", "\nALL\n", {}, "ALL"],
  ["targets", '["a"]', { "impacted-targets-format": "json" }, ["a"]],
  ["targets.json", "a", { "impacted-targets-format": "lines" }, ["a"]],
  ["t.txt", "\n", { "on-empty": "all" }, "ALL"],
  ["t.txt", "", { "on-empty": "none" }, []],
])("set-impacted-targets reads the file %s with the text %j and the inputs %j", async (name, content, inputs, sent) => {
  const end = await uploadFile(name, content, inputs);

  expect(end.sent).toEqual(sent);
  const { "on-empty": onEmpty } = inputs;
  if (onEmpty !== undefined)
    expect(end.outputs["impacted-targets-reason"]).toContain(`t.txt is empty, and on-empty is ${onEmpty}`);
});

describe("set-impacted-targets with the file of compute-impacted-targets", () => {
  const computed = { base: "0".repeat(40), producer: "nx", reason: "nx found them" };

  test.each([
    { mode: "list", targets: ["b", "a"], sent: ["a", "b"], count: "2" },
    { mode: "all", targets: [], sent: "ALL", count: "" },
    { mode: "none", targets: [], sent: [], count: "0" },
  ])("sends the targets and the reason in the file ($mode)", async ({ mode, targets, sent, count }) => {
    const headSha = "ab".repeat(20);
    const file = JSON.stringify({ ...computed, mode, targets, head: headSha.toUpperCase() });
    const end = await upload(
      { "impacted-targets-file": "computed.json" },
      { "computed.json": file },
      { given: ({ control }) => control.addPullRequest({ headSha }) },
    );

    expect(end.requests[0]?.body).toMatchObject({ impactedTargets: sent, pr: { sha: headSha } });
    expect(end.outputs).toMatchObject({
      "impacted-targets-mode": mode,
      "impacted-targets-count": count,
      "impacted-targets-reason": "nx found them",
    });
  });

  test("rejects a file that was computed for a commit other than the pull request's head", async () => {
    const head = "1".repeat(40);
    const end = await uploadFile("computed.json", JSON.stringify({ ...computed, mode: "list", targets: ["a"], head }));

    expectRejected(end, `was computed for head ${head}, but the pull request's head is ${end.pullRequest.headSha}`);
  });
});

test.each<[string, Inputs, Files, string]>([
  ["an empty file", { "impacted-targets-file": "t.txt" }, { "t.txt": "\n \r\n" }, "t.txt is empty"],
  ["an empty list", { "impacted-targets-file": "t.json" }, { "t.json": "[]" }, "use NONE"],
  ["missing targets", {}, {}, "use NONE"],
  ...["error", "all", "none"].map((onEmpty): [string, Inputs, Files, string] => [
    `a missing file with on-empty: ${onEmpty}`,
    { "impacted-targets-file": "gone/t.txt", "on-empty": onEmpty },
    {},
    "impacted-targets-file: gone/t.txt does not exist (full path: ",
  ]),
  [
    "two sources",
    { "impacted-targets": "a", "impacted-targets-file": "t.txt" },
    { "t.txt": "b" },
    "impacted-targets, impacted-targets-file: set only one of these inputs",
  ],
  ["ALL among others", { "impacted-targets": "a\nALL" }, {}, "impacted-targets mixes ALL with other targets"],
  ["ALL and NONE", { "impacted-targets": "ALL\nNONE" }, {}, "impacted-targets mixes"],
  [
    "NONE among others",
    { "impacted-targets-file": "t.json" },
    { "t.json": '["NONE","a"]' },
    "impacted-targets-file: t.json mixes NONE with other targets",
  ],
  [
    "an output that is not UTF-8",
    { "impacted-targets-file": "o", "impacted-targets-format": "nx" },
    { o: Buffer.from('\uFEFF["a"]', "utf16le") },
    "is not UTF-8 text",
  ],
  ...["no", "0", "yes", "on"].map((verify): [string, Inputs, Files, string] => [
    `verify: ${verify}`,
    { "impacted-targets": "a", verify },
    {},
    "verify: must be true or false",
  ]),
])("set-impacted-targets rejects %s and sends nothing", async (_, inputs, files, message) => {
  expectRejected(await upload(inputs, files), message);
});

test.each(["all", "None"])("set-impacted-targets warns when the only target is named %s", async (word) => {
  const end = await upload({ "impacted-targets": word });

  expect(end.outputs).toMatchObject({ result: "uploaded", "impacted-targets-mode": "list" });
  expect(annotations(end.log)).toEqual([
    `::warning::The only target is named ${word}. If the pull request impacts ${word.toLowerCase()} of the targets, write ${word.toUpperCase()} in capital letters.`,
  ]);
});

test("set-impacted-targets sends targets to the queue of the pull request's base branch", async () => {
  const end = await upload(
    { "impacted-targets": "a" },
    {},
    {
      given({ control }) {
        control.addQueue({ branch: "release/1.x" });
        return control.addPullRequest({ baseBranch: "release/1.x" });
      },
    },
  );

  expect(end.requests[0]?.body).toMatchObject({ targetBranch: "release/1.x" });
});

test("set-impacted-targets shows the request without the token when dry-run is set", async () => {
  const end = await upload({ "impacted-targets": "b\na", "dry-run": "true" });

  expect([end.outputs.result, end.calls]).toEqual(["planned", []]);
  expect(requestsIn(end.log)).toMatchObject([{ body: { impactedTargets: ["a", "b"] } }]);
  expect(end.log.replace(/^::add-mask::.*$/m, "")).not.toContain(end.service.token);
});

test("set-impacted-targets fails with not-found when the branch has no queue", async () => {
  const place = { "pr-number": "1", "target-branch": "mian", "head-sha": "a".repeat(40) };

  const end = await upload({ "impacted-targets": "a", ...place }, {}, { on: dispatchEvent });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("pull request #1 or the queue for branch mian of local/playground");
});

const RECORDED = "test/impacted-targets/fixtures";

/** Sample output of each tool, and the targets in this output. */
const OUTPUTS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  nx: [readFileSync(`${RECORDED}/nx/24.0.6-affected.json`, "utf8"), ["@x/b", "@x/c"]],
  turbo: [readFileSync(`${RECORDED}/turbo/2.11.11-affected.json`, "utf8"), ["@x/b", "@x/c"]],
  pnpm: [readFileSync(`${RECORDED}/pnpm/10.34.9-affected.json`, "utf8"), ["@x/b", "@x/c"]],
  moon: [readFileSync(`${RECORDED}/moon/2.5.5-affected.json`, "utf8"), ["b", "c"]],
  lerna: [readFileSync(`${RECORDED}/lerna/10.1.1-affected.json`, "utf8"), ["@x/b", "@x/c"]],
  rush: [readFileSync(`${RECORDED}/rush/5.179.0-affected.json`, "utf8"), ["@x/b", "@x/c"]],
  bazel: ["//b:lib\n//c:lib\n//external:dep\n", ["//b:lib", "//c:lib"]],
  pants: ["src/b:lib\nsrc/c:lib\n", ["src/b:lib", "src/c:lib"]],
  gradle: [":b\n:c\n", [":b", ":c"]],
  "paths-filter": ['["b","c"]', ["b", "c"]],
};

const output = (format: string, content: string, inputs: Inputs = {}) =>
  uploadFile("output", content, { "impacted-targets-format": format, ...inputs });

describe("set-impacted-targets with the output of a build tool", () => {
  test.each(TOOL_OUTPUT_FORMATS)("reads the targets in the output of %s", async (format) => {
    const [content, targets] = OUTPUTS[format] ?? ["", []];

    const end = await output(format, content);

    expect(end.sent).toEqual(targets);
    expect(end.outputs).toMatchObject({
      result: "uploaded",
      "impacted-targets-mode": "list",
      "impacted-targets-count": `${targets.length}`,
    });
  });

  test.each(["nx", "turbo", "pnpm", "moon", "lerna", "rush", "bazel", "paths-filter"])(
    "rejects an error message of %s although on-empty is none",
    async (format) => {
      const error = readFileSync(`${RECORDED}/pnpm/10.34.9-bad-base.json`, "utf8");

      const end = await output(format, error, { "on-empty": "none" });

      expectRejected(end, 'but begins with "{\\n  \\"error\\": {');
      expect(errorLine(end.log)).toContain("impacted-targets-file: output must be ");
    },
  );

  test("accepts an empty list, but rejects a file without text", async () => {
    expect((await output("nx", "[]\n", { "on-empty": "none" })).sent).toEqual([]);
    expectRejected(await output("nx", "[]\n"), "impacted-targets-file: output is empty");
    expectRejected(await output("nx", "\n", { "on-empty": "none" }), "is empty, but must be the JSON list");
  });

  test.each([
    ["paths-filter", '["web","api"]', ["api", "web"]],
    ["json", '["a"]', ["a"]],
  ])("reads the output from the input impacted-targets (%s)", async (format, text, sent) => {
    expect((await upload({ "impacted-targets": text, "impacted-targets-format": format })).sent).toEqual(sent);
  });

  test("rejects output of more than 64 MiB", async () => {
    const workspace = givenWorkspace({ output: "" });
    truncateSync(join(workspace, "output"), 64 * 1024 * 1024 + 1);
    const inputs = { "impacted-targets-file": "output", "impacted-targets-format": "turbo" };

    expectRejected(
      await upload(inputs, {}, { workspace }),
      "has 67,108,865 bytes, but a file in the format turbo may have at most 67,108,864 bytes",
    );
  });

  test("sends ALL when the list exceeds the size limit of a request", async () => {
    const long = "x".repeat(700);
    const names = Array.from({ length: 30_000 }, (_, index) => `packages/area-${index % 9}/unit-${index}/${long}`);

    const end = await output("nx", JSON.stringify(names));

    expect(end.sent).toBe("ALL");
    expect(end.outputs["impacted-targets-reason"]).toBe("the list of targets is larger than the size limit");
  });
});
