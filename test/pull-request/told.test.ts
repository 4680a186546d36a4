import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { HostError, NoReplyError } from "../../src/ci/host.js";
import type { End } from "../../src/pull-request/ends.js";
import { type Mark, readMarks, toldIn, writeMark } from "../../src/pull-request/marks.js";
import { type Board, isToldByComment, tellByComment, tellByStatus } from "../../src/pull-request/told.js";
import { seeded } from "../seeded.js";
import { memoryPosts } from "./memory-posts.js";

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };
const START_MS = Date.UTC(2026, 0, 31, 12);
const FIRST: End = { key: "id@2026-01-31T11%3A00%3A00.000Z", result: "failed", at: "2026-01-31T11:00:00.000Z" };
const SECOND: End = { key: "id@2026-01-31T11%3A30%3A00.000Z", result: "merged", at: "2026-01-31T11:30:00.000Z" };

function seal(text: string): string {
  return createHmac("sha256", "the-token").update(text).digest("hex");
}

/** Time that passes only when everybody waits for it, for several who wait at once. */
function sharedTime() {
  let nowMs = START_MS;
  const waiting: { readonly atMs: number; readonly wake: () => void }[] = [];
  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ atMs: nowMs + ms, wake });
      waiting.sort((one, other) => one.atMs - other.atMs);
    });
  return {
    clock: { now: () => nowMs, sleep },
    async pass() {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = waiting.shift();
        if (next === undefined) return;
        nowMs = next.atMs;
        next.wake();
      }
    },
  };
}

function boardOf(posts: Board["posts"], clock: Board["clock"]): Board {
  return { posts, repository: REPOSITORY, number: 7, seal, clock, signal: new AbortController().signal };
}

function told(ends: readonly End[]) {
  return { ends, text: (before: readonly Mark[]) => `Told ${ends.length}, before that ${before.length}` };
}

function lostAnswer(): HostError {
  return new HostError("a comment", new NoReplyError("reset", {}), [], "could not be written to GitHub");
}

/**
 * Several runs tell at once, each request taking its time and some answers being lost; gives what each one found. Of a
 * long discussion all comments take longer to read than an edit may come after what it rests on.
 */
async function race(seed: number, before: readonly End[], tellers: readonly (readonly End[])[], listMs = 1000) {
  const { below } = seeded(seed);
  const random = () => below(1000) / 1000;
  const { clock, pass } = sharedTime();
  const memory = memoryPosts({ now: clock.now });
  if (before.length > 0) {
    const first = tellByComment(boardOf(memory.posts, clock), told(before));
    await pass();
    await first;
  }
  const slow = (posts: Board["posts"]): Board["posts"] => {
    let lost = 1;
    const through =
      <Given extends readonly unknown[], Read>(
        request: (...given: Given) => Promise<Read>,
        { isWrite = false, takesMs = 1000 } = {},
      ) =>
      async (...given: Given): Promise<Read> => {
        await clock.sleep(random() * 4000);
        const isLost = isWrite && lost > 0 && random() < 0.2;
        if (isLost) lost -= 1;
        if (isLost && random() < 0.5) throw lostAnswer();
        const read = await request(...given);
        await clock.sleep(random() * takesMs);
        if (isLost) throw lostAnswer();
        return read;
      };
    return {
      ...posts,
      comments: through(posts.comments, { takesMs: listMs }),
      comment: through(posts.comment),
      createComment: through(posts.createComment, { isWrite: true }),
      async editComment(repository, id, body, withinMs = 0) {
        if (withinMs < 0) throw new HostError("comment 1", new NoReplyError("too late", { unsent: true }));
        return through(posts.editComment, { isWrite: true })(repository, id, body);
      },
      deleteComment: through(posts.deleteComment),
    };
  };
  const runs = tellers.map(async (ends) => {
    await clock.sleep(random() * 8000);
    return tellByComment(boardOf(slow(memory.posts), clock), told(ends));
  });
  const all = Promise.all(runs);
  await pass();
  return { tellings: await all, comments: memory.comments };
}

describe("an end that several runs tell at once", () => {
  test.each<[string, readonly End[], readonly (readonly End[])[]]>([
    ["in a first comment", [], [[FIRST], [FIRST], [FIRST]]],
    [
      "in a comment that stands",
      [FIRST],
      [
        [FIRST, SECOND],
        [FIRST, SECOND],
        [FIRST, SECOND],
      ],
    ],
    ["in a comment that stands and was told already", [FIRST], [[FIRST], [FIRST]]],
  ])("is told by one of them: %s", async (_where, before, tellers) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { tellings, comments } = await race(seed, before, tellers, seed % 2 === 0 ? 1000 : 16_000);
      const isNew = before.length < (tellers[0]?.length ?? 0);
      expect(tellings.filter((isTeller) => isTeller).length, `seed ${seed}`).toBe(isNew ? 1 : 0);
      expect(comments.length, `seed ${seed}`).toBe(1);
      expect(readMarks(comments[0]?.body ?? "", seal).length, `seed ${seed}`).toBe(tellers[0]?.length);
    }
  });

  test("stays told where others tell a later one at the same time", async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { tellings, comments } = await race(seed, [], [[FIRST], [FIRST, SECOND], [FIRST, SECOND]]);
      const [early, ...late] = tellings;
      expect(late.filter((isTeller) => isTeller).length, `seed ${seed}`).toBe(1);
      expect(typeof early).toBe("boolean");
      const keys = readMarks(comments[0]?.body ?? "", seal).map(({ key }) => key);
      expect([comments.length, keys.toSorted()], `seed ${seed}`).toEqual([1, [FIRST.key, SECOND.key]]);
    }
  });
});

test("an end is told in a comment that takes long to be found", async () => {
  const { clock, pass } = sharedTime();
  const memory = memoryPosts({
    now: clock.now,
    before: (request) => (request === "comments" ? clock.sleep(15_000) : undefined),
  });
  const telling = (async () => {
    await tellByComment(boardOf(memory.posts, clock), told([FIRST]));
    return tellByComment(boardOf(memory.posts, clock), told([FIRST, SECOND]));
  })();
  await pass();
  expect(await telling).toBe(true);
  expect(readMarks(memory.comments[0]?.body ?? "", seal).map(({ key }) => key)).toEqual([FIRST.key, SECOND.key]);
});

describe("the mark of an end", () => {
  const mark: Mark = { ...FIRST, nonce: "abc12345" };

  test("is read again as it was written, and shows nothing to a reader", () => {
    const text = `Hello\n${writeMark(mark, seal)}\n`;
    expect(readMarks(text, seal)).toEqual([mark]);
    expect(text).toMatch(/^Hello\n<!-- [^>]+ -->\n$/);
  });

  test("cannot be made without the token, nor changed", () => {
    const written = writeMark(mark, seal);
    expect(readMarks(written, (text) => `${seal(text)}x`.slice(1))).toEqual([]);
    expect(readMarks(written.replace("failed", "merged"), seal)).toEqual([]);
    expect(readMarks(written.replace("11%3A00", "11%3A30"), seal)).toEqual([]);
  });

  test("says nothing in a comment that was there before the end", () => {
    const comment = { id: 1, number: 7, author: "somebody", body: writeMark(mark, seal), updatedAt: mark.at };
    expect(toldIn([{ ...comment, createdAt: "2026-01-31T10:00:00Z" }], seal)).toEqual([]);
    expect(toldIn([{ ...comment, createdAt: "2026-01-31T11:00:03Z" }], seal)).toHaveLength(1);
  });

  test("says nothing in a copy by a person where an app has written it, however old the comment is", () => {
    const createdAt = "2026-01-31T11:00:03Z";
    const copy = { id: 1, number: 7, author: "somebody", body: writeMark(mark, seal), createdAt, updatedAt: mark.at };
    const own = { ...copy, id: 2, author: "github-actions[bot]" };
    expect(toldIn([copy, own], seal).map(({ comment }) => comment)).toEqual([own]);
  });
});

test("a comment of somebody else that says the same is not taken for a report", async () => {
  const { clock, pass } = sharedTime();
  const { posts, comments } = memoryPosts({ now: clock.now });
  await posts.createComment(REPOSITORY, 7, `<!-- merge-queue-action end ${FIRST.key} failed x y ${"0".repeat(32)} -->`);
  const telling = tellByComment(boardOf(posts, clock), told([FIRST]));
  await pass();
  expect(await telling).toBe(true);
  expect(comments).toHaveLength(2);
  expect(await isToldByComment(boardOf(posts, clock), FIRST)).toBe(true);
});

test("an edit that GitHub's limits hold up is begun anew, and told once", async () => {
  const { clock, pass } = sharedTime();
  const memory = memoryPosts({ now: clock.now });
  let isLimited = true;
  const posts: Board["posts"] = {
    ...memory.posts,
    async editComment(...given) {
      if (!isLimited) return memory.posts.editComment(...given);
      isLimited = false;
      const limit = new NoReplyError("limit", { status: 403, limitedMs: 30_000 });
      throw new HostError("comment 1", limit, [], "could not be written to GitHub");
    },
  };
  const tellings = [[FIRST], [FIRST, SECOND]].map(async (ends, index) => {
    await clock.sleep(index * 1000);
    return tellByComment(boardOf(posts, clock), told(ends));
  });
  await pass();
  expect(await Promise.all(tellings)).toEqual([true, true]);
  expect(memory.comments).toHaveLength(1);
  // The pause that was asked for, and the one in which the edit proves to be the last.
  expect(clock.now() - START_MS).toBe(1000 + 30_000 + 10_000);
});

test("an edit whose answer was lost counts only once nobody can write over it any more", async () => {
  const { clock, pass } = sharedTime();
  const { posts } = memoryPosts({ now: clock.now });
  const first = tellByComment(boardOf(posts, clock), told([FIRST]));
  await pass();
  await first;
  let isLost = false;
  const editComment: Board["posts"]["editComment"] = async (...given) => {
    const edited = await posts.editComment(...given);
    if (isLost) return edited;
    isLost = true;
    throw lostAnswer();
  };
  // Both have read the comment when the one writes, and the other writes four seconds later.
  const slow = {
    ...posts,
    editComment: (...given: Parameters<typeof editComment>) =>
      clock.sleep(4000).then(() => posts.editComment(...given)),
  };
  const all = Promise.all([
    tellByComment(boardOf(slow, clock), told([FIRST, SECOND])),
    tellByComment(boardOf({ ...posts, editComment }, clock), told([FIRST, SECOND])),
  ]);
  await pass();
  expect(await all).toEqual([true, false]);
});

test("a status is told once by several runs, and by its commit", async () => {
  const { clock, pass } = sharedTime();
  const { posts, statuses } = memoryPosts({ now: clock.now });
  const status = { state: "failure", context: "merge-queue/end", description: "x".repeat(200) } as const;
  const tell = (sha: string, end: End) => tellByStatus(boardOf(posts, clock), sha, end, status);
  const all = Promise.all([tell("a", FIRST), tell("a", FIRST), tell("a", FIRST)]);
  await pass();
  expect((await all).filter((isTeller) => isTeller)).toHaveLength(1);
  expect(await tell("a", FIRST)).toBe(false);
  expect(await tell("a", SECOND)).toBe(true);
  expect(await tell("b", FIRST)).toBe(true);
  expect(statuses.get("b")?.[0]?.description).toHaveLength(140);
});

test.each<[string, (tries: number) => "lost" | "late" | undefined, number]>([
  ["whose answers were lost but for the last", (tries) => (tries < 4 ? "lost" : undefined), 1],
  ["that GitHub shows late", () => "late", 1],
])("a status %s was told by this run", async (_how, fate, count) => {
  const { clock, pass } = sharedTime();
  const memory = memoryPosts({ now: clock.now });
  let tries = 0;
  const posts: Board["posts"] = {
    ...memory.posts,
    statuses: async (...given) => (fate(tries) === "late" ? [] : memory.posts.statuses(...given)),
    async createStatus(...given) {
      tries += 1;
      if (fate(tries) === "lost") throw lostAnswer();
      return memory.posts.createStatus(...given);
    },
  };
  const status = { state: "failure", context: "merge-queue/end", description: "It failed" } as const;
  const telling = tellByStatus(boardOf(posts, clock), "a", FIRST, status);
  await pass();
  expect(await telling).toBe(true);
  expect(memory.statuses.get("a")).toHaveLength(count);
});
