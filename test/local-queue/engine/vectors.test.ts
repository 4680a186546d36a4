import { describe, expect, test } from "vitest";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { readExpected, readGiven, resultsOf, type Vector } from "./notation.js";
import { VECTORS } from "./vectors.js";

describe("the queue does what was worked out for", () => {
  test.each(Object.entries(VECTORS))("%s", (_name, vector) => {
    expect(resultsOf(simulate(readGiven(vector)))).toEqual(readExpected(vector));
  });

  test("all of them, and each has another result than all others", () => {
    const results = Object.values(VECTORS).map((vector) => vector.slice(3).join("\n"));
    expect(new Set(results).size).toBe(67);
  });
});

describe("the notation is refused", () => {
  const good: Vector = ["n=1", "A", "0 submit A", "A 0-10", "A@10", ""];
  test.each<[string, Partial<Record<number, string>>]>([
    ["with a setting that there is not", { 0: "m=1" }],
    ["with a setting that has no value", { 0: "n" }],
    ["with a value that is no number", { 0: "n=x" }],
    ["with a switch that is neither on nor off", { 0: "om=2" }],
    ["with a mode that there is not", { 0: "mode=double" }],
    ["with a conflict of what is no letter", { 0: "conflict=A1" }],
    ["with a pull request that has no letter", { 1: "a" }],
    ["with marks in another order", { 1: "A^!bad" }],
    ["with an input at no time", { 2: "submit A" }],
    ["with an input that there is not", { 2: "0 forget A" }],
    ["with a state that there is not", { 2: "0 state stopped" }],
    ["with a way to submit that there is not", { 2: "0 submit A batch" }],
    ["with more than an input takes", { 2: "0 cancel A twice" }],
    ["with an upload of no list", { 2: "0 upload A x" }],
    ["with a conflict in text of what is no letter", { 0: "text=A1" }],
    ["with a push to the target branch of something", { 2: "0 pushTarget A" }],
    ["with a run that has no end", { 3: "A 0-" }],
    ["with a run on members in capitals", { 3: "B+A 0-10" }],
    ["with a merge at no time", { 4: "A" }],
    ["with a reason that there is not", { 5: "10 A failed BECAUSE" }],
    ["with a state that nobody comes to", { 5: "10 A lost STATUS" }],
  ])("%s", (_what, parts) => {
    const part = (index: number) => parts[index] ?? good[index] ?? "";
    const vector: Vector = [part(0), part(1), part(2), part(3), part(4), part(5)];
    const read = () => [readGiven(vector), readExpected(vector)];
    expect(() => [readGiven(good), readExpected(good)]).not.toThrow();
    expect(read).toThrow(/^(?:Not a|Neither|Nothing|Too much)/);
  });
});
