import { describe, expect, test } from "vitest";
import type { LocalService, NewPullRequest } from "../../src/local-queue/service.js";
import { givenService } from "../action/harness.js";
import { cancelSilently, givenTesting, submitSilently } from "../action/queue.js";
import { fakeClock } from "../fake-clock.js";
import { onSchedule } from "../interpreter/events.js";
import { seeded } from "../seeded.js";
import { runFor, WAKE_UPS, type WokenRun, wakeUpsOf } from "./wake-ups.js";

const FAILING: NewPullRequest["testPlan"] = { result: "fail", checks: [{ name: "build", result: "failure" }] };

/** What happens to a pull request, one step for each attempt; each ends it, and gives the result that is to be told. */
type Story = readonly ((service: LocalService, number: number) => string)[];

const again = (service: LocalService, number: number): void => {
  submitSilently(service, number);
  service.control.advance(3);
};
const toItsEnd = (result: string) => (service: LocalService) => {
  service.control.advance(60);
  return result;
};
const failed = toItsEnd("failed");

const STORIES: Readonly<Record<string, { readonly plan?: NewPullRequest["testPlan"]; readonly story: Story }>> = {
  merged: { story: [toItsEnd("merged")] },
  failed: { plan: FAILING, story: [failed] },
  cancelled: {
    story: [
      (service, number) => {
        cancelSilently(service, number);
        return "cancelled";
      },
    ],
  },
  "resubmitted and merged": {
    plan: FAILING,
    story: [
      failed,
      (service, number) => {
        service.control.updatePullRequest(number, { testPlan: { result: "pass", checks: [] } });
        again(service, number);
        return toItsEnd("merged")(service);
      },
    ],
  },
  "resubmitted and failed": {
    plan: FAILING,
    story: [
      failed,
      (service, number) => {
        again(service, number);
        return failed(service);
      },
    ],
  },
  "merged by hand": {
    story: [
      (service, number) => {
        service.control.updatePullRequest(number, { state: "merged" });
        return "not-from-queue";
      },
    ],
  },
};

const MERGED = ["merged", "not-from-queue"];

/** All 64 take a minute and more: a job of CI plays them, and here none, all, each alone and some others at random. */
const IS_WHOLE = process.env.MERGE_QUEUE_WAKE_UPS === "all";
const SEED = Number(process.env.MERGE_QUEUE_SEED ?? Math.floor(Math.random() * 2 ** 32));
const OTHERS = 3;

const ALL_SUBSETS = Array.from({ length: 2 ** WAKE_UPS.length }, (_, bits) =>
  WAKE_UPS.filter((_wakeUp, index) => (bits >> index) % 2 === 1),
);
const { below } = seeded(SEED);
const SUBSETS = IS_WHOLE
  ? ALL_SUBSETS
  : [
      ...ALL_SUBSETS.filter(({ length }) => length <= 1 || length === WAKE_UPS.length),
      ...Array.from({ length: OTHERS }, () => ALL_SUBSETS[below(ALL_SUBSETS.length)] ?? []),
    ];

async function givenQueue(): Promise<LocalService> {
  return givenService({ queue: { createPrsForTestingBranches: true }, githubLagSeconds: 0 });
}

/** Plays a story in which these wake-ups arrive, each attempt's before the next or all of them late and backwards. */
async function play(
  service: LocalService,
  { plan, story }: (typeof STORIES)[string],
  arriving: readonly (typeof WAKE_UPS)[number][],
  order: "as they come" | "late and backwards",
) {
  const { number } = givenTesting(service, { ...(plan && { testPlan: plan }) });
  const clock = fakeClock(service.engine.now());
  const runs: WokenRun[] = [];
  const late: (() => Promise<void>)[] = [];
  const attempts: { readonly result: string; readonly isHeard: boolean }[] = [];
  for (const attempt of story) {
    const result = attempt(service, number);
    // Whoever gives a change up closes it in the end.
    const isLast = attempt === story.at(-1);
    if (isLast && !MERGED.includes(result)) service.control.updatePullRequest(number, { state: "closed" });
    const wakeUps = wakeUpsOf(service, number);
    const arrived = arriving.flatMap((name) => wakeUps[name] ?? []);
    const arrivals = arrived.map((woken) => async () => void runs.push(await runFor(service, woken, { clock })));
    if (order === "as they come") for (const arrive of arrivals) await arrive();
    else late.unshift(...arrivals.toReversed());
    attempts.push({ result, isHeard: arrived.length > 0 });
  }
  for (const arrive of late) await arrive();
  return { number, runs, attempts };
}

function sweep(service: LocalService): Promise<WokenRun> {
  const woken = { event: onSchedule(), inputs: { within: "1d" } };
  return runFor(service, woken, { operation: "sweep-queue", clock: fakeClock(service.engine.now()) });
}

function toldOn(service: LocalService, number: number) {
  const comments = service.engine.snapshots()[0]?.comments.filter((comment) => comment.number === number) ?? [];
  const keys = comments.flatMap(({ body }) => [...body.matchAll(/merge-queue-action end (\S+) (\S+)/g)]);
  return { comments: comments.length, results: keys.map(([, , result]) => result), keys: keys.map(([, key]) => key) };
}

describe.each(Object.entries(STORIES))(`a pull request that is %s (seed ${SEED})`, (name, story) => {
  test.each(["as they come", "late and backwards"] as const)(
    "is told once for each attempt of which a wake-up arrives, whichever are lost (%s)",
    async (order) => {
      const service = await givenQueue();
      const all = new Map<number, string | undefined>();
      for (const arriving of SUBSETS) {
        const { number, runs, attempts } = await play(service, story, arriving, order);
        const place = `${name}, ${order}, ${arriving.join("+") || "none"}`;
        all.set(number, attempts.at(-1)?.result);
        const { comments, keys, results } = toldOn(service, number);
        const heard = attempts.filter(({ isHeard }) => isHeard);
        const reported = runs.filter(({ output }) => output("reported") === "true");

        expect(
          runs.filter(({ kind }) => kind !== undefined).map(({ lines }) => lines),
          place,
        ).toEqual([]);
        // One comment for each end that was reported, and so one notification.
        expect([comments, new Set(keys).size], place).toEqual([reported.length, reported.length]);
        expect(
          results.map((result) => asHeard(result ?? "")),
          place,
        ).toEqual(reported.map(({ output }) => asHeard(output("result"))));
        // Late wake-ups of an earlier attempt find the last one ended, and tell it with the others.
        const expected = order === "as they come" ? heard : attempts.slice(heard.length === 0 ? 1 : -1).slice(-1);
        const told = order !== "as they come" && heard.length === 0 ? [] : expected;
        expect(
          reported.map(({ output }) => asHeard(output("result"))),
          place,
        ).toEqual(told.map(({ result }) => result));
        const isMerged = told.some(({ result }) => MERGED.includes(result));
        const deployable = runs.filter(({ output }) => output("deployable") === "true");
        expect(deployable.length, place).toBe(isMerged ? 1 : 0);
        for (const { output } of deployable) expect(output("merge-commit-sha"), place).toMatch(/^[0-9a-f]{40}$/);
      }

      // The sweep tells the rest, and nothing again.
      service.control.advance(900);
      const swept = await sweep(service);
      expect([swept.kind, swept.output("result")]).toEqual([undefined, "swept"]);
      for (const [number, last] of all) {
        const { comments, keys, results } = toldOn(service, number);
        expect([keys.length, new Set(keys).size], `#${number}`).toEqual([comments, comments]);
        expect(asHeard(results.at(-1) ?? ""), `#${number}`).toBe(last);
      }
      expect((await sweep(service)).output("reported-count")).toBe("0");
    },
    120_000,
  );
});

/** What was cancelled is closed by the time that a wake-up is heard. */
function asHeard(result: string): string {
  return result === "closed" ? "cancelled" : result;
}
