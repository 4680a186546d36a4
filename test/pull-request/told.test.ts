import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { BuildStep } from "../../src/ci/build.js";
import { HostError, NoReplyError } from "../../src/ci/host.js";
import type { End } from "../../src/pull-request/ends.js";
import { type Mark, readMark, reporterFor, toldIn, writeMark } from "../../src/pull-request/marks.js";
import { type Board, commentOn, reportOnce, statusOn } from "../../src/pull-request/told.js";
import { seeded } from "../seeded.js";
import { memoryPosts } from "./memory-posts.js";

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };
const START_MS = Date.UTC(2026, 0, 31, 12);
const FIRST: End = { key: "id@2026-01-31T11%3A00%3A00.000Z", result: "failed", at: "2026-01-31T11:00:00.000Z" };
const SECOND: End = { key: "id@2026-01-31T11%3A30%3A00.000Z", result: "cancelled", at: "2026-01-31T11:30:00.000Z" };
const THIRD: End = { key: "id@2026-01-31T11%3A45%3A00.000Z", result: "merged", at: "2026-01-31T11:45:00.000Z" };

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

function boardOf(posts: Board["posts"], clock: Board["clock"], step?: BuildStep): Board {
  const reporter = reporterFor({ step }, seal);
  return { posts, repository: REPOSITORY, number: 7, seal, clock, signal: new AbortController().signal, reporter };
}

/** Reports an end in a comment, as one run. */
function reportInComment(board: Board, end: End): Promise<boolean> {
  return reportOnce(
    commentOn(board, end, (text: string) => text),
    `@developer-1, it ${end.result}`,
    board,
  );
}

const STATUS = { state: "failure", context: "merge-queue/end", description: "x".repeat(200) } as const;

function reportInStatus(board: Board, end: End, sha = "a"): Promise<boolean> {
  return reportOnce(
    statusOn(board, sha, end, () => STATUS),
    undefined,
    board,
  );
}

function lostAnswer(): HostError {
  return new HostError("a comment", new NoReplyError("reset", {}), [], "could not be written to GitHub");
}

function refusal(status = 403): HostError {
  return new HostError("the comments of #7", new NoReplyError("refused", { status }));
}

function keysIn(comments: readonly { readonly body: string }[]) {
  return comments.map(({ body }) => readMark(body, seal)?.key);
}

/** GitHub shows a comment to everybody after at most this time. */
const SHOWN_AFTER_MS = 900;

/**
 * Lets several runs report at once. Each request takes its time, some answers are lost, and new comments are shown late;
 * a long discussion takes longer to read.
 */
async function race(seed: number, before: readonly End[], ends: readonly End[], listMs = 1000) {
  const { below } = seeded(seed);
  const random = () => below(1000) / 1000;
  const { clock, pass } = sharedTime();
  const memory = memoryPosts({ now: clock.now });
  for (const end of before) {
    const first = reportInComment(boardOf(memory.posts, clock), end);
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
    const shown: Board["posts"]["comments"] = async (...given) => {
      const untilMs = clock.now() - random() * SHOWN_AFTER_MS;
      return (await posts.comments(...given)).filter(({ createdAt }) => Date.parse(createdAt) <= untilMs);
    };
    return {
      ...posts,
      comments: through(shown, { takesMs: listMs }),
      createComment: through(posts.createComment, { isWrite: true }),
      editComment: through(posts.editComment, { isWrite: true }),
      deleteComment: through(posts.deleteComment),
    };
  };
  const runs = ends.map(async (end) => {
    await clock.sleep(random() * 8000);
    return reportInComment(boardOf(slow(memory.posts), clock), end);
  });
  const all = Promise.all(runs);
  await pass();
  return { reported: await all, comments: memory.comments };
}

describe("several runs that report at once", () => {
  test.each<[string, readonly End[], readonly End[], number]>([
    ["when there is no comment", [], [FIRST, FIRST, FIRST], 1],
    ["when an earlier end has its comment", [FIRST], [SECOND, SECOND, SECOND], 1],
    ["never again when the end was reported", [FIRST], [FIRST, FIRST], 0],
  ])("report an end once, in one comment: %s", async (_when, before, ends, times) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { reported, comments } = await race(seed, before, ends, seed % 2 === 0 ? 1000 : 16_000);
      expect(reported.filter((isOurs) => isOurs).length, `seed ${seed}`).toBe(times);
      const keys = [...new Set([...before, ...ends].map(({ key }) => key))];
      expect(keysIn(comments), `seed ${seed}`).toEqual(keys);
    }
  });

  test("report each of two ends once", async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { reported, comments } = await race(seed, [], [FIRST, SECOND, FIRST, SECOND]);
      const [first, second, third, fourth] = reported.map(Number);
      expect([Number(first) + Number(third), Number(second) + Number(fourth)], `seed ${seed}`).toEqual([1, 1]);
      expect(new Set(keysIn(comments)), `seed ${seed}`).toEqual(new Set([FIRST.key, SECOND.key]));
      expect(comments.length, `seed ${seed}`).toBe(2);
    }
  });
});

describe("a comment", () => {
  test("is new for each end, and folds the one before", async () => {
    const { clock, pass } = sharedTime();
    const { posts, comments } = memoryPosts({ now: clock.now });
    await posts.createComment(REPOSITORY, 7, "Please review");
    const report = async (end: End) => {
      const reporting = reportInComment(boardOf(posts, clock), end);
      await pass();
      return reporting;
    };
    expect(await report(FIRST)).toBe(true);
    for (const end of [SECOND, THIRD]) expect(await report(end)).toBe(true);

    expect(comments.map(({ body }) => body.split("<!--")[0])).toEqual([
      "Please review",
      "<details><summary>Thrown out of the merge queue: 2026-01-31 11:00:00 UTC</summary>\n\n@developer-1, it failed\n\n</details>\n",
      "<details><summary>Taken out of the merge queue: 2026-01-31 11:30:00 UTC</summary>\n\n@developer-1, it cancelled\n\n</details>\n",
      "@developer-1, it merged\n",
    ]);
    for (const end of [FIRST, SECOND, THIRD]) expect(await report(end)).toBe(false);
  });

  test("of another author with a copied mark is neither folded nor deleted", async () => {
    const { clock, pass } = sharedTime();
    const { posts, comments } = memoryPosts({ now: clock.now });
    const board = boardOf(posts, clock);
    const report = async (end: End) => {
      const reporting = reportInComment(board, end);
      await pass();
      return reporting;
    };
    await report(FIRST);
    comments.push({ ...Object(comments[0]), id: 50, author: "somebody" });
    expect([await report(FIRST), await report(SECOND)]).toEqual([true, true]);
    expect(comments.map(({ body }) => body.startsWith("<details>"))).toEqual([true, false, false]);
  });

  test("counts although the one before cannot be folded", async () => {
    const { clock, pass } = sharedTime();
    const { posts, comments } = memoryPosts({
      now: clock.now,
      before(request) {
        if (request === "editComment") throw refusal();
      },
    });
    const all = [FIRST, SECOND].map(async (end, index) => {
      await clock.sleep(index * 10_000);
      return reportInComment(boardOf(posts, clock), end);
    });
    await pass();
    expect(await Promise.all(all)).toEqual([true, true]);
    expect(keysIn(comments)).toEqual([FIRST.key, SECOND.key]);
  });

  test("of a later end is not folded by a run that is late", async () => {
    const { clock, pass } = sharedTime();
    const { posts, comments } = memoryPosts({ now: clock.now });
    for (const end of [SECOND, FIRST]) {
      const reporting = reportInComment(boardOf(posts, clock), end);
      await pass();
      await reporting;
    }
    expect(comments.map(({ body }) => body.startsWith("<details>"))).toEqual([false, false]);
  });

  test("of somebody else that says the same is not taken for a report", async () => {
    const { clock, pass } = sharedTime();
    const { posts, comments } = memoryPosts({ now: clock.now });
    await posts.createComment(
      REPOSITORY,
      7,
      `<!-- merge-queue-action end ${FIRST.key} failed x y ${"0".repeat(32)} -->`,
    );
    const reporting = reportInComment(boardOf(posts, clock), FIRST);
    await pass();
    expect(await reporting).toBe(true);
    expect(comments).toHaveLength(2);
  });

  test("that GitHub shows late is the report of the run that wrote first", async () => {
    const { clock, pass } = sharedTime();
    const memory = memoryPosts({ now: clock.now });
    const comments: Board["posts"]["comments"] = async (...given) =>
      (await memory.posts.comments(...given)).filter(({ createdAt }) => Date.parse(createdAt) <= clock.now() - 3000);
    const posts = { ...memory.posts, comments };
    const all = Promise.all(
      [0, 500].map((afterMs) => clock.sleep(afterMs).then(() => reportInComment(boardOf(posts, clock), FIRST))),
    );
    await pass();
    expect(await all).toEqual([true, false]);
    expect(memory.comments).toHaveLength(1);
  });

  test("waits for GitHub's limit, and is written once by the run that comes first then", async () => {
    const { clock, pass } = sharedTime();
    const memory = memoryPosts({ now: clock.now });
    let isLimited = true;
    const posts: Board["posts"] = {
      ...memory.posts,
      async createComment(...given) {
        if (!isLimited) return memory.posts.createComment(...given);
        isLimited = false;
        const limit = new NoReplyError("limit", { status: 403, limitedMs: 30_000 });
        throw new HostError("a comment", limit, [], "could not be written to GitHub");
      },
    };
    const all = Promise.all(
      [0, 1000].map((afterMs) => clock.sleep(afterMs).then(() => reportInComment(boardOf(posts, clock), FIRST))),
    );
    await pass();
    expect(await all).toEqual([false, true]);
    expect(memory.comments).toHaveLength(1);
  });
});

const STEP: BuildStep = { id: "1000 ended report", attempt: 1 };

describe.each([
  ["a comment", "comments", reportInComment],
  ["a status", "statuses", reportInStatus],
] as const)("a run that cannot read %s after it has written it", (_what, request, report) => {
  /** Reads are refused from the first write on, this many times. */
  function givenRefusals(times: number) {
    const { clock, pass } = sharedTime();
    let left = times;
    let writes = 0;
    const { posts } = memoryPosts({
      now: clock.now,
      before(sent) {
        if (sent === "createComment" || sent === "createStatus") writes += 1;
        if (sent !== request || writes === 0 || left === 0) return;
        left -= 1;
        throw refusal(left % 2 === 0 ? 403 : 404);
      },
    });
    async function run(step?: BuildStep) {
      const end = report(boardOf(posts, clock, step), FIRST).catch((error: unknown) => error);
      await pass();
      return end;
    }
    return { run, writes: () => writes };
  }

  test("reads it again", async () => {
    const { run, writes } = givenRefusals(3);
    expect([await run(STEP), writes()]).toEqual([true, 1]);
  });

  test("reports it in the next attempt of the same step alone, and writes nothing again", async () => {
    const { run, writes } = givenRefusals(4);
    expect(await run(STEP)).toBeInstanceOf(HostError);
    for (const other of [
      undefined,
      STEP,
      { ...STEP, attempt: 2, id: "1000 ended other" },
      { id: "1001 ended report", attempt: 2 },
    ])
      expect(await run(other), JSON.stringify(other)).toBe(false);
    expect(await run({ ...STEP, attempt: 2 })).toBe(true);
    expect(writes()).toBe(1);
  });
});

describe("the mark of an end", () => {
  const mark: Mark = { ...FIRST, nonce: "abc12345" };

  test("is read again as it was written, and shows nothing to a reader", () => {
    const text = `Hello\n${writeMark(mark, seal)}\n`;
    expect(readMark(text, seal)).toEqual(mark);
    expect(text).toMatch(/^Hello\n<!-- [^>]+ -->\n$/);
  });

  test("cannot be made without the token, nor changed", () => {
    const written = writeMark(mark, seal);
    expect(readMark(written, (text) => `${seal(text)}x`.slice(1))).toBeUndefined();
    expect(readMark(written.replace("failed", "merged"), seal)).toBeUndefined();
    expect(readMark(written.replace("11%3A00", "11%3A30"), seal)).toBeUndefined();
    expect(readMark(`${written.replace("failed", "merged")} ${written}`, seal)).toEqual(mark);
  });

  test("says nothing in a comment that was there before the end", () => {
    const comment = { id: 1, number: 7, author: "somebody", body: writeMark(mark, seal), updatedAt: mark.at };
    expect(toldIn([{ ...comment, createdAt: "2026-01-31T10:00:00Z" }], seal)).toEqual([]);
    expect(toldIn([{ ...comment, createdAt: "2026-01-31T11:00:03Z" }], seal)).toHaveLength(1);
  });

  test("says nothing in a copy by a person when an app has reported the same end, however old the comment is", () => {
    const createdAt = "2026-01-31T11:00:03Z";
    const copy = { id: 1, number: 7, author: "somebody", body: writeMark(mark, seal), createdAt, updatedAt: mark.at };
    const own = { ...copy, id: 2, author: "github-actions[bot]" };
    const next = { ...copy, id: 3, body: writeMark({ ...SECOND, nonce: "abc12345" }, seal), createdAt: SECOND.at };
    expect(toldIn([copy, own, next], seal).map(({ comment }) => comment)).toEqual([own, next]);
  });
});

describe("a status", () => {
  test("is reported once by several runs", async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { below } = seeded(seed);
      const { clock, pass } = sharedTime();
      const { posts } = memoryPosts({ now: clock.now, before: () => clock.sleep(below(2500)) });
      const all = Promise.all([1, 2, 3].map(() => reportInStatus(boardOf(posts, clock), FIRST)));
      await pass();
      expect((await all).filter((isOurs) => isOurs).length, `seed ${seed}`).toBe(1);
    }
  });

  test("is new for each end and commit", async () => {
    const { clock, pass } = sharedTime();
    const { posts, statuses } = memoryPosts({ now: clock.now });
    const report = async (sha: string, end: End) => {
      const reporting = reportInStatus(boardOf(posts, clock), end, sha);
      await pass();
      return reporting;
    };
    expect(await report("a", FIRST)).toBe(true);
    expect(await report("a", FIRST)).toBe(false);
    expect(await report("a", SECOND)).toBe(true);
    expect(await report("b", FIRST)).toBe(true);
    expect(statuses.get("b")?.[0]?.description).toHaveLength(140);
  });
});

test.each<[string, (tries: number) => "lost" | "late" | undefined, number]>([
  ["whose answers were lost but for the last", (tries) => (tries < 4 ? "lost" : undefined), 1],
  ["that GitHub shows late", () => "late", 1],
])("a status %s is reported by this run", async (_how, fate, count) => {
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
  const reporting = reportInStatus(boardOf(posts, clock), FIRST);
  await pass();
  expect(await reporting).toBe(true);
  expect(memory.statuses.get("a")).toHaveLength(count);
});
