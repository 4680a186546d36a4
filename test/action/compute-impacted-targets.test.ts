import { expect, test } from "vitest";
import { computeByBundle, decision, givenChange, handedOver } from "./computing.js";
import { annotations, errorLine } from "./harness.js";

test("paths name the targets of changed files, without a token, and hand them over in a file", async () => {
  const change = givenChange({ "api/a.ts": "1", "web/b.ts": "1", "docs/c.md": "1" });
  const patterns = 'api: api/**\nweb: [web/**, "!web/**/*.md"]\n';

  const inputs = { producer: "paths", "target-paths": patterns, "ignored-paths": "docs/**" };
  const end = await computeByBundle(change, inputs);

  expect(annotations(end.log)).toEqual([]);
  expect(end.exitCode).toBe(0);
  const { base, head } = change;
  const reason = "target-paths says so";
  expect(end.outputs).toMatchObject({ result: "computed", "base-sha": base, "head-sha": head });
  const handed = { mode: "list", targets: ["api", "web"], base, head, producer: "paths", reason };
  expect(handedOver(end)).toEqual(handed);
  expect(end.outputs["impacted-targets-file"]).toContain(end.temporaryFolder);
  expect(end.result).toMatchObject(handed);
  expect(end.summary).toContain("The change impacts 2 targets");
});

test("a command of the user's own is run with the commits", async () => {
  const change = givenChange({ x: "1" });
  const script = 'console.log([process.env.MERGE_QUEUE_BASE, "b"].join("\\n"))';
  const command = JSON.stringify([process.execPath, "-e", script]);

  const end = await computeByBundle(change, { producer: "command", command });

  expect(handedOver(end)).toMatchObject({ mode: "list", targets: [change.base, "b"].toSorted() });
});

test("a producer that fails is an error, or means everything with on-error: all", async () => {
  const change = givenChange({ x: "1" });
  const inputs = { producer: "command", command: JSON.stringify([process.execPath, "-e", "process.exit(3)"]) };

  const failed = await computeByBundle(change, inputs);
  expect(failed.exitCode).toBe(1);
  expect(errorLine(failed.log)).toContain("ended with exit code 3");

  const all = await computeByBundle(change, { ...inputs, "on-error": "all" });
  expect(decision(all)).toMatchObject({ result: "computed", mode: "all" });
  expect(annotations(all.log)).toEqual([expect.stringContaining("::warning::Everything counts as impacted")]);
});

test("bad inputs are named all at once", async () => {
  const end = await computeByBundle(givenChange({ x: "1" }), {
    producer: "paths",
    "impact-all-paths": "!a",
    "impacted-targets-key": "x",
  });

  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "input" });
  for (const problem of [
    "impacted-targets-key: is for the producer json only.",
    "target-paths: is required by the producer paths.",
    "impact-all-paths: has exclusions only",
  ])
    expect(errorLine(end.log)).toContain(problem);
});
