import { isDeepStrictEqual } from "node:util";
import {
  createInputWithDefault,
  createOptionalInput,
  type InputParser,
  type InputValues,
  type ParseResult,
} from "../inputs/input.js";
import { booleanParser, createWholeNumberParser } from "../inputs/parsers.js";
import { definePullRequestOperation } from "../operation.js";
import {
  multiPullRequestOutputs,
  multiPullRequestResults,
  PRIORITY_NAMES,
  submissionResultSpecs,
} from "../pull-request/fields.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";
import { waitInputs, waitOutputs, waitPermissions, waitResults } from "../pull-request/wait/inputs.js";
import { extractPullRequestSelection, pullRequestSelectionInputs } from "../target/selection.js";
import {
  collectInputProblems,
  createInputProblem,
  createMessageText,
  type InputProblem,
  toInputReference,
} from "../text/problem.js";
import { findClosestName } from "../text/suggest.js";

/** Number of the lowest priority. Number 0 is the highest priority. */
const PRIORITY_MAXIMUM = 255;

const readNumber = createWholeNumberParser(0, PRIORITY_MAXIMUM);

/** Parses a number, or the name of a priority in upper or lower case. */
const priority: InputParser<number | (typeof PRIORITY_NAMES)[number]> = Object.assign(
  (value: string): ParseResult<number | (typeof PRIORITY_NAMES)[number]> => {
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
  priority: createOptionalInput(priority, {
    name: "priority",
    description:
      "Priority: `urgent`, `high`, `medium`, `low`, or a number from 0 (most urgent) to 255. Default: the default priority of the queue.",
  }),
  noBatch: createInputWithDefault(booleanParser, "false", {
    name: "no-batch",
    description:
      "If `true`, the queue tests the pull request alone, not in a batch. If `update` is `true`, the value `false` leaves the batching unchanged.",
  }),
  update: createInputWithDefault(booleanParser, "false", {
    name: "update",
    description:
      "If `true`, the step updates the priority and the batching of a pull request that is already in the queue.",
  }),
  resubmit: createInputWithDefault(booleanParser, "true", {
    name: "resubmit",
    description: "If `true`, the step submits the pull request again after a failed or canceled attempt.",
  }),
  wait: createInputWithDefault(booleanParser, "false", {
    name: "wait",
    unfilled: true,
    description:
      "With `true`, the step waits for the merge, with the inputs and results of `wait-for-merge`. With `false`, the step does not wait, and ignores the inputs of `wait-for-merge`. If `wait` is not set, the step does not wait, and rejects the inputs of `wait-for-merge`.",
  }),
} as const;

export const submitOperation = definePullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue, unless it is already in the queue.",
  inputs: { ...submitInputs, ...permissionInputs, ...pullRequestSelectionInputs, ...waitInputs },
  results: {
    ...submissionResultSpecs,
    ...permissionResults,
    ...waitResults,
    "head-changed": submissionResultSpecs["head-changed"],
    ...multiPullRequestResults,
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
    ...multiPullRequestOutputs,
  },
  permissions: {
    ...waitPermissions,
    "pull-requests": "read: to find `merge-commit-sha`, and to look up several pull requests",
  },
  check: (values, given, run) => [
    ...unwantedWaitProblems(values, given),
    ...collectInputProblems([values.wait && extractPullRequestSelection(values) !== undefined, "wait", ONE_WAIT]),
    ...findPermissionProblems(values, run),
  ],
  many: {
    guardsHeads: true,
    select: extractPullRequestSelection,
    run: async (values, targets, context) =>
      (await import("../pull-request/many.js")).submitSelectedPullRequests(values, targets, context),
  },

  run: async (values, target, context) =>
    (await import("../pull-request/submit.js")).runSubmitOperation(values, target, context),
});

const ONE_WAIT =
  'a step can wait for only one pull request. Submit several pull requests without a wait, and read their states later with the operation "status".';

/**
 * Rejects inputs of a wait if `wait` is false, because the step would not wait for the merge. Ignores an input with its
 * default value, because the runner sets the defaults in action.yml. `timeout` has no default there.
 */
function unwantedWaitProblems(
  values: InputValues<typeof waitInputs>,
  given: ReadonlySet<string>,
): readonly InputProblem[] {
  const named: Readonly<Record<string, unknown>> = values;
  const unwanted = Object.entries(waitInputs).filter(
    ([key, { name, whenAbsent }]) =>
      given.has(name) && (name === "timeout" || !isDeepStrictEqual(named[key], whenAbsent)),
  );
  if (unwanted.length === 0 || given.has("wait")) return [];
  return [
    createInputProblem(
      unwanted.map(([, { name }]) => name),
      createMessageText`this input requires ${toInputReference("wait", "true")}. To submit without waiting, set ${toInputReference("wait", "false")}.`,
    ),
  ];
}
