import { randomInt } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Random, seeded } from "../../local-queue/test/support/seeded.js";
import { API_VERSIONS } from "../../src/service/api-version.js";
import { runWithCleanups } from "../support/outside-vitest.js";
import { createRequeueTally, playRequeueStories, STORIES_PER_QUEUE } from "../support/requeue-stories.js";
import { cases } from "../support/run-cases.js";
import { listTriedCases, nameOfTrial, trialsOf, tryTrial } from "./faults.js";
import { drawKill, filesWithToken, nameOfKill, tryKill } from "./kills.js";
import { tryLaw } from "./law.js";
import { membersOf } from "./members/try-member.js";
import { tryPage } from "./page.js";
import { LAWS } from "./parsers.js";
import { tryPolls } from "./polls.js";
import { tryStories } from "./stories/try-story.js";
import { createTally, runConcurrently } from "./tally.js";
import { TEXTS, tryInput, tryList, tryText } from "./texts.js";

interface Tried {
  readonly deviations: readonly string[];
  readonly kind?: string;
}

/** Function that runs a trial and adds its result to the tally. */
type Note = (part: string, name: string, fault: string, work: () => Promise<Tried>, boundMs?: number) => Promise<void>;

interface Scope {
  readonly random: Random;
  readonly seed: number;
  /** Share of the possible trials, up to 1. */
  readonly share: number;
  readonly note: Note;
}

const RUNS = 4000;
const STORIES = 10_000;
const KILLS = 100;
const POLLS = 10_000;
/** Maximum milliseconds of a trial, many times the usual time on a busy machine. */
const BOUND_MS = 60_000;

/** Tries each operation with each fault at each endpoint that it uses, on each version of the API. */
async function tortureFaults({ random, share, note }: Scope): Promise<void> {
  for (const api of API_VERSIONS)
    for (const subject of listTriedCases(api))
      for (const trial of await runWithCleanups(() => trialsOf(subject, api)))
        if (random.chance(share))
          await note(`faults on ${api}`, nameOfTrial(trial), JSON.stringify(trial.fault), () => tryTrial(trial));
}

/** Runs each operation on API v2 with each unknown or missing member of each reply that it reads. */
async function tortureMembers({ random, share, note }: Scope): Promise<void> {
  const seen = new Set<string>();
  for (const subject of listTriedCases("v2"))
    for (const member of await runWithCleanups(() => membersOf(subject, seen)))
      if (random.chance(share)) await note("members", member.name, member.what, member.attempt);
}

/** Inserts hostile texts into replies of the service, inputs, lists and the page of the local queue. */
async function tortureTexts({ random, share, note }: Scope): Promise<void> {
  for (const text of TEXTS) {
    const fault = JSON.stringify(text.slice(0, 40));
    await note("texts", `a list with ${fault}`, fault, async () => ({ deviations: tryList(text) }));
    await note("texts", `the page with ${fault}`, fault, async () => ({ deviations: await tryPage(text) }));
    for (const known of cases) {
      if (!random.chance(share)) continue;
      const isInput = random.chance(0.2);
      const name = `${known.operation} (${known.result}) with ${fault}${isInput ? " as an input" : ""}`;
      const trial = isInput ? tryInput : tryText;
      await note("texts", name, fault, async () => ({ deviations: await trial(known, text, random) }));
    }
  }
}

async function tortureParsers({ seed, share, note }: Scope): Promise<void> {
  for (const law of LAWS)
    await note("parsers", law.name, law.name, async () => ({
      deviations: await tryLaw(law, seed, Math.ceil(RUNS * share)),
    }));
}

/** Plays random stories of submissions and waits, and compares them with an independent model. */
async function tortureStories({ random, share, note }: Scope): Promise<void> {
  const results = await tryStories(random, Math.ceil(STORIES * share));
  for (const { name, operation, result, deviations } of results)
    await note("stories", name, operation, async () => ({ deviations, kind: result }));
}

async function tortureKills({ random, share, note }: Scope): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), "torture-cache-"));
  const kills = Array.from({ length: Math.ceil(KILLS * share) }, () => drawKill(random));
  await runConcurrently(kills, 2, (kill) => note("kills", nameOfKill(kill), kill.signal, () => tryKill(kill, cache)));
  const name = "the compile cache";
  await note("kills", name, name, async () => ({ deviations: filesWithToken(cache) }));
  await rm(cache, { recursive: true });
}

async function torturePolls({ share, note }: Scope): Promise<void> {
  const polls = Math.max(2000, Math.round(POLLS * share));
  await note("polls", `${polls} polls`, "polls", () => tryPolls(polls), 300_000);
}

/** Plays random stories of failures with known causes, in which concurrent runs of requeue act. */
async function tortureRequeues({ seed, share, note }: Scope): Promise<void> {
  const queues = Math.ceil((STORIES * share) / STORIES_PER_QUEUE);
  const tally = createRequeueTally();
  for (let nth = 1; nth <= queues; nth += 1) {
    const before = tally.deviations.length;
    const name = `seed ${seed}, queue ${nth}`;
    await note("requeues", name, "a queue", async () => {
      await playRequeueStories(seeded(seed + nth), name, tally);
      return { deviations: tally.deviations.slice(before) };
    });
  }
  const tested = [...tally.requeued].map(([truth, times]) => `${truth} ${times}`).join(", ");
  const failed = [...tally.failures].map(([truth, times]) => `${truth} ${times}`).join(", ");
  print(`requeues: ${queues * STORIES_PER_QUEUE} stories; failures: ${failed}; tested again: ${tested}`);
}

const PARTS = {
  // Polls run first, because they measure the memory of this process.
  polls: torturePolls,
  faults: tortureFaults,
  members: tortureMembers,
  texts: tortureTexts,
  parsers: tortureParsers,
  stories: tortureStories,
  requeues: tortureRequeues,
  kills: tortureKills,
} as const;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs all parts, or those in `MERGE_QUEUE_TORTURE`. Returns true if no result deviates. */
export async function torture(): Promise<boolean> {
  const { MERGE_QUEUE_SEED, MERGE_QUEUE_TORTURE, MERGE_QUEUE_TORTURE_SHARE = "1" } = process.env;
  const seed = MERGE_QUEUE_SEED === undefined ? randomInt(2 ** 31) : Number(MERGE_QUEUE_SEED);
  const share = Number(MERGE_QUEUE_TORTURE_SHARE);
  print(`The seed is ${seed}; the share of what can be tried is ${share}.`);
  const tally = createTally(print);
  const note: Note = async (part, name, fault, work, boundMs = BOUND_MS) => {
    const startedAt = performance.now();
    const { deviations, kind = "none" } = await runWithCleanups(work);
    const ms = performance.now() - startedAt;
    const late = ms > boundMs ? [`It took ${Math.round(ms)} ms.`] : [];
    tally.add({ part, name, fault, kind, ms, deviations: [...deviations, ...late] });
  };
  for (const [name, part] of Object.entries(PARTS)) {
    if (MERGE_QUEUE_TORTURE !== undefined && !MERGE_QUEUE_TORTURE.split(",").includes(name)) continue;
    const startedAt = performance.now();
    await part({ random: seeded(seed), seed, share, note });
    print(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  for (const line of tally.table()) print(line);
  print(`${tally.deviations()} deviations`);
  return tally.deviations() === 0;
}
