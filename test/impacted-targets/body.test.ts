import { expect, test } from "vitest";
import { buildListBody, envelopeBytes, inBytes } from "../../src/impacted-targets/body.js";

const envelope = {
  repo: { host: "github.com", owner: "local", name: 'play]"ground' },
  targetBranch: "a]b",
  pr: { number: 1, sha: "a".repeat(40) },
};

function bodyOf(targets: readonly string[], limitBytes = 1_000_000) {
  return buildListBody(envelope, new Set(targets), limitBytes);
}

test.each([0, 1, 4095, 4096, 4097, 10_000])(
  "a body of %i targets is the JSON of the whole request",
  (count) => {
    const targets = Array.from({ length: count }, (_, index) => `unit "${index}" ä😀\t\\`);

    const built = bodyOf(targets);

    if (built.kind !== "fits") throw new Error("It does not fit.");
    expect(built.body.toString("utf8")).toBe(
      JSON.stringify({ ...envelope, impactedTargets: targets.toSorted() }),
    );
  },
);

test("the limit is for the whole request and in bytes, not in characters", () => {
  const targets = ["ä", "日", "😀", '"'];
  const bytes = Buffer.byteLength(JSON.stringify({ ...envelope, impactedTargets: targets }));

  expect(bodyOf(targets, bytes).kind).toBe("fits");
  expect(bodyOf(targets, bytes - 1)).toEqual({ kind: "too-large", atLeastBytes: bytes });
  expect(envelopeBytes(envelope)).toBeLessThan(bytes);
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1,000 bytes"],
  [20_971_520, "20,971,520 bytes"],
])("%i is written as %s", (bytes, words) => {
  expect(inBytes(bytes)).toBe(words);
});
