import { describe, expect, test } from "vitest";
import { ENDINGS } from "./endings.js";

for (const [kind, endings] of Object.entries(ENDINGS)) {
  describe(`a pull request ${kind}`, () => {
    test.each(endings.map((ending) => [ending.name, ending] as const))("%s", async (_name, ending) => {
      const [queue, number] = ending.play();
      const { verdict, calls } = await queue.verdict(number, ending.age);

      expect([verdict?.word ?? "", verdict?.next ?? ""]).toEqual([ending.word, ending.next]);
      expect(calls.length).toBeLessThanOrEqual(6);
    });
  });
}
