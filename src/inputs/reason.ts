import { type Input, optional, type Parse } from "./input.js";

/** Any text, as one line. */
const oneLine: Parse<string> = (value) => ({ ok: true, value: value.replace(/\s+/g, " ") });

/** Why a queue's state is changed. */
export const reasonInput: Input<string | undefined> = optional(oneLine, {
  name: "reason",
  description:
    "Why, in one line, for the log and the summary. The service has no field for it, so it is not sent.",
});
