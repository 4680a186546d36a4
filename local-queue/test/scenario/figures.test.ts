import { expect, test } from "vitest";
import { computeFigures } from "../../src/scenario/figures.js";
import type { Played, PlayedRun, Transition } from "../../src/scenario/simulate.js";

function move(atSeconds: number, number: number, from: Transition["from"], to: Transition["to"]): Transition {
  return { atSeconds, number, attempt: 1, from, to, reason: null, run: null };
}

const RUN: PlayedRun = {
  run: 1,
  kind: "main",
  own: [1],
  ahead: [],
  startSeconds: 0,
  endSeconds: 600,
  outcome: "passed",
  faults: [],
};

const NOTHING: Played = { transitions: [], runs: [], refusals: [], ignored: [], endSeconds: 0, stopped: false };

test("computeFigures returns zeros, and null for the waits, when nothing happens", () => {
  const waits = { runsPerMerged: null, waitSecondsP50: null, waitSecondsP95: null };
  const counts = {
    merged: 0,
    failed: 0,
    cancelled: 0,
    mainRuns: 0,
    bisectionRuns: 0,
    peakRuns: 0,
    runMinutes: 0,
    restarts: 0,
  };
  expect(computeFigures(NOTHING)).toEqual({ ...waits, ...counts, mergesPerHour: 0 });
});

test("computeFigures counts outcomes, runs and minutes of tests", () => {
  const played: Played = {
    ...NOTHING,
    endSeconds: 1800,
    transitions: [
      move(0, 1, null, "not_ready"),
      move(0, 2, null, "not_ready"),
      move(0, 3, null, "not_ready"),
      move(0, 4, null, "not_ready"),
      move(900, 1, "tests_passed", "merged"),
      move(1200, 2, "pending_failure", "failed"),
      move(1500, 3, "testing", "cancelled"),
      move(1800, 4, "tests_passed", "merged"),
    ],
    runs: [RUN, { ...RUN, kind: "bisection" }, { ...RUN, startSeconds: 1500, endSeconds: null, outcome: null }],
  };
  expect(computeFigures(played)).toMatchObject({
    merged: 2,
    failed: 1,
    cancelled: 1,
    mainRuns: 2,
    bisectionRuns: 1,
    runMinutes: 25,
    runsPerMerged: 1.5,
    mergesPerHour: 4,
  });
});

test("computeFigures measures merges for each hour from the first submission to the last outcome", () => {
  const transitions = [
    move(3600, 1, null, "not_ready"),
    move(4500, 1, "tests_passed", "merged"),
    move(9000, 2, null, "not_ready"),
  ];
  expect(computeFigures({ ...NOTHING, transitions }).mergesPerHour).toBe(4);
});

test("computeFigures counts all time until the stop of a simulation", () => {
  const transitions = [move(0, 1, null, "not_ready"), move(600, 1, "tests_passed", "merged")];
  const runs = [RUN, { ...RUN, startSeconds: 600, endSeconds: null, outcome: null }];
  const figures = computeFigures({ ...NOTHING, transitions, runs, endSeconds: 1800, stopped: true });
  expect(figures).toMatchObject({ mergesPerHour: 2, runMinutes: 30 });
});

test("computeFigures measures the wait of a merged pull request from the last submission", () => {
  const waits = Array.from({ length: 20 }, (_, index) => index + 1);
  const transitions = waits.flatMap((seconds) => [
    move(0, seconds, null, "not_ready"),
    move(50, seconds, "pending", "cancelled"),
    move(100, seconds, null, "not_ready"),
    move(100 + seconds, seconds, "tests_passed", "merged"),
  ]);
  expect(computeFigures({ ...NOTHING, transitions })).toMatchObject({ waitSecondsP50: 10, waitSecondsP95: 19 });
});
