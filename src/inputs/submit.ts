import { nearMiss } from "../near-miss.js";
import { quote } from "../shorten.js";
import { optional, type Parse, type Parsed, withDefault } from "./input.js";
import { flag, wholeNumber } from "./parsers.js";

/** The lowest priority; 0 is the most urgent. */
const PRIORITY_MAXIMUM = 255;

/** The names that the service is known to have. Others are let through: its API takes any text. */
const PRIORITY_NAMES = ["urgent", "high", "medium", "low"] as const;

/** A number, or the name of a priority. */
const priority: Parse<number | string> = Object.assign(
  (value: string): Parsed<number | string> => {
    const number = wholeNumber(0, PRIORITY_MAXIMUM)(value);
    if (number.ok) return number;
    return /^[a-z][\w-]{0,63}$/i.test(value)
      ? { ok: true, value }
      : {
          ok: false,
          allowed: `a name such as high, or a whole number from 0 (most urgent) to ${PRIORITY_MAXIMUM}`,
        };
  },
  { words: PRIORITY_NAMES },
);

/** The name that was most likely meant by one that is new to us; the service may know it all the same. */
export function doubtfulPriority(given: number | string | undefined): string | undefined {
  if (typeof given !== "string" || PRIORITY_NAMES.some((name) => name === given.toLowerCase()))
    return undefined;
  const meant = nearMiss(given, PRIORITY_NAMES);
  return meant === undefined
    ? undefined
    : `The priority ${quote(given)} is none of ${PRIORITY_NAMES.join(", ")}; did you mean ${meant}? It is sent as it is.`;
}

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
    unfilled: true,
    description:
      "Go on as `wait-for-merge`, whose inputs and results apply then. Those inputs need it: without any `wait` they are an error, with `false` they mean nothing.",
  }),
} as const;
