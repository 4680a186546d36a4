import { beforeAll, describe, expect, test } from "vitest";
import { type Figures, type Life, seeded, simulate, waitThrough } from "../../support/wait-simulation.js";
import { createDirectMerge, createQueueLife, type Line, wholeDay } from "./lives.js";

const POLICIES = { auto: "auto", "10s": 10_000, "30s": 30_000, "60s": 60_000 } as const;
type Policy = keyof typeof POLICIES;

const LINE: Line = { position: 1, testMinutes: 40, concurrency: 5, restarts: 0 };

/** True when the results are printed for the documentation. */
const IS_SHOWN = process.env.SHOW_SIMULATION === "1";

const SITUATIONS = {
  "direct merge": lives(30, createDirectMerge),
  "10 min of tests, alone": lives(30, (random) => createQueueLife(random, { ...LINE, testMinutes: 10 })),
  "40 min of tests, 1st": lives(30, (random) => createQueueLife(random, LINE)),
  "40 min of tests, 5th, one restart": lives(30, (random) =>
    createQueueLife(random, { ...LINE, position: 5, restarts: 1 }),
  ),
  "40 min of tests, 20th, two restarts": lives(IS_SHOWN ? 120 : 80, (random) =>
    createQueueLife(random, { ...LINE, position: 20, restarts: 2 }),
  ),
  "50 min not ready, then 3rd": lives(30, (random) =>
    createQueueLife(random, { ...LINE, position: 3, testMinutes: 10, notReadyMinutes: 50 }),
  ),
  "a whole day": [11].flatMap((seed) => wholeDay(seeded(seed))),
};
type Situation = keyof typeof SITUATIONS;

/** Simulations in which the merge can come at any time. */
const NEAR_THE_END = ["direct merge", "10 min of tests, alone", "40 min of tests, 1st"] as const;
/** Simulations in which, for most of the time, nothing can happen soon. */
const LONG = [
  "40 min of tests, 5th, one restart",
  "40 min of tests, 20th, two restarts",
  "50 min not ready, then 3rd",
  "a whole day",
] as const;

/** Simulations that the tests compare. The others are only in the table of the documentation. */
const COMPARED: ReadonlySet<string> = new Set([
  ...NEAR_THE_END.flatMap((situation) => [`${situation} auto`, `${situation} 10s`]),
  ...LONG.flatMap((situation) => [`${situation} auto`, `${situation} 30s`]),
  "a whole day 10s",
]);

function lives(count: number, make: (random: () => number) => Life): readonly Life[] {
  const random = seeded(1);
  return Array.from({ length: count }, () => make(random));
}

describe("adaptive polling in a simulation", () => {
  const figures = new Map<string, Figures>();
  const of = (situation: Situation, policy: Policy): Figures => {
    const found = figures.get(`${situation} ${policy}`);
    if (found === undefined) throw new Error(`${situation} was not simulated with ${policy}.`);
    return found;
  };

  beforeAll(async () => {
    for (const [situation, all] of Object.entries(SITUATIONS)) {
      for (const [policy, interval] of Object.entries(POLICIES))
        if (IS_SHOWN || COMPARED.has(`${situation} ${policy}`))
          figures.set(`${situation} ${policy}`, await simulate(all, interval, seeded(3)));
    }
    if (IS_SHOWN) process.stdout.write(`${tableOf(figures)}\n`);
  }, 60_000);

  test.each(NEAR_THE_END)("detects a merge about as early as polls every 10 seconds: %s", (situation) => {
    expect(of(situation, "auto").p95Delay).toBeLessThan(15);
    expect(of(situation, "auto").medianDelay).toBeLessThan(of(situation, "10s").medianDelay + 1);
  });

  test.each(LONG)("detects a merge earlier, and sends fewer requests, than polls every 30 seconds: %s", (situation) => {
    const [auto, fixed] = [of(situation, "auto"), of(situation, "30s")];
    expect(auto.requests).toBeLessThan(0.85 * fixed.requests);
    expect(auto.medianDelay).toBeLessThan(0.5 * fixed.medianDelay);
    expect(auto.p95Delay).toBeLessThan(0.85 * fixed.p95Delay);
  });

  test("sends less than a third of the requests that a poll every 10 seconds sends in a whole day", () => {
    expect(of("a whole day", "auto").requests).toBeLessThan(of("a whole day", "10s").requests / 3);
  });

  test("sends less than 40 requests a second for a thousand concurrent waits", () => {
    const { requests, hours } = of("a whole day", "auto");
    expect((1000 * requests) / (hours * 3600)).toBeLessThan(40);
  });
});

test("adaptive polling spreads the requests of waits that began in the same second", async () => {
  const life: Life = [{ state: "testing", seconds: 900, position: 1 }];
  const random = seeded(4);
  const perSecond = new Map<number, number>();
  const steps = 150;
  for (let step = 0; step < steps; step += 1) {
    const { requestsAt } = await waitThrough(life, "auto", random);
    for (const ms of requestsAt) {
      const second = Math.floor(ms / 1000);
      perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
    }
  }
  const later = [...perSecond].filter(([second]) => second >= 600 && second < 890).map(([, count]) => count);
  expect(Math.max(...later)).toBeLessThan(3 * (steps / 20));
});

/** Formats the results for docs/waiting.md: requests in each wait, then median and 95th percentile of the delay. */
function tableOf(figures: ReadonlyMap<string, Figures>): string {
  const policies = Object.keys(POLICIES);
  const rows = Object.keys(SITUATIONS).map((situation) => {
    const cells = policies.map((policy) => figures.get(`${situation} ${policy}`)).map((each) => each && cell(each));
    const hours = figures.get(`${situation} auto`)?.hours ?? 0;
    return `| ${[situation, `${Math.round(hours * 60)} min`, ...cells].join(" | ")} |`;
  });
  return [`| situation | wait | ${policies.join(" | ")} |`, ...rows].join("\n");
}

function cell({ requests, medianDelay, p95Delay }: Figures): string {
  return `${Math.round(requests)}, ${Math.round(medianDelay)} / ${Math.round(p95Delay)} s`;
}
