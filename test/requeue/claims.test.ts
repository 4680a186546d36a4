import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { seeded } from "../../local-queue/test/support/seeded.js";
import type { BuildStep } from "../../src/ci/build.js";
import { GitHostError, NoReplyError } from "../../src/ci/host.js";
import { createReporterIdentity } from "../../src/outcome/report-markers.js";
import { cancelClaim, claimRequeue, findClaim, type RequeueClaimRequest } from "../../src/requeue/claims.js";
import { memoryPosts } from "../support/memory-posts.js";
import { sharedTime } from "../support/shared-time.js";

type Posts = RequeueClaimRequest["thread"]["posts"];

const REPOSITORY = { host: "github.com", owner: "local", name: "playground" };

function seal(text: string): string {
  return createHmac("sha256", "the-token").update(text).digest("hex");
}

interface Given {
  readonly sha?: string;
  readonly most?: number;
  readonly step?: BuildStep;
  readonly posts?: Posts;
}

/** Creates GitHub statuses that all runs share. */
function givenStatuses() {
  const { clock, during } = sharedTime();
  const memory = memoryPosts({ now: clock.now });
  /** Creates the request of one run to claim a failure. */
  const request = (
    subject: string,
    { sha = "a", most = 1, step, posts = memory.posts }: Given = {},
  ): RequeueClaimRequest => {
    const reporter = createReporterIdentity({ step }, seal);
    const { signal } = new AbortController();
    return { sha, subject, most, thread: { posts, repository: REPOSITORY, number: 7, seal, clock, signal, reporter } };
  };
  const claim = (given: RequeueClaimRequest) => during(claimRequeue(given, "the cause is flaky"));
  const kindOf = async (subject: string, given?: Given) => (await claim(request(subject, given))).kind;
  const texts = (sha = "a") => memory.statuses.get(sha)?.map(({ description }) => description) ?? [];
  const add = (description: string, sha = "a") =>
    memory.posts.createStatus(REPOSITORY, sha, { state: "success", context: "any", description });
  return { clock, during, request, claim, kindOf, texts, add, posts: memory.posts };
}

/**
 * Claims failures in several runs at the same time. Requests take time, some replies are lost, and new statuses become
 * visible late.
 */
async function raceAtRandom(seed: number, subjects: readonly string[], most: number) {
  const { below, chance } = seeded(seed);
  const { clock, during, request, posts } = givenStatuses();
  const createdAt = new Map<number, number>();
  const slow: Posts = {
    ...posts,
    async statuses(...given) {
      await clock.sleep(below(4000));
      const untilMs = clock.now() - below(900);
      const shown = (await posts.statuses(...given)).filter(({ id }) => (createdAt.get(id) ?? 0) <= untilMs);
      await clock.sleep(below(1000));
      return shown;
    },
    async createStatus(...given) {
      await clock.sleep(below(4000));
      const status = await posts.createStatus(...given);
      createdAt.set(status.id, clock.now());
      await clock.sleep(below(1000));
      if (chance(0.2)) throw new GitHostError("a status", new NoReplyError("reset", {}), [], "write");
      return status;
    },
  };
  const runs = subjects.map(async (subject) => {
    await clock.sleep(below(8000));
    return { subject, kind: (await claimRequeue(request(subject, { most, posts: slow }), "why")).kind };
  });
  const ends = await during(Promise.all(runs));
  return ends.filter(({ kind }) => kind === "own").map(({ subject }) => subject);
}

describe("claimRequeue in concurrent runs", () => {
  test.each([
    ["one failure", ["one", "one", "one"], 1, 1],
    ["two failures of a head with one claim", ["one", "two", "one", "two"], 1, 1],
    ["two failures of a head with two claims", ["one", "two", "one", "two"], 2, 2],
    ["three failures of a head with two claims", ["one", "two", "three", "one"], 2, 2],
  ])("returns `own` to at most one run for each claim: %s", async (_what, subjects, most, claims) => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const own = await raceAtRandom(seed, subjects, most);
      expect(own.length, `seed ${seed}: ${own.join()}`).toBeLessThanOrEqual(claims);
      expect(new Set(own).size, `seed ${seed}: ${own.join()}`).toBe(own.length);
      if (new Set(subjects).size === 1) expect(own.length, `seed ${seed}`).toBe(1);
    }
  });
});

describe("claimRequeue", () => {
  test("counts the claims of each head commit", async () => {
    const { kindOf, texts } = givenStatuses();

    expect([await kindOf("one", { most: 2 }), await kindOf("one", { most: 2 })]).toEqual(["own", "claimed"]);
    expect([await kindOf("two", { most: 2 }), await kindOf("three", { most: 2 })]).toEqual(["own", "limit"]);
    expect(await kindOf("three", { sha: "b" })).toBe("own");
    expect(texts()).toEqual([
      expect.stringMatching(/^Requeue 1 of 2 for this commit: the cause is flaky \[[0-9a-f.-]+\]$/),
      expect.stringMatching(/^Requeue 2 of 2 for this commit: /),
    ]);
  });

  test("returns `own` a second time only to the next attempt of the same step", async () => {
    const { kindOf } = givenStatuses();
    const step = { id: "1000 requeue", attempt: 1 };

    expect([await kindOf("one", { step }), await kindOf("one", { step })]).toEqual(["own", "claimed"]);
    expect(await kindOf("one", { step: { id: "1001 requeue", attempt: 2 } })).toBe("claimed");
    expect(await kindOf("one", { step: { ...step, attempt: 2 } })).toBe("own");
  });

  test("ignores a released claim, even when the next attempt of its step released it", async () => {
    const { request, claim, kindOf } = givenStatuses();
    const step = { id: "1000 requeue", attempt: 1 };
    await claim(request("one", { step }));
    const next = request("one", { step: { ...step, attempt: 2 } });
    const own = await claim(next);
    const nonce = own.kind === "own" ? own.nonce : "";

    await cancelClaim(next, next.thread.reporter.nonce);
    expect(await kindOf("two"), "no claim has this nonce").toBe("limit");
    await cancelClaim(next, nonce);
    expect([await kindOf("two"), await kindOf("one")]).toEqual(["own", "limit"]);
  });

  test("ignores copies of a claim on other commits, and claims with an invalid signature", async () => {
    const { request, claim, kindOf, texts, add } = givenStatuses();
    const own = request("one");
    await claim(own);
    const [text = ""] = texts();
    await add(text, "b");
    await add(text.replace("]", "!]"));
    await add(text.replace(/\.[0-9a-f]{16}\./, `.${"0".repeat(16)}.`), "b");
    await add("Requeue 1 of 1 [x.y.z]", "b");

    expect([await kindOf("two"), await kindOf("one"), await kindOf("one", { sha: "b" })]).toEqual([
      "limit",
      "claimed",
      "own",
    ]);
  });

  test("returns `claimed` when GitHub never shows the status of the new claim", async () => {
    const { kindOf, texts, posts } = givenStatuses();

    expect(await kindOf("one", { posts: { ...posts, statuses: async () => [] } })).toBe("claimed");
    expect(texts()).toHaveLength(1);
  });
});

test("findClaim finds a claim without a write to GitHub", async () => {
  const { request, claim, texts } = givenStatuses();
  expect([await findClaim(request("one")), texts()]).toEqual([undefined, []]);
  await claim(request("one"));
  expect([await findClaim(request("one")), await findClaim(request("two"))]).toMatchObject([
    { kind: "claimed" },
    { kind: "limit" },
  ]);
  expect(texts()).toHaveLength(1);
});
