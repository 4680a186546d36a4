import { isDeepStrictEqual } from "node:util";
import { optional, type Parse, type Parsed, type Values, withDefault } from "../inputs/input.js";
import { boolean, wholeNumber } from "../inputs/parsers.js";
import { pullRequestOperation } from "../operation.js";
import { PRIORITY_NAMES, submissions } from "../pull-request/fields.js";
import { permissionInputs, permissionProblems, permissionResults } from "../pull-request/permission.js";
import { waitInputs, waitOutputs, waitPermissions, waitResults } from "../pull-request/wait/inputs.js";
import { inputName, type Problem, problemOf, words } from "../text/problem.js";
import { closestName } from "../text/suggest.js";

/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;

const readNumber = wholeNumber(0, PRIORITY_MAXIMUM);

/** Reads a known name in any case, or a number, which every priority has. */
const priority: Parse<number | (typeof PRIORITY_NAMES)[number]> = Object.assign(
  (value: string): Parsed<number | (typeof PRIORITY_NAMES)[number]> => {
    const number = readNumber(value);
    if (number.ok) return number;
    const name = PRIORITY_NAMES.find((each) => each === value.toLowerCase());
    if (name !== undefined) return { ok: true, value: name };
    const allowed = `${PRIORITY_NAMES.join(", ")}, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`;
    return { ok: false, allowed, meant: closestName(value, PRIORITY_NAMES) };
  },
  { choices: PRIORITY_NAMES },
);

export const submitInputs = {
  priority: optional(priority, {
    name: "priority",
    description:
      "Name (`urgent`, `high`, `medium`, `low`) or number from 0 (most urgent) to 255. Default: the queue's.",
  }),
  noBatch: withDefault(boolean, "false", {
    name: "no-batch",
    description: "Test the pull request alone. With `update`, `false` leaves it as it is.",
  }),
  update: withDefault(boolean, "false", {
    name: "update",
    description: "Send priority and batching again for a pull request that is in the queue already.",
  }),
  resubmit: withDefault(boolean, "true", {
    name: "resubmit",
    description: "Submit again after an attempt that failed or was cancelled.",
  }),
  wait: withDefault(boolean, "false", {
    name: "wait",
    unfilled: true,
    description:
      "Go on as `wait-for-merge`, whose inputs and results apply then. Those inputs need it: without any `wait` they are an error, with `false` they mean nothing.",
  }),
} as const;

export const submit = pullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
  inputs: { ...submitInputs, ...permissionInputs, ...waitInputs },
  results: { ...submissions, ...permissionResults, ...waitResults, "head-changed": submissions["head-changed"] },
  outputs: {
    ...waitOutputs,
    submission:
      "How the submission went: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
    state: "State of the pull request in the queue.",
    "pr-number": "Number of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "submitted-at": "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
  },
  permissions: waitPermissions,
  check: (values, given, run) => [...unwantedWaitProblems(values, given), ...permissionProblems(values, run)],

  run: async (values, target, context) => (await import("../pull-request/submit.js")).submit(values, target, context),
});

/**
 * Inputs of a wait that nobody asked for: whoever forgets `wait` would go on before the merge. A default says nothing,
 * because the runner fills in those of action.yml; `timeout` has none there.
 */
function unwantedWaitProblems(values: Values<typeof waitInputs>, given: ReadonlySet<string>): readonly Problem[] {
  const named: Readonly<Record<string, unknown>> = values;
  const unwanted = Object.entries(waitInputs).filter(
    ([key, { name, whenAbsent }]) =>
      given.has(name) && (name === "timeout" || !isDeepStrictEqual(named[key], whenAbsent)),
  );
  if (unwanted.length === 0 || given.has("wait")) return [];
  return [
    problemOf(
      unwanted.map(([, { name }]) => name),
      words`for the wait only, and this step does not wait. Add ${inputName("wait", "true")}, or ${inputName("wait", "false")} where it shall only submit.`,
    ),
  ];
}
