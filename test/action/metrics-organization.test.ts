import { expect, test } from "vitest";
import { gauge, MAIN, sample } from "../metrics/metrics-text.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { givenTesting } from "./queue.js";

const DEPTH = "mq_depth_current";

async function runOrganization(text: string, inputs: Readonly<Record<string, string>> = {}) {
  const service = await givenService();
  service.control.addFault({ endpoint: "getMergeQueueMetrics", fault: { kind: "reply", status: 200, text } });
  return runAction(service, { operation: "metrics", scope: "organization", ...inputs });
}

test("every queue of the organisation is a row, and figures and conditions are about the target branch", async () => {
  const service = await givenService();
  service.control.addRepository({ owner: "local", name: "other", defaultBranch: "trunk" });
  service.control.addQueue({ repository: "local/other", branch: "trunk" });
  givenTesting(service);

  const end = await runAction(service, {
    operation: "metrics",
    scope: "organization",
    "warn-if": "depth >= 1",
  });

  expect(end.requests.map(({ path }) => path)).toEqual(["/v1/getMergeQueueMetrics"]);
  expect(end.outputs).toMatchObject({ result: "degraded", depth: "1" });
  expect(end.summary).toContain("| <code>local/playground</code> | <code>main</code> | 1 | 1 | 0 | 0 |");
  expect(end.summary).toContain("| <code>local/other</code> | <code>trunk</code> | 0 | 0 | 0 | 0 | – | – |");
  expect(end.result).toMatchObject({
    queues: [
      { repository: "local/playground", branch: "main", depth: 1 },
      { repository: "local/other", branch: "trunk", depth: 0 },
    ],
  });
});

test("the fullest 200 queues are shown, and how many more there are", async () => {
  const samples = Array.from({ length: 260 }, (_, index) =>
    sample(DEPTH, index, { ...MAIN, repo: `local/r${index}` }),
  );

  const end = await runOrganization(gauge(DEPTH, ...samples));

  const rows = end.summary.split("\n").filter((line) => line.startsWith("| <code>local/r"));
  expect(rows).toHaveLength(200);
  expect(rows[0]).toContain("local/r259<");
  expect(rows.at(-1)).toContain("local/r60<");
  expect(end.summary).toContain("And 60 more");
  expect(end.outputs.result).toBe("no-data");
});

test("hostile labels stay inside their cells", async () => {
  const hostile = [
    "a|b\n| c | d |",
    "<img src=x onerror=alert(1)>",
    "`code` **bold** [link](https://example.com) @team #1",
    "::error::forged\n::set-output name=result::merged",
    "```\nmermaid",
    "x".repeat(5000),
  ];
  const samples = hostile.flatMap((text) => [
    sample(DEPTH, 2, { ...MAIN, branch: text }),
    sample(DEPTH, 1, { ...MAIN, repo: text }),
  ]);

  const end = await runOrganization(gauge(DEPTH, ...samples), {
    "fail-if": "depth > 1",
  });

  const rows = end.summary.split("\n").filter((line) => /^\| (<code>|a text of)/.test(line));
  expect(rows).toHaveLength(2 * hostile.length);
  for (const row of rows) {
    // Only the column borders are left: no cell has a border, a tag or a mark of its own.
    expect(row.split("|")).toHaveLength(10);
    expect(row.replaceAll(/<\/?code>/g, "").replaceAll(/&#\d+;/g, "")).not.toMatch(/[<>`*[\]@#]/);
  }
  expect(end.summary).toContain("a text of 5000 characters");
  expect(end.log).not.toMatch(/^::set-output/m);
  expect(errorLine(end.log)).toContain("The metrics hold no sample for main of local/playground.");
});
