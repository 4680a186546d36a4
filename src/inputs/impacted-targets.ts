import { TOOL_FORMATS } from "../impacted-targets/producers/names.js";
import { optional, withDefault } from "./input.js";
import { flag, multiline, oneOf, text } from "./parsers.js";

/** The list, for what computes one and for what uploads it. */
export const impactedTargetsFile = optional(text, {
  name: "impacted-targets-file",
  description:
    "File with the targets, relative to the workspace: one per line, a JSON array, the file of `compute-impacted-targets`, or what a build tool printed.",
});

/** Inputs of `set-impacted-targets`. */
export const impactedTargetsInputs = {
  text: optional(multiline, {
    name: "impacted-targets",
    description:
      "Targets, one per line, or `ALL`, or `NONE`. For short lists: the runner passes inputs as environment variables, which hold 128 KiB on Linux and 32 KiB on Windows.",
    commandLine: "Targets, one per line, or `ALL`, or `NONE`. For short lists; a long one goes into a file.",
  }),
  file: impactedTargetsFile,
  format: withDefault(oneOf("auto", "lines", "json", ...TOOL_FORMATS), "auto", {
    name: "impacted-targets-format",
    description: `\`lines\`, \`json\`, or the tool whose output it is: ${TOOL_FORMATS.map((name) => `\`${name}\``).join(", ")}. \`auto\` takes a \`.json\` file for JSON and anything else for lines.`,
  }),
  onEmpty: withDefault(oneOf("error", "all", "none"), "error", {
    name: "on-empty",
    description:
      "What an empty or missing list means: `error`, `all` (impacts everything) or `none` (impacts nothing).",
  }),
  onTooLarge: withDefault(oneOf("all", "error"), "all", {
    name: "on-too-large",
    description:
      "What to do when the request body would be over 20 MiB: send `ALL` (`all`), or fail (`error`).",
  }),
  verify: withDefault(flag, "true", {
    name: "verify",
    description:
      "Read back whether the service counts the targets for the head commit, and warn when it does not.",
  }),
} as const;
