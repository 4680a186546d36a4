/** This file finds concurrency groups that are the same for several test branches. */
import {
  type ExpressionValueLookup,
  evaluateCondition,
  evaluateExpressionsInText,
  formatExpressionValue,
} from "./expression.js";
import { createTestBranchOptions, findSkipCondition, listRequiredTestChecks } from "./required-checks.js";
import { type Fault, type FaultDetector, findQueueSetting } from "./set-up.js";
import { createEventValueLookup, listTestBranchEvents, type TestBranchEvent } from "./test-branch.js";
import type { ConcurrencyGroup, Workflow } from "./workflows.js";

/**
 * Creates a check of the concurrency groups of required jobs. If `cancels` is true, checks the groups that cancel
 * running jobs, else the groups that cancel only waiting jobs.
 */
function findShared(cancels: boolean): FaultDetector["find"] {
  return (setUp) => {
    // With a concurrency of 1, the queue tests one branch at a time. Only a restart of the tests has two runs at the
    // same time.
    if (findQueueSetting(setUp, "concurrency") === 1) return [];
    const options = createTestBranchOptions(setUp);
    // If the setting is unknown, the queue may open no draft pull requests, so only the pushes of the branches count.
    const others = listTestBranchEvents({ ...options, opensDrafts: options.opensDrafts ?? false }, 2);
    const runs = listRequiredTestChecks(setUp).flatMap((subject) => subject.runs);
    return runs.flatMap(({ name, event }) => {
      const other = others.find((each) => each.name === event.name);
      if (other === undefined || findSkipCondition({ name, event }) !== undefined) return [];
      const groups = [name.workflow, ...name.jobs].flatMap(({ concurrency }) => concurrency ?? []);
      const isFault = (group: ConcurrencyGroup) =>
        collides(group, name.workflow, event, other) &&
        cancelsRuns(group, createEventValueLookup(event, name.workflow)) === cancels;
      return groups.filter(isFault).map((group) => describeGroup(group, cancels));
    });
  };
}

function collides(
  { group }: ConcurrencyGroup,
  workflow: Workflow,
  one: TestBranchEvent,
  other: TestBranchEvent,
): boolean {
  const [first, second] = [one, other].map((event) =>
    formatExpressionValue(evaluateExpressionsInText(group, createEventValueLookup(event, workflow))),
  );
  return first !== undefined && first !== "" && first.toLowerCase() === second?.toLowerCase();
}

/**
 * Returns true if the group cancels running jobs, and false if it cancels only waiting jobs. Returns undefined if it
 * cancels no jobs, or if this is unknown.
 */
function cancelsRuns(
  { cancelInProgress, queue }: ConcurrencyGroup,
  lookup: ExpressionValueLookup,
): boolean | undefined {
  const cancels = evaluateCondition(cancelInProgress, lookup);
  return cancels === false && queue === "max" ? undefined : cancels;
}

function describeGroup(group: ConcurrencyGroup, cancels: boolean): Fault {
  const effect = cancels
    ? "So the tests of a test branch cancel the running tests of another test branch."
    : "So the tests of a test branch cancel the waiting tests of another test branch.";
  return {
    message: `The concurrency group "${group.group}" is the same for all test branches. ${effect}`,
    place: group,
  };
}

export const concurrencyGroupFaultDetectors: readonly FaultDetector[] = [
  {
    id: "tests-cancel-each-other",
    severity: "error",
    meaning:
      "A concurrency group with `cancel-in-progress` has the same name for all test branches, so a new run cancels the running tests of a different test branch.",
    fix: "Add `${{ github.ref }}` to the name of the concurrency group.",
    find: findShared(true),
  },
  {
    id: "tests-share-group",
    severity: "error",
    meaning:
      "A concurrency group has the same name for all test branches, so their runs wait for each other. Only one run can wait: if a second run has to wait, GitHub cancels the run that was already waiting, which can belong to a different test branch.",
    fix: "Add `${{ github.ref }}` to the name of the concurrency group, or set `queue: max`.",
    find: findShared(false),
  },
];
