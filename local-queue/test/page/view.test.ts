import { describe, expect, test } from "vitest";
import type { KnownQueue, RichText } from "../../src/page/view/known.js";
import { type BoxView, pageView, type QueueView } from "../../src/page/view/view.js";
import type { Input } from "../../src/scenario/simulate.js";
import type { PullRequest } from "../../src/state/pull-request.js";
import { type Day, PULL_REQUEST, playedQueue, submitted } from "./played-queue.js";

function viewOf(known: KnownQueue, atSeconds: number): QueueView {
  const [queue] = pageView([known], { nowMs: atSeconds * 1000, speed: 1 }).queues;
  if (queue === undefined) throw new Error("There is no queue.");
  return queue;
}

function seen(day: Day): QueueView {
  return viewOf(playedQueue(day), day.atSeconds);
}

/** Returns a sentence as text, with times in seconds. */
function text(words: RichText): string {
  return words
    .map((word) =>
      typeof word === "string"
        ? word
        : "pr" in word
          ? `#${word.pr}`
          : "log" in word
            ? word.log
            : `${word.atMs / 1000}s`,
    )
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

function numbersTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const three = [{ number: 1 }, { number: 2 }, { number: 3 }];
const BATCHES = { batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 5 } as const;
const PAUSE = { atSeconds: 50, type: "phase", phase: "paused" } as const;
const RESTART = { atSeconds: 60, type: "restart", number: 1 } as const;
const late = { number: 1, testSeconds: 900 };
const broken = (number: number) => ({ number, broken: true });

/** Returns the boxes of the first lane. All changes are submitted at the start of the day. */
function line(
  settings: Day["settings"],
  changes: Day["changes"],
  atSeconds: number,
  ...inputs: readonly Input[]
): readonly string[] {
  const all = [...submitted(...changes.map(({ number }) => number)), ...inputs];
  return lanesOf(seen({ ...(settings && { settings }), changes, inputs: all, atSeconds }))[0] ?? [];
}

const numbered = (last: number) => numbersTo(last).map((number) => ({ number }));

describe("view of a line of pull requests", () => {
  test.each([
    [
      "which tests are ahead, and the wait for a slot",
      line({ concurrency: 2 }, three, 60),
      "#1 testing",
      "#2 testing | It is tested on top of #1.",
      "#3 waiting | It waits for a free test slot: 2 of 2 in use.",
    ],
    [
      "the number of pull requests that get a slot first",
      line({}, three, 60),
      "#3 waiting | It waits for a free test slot: 1 of 1 in use, and 1 other goes first.",
    ],
    [
      "the merges ahead of a passed pull request",
      line({ concurrency: 3 }, [late, { number: 2 }, { number: 3 }], 700),
      "#2 passed | It merges after #1.",
      "#3 passed | It merges after #1 and #2.",
    ],
    [
      "an undecided failure, and which pull requests wait for the decision",
      line({ concurrency: 2 }, [late, broken(2), { number: 3 }, { number: 4 }], 700),
      "#2 pending_failure | A required check failed. The queue decides after #1 ahead of it.",
      "#3 waiting | It waits until the queue decides about #2, whose tests failed.",
      "#4 waiting | It waits behind #3.",
    ],
    [
      "only the first failure when pendingFailureDepth is small",
      line({ concurrency: 3, pendingFailureDepth: 1 }, [late, broken(2), broken(3), { number: 4 }], 700),
      "#4 waiting | It waits until the queue decides about #2, whose tests failed.",
    ],
    [
      "up to four pull requests by number",
      line({ concurrency: 7 }, numbered(7), 60),
      "#5 testing | It is tested on top of #1, #2, #3 and #4.",
      "#6 testing | It is tested on top of #1, #2, #3, #4 and 1 more.",
      "#7 testing | It is tested on top of #1, #2, #3, #4 and 2 more.",
    ],
    [
      "the tests that may still clear a failure",
      line(
        { concurrency: 3, pendingFailureDepth: 1 },
        [broken(1), { ...late, number: 2 }, { ...late, number: 3 }],
        700,
      ),
      "#1 pending_failure | A required check failed. The tests of #2 contain it and may still clear it. Otherwise it fails.",
      "#2 testing | It is tested on top of #1.",
      "#3 testing | It is tested on top of #1 and #2.",
    ],
    [
      "the tests that cleared a pull request",
      line({ concurrency: 2, canOptimisticallyMerge: true }, [late, { number: 2, testSeconds: 300 }], 400, PAUSE),
      "#1 passed | The tests of #2 passed and contain it. | It merges when the queue resumes.",
      "#2 passed | It merges after #1.",
    ],
    [
      "a restarted pull request of a paused queue",
      line({ concurrency: 2 }, three, 60, PAUSE, RESTART),
      "#1 waiting | Its tests restart in the same position. A paused queue starts no tests.",
      "#2 testing | It is tested on top of #1.",
      "#3 waiting | A paused queue starts no tests.",
    ],
    [
      "the wait of a batch that is not full",
      line({ ...BATCHES, concurrency: 2 }, numbered(6), 60),
      "Batch of 4 testing",
      "Batch of 2 waiting | Batch of 2 of 4: starts at 300s, or when it is full.",
    ],
  ])("shows %s", (_what, shown, ...boxes) => {
    expect(shown.slice(-boxes.length)).toEqual(boxes);
  });

  test("shows the planned end and the deadline of tests", () => {
    const settings = { testingTimeoutMinutes: 30 };
    const inputs = [{ atSeconds: 20, type: "submit", number: 1 } as const];
    const day = { settings, changes: [{ number: 1, testSeconds: 300 }], inputs, atSeconds: 60 };
    const progress = { fromMs: 20_000, expectedMs: 320_000, deadlineMs: 1_820_000 };
    expect(seen(day).lanes[0]?.boxes[0]?.progress).toEqual(progress);
    const unknown = { ...day, settings: { testingTimeoutMinutes: 0 }, known: { run: () => undefined } };
    expect(seen(unknown).lanes[0]?.boxes[0]?.progress).toEqual({ ...progress, expectedMs: null, deadlineMs: null });
  });

  test("shows 20 waiting pull requests, and the number of the others", () => {
    const numbers = numbersTo(100);
    const view = seen({ changes: numbers.map((number) => ({ number })), inputs: submitted(...numbers), atSeconds: 60 });
    expect(view.lanes[0]?.boxes).toHaveLength(21);
    expect(view.moreWaiting).toBe(79);
    expect(figure(view, "Waiting")).toBe("99");
    expect(figure(view, "Test runs")).toBe("1 of 1");
  });
});

describe("view of batches", () => {
  const numbers = numbersTo(6);
  const changes = numbers.map((number) => ({ number, broken: number === 4 }));

  test("shows the members of a batch in one box", () => {
    const day = { settings: { ...BATCHES, concurrency: 2 }, changes, inputs: submitted(...numbers), atSeconds: 60 };
    const members = seen(day).lanes[0]?.boxes[0]?.members.items;
    expect(members?.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  test("shows a bisection with the results so far", () => {
    const settings = { ...BATCHES, concurrency: 2, optimizationMode: "bisection_skip_redundant_tests" } as const;
    const day = { settings, changes, inputs: submitted(1, 2, 3, 4) };
    const [early] = seen({ ...day, atSeconds: 700 }).bisections;
    expect(early?.title).toBe("Bisection of a batch of 4");
    expect(early?.boxes.map(brief)).toEqual([
      "Group of 2 testing",
      "#3 waiting | It waits for a free slot for bisections: 1 of 1 in use.",
      "#4 pending_failure | An earlier test run of the same changes failed. The queue decides after #1, #2 and #3.",
    ]);
    const later = seen({ ...day, atSeconds: 1250 });
    expect(later.bisections[0]?.words.map(text)).toContain("Cleared, back in the queue: #1 and #2.");
    expect(figure(later, "Bisection runs")).toBe("1 of 1");
  });
});

describe("view of a parallel queue", () => {
  const ALONE = ["Independent", ["no targets"]] as const;

  test.each<[string, Day["changes"], readonly unknown[]]>([
    [
      "shows one lane for pull requests with shared targets, in the order of the queue",
      [
        { number: 5, targets: [] },
        { number: 1, targets: ["web"] },
        { number: 2, targets: ["api"] },
        { number: 3, targets: ["docs"] },
        { number: 4, targets: ["api", "web"] },
        { number: 6, targets: [] },
      ],
      [
        [...ALONE, ["#5"]],
        ["Lane 1", ["api", "web"], ["#1", "#2", "#4"]],
        ["Lane 2", ["docs"], ["#3"]],
        [...ALONE, ["#6"]],
      ],
    ],
    [
      "shows one lane when a pull request impacts all targets, and others for those without targets",
      [
        { number: 1, targets: ["web"] },
        { number: 2, targets: ["api"] },
        { number: 3, targets: "ALL" },
        { number: 4, targets: [] },
      ],
      [
        ["Lane 1", ["all targets (ALL)", "api", "web"], ["#1", "#2", "#3"]],
        [...ALONE, ["#4"]],
      ],
    ],
  ])("%s", (_what, changes, expected) => {
    const settings = { mode: "parallel", concurrency: 10 } as const;
    const inputs = submitted(...changes.map(({ number }) => number));
    const { lanes } = seen({ settings, changes, inputs, atSeconds: 60 });
    expect(lanes.map(({ title, targets, boxes }) => [title, targets.items, boxes.map((box) => box.title)])).toEqual(
      expected,
    );
  });
});

describe("view of a pull request that is not ready", () => {
  const unknown = "No impacted targets were uploaded for its head commit. A parallel queue requires them.";

  test.each<[Partial<PullRequest>, string]>([
    [{}, unknown],
    [{ baseBranch: "develop" }, "Its base branch is develop, not main."],
    [{ draft: true }, "It is a draft."],
    [{ mergeability: "not_mergeable" }, "The Git host reports that it cannot be merged."],
    [{ mergeability: "in_progress" }, "The Git host has not reported yet whether it can be merged."],
  ])("shows the causes when the pull request has %j", (patch, cause) => {
    const { notReady } = seen({
      settings: { mode: "parallel", notReadyTimeoutHours: 0 },
      changes: [{ number: 1, targets: null }],
      inputs: submitted(1),
      atSeconds: 60,
      known: { pullRequest: () => ({ ...PULL_REQUEST, ...patch }) },
    });
    expect(notReady.items.flatMap(({ why }) => why.map(text))).toEqual([...new Set([cause, unknown])]);
  });

  test.each([
    ["paused", "It is ready, but a paused queue admits nothing."],
    ["draining", "It is ready, but a draining queue admits nothing."],
  ] as const)("shows the state of the queue and the deadline as causes when the queue is %s", (phase, cause) => {
    const { notReady } = seen({
      settings: { notReadyTimeoutHours: 1 },
      changes: [{ number: 1 }],
      inputs: [{ ...PAUSE, atSeconds: 0, phase }, ...submitted(1)],
      atSeconds: 60,
    });
    const why = notReady.items.flatMap((member) => member.why.map(text));
    expect(why).toEqual([cause, "The queue cancels it at 3600s if this does not change."]);
  });
});

describe("view of a queue", () => {
  test.each<[Input, string, string]>([
    [
      { ...PAUSE, phase: "paused" },
      "Paused",
      "The queue admits no pull requests, starts no tests and merges nothing. Running tests continue.",
    ],
    [
      { ...PAUSE, phase: "draining" },
      "Draining",
      "The queue tests and merges the pull requests that it has admitted. It admits no other pull requests.",
    ],
    [
      { atSeconds: 1, type: "settings", settings: { mode: "parallel" } },
      "Switching modes",
      "The queue admits no pull requests until it is empty. Then it switches to parallel mode.",
    ],
  ])("shows the state of the queue after %j", (input, label, sentence) => {
    const view = seen({ changes: three, inputs: [...submitted(1), input], atSeconds: 60 });
    expect(view.phase).toMatchObject({ label, words: [sentence] });
  });

  test("lists finished attempts with cause and history, and the newest attempt first", () => {
    const changes = [broken(1), { number: 2 }];
    const inputs = [...submitted(1, 2), { atSeconds: 900, type: "cancel", number: 2 } as const];
    const { ended } = seen({ changes, inputs, atSeconds: 1000 });
    expect(ended.map(({ number, label, words, atMs }) => [number, label, text(words), atMs])).toEqual([
      [2, "Canceled", "A user requested it.", 900_000],
      [1, "Failed", "A required check failed.", 600_000],
    ]);
    expect(ended[1]?.moments.map(({ atMs, words }) => `${atMs / 1000} ${text(words)}`)).toEqual([
      "0 Submitted: it was submitted through the API.",
      "0 Waiting for tests: it is ready to be tested.",
      "0 Tests started.",
      "600 Tests failed, not final.",
      "600 Failed: a required check failed.",
    ]);
  });

  test("distinguishes the attempts of one pull request", () => {
    const cancels = [100, 300].map((atSeconds) => ({ atSeconds, type: "cancel", number: 1 }) as const);
    const inputs = [...submitted(1), ...cancels, { atSeconds: 200, type: "submit", number: 1 } as const];
    const { ended } = seen({ changes: three, inputs, atSeconds: 400 });
    expect(ended.map(({ key }) => key)).toEqual(["end-1-2", "end-1-1"]);
  });

  test("marks pull requests with a special priority or without batching", () => {
    const submit = { atSeconds: 0, type: "submit" } as const;
    const inputs = [
      { ...submit, number: 1, priority: 10, noBatch: true },
      { ...submit, number: 2, priority: 7 },
      { ...submit, number: 3 },
    ];
    const boxes = seen({ changes: three, inputs, atSeconds: 10 }).lanes[0]?.boxes ?? [];
    const marks = boxes.flatMap(({ members }) => members.items.map((member) => [member.number, member.marks]));
    expect(marks).toEqual([
      [2, ["priority 7"]],
      [1, ["high", "tested alone"]],
      [3, []],
    ]);
  });

  test("shows the details of a test run", () => {
    const view = seen({ settings: { concurrency: 2 }, changes: three, inputs: submitted(1, 2), atSeconds: 60 });
    const details = view.lanes[0]?.boxes[1]?.details.map(({ label, values }) => [label, values.map(text)]);
    expect(details).toEqual([
      ["Test branch", ["trunk-merge/pr-2/run-2"]],
      ["Test run", ["run-2"]],
      ["Built on", ["main at tip-0 with #1"]],
      ["Checks", ["tests: pending"]],
    ]);
  });

  test("shortens long texts that people wrote", () => {
    const long = "x".repeat(5000);
    const pullRequest = () => ({ ...PULL_REQUEST, title: long, author: long, headBranch: long });
    const view = seen({ changes: three, inputs: submitted(1), atSeconds: 60, known: { pullRequest } });
    expect(JSON.stringify(view).length).toBeLessThan(8000);
  });

  test("returns the same view while nothing happens", () => {
    const known = playedQueue({ changes: three, inputs: submitted(1, 2, 3), atSeconds: 60 });
    expect(viewOf(known, 61)).toEqual(viewOf(known, 400));
  });

  test.each([
    { name: "concurrency", value: "7", meaning: "concurrent test runs" },
    { name: "batch", value: "off", meaning: "to test several pull requests together" },
    { name: "enqueueingLabel", value: "merge-queue", meaning: "" },
    { name: "requiredStatuses", value: "none", meaning: "to pass; empty: as the branch protection requires" },
  ])("lists the setting %j", (setting) => {
    const { settings } = seen({ settings: { concurrency: 7 }, changes: [], inputs: [], atSeconds: 0 });
    expect(settings).toContainEqual(setting);
  });
});
