import { optional, type Parse, withDefault } from "./input.js";
import { flag, wholeNumber } from "./parsers.js";

/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;

/** A number, or the name of a priority as the queue defines it (`urgent`, `high`, `medium`, `low`). */
const priority: Parse<number | string> = (value) => {
  const number = wholeNumber(0, PRIORITY_MAXIMUM)(value);
  if (number.ok) return number;
  return /^[a-z][\w-]{0,63}$/i.test(value)
    ? { ok: true, value }
    : {
        ok: false,
        allowed: `a name such as high, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`,
      };
};

export const submitInputs = {
  priority: optional(priority, {
    name: "priority",
    description:
      "Name (`urgent`, `high`, `medium`, `low`) or number from 0 (most urgent) to 255. Default: the queue's.",
  }),
  noBatch: withDefault(flag, "false", {
    name: "no-batch",
    description: "Test the pull request alone. With `update`, `false` leaves it as it is.",
  }),
  update: withDefault(flag, "false", {
    name: "update",
    description: "Send priority and batching again for a pull request that is in the queue already.",
  }),
  resubmit: withDefault(flag, "true", {
    name: "resubmit",
    description: "Submit again after an attempt that failed or was cancelled.",
  }),
  wait: withDefault(flag, "false", {
    name: "wait",
    description: "Go on as `wait-for-merge`, whose inputs and results apply then.",
  }),
} as const;
