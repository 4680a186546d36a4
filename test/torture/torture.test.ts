import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../git/repositories.js";
import { cases } from "../run/cases.js";
import { type CaseEnd, runCase } from "../run/run-case.js";
import { seeded } from "../seeded.js";
import { FAULTS, type Fault } from "./faults.js";
import { drawKill, filesWithToken, nameOfKill, TOKEN, tryKill } from "./kills.js";
import { tryLaw } from "./law.js";
import { tryPage } from "./page.js";
import { LAWS } from "./parsers.js";
import { playStory } from "./stories/play.js";
import { drawStory } from "./stories/story.js";
import { findBrokenLaws, tryStories } from "./stories/try-story.js";
import { sideBySide } from "./tally.js";
import { structureIn, TEXTS, tryInput, tryList, tryText } from "./texts.js";
import { judgeWay, meetSubject, nameOf, type Pair, pairsOf, tryPair } from "./wire.js";
import { TRIED } from "./wire-part.js";

/** `npm run torture` tries everything; here is a sample, the same each time unless a seed is given. */
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? 15);
const random = seeded(SEED);

const OF_THE_SAMPLE = { subjects: 12, pairs: 6, silent: 3, texts: 25, runs: 20, stories: 150, kills: 4 } as const;

async function drawPairs(wanted: (fault: Fault) => boolean, each: number): Promise<readonly Pair[]> {
  const drawn = random.many(TRIED, OF_THE_SAMPLE.subjects, OF_THE_SAMPLE.subjects);
  const subjects = await sideBySide(drawn, 4, meetSubject);
  const faults = FAULTS.filter((fault) => fault.large !== true && wanted(fault));
  return subjects.flatMap((subject) => {
    const pairs = pairsOf(subject, faults);
    return pairs.length === 0 ? [] : random.many(pairs, each, each);
  });
}

async function deviationsOf(pairs: readonly Pair[], width: number): Promise<readonly string[]> {
  const found = await sideBySide(pairs, width, async (pair) => {
    const { deviations } = await tryPair(pair);
    return deviations.map((deviation) => `${nameOf(pair)}: ${deviation}`);
  });
  return found.flat();
}

describe(`with the seed ${SEED}`, () => {
  test("a sample of operations ends as promised at a sample of the faults of the wire", async () => {
    const pairs = await drawPairs(({ silent }) => silent !== true, OF_THE_SAMPLE.pairs);

    expect(pairs.length).toBeGreaterThan(50);
    expect(await deviationsOf(pairs, 4)).toEqual([]);
  });

  test("a few operations end in their time where the service falls silent", async () => {
    const pairs = (await drawPairs(({ silent }) => silent === true, 1)).slice(0, OF_THE_SAMPLE.silent);

    expect(await deviationsOf(pairs, OF_THE_SAMPLE.silent)).toEqual([]);
  });

  test("hostile texts become structure neither in a log nor on a page nor in a file", async () => {
    const found: string[] = TEXTS.flatMap(tryList);
    for (let each = 0; each < OF_THE_SAMPLE.texts; each += 1) {
      const [known, text] = [random.one(cases), random.one(TEXTS)];
      const trial = random.chance(0.2) ? tryInput : tryText;
      const structure = await trial(known, text, random);
      found.push(...structure.map((problem) => `${known.operation} with ${JSON.stringify(text)}: ${problem}`));
    }
    for (const text of random.many(TEXTS, 3, 3)) found.push(...(await tryPage(text)));

    expect(found).toEqual([]);
  });

  test("processes that are killed at any moment end as promised, and leave the token nowhere", async () => {
    const cache = temporaryFolder();
    const kills = Array.from({ length: OF_THE_SAMPLE.kills }, () => drawKill(random));
    const found = await sideBySide(kills, 2, async (kill) => {
      const { deviations } = await tryKill(kill, cache);
      return deviations.map((deviation) => `${nameOfKill(kill)}: ${deviation}`);
    });

    expect([...found.flat(), ...filesWithToken(cache)]).toEqual([]);
  });

  test("breaks no law of submissions and waits in random stories", async () => {
    const results = await tryStories(random, OF_THE_SAMPLE.stories);

    expect(results.flatMap(({ deviations }) => deviations)).toEqual([]);
  });

  test.each(LAWS)("$name", async (law) => {
    expect(await tryLaw(law, SEED, OF_THE_SAMPLE.runs)).toEqual([]);
  });
});

/** One of the faults, with another promise. */
function faultNamed(name: string, changes: Partial<Fault> = {}): Fault {
  const found = FAULTS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no fault ${name}.`);
  return { ...found, ...changes };
}

/** What is told of an operation with a fault. */
async function problems(operation: string, wanted: Fault, which: "every" | "one" | "all") {
  const known = cases.find((each) => each.operation === operation);
  if (known === undefined) throw new Error(`${operation} has no case.`);
  const subject = await meetSubject(known);
  const pairs = pairsOf(subject, [wanted]).filter(({ mode }) => mode.which === which);
  return (await sideBySide(pairs, 1, tryPair)).flatMap(({ deviations }) => deviations);
}

const WORKING = {
  name: "a way that works",
  meaning: "fine",
  way: () => Promise.reject(new Error("Nobody goes it.")),
} as const;

describe("what is not as promised is told", () => {
  test("another kind of error", async () => {
    expect(await problems("get-queue", faultNamed("503", { reads: "rejected" }), "every")).toEqual([
      "getQueue was tried 4 times, not 1 to 1.",
      "It ended with unavailable, not with rejected.",
    ]);
  });

  test("a success that is none, and another number of attempts", async () => {
    // The service says yes to a submission, and has done nothing.
    const lie = faultNamed("204 with a body", {
      effect: false,
      mischief: (socket) => void socket.write("HTTP/1.1 204 No\r\n\r\n"),
    });
    expect(await problems("submit", lie, "one")).toContain(
      "It ended as submitted, but submitPullRequest had no effect.",
    );
    expect(await problems("cancel", faultNamed("400", { reads: "unclear" }), "every")).toContain(
      "getSubmittedPullRequest was tried 1 times, not 4 to 4.",
    );
  });

  test.each([
    ["a merge that did not take place", { result: "merged" }, "a result has its grounds"],
    ["another head as verified", { outputs: { "head-verified": "true" } }, "head-verified is what the record shows"],
    ["no commits", { text: "" }, "head-changed names both commits and what became of the other one"],
    ["no end", { result: "timed-out" }, "an end and another head are seen"],
  ])("a story in which the step reports %s", async (_what, lie, law) => {
    const story = {
      ...drawStory(seeded(1)),
      operation: "wait-for-merge",
      guarded: true,
      events: [
        { seconds: -60, after: "start", kind: "push" },
        { seconds: -30, after: "start", kind: "submit" },
      ],
      courses: [[{ state: "pending", seconds: 1 }]],
      lags: [0],
      outage: undefined,
      stopAt: undefined,
    } as const;
    const played = await playStory(story);
    const laws = findBrokenLaws({ ...played, report: { ...played.report, ...lie } }).map((broken) => broken.law);

    expect(findBrokenLaws(played)).toEqual([]);
    expect(laws).toContain(law);
  });

  test("a token in what is left behind", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "a"));
    writeFileSync(join(folder, "a/b"), `before${TOKEN}after`);
    expect(filesWithToken(folder)).toEqual([`The token is in ${join(folder, "a/b")}.`]);
  });

  test("a law that does not hold", async () => {
    const property = fc.property(fc.nat(), (given) => given < 3);
    expect(await tryLaw({ name: "numbers are small", property }, SEED, 100)).toHaveLength(1);
  });

  test("a token in a file of a run", async () => {
    const subject = await meetSubject({ operation: "get-queue", result: "found" });
    expect(subject.clean.leaks).toEqual([]);
    const end = { ...subject.clean, leaks: ["The token is in result.json."] };
    expect(judgeWay(subject, WORKING, end, undefined).deviations).toEqual(["The token is in result.json."]);
  });

  test("a formula, a command, and a tag", async () => {
    const end = await runCase({ operation: "get-queue", result: "found" });
    const told = (changes: Partial<CaseEnd>) =>
      structureIn({ operation: "get-queue", result: "found" }, { ...end, ...changes });
    expect(told({})).toEqual([]);
    expect(told({ log: `${end.log}::error::injected\n` })).toHaveLength(1);
    expect(told({ log: `${end.log}##[error]x\n` })).toHaveLength(1);
    expect(told({ log: `${end.log}\u001b[31m\n` })).toHaveLength(1);
    expect(told({ summary: `${end.summary}<img src=x>\n` })).toHaveLength(1);
    expect(told({ outputs: { ...end.outputs, EOF: "x" } })).toHaveLength(1);
  });
});
