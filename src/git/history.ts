import { InputError } from "../errors.js";
import { problemOf } from "../problem.js";
import { checkoutStep } from "./checkout-step.js";
import { knownMergeBase, missingCommits } from "./commits.js";
import { type Extent, type Fetching, fetchFromOrigin, refsOfOrigin } from "./fetch.js";
import type { Git } from "./git.js";
import { keepingHistory, shallowCommits } from "./shallow.js";

/** A commit that is needed. */
export interface Needed {
  readonly sha: string;
  /** What it is, for the middle of a sentence: `head <sha> (github.event.after)`. */
  readonly name: string;
  /** A ref of `origin` that leads to it, for servers that give no commits by their name. */
  readonly ref: string | undefined;
}

/** How much deeper a shallow clone is made, step by step, before all of it is fetched. */
const STEPS: readonly Extent[] = [
  { kind: "deeper", commits: 50 },
  { kind: "deeper", commits: 200 },
  { kind: "deeper", commits: 1000 },
  { kind: "whole" },
];

/** What the checkout needs so that nothing has to be fetched. */
const WHOLE_CHECKOUT: readonly string[] = [
  "Let the checkout bring the history:",
  ...checkoutStep("fetch-depth: 0"),
];

/** Makes sure that commits are there, without their history. @throws InputError that says which one is not, and why. */
export async function needCommits(git: Git, needed: readonly Needed[]): Promise<void> {
  const gone = await fetchCommits(git, needed);
  if (gone.length > 0) throw lost(gone);
}

/** Fetches those commits that are not there. Gives the ones that origin does not have either. */
export async function fetchCommits(git: Git, needed: readonly Needed[]): Promise<readonly Needed[]> {
  const wanted = await missing(git, needed);
  if (wanted.length === 0) return [];
  const extent = await extentForNew(git);
  const gone: Needed[] = [];
  const byRef: Needed[] = [];
  // One that origin does not have fails the whole fetch, so each is fetched for itself.
  for (const commit of wanted) {
    const fetching = await fetchFromOrigin(git, extent, [commit.sha]);
    if (fetching.ok) continue;
    if (fetching.why === "failed") throw unfetched(wanted, fetching.words);
    (fetching.why === "unknown" ? gone : byRef).push(commit);
  }
  return byRef.length === 0 ? gone : [...gone, ...(await fetchThroughRefs(git, byRef))];
}

/** A shallow clone gets new commits without what is below them; any other would become a shallow one by that. */
async function extentForNew(git: Git): Promise<Extent> {
  return (await shallowCommits(git)).size > 0 ? { kind: "alone" } : { kind: "connected" };
}

async function missing(git: Git, needed: readonly Needed[]): Promise<readonly Needed[]> {
  const absent = await missingCommits(
    git,
    needed.map(({ sha }) => sha),
  );
  return needed.filter(({ sha }) => absent.includes(sha));
}

/** Gives what is not there in the end. */
async function fetchThroughRefs(git: Git, needed: readonly Needed[]): Promise<readonly Needed[]> {
  const tips = await refsOfOrigin(git, refsOf(needed));
  if (tips.size === 0) return missing(git, needed);
  const absent = await missingCommits(git, [...tips.values()]);
  const newRefs = [...tips].flatMap(([ref, sha]) => (absent.includes(sha) ? [ref] : []));
  if (newRefs.length > 0) {
    must(await fetchFromOrigin(git, await extentForNew(git), newRefs), needed);
  }
  for (const step of STEPS) {
    const left = await missing(git, needed);
    if (left.length === 0 || (await shallowCommits(git)).size === 0) return left;
    const fetching = await keepingHistory(git, [...tips.values()], () =>
      fetchFromOrigin(git, step, [...tips.keys()]),
    );
    must(fetching, needed);
  }
  return missing(git, needed);
}

/**
 * The merge base of two commits; a shallow clone is made deeper until it is certain.
 * @throws InputError when a commit or the history cannot be had, or the commits have nothing in common.
 */
export async function findMergeBase(git: Git, one: Needed, other: Needed): Promise<string> {
  await needCommits(git, [one, other]);
  const first = await mergeBaseNow();
  if (first !== undefined) return first;
  for (const step of STEPS) {
    if ((await shallowCommits(git)).size === 0) break;
    must(await deepen(git, step, [one, other]), [one, other]);
    const found = await mergeBaseNow();
    if (found !== undefined) return found;
  }
  if ((await shallowCommits(git)).size > 0) throw unfetched([one, other], "origin gave no more of it.");
  throw new InputError([
    problemOf("base-sha", `is needed here: the ${one.name} and the ${other.name} have no common history.`),
  ]);

  async function mergeBaseNow(): Promise<string | undefined> {
    return knownMergeBase(git, one.sha, other.sha, await shallowCommits(git));
  }
}

/** Fetches more history below commits that are there. */
export async function deepen(git: Git, extent: Extent, below: readonly Needed[]): Promise<Fetching> {
  const shas = below.map(({ sha }) => sha);
  return keepingHistory(git, shas, async () => {
    const fetching = await fetchFromOrigin(git, extent, shas);
    if (fetching.ok || fetching.why === "failed") return fetching;
    const tips = await refsOfOrigin(git, refsOf(below));
    return tips.size === 0 ? fetching : fetchFromOrigin(git, extent, [...tips.keys()]);
  });
}

function refsOf(needed: readonly Needed[]): readonly string[] {
  return [...new Set(needed.flatMap(({ ref }) => ref ?? []))];
}

function must(fetching: Fetching, needed: readonly Needed[]): void {
  if (!fetching.ok) throw unfetched(needed, fetching.words);
}

function unfetched(needed: readonly Needed[], words: string): InputError {
  const names = needed.map(({ name }) => name).join(" and the ");
  return new InputError(
    [
      `The clone is missing history of the ${names}, and it could not be fetched from origin: ${words || "git did not say why"}`,
    ],
    { details: WHOLE_CHECKOUT },
  );
}

function lost(needed: readonly Needed[]): InputError {
  return new InputError(
    needed.map(
      ({ name }) => `The ${name} is neither in the clone nor on origin; a force push may have removed it.`,
    ),
    { details: WHOLE_CHECKOUT },
  );
}
