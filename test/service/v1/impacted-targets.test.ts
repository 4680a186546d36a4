import { expect, test } from "vitest";
import { bytesAround, encodeTargets } from "../../../src/service/v1/impacted-targets.js";

const fields = {
  repo: { host: "github.com", owner: "local", name: 'play]"ground' },
  targetBranch: "a]b",
  pr: { number: 1, sha: "a".repeat(40) },
};

test("the limit is for the whole request and in bytes, not in characters", () => {
  const targets = new Set(["ä", "日", "😀", '"']);
  const bytes = Buffer.byteLength(JSON.stringify({ ...fields, impactedTargets: [...targets] }));

  expect(encodeTargets(fields, targets, bytes)).toMatchObject({ body: expect.any(Buffer), bytes });
  expect(encodeTargets(fields, targets, bytes - 1)).toEqual({ body: undefined, bytes });
  expect(bytesAround(fields)).toBeLessThan(bytes);
});
