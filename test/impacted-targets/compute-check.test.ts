import { expect, test } from "vitest";
import { PRODUCER_NAMES } from "../../src/impacted-targets/producers/producer.js";
import { producers } from "../../src/impacted-targets/producers/registry.js";
import { commandArrayParser, computeImpactedTargetsOperation } from "../../src/operations/compute-impacted-targets.js";
import { checkContext } from "../support/context.js";
import { inYaml } from "../support/problem-text.js";

test("accepts only a JSON array of strings as an argument vector", () => {
  expect(commandArrayParser('["./a b.sh", "", "$(x)", "é"]')).toEqual({
    ok: true,
    value: ["./a b.sh", "", "$(x)", "é"],
  });
  for (const text of ["[]", "x --all", '"x"', '["x", 1]', '[""]', '[" "]', '["a\\u0000b"]', "{}", "null", "[[]]"])
    expect(commandArrayParser(text), text).toMatchObject({ ok: false });
});

const VALUES = {
  producer: undefined,
  file: undefined,
  key: undefined,
  command: undefined,
  workingDirectory: ".",
  baseSha: undefined,
  targetPaths: undefined,
  impactAllPaths: [],
  ignoredPaths: undefined,
  inertPaths: [],
  exclude: undefined,
  onUnclaimed: "all",
  onError: "error",
} as const;

/** Returns the problems of values. `untrustedCheckout` is the reason why the checkout is not trusted. */
async function problemsOf(values: object, untrustedCheckout?: string): Promise<readonly string[]> {
  const problems = await computeImpactedTargetsOperation.check?.(
    { ...VALUES, ...values },
    new Set(),
    checkContext(undefined, { untrustedCheckout }),
  );
  return (problems ?? []).map(inYaml);
}

test.each(PRODUCER_NAMES)(
  "rejects running the producer %s on untrusted code, but accepts a list from a file",
  async (producer) => {
    const refused = expect.stringMatching(/runs code of the checkout|impacted-targets-file: this input is required/);

    expect(await problemsOf({ producer }, "it is so")).toEqual(expect.arrayContaining([refused]));
    expect(await problemsOf({ producer, file: "o.txt" }, "it is so")).toEqual([]);
  },
);

test.each(PRODUCER_NAMES)(
  "requires a list file for the producer %s unless the step can run that producer",
  async (producer) => {
    const command = producer === "command" ? ["x"] : undefined;

    expect(await problemsOf({ producer, command })).toEqual(
      "affected" in producers[producer]
        ? []
        : [
            `impacted-targets-file: this input is required if the producer is ${producer}, which reads a list that an earlier step wrote.`,
          ],
    );
  },
);
