import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asSentence, reasonClause } from "../../src/engine/reasons.js";

const ENGINE = "local-queue/src/engine";
/** Reasons are spelled as in the service, and nothing else in the engine is. */
const REASON = /"([A-Z][A-Z_]*_[A-Z_]*[A-Z])"/g;

const emitted = readdirSync(ENGINE)
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => [...readFileSync(join(ENGINE, name), "utf8").matchAll(REASON)])
  .map(([, word = ""]) => word);

describe("a reason in plain words", () => {
  test("exists for every reason of the engine", () => {
    const asTheyAre = emitted.filter((word) => reasonClause(word) === inLowerCase(word));
    expect(emitted).toContain("MERGE_GRAPH_MERGE");
    expect(asTheyAre).toEqual([]);
  });

  test.each([
    ["TEST_RUN_TIMEOUT", "its tests took longer than the queue allows"],
    ["PR_CLOSED", "it was closed"],
    ["MERGE_GRAPH_MERGE", "its tests passed, and nothing was ahead of it"],
  ])("of %s is a clause", (word, clause) => {
    expect(reasonClause(word)).toBe(clause);
  });

  test.each(["SOMETHING_NEW", "constructor", "__proto__", ""])(
    "of %j, which is not documented, is the word itself",
    (word) => {
      expect(reasonClause(word)).toBe(inLowerCase(word));
    },
  );

  test("becomes a sentence", () => {
    expect(asSentence(reasonClause("PR_CLOSED"))).toBe("It was closed.");
    expect(asSentence("")).toBe("");
  });
});

function inLowerCase(word: string): string {
  return word.toLowerCase().replaceAll("_", " ");
}
