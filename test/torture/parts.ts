import { randomInt } from "node:crypto";
import { seeded } from "../seeded.js";
import { tortureKills, tortureParsers, torturePolls, tortureStories, tortureTexts } from "./other-parts.js";
import { createTally } from "./tally.js";
import { tortureWays } from "./ways-part.js";
import { meetSubjects, tortureWire } from "./wire-part.js";

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** All parts, or those that `MERGE_QUEUE_TORTURE` names; true when nothing deviates. */
export async function torture(): Promise<boolean> {
  const { MERGE_QUEUE_SEED, MERGE_QUEUE_TORTURE, MERGE_QUEUE_TORTURE_SHARE = "1" } = process.env;
  const seed = MERGE_QUEUE_SEED === undefined ? randomInt(2 ** 31) : Number(MERGE_QUEUE_SEED);
  const share = Number(MERGE_QUEUE_TORTURE_SHARE);
  print(`The seed is ${seed}; the share of what can be tried is ${share}.`);
  const tally = createTally(print);
  const found = await meetSubjects();
  const parts = {
    // First: what it measures should be its own.
    polls: () => torturePolls(share, tally),
    wire: () => tortureWire(found, seeded(seed), share, tally),
    texts: () => tortureTexts(seeded(seed), share, tally),
    parsers: () => tortureParsers(seed, share, tally),
    stories: () => tortureStories(seeded(seed), share, tally),
    kills: () => tortureKills(seeded(seed), share, tally),
    ways: () => tortureWays(found.main, seeded(seed), share, tally),
  };
  for (const [name, part] of Object.entries(parts)) {
    if (MERGE_QUEUE_TORTURE !== undefined && !MERGE_QUEUE_TORTURE.split(",").includes(name)) continue;
    const startedAt = performance.now();
    await part();
    print(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  for (const line of tally.table()) print(line);
  print(`${tally.deviations()} deviations`);
  return tally.deviations() === 0;
}
