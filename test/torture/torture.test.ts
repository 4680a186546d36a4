import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import { temporaryFolder } from "../../local-queue/test/support/repositories.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { API_VERSIONS } from "../../src/service/api-version.js";
import { type CaseEnd, runCase } from "../support/run-case.js";
import { cases } from "../support/run-cases.js";
import { listBrokenPromises, listRepeatedWrites, listTriedCases, nameOfTrial, trialsOf, tryTrial } from "./faults.js";
import { drawKill, filesWithToken, nameOfKill, TOKEN, tryKill } from "./kills.js";
import { tryLaw } from "./law.js";
import { differences, membersOf } from "./members/try-member.js";
import { tryPage } from "./page.js";
import { LAWS } from "./parsers.js";
import { playStory } from "./stories/play.js";
import { drawStory } from "./stories/story.js";
import { findBrokenLaws, tryStories } from "./stories/try-story.js";
import { runConcurrently } from "./tally.js";
import { findInjectedStructure, TEXTS, tryInput, tryList, tryText } from "./texts.js";

/**
 * Seed of the sample. `npm run torture` tries all cases. The sample is the same in each run unless the variable is set.
 */
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? 15);
const random = seeded(SEED);

const OF_THE_SAMPLE = {
  subjects: 4,
  faults: 3,
  memberSubjects: 2,
  members: 3,
  texts: 10,
  runs: 10,
  stories: 60,
  kills: 1,
} as const;

describe(`torture with the seed ${SEED}`, () => {
  test("operations follow every rule when requests to the service fail at random", async () => {
    const found: string[] = [];
    const subjects = API_VERSIONS.flatMap((api) => listTriedCases(api).map((subject) => ({ api, subject })));
    for (const { api, subject } of random.many(subjects, OF_THE_SAMPLE.subjects, OF_THE_SAMPLE.subjects)) {
      const trials = await trialsOf(subject, api);
      if (trials.length === 0) continue;
      for (const trial of random.many(trials, OF_THE_SAMPLE.faults, OF_THE_SAMPLE.faults)) {
        const { deviations } = await tryTrial(trial);
        found.push(...deviations.map((deviation) => `${nameOfTrial(trial)}: ${deviation}`));
      }
    }

    expect(found).toEqual([]);
  });

  test("operations accept replies with unknown fields and missing fields", async () => {
    const found: string[] = [];
    const [subjects, members] = [OF_THE_SAMPLE.memberSubjects, OF_THE_SAMPLE.members];
    for (const subject of random.many(listTriedCases("v2"), subjects, subjects)) {
      const possible = await membersOf(subject, new Set());
      if (possible.length === 0) continue;
      for (const { name, attempt } of random.many(possible, members, members)) {
        const { deviations } = await attempt();
        found.push(...deviations.map((deviation) => `${name}: ${deviation}`));
      }
    }

    expect(found).toEqual([]);
  });

  test("operations let malicious texts add nothing to a log, a page or a file", async () => {
    const found: string[] = random.many(TEXTS, 8, 8).flatMap(tryList);
    for (let each = 0; each < OF_THE_SAMPLE.texts; each += 1) {
      const [known, text] = [random.one(cases), random.one(TEXTS)];
      const trial = random.chance(0.2) ? tryInput : tryText;
      const structure = await trial(known, text, random);
      found.push(...structure.map((problem) => `${known.operation} with ${JSON.stringify(text)}: ${problem}`));
    }
    for (const text of random.many(TEXTS, 3, 3)) found.push(...(await tryPage(text)));

    expect(found).toEqual([]);
  });

  test("killed processes break no rule, and leave no token in a file", async () => {
    const cache = temporaryFolder();
    const kills = Array.from({ length: OF_THE_SAMPLE.kills }, () => drawKill(random));
    const found = await runConcurrently(kills, 2, async (kill) => {
      const { deviations } = await tryKill(kill, cache);
      return deviations.map((deviation) => `${nameOfKill(kill)}: ${deviation}`);
    });

    expect([...found.flat(), ...filesWithToken(cache)]).toEqual([]);
  });

  test("submissions and waits follow every rule in random histories", async () => {
    const results = await tryStories(random, OF_THE_SAMPLE.stories);

    expect(results.flatMap(({ deviations }) => deviations)).toEqual([]);
  });

  test.each(LAWS)("$name", async (law) => {
    expect(await tryLaw(law, SEED, OF_THE_SAMPLE.runs)).toEqual([]);
  });
});

const fresh = (service: LocalService) => ({ pullRequest: service.control.addPullRequest() });

describe("checks of the torture tests", () => {
  test("report a second write request, a second annotation and a token in the log", async () => {
    const end = await runCase({ operation: "submit", result: "submitted", given: fresh });
    const submitted = end.requests.filter(({ endpoint }) => endpoint === "submitPullRequest");
    const again = [...submitted, ...submitted];

    expect([listBrokenPromises(end), listRepeatedWrites(end.requests, "v1")]).toEqual([[], []]);
    expect(listRepeatedWrites(again, "v1")).toHaveLength(1);
    expect(
      listRepeatedWrites(
        again.map((each) => ({ ...each, fault: "status" })),
        "v1",
      ),
    ).toEqual([]);
    expect(listBrokenPromises({ ...end, log: `${end.log}::error::x\n` })).toHaveLength(1);
    expect(listBrokenPromises({ ...end, log: `${end.log}${end.token}\n` })).toHaveLength(1);
  });

  test.each([
    ["merged, although no merge took place", { result: "merged" }, "a result has its grounds"],
    [
      "head-verified, although the head was another commit",
      { outputs: { "head-verified": "true" } },
      "head-verified is what the record shows",
    ],
    [
      "a message that names no commits",
      { text: "" },
      "head-changed names both commits and what became of the other one",
    ],
    [
      "timed-out, although the pull request reached an end",
      { result: "timed-out" },
      "an end and another head are seen",
    ],
  ])("report a wrong result of a step: %s", async (_what, lie, law) => {
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

  test("report an unreadable reply and a changed output", async () => {
    const end = await runCase({ operation: "status", result: "not-submitted", given: fresh }, { api: "v2" });
    const variation = { kind: "unknown field", at: ["data", "[]"] } as const;
    const withOutputs = (outputs: Readonly<Record<string, string>>) => ({
      ...end,
      kind: outputs["error-kind"],
      outputs: { ...end.outputs, ...outputs },
    });

    expect(differences(end, end, variation)).toEqual([]);
    expect(differences(end, withOutputs({ "error-kind": "response" }), variation)).toHaveLength(1);
    expect(differences(end, withOutputs({ "queue-state": "paused" }), variation)).toHaveLength(1);
  });

  test("report a token in a file of a subfolder", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "a"));
    writeFileSync(join(folder, "a/b"), `before${TOKEN}after`);
    expect(filesWithToken(folder)).toEqual([`The token is in ${join(folder, "a/b")}.`]);
  });

  test("report a rule that only some values follow", async () => {
    const property = fc.property(fc.nat(), (given) => given < 3);
    expect(await tryLaw({ name: "numbers are small", property }, SEED, 100)).toHaveLength(1);
  });

  test("report an added command, color, HTML tag or output", async () => {
    const end = await runCase({ operation: "get-queue", result: "found" });
    const structured = (changes: Partial<CaseEnd>) =>
      findInjectedStructure({ operation: "get-queue", result: "found" }, { ...end, ...changes });
    expect(structured({})).toEqual([]);
    expect(structured({ log: `${end.log}::error::injected\n` })).toHaveLength(1);
    expect(structured({ log: `${end.log}##[error]x\n` })).toHaveLength(1);
    expect(structured({ log: `${end.log}\u001b[31m\n` })).toHaveLength(1);
    expect(structured({ summary: `${end.summary}<img src=x>\n` })).toHaveLength(1);
    expect(structured({ outputs: { ...end.outputs, EOF: "x" } })).toHaveLength(1);
  });
});
