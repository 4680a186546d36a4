import { describe, expect, test } from "vitest";
import { EVERY_TOOL, TOOLS, ToolMissing } from "../../support/build-tools/tools.js";
import { type Judged, judgeRandomCases } from "./random-workspaces.js";

const { MERGE_QUEUE_RANDOM_WORKSPACES = "20", MERGE_QUEUE_SEED = "1" } = process.env;
const COUNT = Number(MERGE_QUEUE_RANDOM_WORKSPACES);
const SEED = Number(MERGE_QUEUE_SEED);
const LIMIT_MS = 240_000 + COUNT * 20_000;
/** Maximum share of unnecessary `ALL` among changes that do not impact everything. */
const NEEDLESS_SHARE = 0.05;

// A CI job runs this test with every tool.
describe.skipIf(!EVERY_TOOL).each(TOOLS.filter(({ name }) => name !== "rush"))("$name $version", (tool) => {
  test(
    `lists all impacted targets of random workspaces, and rarely returns ALL without need (${COUNT} workspaces, seed ${SEED})`,
    async ({ skip }) => {
      const seeds = Array.from({ length: COUNT }, (_, index) => SEED * 100_000 + index);
      const judged: Judged[] = [];
      await judgeRandomCases(tool, seeds, (each) => judged.push(each)).catch((error: unknown) => {
        if (error instanceof ToolMissing) skip(error.message);
        throw error;
      });
      const narrow = judged.filter(({ truth, failure }) => !truth.everything && failure === undefined);
      const needless = narrow.filter(({ computed }) => computed?.mode === "all");
      const tooShort = judged.filter(({ missing }) => missing.length > 0);
      const failed = judged.filter(({ failure }) => failure !== undefined);
      process.stdout.write(`${figures(tool, judged, needless, narrow)}\n`);

      expect(failed.map(({ seed, failure }) => `${seed}: ${failure}`)).toEqual([]);
      expect(tooShort.map(words)).toEqual([]);
      expect(judged.flatMap(({ seed, broken }) => (broken === undefined ? [] : [`seed ${seed}: ${broken}`]))).toEqual(
        [],
      );
      // A share of few changes would be inaccurate.
      if (COUNT >= 50)
        expect(needless.length / narrow.length, needless.map(words).join("\n")).toBeLessThanOrEqual(NEEDLESS_SHARE);
    },
    LIMIT_MS,
  );
});

function words({ seed, missing, computed }: Judged): string {
  const said = computed?.mode === "list" ? computed.targets.join(" ") : computed?.mode;
  return `seed ${seed}: ${said} (${computed?.reason}); missing: ${missing.join(" ")}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, each) => before + each, 0);
}

function figures(
  { name, version }: { readonly name: string; readonly version: string },
  judged: readonly Judged[],
  needless: readonly Judged[],
  narrow: readonly Judged[],
): string {
  const short = judged.filter(({ missing }) => missing.length > 0).length;
  const lists = narrow.filter(({ computed }) => computed?.mode === "list");
  const extra = sum(
    lists.map(({ computed, truth }) => computed?.targets.filter((each) => !truth.targets.has(each)).length ?? 0),
  );
  const listed = sum(lists.map(({ computed }) => computed?.targets.length ?? 0));
  const added = lists.filter(({ computed }) => (computed?.added ?? []).length > 0).length;
  const share = ((100 * needless.length) / Math.max(1, narrow.length)).toFixed(1);
  return `${name} ${version}: ${judged.length} random workspaces, ${short} lists too short, needless ALL ${needless.length} of ${narrow.length} (${share} %), ${extra} of ${listed} targets too many, ${added} lists that were added to`;
}
