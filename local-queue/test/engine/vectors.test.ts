import { describe, expect, test } from "vitest";
import { simulate } from "../../src/scenario/simulate.js";
import { readExpected, readGiven, resultsOf } from "../support/days/notation.js";
import { VECTORS } from "./vectors.js";
import { VECTORS_OF_LANES } from "./vectors-of-lanes.js";

const ALL = { ...VECTORS, ...VECTORS_OF_LANES };

describe("recorded examples of the queue", () => {
  test.each(Object.entries(ALL))("%s", (_name, vector) => {
    expect(resultsOf(simulate(readGiven(vector)))).toEqual(readExpected(vector));
  });

  test("contain no two examples with the same result", () => {
    const results = Object.values(ALL).map((vector) => vector.slice(3).join("\n"));
    expect(new Set(results).size).toBe(results.length);
  });
});
