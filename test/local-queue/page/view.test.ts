import { describe, expect, test } from "vitest";
import type { KnownQueue } from "../../../src/local-queue/page/known.js";
import type { BoxView, QueueView, Words } from "../../../src/local-queue/page/page-view.js";
import { pageView } from "../../../src/local-queue/page/view.js";
import { type Day, playedQueue, submitted } from "./played-queue.js";

function viewOf(known: KnownQueue, atSeconds: number): QueueView {
  const [queue] = pageView([known], { nowMs: atSeconds * 1000, speed: 1 }).queues;
  if (queue === undefined) throw new Error("There is no queue.");
  return queue;
}

function seen(day: Day): QueueView {
  return viewOf(playedQueue(day), day.atSeconds);
}

/** As a person reads it, with times as their seconds. */
function text(words: Words): string {
  return words
    .map((word) => (typeof word === "string" ? word : "pr" in word ? `#${word.pr}` : `${word.atMs / 1000}s`))
    .join("");
}

function brief({ title, state, why }: BoxView): string {
  return [`${title} ${state}`, ...why.map(text)].join(" | ");
}

function lanesOf({ lanes }: QueueView): readonly (readonly string[])[] {
  return lanes.map(({ boxes }) => boxes.map(brief));
}

function figure({ figures }: QueueView, label: string): string | undefined {
  const found = figures.find((each) => each.label === label);
  return found === undefined ? undefined : found.of === null ? `${found.value}` : `${found.value} of ${found.of}`;
}

const three = [{ number: 1 }, { number: 2 }, { number: 3 }];
const BATCHES = { batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 } as const;

describe("the view of a line", () => {
  test("is empty where nothing is in the queue", () => {
    const view = seen({ changes: [], inputs: [], atSeconds: 10 });
    expect(view).toMatchObject({
      id: "local/playground:main",
      branch: "main",
      lanes: [],
      moreWaiting: 0,
      bisections: [],
    });
    expect(view).toMatchObject({ notReady: { items: [], more: 0 }, ended: [], isParallel: false });
  });

  test("says what is tested on top of what, and who waits for a slot", () => {
    const view = seen({ settings: { concurrency: 2 }, changes: three, inputs: submitted(1, 2, 3), atSeconds: 60 });
    expect(lanesOf(view)).toEqual([
      [
        "#1 testing",
        "#2 testing | It is tested on top of #1.",
        "#3 waiting | It waits for a free test slot: 2 of 2 in use.",
      ],
    ]);
    expect(figure(view, "Test runs")).toBe("2 of 2");
    expect(figure(view, "Waiting")).toBe("1");
  });

  test("counts who comes first for a slot", () => {
    const view = seen({ changes: three, inputs: submitted(1, 2, 3), atSeconds: 60 });
    expect(lanesOf(view)[0]?.at(-1)).toBe(
      "#3 waiting | It waits for a free test slot: 1 of 1 in use, and 1 comes first.",
    );
  });

  test("tells of tests how long they should take, and how long they may", () => {
    const settings = { testingTimeoutMinutes: 30 };
    const inputs = [{ atSeconds: 20, type: "submit", number: 1 } as const];
    const day = { settings, changes: [{ number: 1, testSeconds: 300 }], inputs, atSeconds: 60 };
    const progress = { fromMs: 20_000, expectedMs: 320_000, deadlineMs: 1_820_000 };
    expect(seen(day).lanes[0]?.boxes[0]?.progress).toEqual(progress);
    const unknown = playedQueue({ ...day, settings: { testingTimeoutMinutes: 0 }, known: { run: () => undefined } });
    expect(viewOf(unknown, 60).lanes[0]?.boxes[0]?.progress).toEqual({
      ...progress,
      expectedMs: null,
      deadlineMs: null,
    });
  });

  test("says of what has passed whom it is merged after", () => {
    const changes = [{ number: 1, testSeconds: 900 }, { number: 2 }, { number: 3 }];
    const view = seen({ settings: { concurrency: 3 }, changes, inputs: submitted(1, 2, 3), atSeconds: 700 });
    expect(lanesOf(view)[0]?.slice(1)).toEqual([
      "#2 passed | It is merged after #1.",
      "#3 passed | It is merged after #1 and #2.",
    ]);
  });

  test("says who waits for a failure to be decided, and what that waits for", () => {
    const changes = [{ number: 1, testSeconds: 900 }, { number: 2, broken: true }, { number: 3 }, { number: 4 }];
    const view = seen({ settings: { concurrency: 2 }, changes, inputs: submitted(1, 2, 3, 4), atSeconds: 700 });
    expect(lanesOf(view)[0]?.slice(1)).toEqual([
      "#2 deciding | A required check failed. It is decided after #1 ahead of it.",
      "#3 waiting | It waits for #2, whose tests failed, to be decided.",
      "#4 waiting | Behind #3.",
    ]);
  });

  test("names only the failure that holds what waits", () => {
    const broken = [2, 3].map((number) => ({ number, broken: true }));
    const changes = [{ number: 1, testSeconds: 900 }, ...broken, { number: 4 }];
    const settings = { concurrency: 3, pendingFailureDepth: 1 };
    const view = seen({ settings, changes, inputs: submitted(1, 2, 3, 4), atSeconds: 700 });
    expect(lanesOf(view)[0]?.at(-1)).toBe("#4 waiting | It waits for #2, whose tests failed, to be decided.");
  });

  test("names some of many", () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const changes = numbers.map((number) => ({ number }));
    const view = seen({ settings: { concurrency: 7 }, changes, inputs: submitted(...numbers), atSeconds: 60 });
    expect(lanesOf(view)[0]?.slice(-3)).toEqual([
      "#5 testing | It is tested on top of #1, #2, #3 and #4.",
      "#6 testing | It is tested on top of #1, #2, #3, #4 and 1 more.",
      "#7 testing | It is tested on top of #1, #2, #3, #4 and 2 more.",
    ]);
  });

  test("says whose tests could still clear a failure", () => {
    const behind = [2, 3].map((number) => ({ number, testSeconds: 1200 }));
    const settings = { concurrency: 3, pendingFailureDepth: 1 };
    const changes = [{ number: 1, broken: true }, ...behind];
    const view = seen({ settings, changes, inputs: submitted(1, 2, 3), atSeconds: 700 });
    expect(lanesOf(view)[0]?.[0]).toBe(
      "#1 deciding | A required check failed. The tests of #2 contain it and could still clear it. Otherwise it fails.",
    );
  });

  test("says whose tests cleared what is not merged yet", () => {
    const inputs = [...submitted(1, 2), { atSeconds: 100, type: "phase", phase: "paused" } as const];
    const changes = [
      { number: 1, testSeconds: 900 },
      { number: 2, testSeconds: 300 },
    ];
    const settings = { concurrency: 2, canOptimisticallyMerge: true };
    expect(lanesOf(seen({ settings, changes, inputs, atSeconds: 400 }))).toEqual([
      [
        "#1 passed | The tests of #2 contain it, and passed. | It is merged when the queue goes on.",
        "#2 passed | It is merged after #1.",
      ],
    ]);
  });

  test("says that a restarted one is tested again in its place", () => {
    const inputs = [...submitted(1, 2, 3), { atSeconds: 60, type: "restart", number: 1 } as const];
    const settings = { concurrency: 2 };
    const day = { settings, changes: three, inputs, atSeconds: 60 };
    expect(lanesOf(seen(day))[0]?.[0]).toBe("#1 testing");
    const paused = [
      ...submitted(1, 2, 3),
      { atSeconds: 50, type: "phase", phase: "paused" } as const,
      ...inputs.slice(3),
    ];
    expect(lanesOf(seen({ ...day, inputs: paused }))[0]?.[0]).toBe(
      "#1 waiting | It is tested again in its place. A paused queue starts nothing.",
    );
  });

  test("shows no more of a long pool than somebody reads, and counts the rest", () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    const changes = numbers.map((number) => ({ number }));
    const view = seen({ changes, inputs: submitted(...numbers), atSeconds: 60 });
    expect(view.lanes[0]?.boxes).toHaveLength(41);
    expect(view.moreWaiting).toBe(59);
    expect(figure(view, "Waiting")).toBe("99");
  });
});

describe("the view of batches", () => {
  const numbers = [1, 2, 3, 4, 5, 6];
  const changes = numbers.map((number) => ({ number, broken: number === 4 }));

  test("shows the members of one in one box", () => {
    const view = seen({
      settings: { ...BATCHES, concurrency: 2 },
      changes,
      inputs: submitted(...numbers),
      atSeconds: 60,
    });
    expect(lanesOf(view)).toEqual([
      ["Batch of 4 testing", "Batch of 2 waiting | Batch of 2 of 4: starts at 300s, or when it is full."],
    ]);
    expect(view.lanes[0]?.boxes[0]?.members.items.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test("shows a bisection with what it knows so far", () => {
    const settings = { ...BATCHES, concurrency: 2, optimizationMode: "bisection_skip_redundant_tests" } as const;
    const day = { settings, changes, inputs: submitted(1, 2, 3, 4) };
    const [early] = seen({ ...day, atSeconds: 700 }).bisections;
    expect(early?.title).toBe("What broke the batch of 4?");
    expect(early?.boxes.map(brief)).toEqual([
      "2 together testing",
      "#3 waiting | It waits for a free slot for bisections: 1 of 1 in use.",
      "#4 deciding | Tests of the same changes failed already, so they need not run again. It is decided after #1, #2 and #3.",
    ]);
    const later = seen({ ...day, atSeconds: 1250 });
    expect(later.bisections[0]?.words.map(text)).toContain("Cleared, and back in line: #1 and #2.");
    expect(figure(later, "In bisections")).toBe("1 of 1");
  });
});

describe("the view of a parallel queue", () => {
  const settings = { mode: "parallel", concurrency: 10 } as const;

  test("makes a lane of those who share targets, by any way, in the order of the queue", () => {
    const changes = [
      { number: 5, targets: [] },
      { number: 1, targets: ["web"] },
      { number: 2, targets: ["api"] },
      { number: 3, targets: ["docs"] },
      { number: 4, targets: ["api", "web"] },
      { number: 6, targets: [] },
    ];
    const { lanes } = seen({ settings, changes, inputs: submitted(5, 1, 2, 3, 4, 6), atSeconds: 60 });
    expect(lanes.map(({ title, targets, boxes }) => [title, targets.items, boxes.map((box) => box.title)])).toEqual([
      ["On its own", ["impacts nothing"], ["#5"]],
      ["Lane 1", ["api", "web"], ["#1", "#2", "#4"]],
      ["Lane 2", ["docs"], ["#3"]],
      ["On its own", ["impacts nothing"], ["#6"]],
    ]);
  });

  test("joins all lanes by one that impacts everything, but not what impacts nothing", () => {
    const changes = [
      { number: 1, targets: ["web"] },
      { number: 2, targets: ["api"] },
      { number: 3, targets: "ALL" as const },
      { number: 4, targets: [] },
    ];
    const { lanes } = seen({ settings, changes, inputs: submitted(1, 2, 3, 4), atSeconds: 60 });
    expect(lanes.map(({ targets, boxes }) => [targets.items, boxes.map((box) => box.title)])).toEqual([
      [
        ["everything (ALL)", "api", "web"],
        ["#1", "#2", "#3"],
      ],
      [["impacts nothing"], ["#4"]],
    ]);
  });
});

describe("the view of what is not ready", () => {
  const facts = { title: "", author: "", headBranch: "x", baseBranch: "main", isDraft: false } as const;
  const day: Day = {
    settings: { mode: "parallel", notReadyTimeoutHours: 0 },
    changes: [{ number: 1, targets: null }],
    inputs: submitted(1),
    atSeconds: 60,
  };

  function whyNotReady(patch: Partial<Day>): readonly string[] {
    return seen({ ...day, ...patch }).notReady.items.flatMap(({ why }) => why.map(text));
  }

  test("says what is missing", () => {
    expect(whyNotReady({})).toEqual(["Nobody said what its commit impacts, which a parallel queue has to know."]);
  });

  test.each([
    [{ baseBranch: "develop" }, "Its base is develop, not main."],
    [{ isDraft: true }, "It is a draft."],
    [{ mergeability: "not_mergeable" as const }, "The Git host says that it cannot be merged."],
    [{ mergeability: "in_progress" as const }, "The Git host has not said yet whether it can be merged."],
  ])("tells of %o", (patch, sentence) => {
    const pullRequest = () => ({ ...facts, mergeability: "mergeable" as const, ...patch });
    expect(whyNotReady({ known: { pullRequest } })[0]).toBe(sentence);
  });

  test.each([
    ["paused", "It is ready, but a paused queue lets nothing in."],
    ["draining", "It is ready, but a draining queue lets nothing in."],
  ] as const)("says that a queue which is %s lets nothing in, and when it gives up", (phase, sentence) => {
    const inputs = [{ atSeconds: 0, type: "phase", phase } as const, ...submitted(1)];
    const settings = { mode: "single", notReadyTimeoutHours: 1 } as const;
    expect(whyNotReady({ settings, inputs })).toEqual([sentence, "It is taken out at 3600s if that stays so."]);
  });
});

describe("the view of a queue as a whole", () => {
  test.each([
    ["paused", "Paused", "Nothing is let in, started or merged. Tests that run already go on."],
    ["draining", "Draining", "Nothing more is let in. What is in is tested and merged."],
  ] as const)("says that it is %s", (phase, label, sentence) => {
    const inputs = [...submitted(1), { atSeconds: 1, type: "phase", phase } as const];
    const view = seen({ changes: three, inputs, atSeconds: 60 });
    expect(view.phase).toEqual({ state: phase, label, words: [sentence] });
  });

  test("says what a paused queue keeps from being started", () => {
    const inputs = [...submitted(1, 2), { atSeconds: 1, type: "phase", phase: "paused" } as const];
    expect(lanesOf(seen({ changes: three, inputs, atSeconds: 60 }))[0]?.[1]).toBe(
      "#2 waiting | A paused queue starts nothing.",
    );
  });

  test("says what it changes its mode to", () => {
    const inputs = [...submitted(1), { atSeconds: 1, type: "settings", settings: { mode: "parallel" } } as const];
    const view = seen({ changes: three, inputs, atSeconds: 60 });
    expect(view.phase.words).toEqual(["Nothing is let in until the queue is empty. Then it is parallel."]);
  });

  test("tells of the last ones that ended, the newest first, with why and what happened to them", () => {
    const changes = [{ number: 1, broken: true }, { number: 2 }];
    const inputs = [...submitted(1, 2), { atSeconds: 900, type: "cancel", number: 2 } as const];
    const { ended } = seen({ changes, inputs, atSeconds: 1000 });
    expect(ended.map(({ number, label, words, atMs }) => [number, label, text(words), atMs])).toEqual([
      [2, "Taken out", "Somebody asked for it.", 900_000],
      [1, "Failed", "A required check failed.", 600_000],
    ]);
    expect(ended[1]?.moments.map(({ atMs, words }) => `${atMs / 1000} ${text(words)}`)).toEqual([
      "0 Submitted: it was submitted through the API.",
      "0 Waits for tests: it is ready to be tested.",
      "0 Tests started.",
      "600 Tests failed, which is not final yet.",
      "600 Failed: a required check failed.",
    ]);
  });

  test("tells the attempts of one pull request apart", () => {
    const cancels = [100, 300].map((atSeconds) => ({ atSeconds, type: "cancel", number: 1 }) as const);
    const inputs = [...submitted(1), ...cancels, { atSeconds: 200, type: "submit", number: 1 } as const];
    const { ended } = seen({ changes: three, inputs, atSeconds: 400 });
    expect(ended.map(({ key }) => key)).toEqual(["end-1-2", "end-1-1"]);
  });

  test("marks what is special about a pull request", () => {
    const inputs = [
      { atSeconds: 0, type: "submit", number: 1, priority: 10, noBatch: true } as const,
      { atSeconds: 0, type: "submit", number: 2, priority: 7 } as const,
      { atSeconds: 0, type: "submit", number: 3 } as const,
    ];
    const boxes = seen({ changes: three, inputs, atSeconds: 10 }).lanes[0]?.boxes ?? [];
    const marks = boxes.flatMap(({ members }) => members.items.map((member) => [member.number, member.marks]));
    expect(marks).toEqual([
      [2, ["priority 7"]],
      [1, ["high", "tested alone"]],
      [3, []],
    ]);
  });

  test("tells the details of a test run", () => {
    const view = seen({ settings: { concurrency: 2 }, changes: three, inputs: submitted(1, 2), atSeconds: 60 });
    const details = view.lanes[0]?.boxes[1]?.details.map(({ label, values }) => [label, values.map(text)]);
    expect(details).toEqual([
      ["Test branch", ["trunk-merge/pr-2/run-2"]],
      ["Test run", ["run-2"]],
      ["Built on", ["main at tip-0 with #1"]],
      ["Checks", ["tests: pending"]],
    ]);
  });

  test("cuts texts of others that would fill the page", () => {
    const facts = {
      title: "x".repeat(5000),
      author: "y".repeat(5000),
      headBranch: "z".repeat(5000),
      baseBranch: "main",
      isDraft: false,
      mergeability: "mergeable" as const,
    };
    const view = seen({ changes: three, inputs: submitted(1), atSeconds: 60, known: { pullRequest: () => facts } });
    expect(JSON.stringify(view).length).toBeLessThan(8000);
  });

  test("says the same as long as nothing happens", () => {
    const known = playedQueue({ changes: three, inputs: submitted(1, 2, 3), atSeconds: 60 });
    expect(viewOf(known, 61)).toEqual(viewOf(known, 400));
  });

  test("lists the settings with what they mean", () => {
    const { settings } = seen({ settings: { concurrency: 7 }, changes: [], inputs: [], atSeconds: 0 });
    expect(settings).toContainEqual({ name: "concurrency", value: "7", meaning: "test runs at once" });
    expect(settings).toContainEqual({ name: "batch", value: "off", meaning: "to test several pull requests as one" });
    expect(settings).toContainEqual({ name: "enqueueingLabel", value: "merge-queue", meaning: "" });
    expect(settings).toContainEqual(expect.objectContaining({ name: "requiredStatuses", value: "none" }));
  });
});
