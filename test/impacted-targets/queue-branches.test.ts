import { expect, test } from "vitest";
import { listCommitChanges } from "../../local-queue/test/support/git-objects.js";
import { commit, git, givenOrigin } from "../../local-queue/test/support/repositories.js";
import { type Random, seeded } from "../../local-queue/test/support/seeded.js";
import { pushPayload, RUN_ID } from "../support/payloads.js";
import { findRangeIn } from "./range-run.js";

const MAIN = "refs/heads/main";

interface PullRequest {
  readonly head: string;
  /** Files of the pull request and of the pull requests below it in a stack. */
  readonly files: Readonly<Record<string, string>>;
}

interface Run {
  readonly origin: string;
  /** Tip of the test branch. */
  readonly tip: string;
  readonly branch: string;
  /** Files of the pull requests that the run tests. */
  readonly own: readonly string[];
  /** Files of the pull requests ahead that are not merged yet. */
  readonly ahead: readonly string[];
  /** True when main has no new commits since the queue created the branch. */
  readonly isCurrent: boolean;
}

/** Returns the numbers from 1 to a random number. */
function countTo(random: Random, least: number, most: number): readonly number[] {
  return Array.from({ length: least + random.below(most - least + 1) }, (_, index) => index + 1);
}

/** Creates pull requests from several commits of main. Some are stacked, and some have merged a newer main. */
function makePullRequests(origin: string, random: Random, starts: readonly string[]): readonly PullRequest[] {
  const made: PullRequest[] = [];
  for (const number of countTo(random, 2, 6)) {
    const ref = `refs/heads/change-${number}`;
    const below = random.chance(0.2) ? made.at(-1) : undefined;
    const own = Object.fromEntries(countTo(random, 1, 2).map((file) => [`p${number}/${file}`, "1"]));
    let head = commit(origin, ref, { parents: [below?.head ?? random.one(starts)], files: own });
    if (random.chance(0.2)) head = commit(origin, ref, { parents: [head, starts.at(-1) ?? ""] });
    made.push({ head, files: { ...below?.files, ...own } });
  }
  return made;
}

/** Merges a pull request into main as the queue does. */
function merge(origin: string, { head, files }: PullRequest, method: "squash" | "merge" | "rebase"): void {
  if (method === "merge") commit(origin, MAIN, { parents: [MAIN, head], files });
  else if (method === "squash") commit(origin, MAIN, { parents: [MAIN], files });
  else
    for (const [path, text] of Object.entries(files))
      commit(origin, MAIN, { parents: [MAIN], files: { [path]: text } });
}

/** Creates the test branch of a batch or a bisection, with pull requests ahead. Then adds commits to main. */
function makeRun(random: Random): Run {
  const origin = givenOrigin();
  const starts: string[] = [];
  for (const index of countTo(random, 1, 4))
    starts.push(commit(origin, MAIN, { parents: index === 1 ? [] : [MAIN], files: { [`main/${index}`]: "1" } }));
  const all = makePullRequests(origin, random, starts);
  const first = random.below(all.length);
  const [ahead, own] = [all.slice(0, first), all.slice(first)];
  const branch = `trunk-merge/pr-${first + 1}/${RUN_ID}${random.one(["", "", "-bisection", "-bisection-2"])}`;
  let tip = starts.at(-1) ?? "";
  for (const { head, files } of all) tip = commit(origin, `refs/heads/${branch}`, { parents: [tip, head], files });
  const merged = random.below(ahead.length + 1);
  const others = countTo(random, 0, 2);
  const method = random.one(["squash", "merge", "rebase"] as const);
  for (const each of ahead.slice(0, merged)) merge(origin, each, method);
  for (const index of others) commit(origin, MAIN, { parents: [MAIN], files: { [`new/${index}`]: "1" } });
  const inMain = new Set(ahead.slice(0, merged).flatMap(({ files }) => Object.keys(files)));
  const filesOf = (some: readonly PullRequest[]) =>
    some.flatMap(({ files }) => Object.keys(files)).filter((path) => !inMain.has(path));
  return { origin, tip, branch, own: filesOf(own), ahead: filesOf(ahead), isCurrent: merged + others.length === 0 };
}

/** Number of random trees: a sample of the 1,000 that a slow test reads. */
const TREES = Number(process.env.MERGE_QUEUE_RANDOM_TREES ?? 12);

test.each(Array.from({ length: TREES }, (_, index) => index + 1))(
  "returns for a test branch the files of the tested pull requests and of those ahead in the queue (seed %i)",
  async (seed) => {
    const random = seeded(seed);
    const { origin, tip, branch, own, ahead, isCurrent } = makeRun(random);
    const found = await findRangeIn(origin, {
      event: "push",
      payload: pushPayload(`refs/heads/${branch}`, { sha: tip, before: "0".repeat(40) }),
      checkout: { of: tip, depth: random.one([0, 0, 1]), as: `refs/remotes/origin/${branch}` },
      targetBranch: "main",
    });
    const expected = [...new Set([...ahead, ...own])].toSorted();

    expect(found).toMatchObject({ head: tip, to: tip, base: found.from });
    expect(found.files).toEqual(isCurrent ? expected : expect.arrayContaining(expected));
    // Tools such as Nx compare with the merge base of the two commits.
    const mergeBase = git(found.folder, ["merge-base", found.base, found.head]).trim();
    const compared = listCommitChanges(mergeBase, found.head).map(({ path }) => path);
    expect(compared).toEqual(expect.arrayContaining(expected));
  },
);
