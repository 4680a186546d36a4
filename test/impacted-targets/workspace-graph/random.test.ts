import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commitAll, givenRepository } from "../../../local-queue/test/support/repositories.js";
import { type Random, seeded } from "../../../local-queue/test/support/seeded.js";
import type { Decision } from "../../../src/impacted-targets/compute.js";
import { checkList } from "../check-list.js";
import { filesOf, impactsEverything } from "./random-files.js";
import {
  apply,
  DIALECTS,
  type Dialect,
  type Model,
  randomModel,
  randomOperations,
  randomPair,
  signatureOf,
} from "./random-model.js";

const { MERGE_QUEUE_RANDOM_WORKSPACES = "2", MERGE_QUEUE_SEED = "1" } = process.env;
const COUNT = Number(MERGE_QUEUE_RANDOM_WORKSPACES);
const SEED = Number(MERGE_QUEUE_SEED);
const LIMIT_MS = 60_000 + COUNT * 5_000;
/** Maximum share of unnecessary `ALL`. */
const NEEDLESS_SHARE = 0.03;

let folder = "";

beforeAll(() => {
  folder = givenRepository(afterAll);
});

interface Commit {
  readonly model: Model;
  readonly parents: readonly string[];
}

/** Writes a commit for each model, with exactly the files of the model. */
function write(commits: readonly Commit[]): readonly string[] {
  const known = new Map<string, readonly string[]>();
  return commits.map(({ model, parents }, index) => {
    const files = filesOf(model);
    const first = known.get(parents[0] ?? "") ?? [];
    const gone = Object.fromEntries(first.filter((path) => files[path] === undefined).map((path) => [path, null]));
    const [id = ""] = commitAll(folder, [
      { ref: `refs/heads/c${index}`, parents: parents.map((each) => idOf(each)), files: { ...gone, ...files } },
    ]);
    known.set(`${index}`, Object.keys(files));
    ids.set(`${index}`, id);
    return id;
  });
}

const ids = new Map<string, string>();

function idOf(name: string): string {
  return ids.get(name) ?? "";
}

async function compute(head: string, base: string, tip?: string): Promise<Decision> {
  return await checkList(folder, { base, head, tip, impactAllPaths: [] });
}

/** Returns the projects with a changed signature, as the correct result. */
function truthOf(before: Model, after: Model): readonly string[] {
  const names = new Set([...before.projects, ...after.projects].map(({ name }) => name));
  return [...names].filter((name) => signatureOf(before, name) !== signatureOf(after, name));
}

interface Judged {
  readonly words: string;
  readonly everything: boolean;
  readonly isAll: boolean;
  readonly missing: readonly string[];
}

function judge(words: string, before: Model, after: Model, { mode, targets, reason }: Decision): Judged {
  const everything = impactsEverything(before, after);
  const listed = new Set(targets);
  const missing =
    mode === "all"
      ? []
      : [...(everything ? ["ALL"] : []), ...truthOf(before, after)].filter((name) => !listed.has(name));
  return { words: `${words}: ${mode} ${targets.join(" ")} (${reason})`, everything, isAll: mode === "all", missing };
}

function listChanged(before: Model, after: Model): readonly string[] {
  const [old, present] = [filesOf(before), filesOf(after)];
  const paths = Object.keys({ ...old, ...present });
  return paths.filter((path) => JSON.stringify(old[path]) !== JSON.stringify(present[path]));
}

/** Computes the targets of a random change twice: for its merge with a newer target branch, and for its head. */
async function judgeChange(dialect: Dialect, seed: number): Promise<readonly Judged[]> {
  const random: Random = seeded(seed);
  const fork = randomModel(dialect, random);
  const isHead = random.chance(0.5);
  const mine = randomOperations(random, fork, { canMove: true, mark: "h" });
  // For a head, the target branch renames no project, because the head does not show the new owners of its files.
  const theirs = randomOperations(random, fork, { canMove: !isHead, mark: "t" });
  const [head, target] = [apply(fork, mine), apply(fork, theirs)];
  const merge = apply(target, mine);
  // Git would merge these changes to other files, because a renamed project is also in files of the target branch.
  const changed = new Set(listChanged(fork, head));
  if (isHead && listChanged(target, merge).some((path) => !changed.has(path))) return [];
  const [forkId = "", headId = "", targetId = "", mergeId = ""] = write([
    { model: fork, parents: [] },
    { model: head, parents: ["0"] },
    { model: target, parents: ["0"] },
    { model: merge, parents: ["2", "1"] },
  ]);
  // Some operations change nothing, and the step rejects a head that the target branch contains.
  if (headId === forkId || headId === targetId) return [];
  const computed = isHead ? await compute(headId, forkId, targetId) : await compute(mergeId, targetId);
  return [judge(`${dialect} ${seed}${isHead ? " head" : ""}`, target, merge, computed)];
}

/** Returns a problem if two changes can break a project together, but their lists share no target. */
async function judgePair(dialect: Dialect, seed: number): Promise<readonly string[]> {
  const random = seeded(seed);
  const fork = randomModel(dialect, random);
  const [one, other] =
    seed % 2 === 0
      ? randomPair(random, fork)
      : ["x", "y"].map((mark) => randomOperations(random, fork, { canMove: true, mark }));
  const models = [fork, apply(fork, one ?? []), apply(fork, other ?? []), apply(apply(fork, one ?? []), other ?? [])];
  const [, x = fork, y = fork, both = fork] = models;
  const [forkId = "", ...heads] = write(
    [fork, x, y].map((model, index) => ({ model, parents: index === 0 ? [] : ["0"] })),
  );
  if (heads.includes(forkId)) return [];
  const lists: Decision[] = [];
  for (const head of heads) lists.push(await compute(head, forkId));
  const untested = both.projects
    .map(({ name }) => name)
    .filter((name) => ![x, y].some((model) => signatureOf(model, name) === signatureOf(both, name)));
  const [first, second] = lists;
  const shares =
    lists.some(({ mode }) => mode === "all") ||
    first?.targets.some((target) => second?.targets.includes(target)) === true;
  return untested.length === 0 || shares
    ? []
    : [
        `${dialect} ${seed}: ${untested.join(" ")} untested; ${lists.map(({ targets }) => targets.join(" ")).join(" | ")}`,
      ];
}

describe.each(DIALECTS)("random workspaces of %s", (dialect) => {
  const seeds = Array.from({ length: COUNT }, (_, index) => SEED * 100_000 + index);

  test(
    `lists all impacted projects, and rarely returns ALL without need (${COUNT} workspaces, seed ${SEED})`,
    async () => {
      const judged: Judged[] = [];
      for (const seed of seeds) judged.push(...(await judgeChange(dialect, seed)));
      const tooShort = judged.filter(({ missing }) => missing.length > 0);
      const needless = judged.filter(({ isAll, everything }) => isAll && !everything);

      expect(tooShort.map(({ words, missing }) => `${words}; missing: ${missing.join(" ")}`)).toEqual([]);
      expect(needless.length, needless.map(({ words }) => words).join("\n")).toBeLessThanOrEqual(
        NEEDLESS_SHARE * COUNT,
      );
    },
    LIMIT_MS,
  );

  test(
    `lists a common target for two changes that break a project only together (${COUNT} pairs, seed ${SEED})`,
    async () => {
      const problems: string[] = [];
      for (const seed of seeds) problems.push(...(await judgePair(dialect, seed)));

      expect(problems).toEqual([]);
    },
    LIMIT_MS,
  );
});
