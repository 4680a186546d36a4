import type { Random } from "../../../local-queue/test/support/seeded.js";
import { HEAD_LAWS } from "./head-laws.js";
import { RESULT_LAWS } from "./laws.js";
import { type Played, playStory } from "./play.js";
import { drawStory, listSimplerStories, type Story } from "./story.js";
import { truthOf } from "./truth.js";
import type { TraceLine } from "./world.js";

interface BrokenLaw {
  readonly law: string;
  readonly problem: string;
}

interface TriedStory {
  readonly played: Played;
  readonly broken: readonly BrokenLaw[];
}

/** Plays a story and returns the laws that the step breaks in it. */
async function tryStory(story: Story): Promise<TriedStory> {
  const played = await playStory(story);
  return { played, broken: findBrokenLaws(played) };
}

/** Compares the actions and the report of the step with the events of the story. */
export function findBrokenLaws(played: Played): readonly BrokenLaw[] {
  const truth = truthOf(played);
  return [...RESULT_LAWS, ...HEAD_LAWS].flatMap(({ name, broken }) => {
    const problem = broken(truth);
    return problem === false ? [] : [{ law: name, problem }];
  });
}

/** Returns the simplest story that still breaks the law. */
async function reduced(story: Story, law: string): Promise<TriedStory> {
  for (const simpler of listSimplerStories(story)) {
    const { broken } = await tryStory(simpler);
    if (broken.some((each) => each.law === law)) return reduced(simpler, law);
  }
  return tryStory(story);
}

/** Formats the events. Of several equal lines in sequence, shows only the first and the last. */
function traceText(trace: readonly TraceLine[]): readonly string[] {
  const isSame = (nth: number): boolean => trace[nth - 1]?.line === trace[nth]?.line;
  return trace
    .filter((_, nth) => !(isSame(nth) && nth + 1 < trace.length && isSame(nth + 1)))
    .map(({ seconds, line }) => `  ${seconds.toFixed(1).padStart(8)} s  ${line}`);
}

/** Describes a deviation: the problem, the story, its events and the report. */
function storyText({ played: { story, world, report }, broken }: TriedStory, law: string): string {
  const { events, courses, ...inputs } = story;
  const warnings = report.warnings.map((line) => `warning: ${line}`);
  return [
    broken.find((each) => each.law === law)?.problem ?? "",
    `  story: ${JSON.stringify(inputs)}`,
    `  events: ${JSON.stringify(events)}`,
    `  courses: ${JSON.stringify(courses)}`,
    ...traceText(world.trace),
    `  the step: ${report.result ?? "an error"}. ${report.text.replaceAll("\n", "\n    ")}`,
    ...warnings.map((line) => `    ${line}`),
    `    outputs: ${JSON.stringify(report.outputs)}`,
  ].join("\n");
}

interface StoryResult {
  readonly name: string;
  readonly operation: Story["operation"];
  readonly result: string;
  readonly ms: number;
  readonly deviations: readonly string[];
}

/** Plays random stories. Only the first story that breaks a law is reduced and printed in full. */
export async function tryStories(random: Random, count: number): Promise<readonly StoryResult[]> {
  const met = new Set<string>();
  const results: StoryResult[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const startedAt = performance.now();
    const story = drawStory(random);
    const { played, broken } = await tryStory(story);
    const ms = performance.now() - startedAt;
    const deviations: string[] = [];
    for (const { law } of broken) {
      deviations.push(met.has(law) ? law : `${law}: ${storyText(await reduced(story, law), law)}`);
      met.add(law);
    }
    const { operation } = story;
    results.push({ name: `story ${nth}`, operation, result: played.report.result ?? "an error", ms, deviations });
  }
  return results;
}
