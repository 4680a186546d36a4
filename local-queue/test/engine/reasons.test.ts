import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reasonClause, toReasonSentence } from "../../src/engine/reasons.js";

const ENGINE = "local-queue/src/engine";
/** Matches the reasons; no other text in the source of the engine has this form. */
const REASON = /"([A-Z][A-Z_]*_[A-Z_]*[A-Z])"/g;

const emitted = readdirSync(ENGINE)
  .filter((name) => name.endsWith(".ts"))
  .flatMap((name) => [...readFileSync(join(ENGINE, name), "utf8").matchAll(REASON)])
  .map(([, word = ""]) => word);

describe("reasonClause", () => {
  test("returns a clause for every reason of the engine", () => {
    expect(emitted).toContain("MERGE_GRAPH_MERGE");
    expect(emitted.filter((word) => reasonClause(word) === inLowerCase(word))).toEqual([]);
  });

  test.each(["SOMETHING_NEW", "constructor", "__proto__", ""])(
    "returns the unknown reason %j in small letters",
    (word) => {
      expect(reasonClause(word)).toBe(inLowerCase(word));
    },
  );

  test("returns a text that toReasonSentence changes into a sentence", () => {
    expect(toReasonSentence(reasonClause("PR_CLOSED"))).toBe("It was closed.");
    expect(toReasonSentence("")).toBe("");
  });
});

function inLowerCase(word: string): string {
  return word.toLowerCase().replaceAll("_", " ");
}
