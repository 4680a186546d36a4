import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cases } from "../run/cases.js";
import type { Random } from "../seeded.js";
import { drawKill, filesWithToken, nameOfKill, tryKill } from "./kills.js";
import { tryLaw } from "./law.js";
import { toItsEnd } from "./outside-vitest.js";
import { tryPage } from "./page.js";
import { LAWS } from "./parsers.js";
import { tryPolls } from "./polls.js";
import { tryStories } from "./stories/try-story.js";
import { sideBySide, type Tally } from "./tally.js";
import { TEXTS, tryInput, tryList, tryText } from "./texts.js";

interface Tried {
  readonly deviations: readonly string[];
  readonly kind?: string;
  readonly ms?: number;
}

/** Far more than a run of one of these parts takes on a busy machine. */
const BOUND_MS = 60_000;

async function noted(
  tally: Tally,
  part: string,
  name: string,
  fault: string,
  work: () => Promise<Tried>,
): Promise<void> {
  const startedAt = performance.now();
  const { deviations, kind = "none", ms = performance.now() - startedAt } = await toItsEnd(work);
  const late = ms > BOUND_MS ? [`It took ${Math.round(ms)} ms.`] : [];
  tally.add({ part, name, fault, kind, ms, boundMs: BOUND_MS, deviations: [...deviations, ...late] });
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}

/** Hostile texts in what the service says, in inputs, in lists and on the page. */
export async function tortureTexts(random: Random, share: number, tally: Tally): Promise<void> {
  for (const text of TEXTS) {
    const fault = quoted(text);
    await noted(tally, "texts", `a list with ${fault}`, fault, async () => ({ deviations: tryList(text) }));
    await noted(tally, "texts", `the page with ${fault}`, fault, async () => ({ deviations: await tryPage(text) }));
    for (const known of cases) {
      if (!random.chance(share)) continue;
      const name = `${known.operation} (${known.result}) with ${fault}`;
      const isInput = random.chance(0.2);
      await noted(tally, "texts", isInput ? `${name} as an input` : name, fault, async () => ({
        deviations: await (isInput ? tryInput : tryText)(known, text, random),
      }));
    }
  }
}

const RUNS = 4000;

export async function tortureParsers(seed: number, share: number, tally: Tally): Promise<void> {
  for (const law of LAWS)
    await noted(tally, "parsers", law.name, law.name, async () => ({
      deviations: await tryLaw(law, seed, Math.ceil(RUNS * share)),
    }));
}

const STORIES = 10_000;

/** Plays random stories of submissions and waits, and compares them with an independent model. */
export async function tortureStories(random: Random, share: number, tally: Tally): Promise<void> {
  const results = await tryStories(random, Math.ceil(STORIES * share));
  for (const { name, operation, result, ms, deviations } of results)
    tally.add({ part: "stories", name, fault: operation, kind: result, ms, boundMs: BOUND_MS, deviations });
}

const KILLS = 100;

export async function tortureKills(random: Random, share: number, tally: Tally): Promise<void> {
  const cache = mkdtempSync(join(tmpdir(), "torture-cache-"));
  const kills = Array.from({ length: Math.ceil(KILLS * share) }, () => drawKill(random));
  await sideBySide(kills, 2, (kill) =>
    noted(tally, "kills", nameOfKill(kill), kill.signal, () => tryKill(kill, cache)),
  );
  await noted(tally, "kills", "the compile cache", "the compile cache", async () => ({
    deviations: filesWithToken(cache),
  }));
  await rm(cache, { recursive: true });
}

export async function torturePolls(share: number, tally: Tally): Promise<void> {
  const polls = Math.max(2000, Math.round(10_000 * share));
  await toItsEnd(async () => {
    const { grown, ...tried } = await tryPolls(polls);
    tally.add({
      part: "polls",
      name: `${polls} polls`,
      fault: "polls",
      boundMs: 300_000,
      memory: Math.max(0, grown),
      ...tried,
    });
  });
}
