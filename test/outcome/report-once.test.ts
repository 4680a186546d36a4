import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seeded } from "../../local-queue/test/support/seeded.js";
import type { BuildStep } from "../../src/ci/build.js";
import { GitHostError, NoReplyError } from "../../src/ci/host.js";
import type { QueueOutcome } from "../../src/outcome/outcomes.js";
import {
  createReporterIdentity,
  formatReportMarker,
  listReportComments,
  parseReportMarker,
  type ReportMarker,
} from "../../src/outcome/report-markers.js";
import { type PullRequestThread, reportOutcomeOnce } from "../../src/outcome/report-once.js";
import { memoryPosts } from "../support/memory-posts.js";
import { sharedTime } from "../support/shared-time.js";

type Posts = PullRequestThread["posts"];

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };
const [FIRST, SECOND, THIRD] = [
  outcomeAt("2026-01-31T11:00:00.000Z", "failed"),
  outcomeAt("2026-01-31T11:30:00.000Z", "cancelled"),
  outcomeAt("2026-01-31T11:45:00.000Z", "merged"),
];

function outcomeAt(at: string, result: QueueOutcome["result"]): QueueOutcome {
  return { key: `id@${encodeURIComponent(at)}`, result, at };
}

function seal(text: string): string {
  return createHmac("sha256", "the-token").update(text).digest("hex");
}

const STATUS = { state: "failure", context: "merge-queue/outcome", description: "x".repeat(200) } as const;

/** Creates GitHub comments and statuses that all runs share. GitHub's answers can be changed. */
function givenPosts(given: (now: () => number) => Parameters<typeof memoryPosts>[0] = () => ({})) {
  const { clock, during } = sharedTime();
  const memory = memoryPosts({ now: clock.now, ...given(clock.now) });
  const threadOf = (posts: Posts, step?: BuildStep): PullRequestThread => {
    const reporter = createReporterIdentity({ step }, seal);
    return { posts, repository: REPOSITORY, number: 7, seal, clock, signal: new AbortController().signal, reporter };
  };
  /** Runs one report in a comment. */
  const inComment = (outcome: QueueOutcome, posts: Posts = memory.posts, step?: BuildStep) =>
    reportOutcomeOnce({ kind: "comment", outcome, text: `@developer-1, it ${outcome.result}` }, threadOf(posts, step));
  const inStatus = (outcome: QueueOutcome, posts: Posts = memory.posts, step?: BuildStep, sha = "a") =>
    reportOutcomeOnce({ kind: "status", outcome, sha, status: STATUS }, threadOf(posts, step));
  /** Starts runs at the given intervals, in milliseconds. */
  const race = (afterMs: number, outcomes: readonly QueueOutcome[], posts?: Posts) =>
    during(Promise.all(outcomes.map((each, index) => clock.sleep(index * afterMs).then(() => inComment(each, posts)))));
  return { ...memory, clock, during, inComment, inStatus, race };
}

function unclear(): GitHostError {
  return new GitHostError("a comment", new NoReplyError("reset", {}), [], "write");
}

function refusal(status = 403): GitHostError {
  return new GitHostError("the comments of #7", new NoReplyError("refused", { status }));
}

function keysIn(comments: readonly { readonly body: string }[]) {
  return comments.map(({ body }) => parseReportMarker(body, seal)?.key);
}

/** Longest time until GitHub shows a comment to all runs. */
const SHOWN_AFTER_MS = 900;

/**
 * Starts several reports at the same time. Requests take time, some answers are lost, and new comments become visible
 * late. A long discussion takes longer to read.
 */
async function raceAtRandom(
  seed: number,
  before: readonly QueueOutcome[],
  outcomes: readonly QueueOutcome[],
  listMs = 1000,
) {
  const { below } = seeded(seed);
  const random = () => below(1000) / 1000;
  const { clock, during, inComment, race, posts, comments } = givenPosts();
  await race(0, before);
  const slow = (): Posts => {
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
        if (isLost && random() < 0.5) throw unclear();
        const read = await request(...given);
        await clock.sleep(random() * takesMs);
        if (isLost) throw unclear();
        return read;
      };
    const shown: Posts["comments"] = async (...given) => {
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
  const runs = outcomes.map(async (outcome) => {
    await clock.sleep(random() * 8000);
    return inComment(outcome, slow());
  });
  return { reported: await during(Promise.all(runs)), comments };
}

describe("reportOutcomeOnce in concurrent runs", () => {
  test.each<[string, readonly QueueOutcome[], readonly QueueOutcome[], number]>([
    ["once when there is no comment", [], [FIRST, FIRST, FIRST], 1],
    ["once when an earlier outcome has a comment", [FIRST], [SECOND, SECOND, SECOND], 1],
    ["never when an earlier run reported the outcome", [FIRST], [FIRST, FIRST], 0],
  ])("reports an outcome the expected number of times: %s", async (_when, before, outcomes, times) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { reported, comments } = await raceAtRandom(seed, before, outcomes, seed % 2 === 0 ? 1000 : 16_000);
      expect(reported.filter((isOurs) => isOurs).length, `seed ${seed}`).toBe(times);
      const keys = [...new Set([...before, ...outcomes].map(({ key }) => key))];
      expect(keysIn(comments), `seed ${seed}`).toEqual(keys);
    }
  });

  test("reports each of two outcomes once", async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const { reported, comments } = await raceAtRandom(seed, [], [FIRST, SECOND, FIRST, SECOND]);
      const [first, second, third, fourth] = reported.map(Number);
      expect([Number(first) + Number(third), Number(second) + Number(fourth)], `seed ${seed}`).toEqual([1, 1]);
      expect(new Set(keysIn(comments)), `seed ${seed}`).toEqual(new Set([FIRST.key, SECOND.key]));
      expect(comments.length, `seed ${seed}`).toBe(2);
    }
  });

  test("creates one status when three runs report the same outcome", async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { below } = seeded(seed);
      const { posts, clock, inStatus, during } = givenPosts();
      const slow: Posts = {
        ...posts,
        statuses: (...given) => clock.sleep(below(2500)).then(() => posts.statuses(...given)),
        createStatus: (...given) => clock.sleep(below(2500)).then(() => posts.createStatus(...given)),
      };
      const reported = await during(Promise.all([1, 2, 3].map(() => inStatus(FIRST, slow))));
      expect(reported.filter((isOurs) => isOurs).length, `seed ${seed}`).toBe(1);
    }
  });
});

describe("reportOutcomeOnce in a comment", () => {
  test("creates a comment for each outcome and folds the earlier comments", async () => {
    const { posts, comments, race } = givenPosts();
    await posts.createComment(REPOSITORY, 7, "Please review");

    expect(await race(10_000, [FIRST, SECOND, THIRD])).toEqual([true, true, true]);

    expect(comments.map(({ body }) => body.split("<!--")[0])).toEqual([
      "Please review",
      "<details><summary>Failed in the merge queue: 2026-01-31 11:00:00 UTC</summary>\n\n@developer-1, it failed\n\n</details>\n",
      "<details><summary>Removed from the merge queue: 2026-01-31 11:30:00 UTC</summary>\n\n@developer-1, it cancelled\n\n</details>\n",
      "@developer-1, it merged\n",
    ]);
    expect(await race(10_000, [FIRST, SECOND, THIRD])).toEqual([false, false, false]);
  });

  test("leaves a comment of another author unchanged when the comment contains a copied marker", async () => {
    const { comments, race } = givenPosts();
    await race(0, [FIRST]);
    comments.push({ ...Object(comments[0]), id: 50, author: "somebody" });
    expect(await race(10_000, [FIRST, SECOND])).toEqual([false, true]);
    expect(comments.map(({ body }) => body.startsWith("<details>"))).toEqual([true, false, false]);
  });

  test("returns true when the earlier comment cannot be folded", async () => {
    const { comments, race } = givenPosts(() => ({
      before(request) {
        if (request === "editComment") throw refusal();
      },
    }));
    expect(await race(10_000, [FIRST, SECOND])).toEqual([true, true]);
    expect(keysIn(comments)).toEqual([FIRST.key, SECOND.key]);
  });

  test("folds no comment when the earlier outcome is reported last", async () => {
    const { comments, race } = givenPosts();
    await race(10_000, [SECOND, FIRST]);
    expect(comments.map(({ body }) => body.startsWith("<details>"))).toEqual([false, false]);
  });

  test("ignores a marker with an invalid signature", async () => {
    const { posts, comments, race } = givenPosts();
    const forged = `<!-- merge-queue-action outcome ${FIRST.key} failed x y ${"0".repeat(32)} -->`;
    await posts.createComment(REPOSITORY, 7, forged);
    expect(await race(0, [FIRST])).toEqual([true]);
    expect(comments).toHaveLength(2);
  });

  test("returns true in the run that writes first, and false in the other run, when GitHub shows new comments late", async () => {
    const { posts, clock, comments, race } = givenPosts();
    const late: Posts["comments"] = async (...given) =>
      (await posts.comments(...given)).filter(({ createdAt }) => Date.parse(createdAt) <= clock.now() - 3000);
    expect(await race(500, [FIRST, FIRST], { ...posts, comments: late })).toEqual([true, false]);
    expect(comments).toHaveLength(1);
  });

  test("waits when GitHub limits the requests, then writes one comment", async () => {
    let isLimited = true;
    const { comments, race } = givenPosts(() => ({
      before(request) {
        if (request !== "createComment" || !isLimited) return;
        isLimited = false;
        const limit = new NoReplyError("limit", { status: 403, limitedMs: 30_000 });
        throw new GitHostError("a comment", limit, [], "write");
      },
    }));
    expect(await race(1000, [FIRST, FIRST])).toEqual([false, true]);
    expect(comments).toHaveLength(1);
  });
});

describe("reportOutcomeOnce in a status", () => {
  test("creates one status for each outcome on each commit", async () => {
    const { statuses, inStatus, during } = givenPosts();
    const report = (sha: string, outcome: QueueOutcome) => during(inStatus(outcome, undefined, undefined, sha));
    expect(await report("a", FIRST)).toBe(true);
    expect(await report("a", FIRST)).toBe(false);
    expect(await report("a", SECOND)).toBe(true);
    expect(await report("b", FIRST)).toBe(true);
    expect(statuses.get("b")?.[0]?.description).toHaveLength(140);
  });

  test("returns true and creates one status when all answers of GitHub except the last are lost", async () => {
    let tries = 0;
    const { statuses, inStatus, during } = givenPosts(() => ({
      before(request) {
        if (request === "createStatus") tries += 1;
        if (request === "createStatus" && tries < 4) throw unclear();
      },
    }));
    expect(await during(inStatus(FIRST))).toBe(true);
    expect(statuses.get("a")).toHaveLength(1);
  });

  test("returns true when GitHub never shows the status", async () => {
    const { posts, statuses, inStatus, during } = givenPosts();
    expect(await during(inStatus(FIRST, { ...posts, statuses: async () => [] }))).toBe(true);
    expect(statuses.get("a")).toHaveLength(1);
  });
});

const STEP: BuildStep = { id: "1000 ended report", attempt: 1 };

describe.each(["comments", "statuses"] as const)(
  "reportOutcomeOnce when GitHub refuses to list %s after the write",
  (list) => {
    function givenRefusals(times: number) {
      let left = times;
      let writes = 0;
      const { inComment, inStatus, during, posts } = givenPosts(() => ({
        before(sent) {
          if (sent === "createComment" || sent === "createStatus") writes += 1;
          if (sent !== list || writes === 0 || left === 0) return;
          left -= 1;
          throw refusal(left % 2 === 0 ? 403 : 404);
        },
      }));
      const report = list === "comments" ? inComment : inStatus;
      const run = (step?: BuildStep) => during(report(FIRST, posts, step).catch((error: unknown) => error));
      return { run, writes: () => writes };
    }

    test("repeats the request for a list when GitHub refuses it, and writes only once", async () => {
      const { run, writes } = givenRefusals(3);
      expect([await run(STEP), writes()]).toEqual([true, 1]);
    });

    test("returns true without a second write in the next attempt of the same step, and false in other runs", async () => {
      const { run, writes } = givenRefusals(4);
      expect(await run(STEP)).toBeInstanceOf(GitHostError);
      const others = [undefined, STEP, { id: "1000 ended other", attempt: 2 }, { id: "1001 ended report", attempt: 2 }];
      for (const other of others) expect(await run(other), JSON.stringify(other)).toBe(false);
      expect(await run({ ...STEP, attempt: 2 })).toBe(true);
      expect(writes()).toBe(1);
    });
  },
);

describe("the marker of a report in a comment", () => {
  const marker: ReportMarker = { ...FIRST, nonce: "abc12345" };
  const body = formatReportMarker(marker, seal);
  const createdAt = "2026-01-31T11:00:03Z";
  const copy = { id: 1, number: 7, author: "somebody", body, createdAt, updatedAt: marker.at };

  test("parseReportMarker returns the marker that formatReportMarker wrote as an invisible HTML comment", () => {
    expect(parseReportMarker(`Hello\n${body}\n`, seal)).toEqual(marker);
    expect(body).toMatch(/^<!-- [^>]+ -->$/);
  });

  test("parseReportMarker ignores a marker when its content or the token has changed", () => {
    expect(parseReportMarker(body, (text) => `${seal(text)}x`.slice(1))).toBeUndefined();
    expect(parseReportMarker(body.replace("failed", "merged"), seal)).toBeUndefined();
    expect(parseReportMarker(body.replace("11%3A00", "11%3A30"), seal)).toBeUndefined();
    expect(parseReportMarker(`${body.replace("failed", "merged")} ${body}`, seal)).toEqual(marker);
  });

  test("listReportComments ignores a comment that is older than its outcome", () => {
    expect(listReportComments([{ ...copy, createdAt: "2026-01-31T10:00:00Z" }], seal)).toEqual([]);
    expect(listReportComments([copy], seal)).toHaveLength(1);
  });

  test("listReportComments ignores a person's copy of a report that an app wrote", () => {
    const own = { ...copy, id: 2, author: "github-actions[bot]" };
    const next = { ...copy, id: 3, body: formatReportMarker({ ...SECOND, nonce: "x" }, seal), createdAt: SECOND.at };
    expect(listReportComments([copy, own, next], seal).map(({ comment }) => comment)).toEqual([own, next]);
  });
});
