import { readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TOOL_FORMATS } from "../../src/impacted-targets/producers/producer.js";
import { pullRequestEvent } from "../action/events.js";
import { errorLine, givenService } from "../action/harness.js";
import { givenWorkspace } from "../impacted-targets/workspace.js";
import { runHere } from "./run-here.js";

const RECORDED = "test/impacted-targets/fixtures";

/** Uploads what a tool printed. */
async function upload(format: string, content: string | Uint8Array, inputs: Record<string, string> = {}) {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const end = await runHere(
    service,
    {
      operation: "set-impacted-targets",
      "impacted-targets-file": "output",
      "impacted-targets-format": format,
      ...inputs,
    },
    { event: pullRequestEvent(pullRequest), workspace: givenWorkspace({ output: content }) },
  );
  return { ...end, body: end.requests[0]?.body };
}

/** One output of each format, and the targets in it. */
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

test.each(TOOL_FORMATS)("what %s printed is read as it is", async (format) => {
  const [output, targets] = OUTPUTS[format] ?? ["", []];

  const end = await upload(format, output);

  expect(end.exitCode).toBe(0);
  expect(end.body).toMatchObject({ impactedTargets: targets });
  expect(end.outputs).toMatchObject({
    result: "uploaded",
    "impacted-targets-mode": "list",
    "impacted-targets-count": `${targets.length}`,
  });
});

test.each(["nx", "turbo", "pnpm", "moon", "lerna", "rush", "bazel", "paths-filter"])(
  "an error in the place of the output of %s is no list, whatever an empty list means",
  async (format) => {
    const error = readFileSync(`${RECORDED}/pnpm/10.34.9-bad-base.json`, "utf8");

    const end = await upload(format, error, { "on-empty": "none" });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
    expect(errorLine(end.log)).toContain("impacted-targets-file: output must be ");
    expect(end.outputs["error-message"]).toContain('it begins with "{\\n  \\"error\\": {');
    expect(end.calls).toEqual([]);
  },
);

test("a list that the tool says is empty is one, and no output at all is an error", async () => {
  const empty = await upload("nx", "[]\n", { "on-empty": "none" });
  expect(empty.body).toMatchObject({ impactedTargets: [] });
  const refused = await upload("nx", "[]\n");
  expect(refused.outputs["error-message"]).toContain("impacted-targets-file: output is empty");
  expect(refused.calls).toEqual([]);
  const nothing = await upload("nx", "\n", { "on-empty": "none" });
  expect(nothing.outputs["error-message"]).toContain("is empty, and must be the JSON list");
  expect(nothing.calls).toEqual([]);
});

test("the output of a step can be given as a text", async () => {
  const service = await givenService();

  const end = await runHere(
    service,
    {
      operation: "set-impacted-targets",
      "impacted-targets": '["web","api"]',
      "impacted-targets-format": "paths-filter",
    },
    { event: pullRequestEvent(service.control.addPullRequest()) },
  );

  expect(end.requests[0]?.body).toMatchObject({ impactedTargets: ["api", "web"] });
});

test("an output that is not UTF-8 is refused", async () => {
  const end = await upload("nx", Buffer.from('\uFEFF["a"]', "utf16le"));

  expect(end.outputs["error-message"]).toContain("is not UTF-8 text");
  expect(end.calls).toEqual([]);
});

test("an output that is too long to be read at once is refused", async () => {
  const service = await givenService();
  const workspace = givenWorkspace({ output: "" });
  truncateSync(join(workspace, "output"), 64 * 1024 * 1024 + 1);

  const end = await runHere(
    service,
    { operation: "set-impacted-targets", "impacted-targets-file": "output", "impacted-targets-format": "turbo" },
    { event: pullRequestEvent(service.control.addPullRequest()), workspace },
  );

  expect(end.outputs["error-message"]).toContain("is 67,108,865 bytes, more than can be read as turbo");
  expect(end.calls).toEqual([]);
});

test("more targets than a request holds are ALL, as for any other list", async () => {
  const long = "x".repeat(700);
  const names = Array.from({ length: 30_000 }, (_, index) => `packages/area-${index % 9}/unit-${index}/${long}`);

  const end = await upload("nx", JSON.stringify(names));

  expect(end.body).toMatchObject({ impactedTargets: "ALL" });
  expect(end.outputs["impacted-targets-reason"]).toBe("the list is over the size limit");
});
