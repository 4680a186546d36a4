import { isDeepStrictEqual } from "node:util";
import { optional, type Parse, type Parsed, type Values, withDefault } from "../inputs/input.js";
import { boolean, wholeNumber } from "../inputs/parsers.js";
import { definePullRequestOperation } from "../operation.js";
import { manyOutputs, manyResults, PRIORITY_NAMES, submitResults } from "../pull-request/fields.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";
import { waitInputs, waitOutputs, waitPermissions, waitResults } from "../pull-request/wait/inputs.js";
import { selectionInputs, selectMany } from "../target/selection.js";
import { collectProblems, inputName, type Problem, textWithNames, toProblem } from "../text/problem.js";
import { findClosestName } from "../text/suggest.js";

/** Number of the lowest priority. Number 0 is the highest priority. */
const PRIORITY_MAXIMUM = 255;

const readNumber = wholeNumber(0, PRIORITY_MAXIMUM);

/** Parses a number, or the name of a priority in upper or lower case. */
const priority: Parse<number | (typeof PRIORITY_NAMES)[number]> = Object.assign(
  (value: string): Parsed<number | (typeof PRIORITY_NAMES)[number]> => {
    const number = readNumber(value);
    if (number.ok) return number;
    const name = PRIORITY_NAMES.find((each) => each === value.toLowerCase());
    if (name !== undefined) return { ok: true, value: name };
    const allowed = `${PRIORITY_NAMES.join(", ")}, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`;
    return { ok: false, allowed, meant: findClosestName(value, PRIORITY_NAMES) };
  },
  { choices: PRIORITY_NAMES },
);

export const submitInputs = {
  priority: optional(priority, {
    name: "priority",
    description:
      "Priority: `urgent`, `high`, `medium`, `low`, or a number from 0 (most urgent) to 255. Default: the default priority of the queue.",
  }),
  noBatch: withDefault(boolean, "false", {
    name: "no-batch",
    description:
      "If `true`, the queue tests the pull request alone, not in a batch. If `update` is `true`, the value `false` leaves the batching unchanged.",
  }),
  update: withDefault(boolean, "false", {
    name: "update",
    description:
      "If `true`, the step updates the priority and the batching of a pull request that is already in the queue.",
  }),
  resubmit: withDefault(boolean, "true", {
    name: "resubmit",
    description: "If `true`, the step submits the pull request again after a failed or canceled attempt.",
  }),
  wait: withDefault(boolean, "false", {
    name: "wait",
    unfilled: true,
    description:
      "With `true`, the step waits for the merge, with the inputs and results of `wait-for-merge`. With `false`, the step does not wait, and ignores the inputs of `wait-for-merge`. If `wait` is not set, the step does not wait, and rejects the inputs of `wait-for-merge`.",
  }),
} as const;

export const submit = definePullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue, unless it is already in the queue.",
  inputs: { ...submitInputs, ...permissionInputs, ...selectionInputs, ...waitInputs },
  results: {
    ...submitResults,
    ...permissionResults,
    ...waitResults,
    "head-changed": submitResults["head-changed"],
    ...manyResults,
  },
  outputs: {
    ...waitOutputs,
    submission:
      "Result of the submission, without the wait: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
    state: "State of the pull request in the queue.",
    "pr-number": "Number of the pull request.",
    "pr-sha": "Head commit in the record of the queue.",
    "submitted-at":
      "Start time of this attempt, as the service reports it. Pass this time as the input `since` of `wait-for-merge`.",
    ...manyOutputs,
  },
  permissions: {
    ...waitPermissions,
    "pull-requests": "read: to find `merge-commit-sha`, and to look up several pull requests",
  },
  check: (values, given, run) => [
    ...unwantedWaitProblems(values, given),
    ...collectProblems([values.wait && selectMany(values) !== undefined, "wait", ONE_WAIT]),
    ...findPermissionProblems(values, run),
  ],
  many: {
    guardsHeads: true,
    select: selectMany,
    run: async (values, targets, context) =>
      (await import("../pull-request/many.js")).submitMany(values, targets, context),
  },

  run: async (values, target, context) => (await import("../pull-request/submit.js")).submit(values, target, context),
});

const ONE_WAIT =
  'a step can wait for only one pull request. Submit several pull requests without a wait, and read their states later with the operation "status".';

/**
 * Rejects inputs of a wait if `wait` is false, because the step would not wait for the merge. Ignores an input with its
 * default value, because the runner sets the defaults in action.yml. `timeout` has no default there.
 */
function unwantedWaitProblems(values: Values<typeof waitInputs>, given: ReadonlySet<string>): readonly Problem[] {
  const named: Readonly<Record<string, unknown>> = values;
  const unwanted = Object.entries(waitInputs).filter(
    ([key, { name, whenAbsent }]) =>
      given.has(name) && (name === "timeout" || !isDeepStrictEqual(named[key], whenAbsent)),
  );
  if (unwanted.length === 0 || given.has("wait")) return [];
  return [
    toProblem(
      unwanted.map(([, { name }]) => name),
      textWithNames`this input requires ${inputName("wait", "true")}. To submit without waiting, set ${inputName("wait", "false")}.`,
    ),
  ];
}
