import { OUTPUT_FORMATS } from "../ci/output-formats.js";
import { optional, withDefault } from "../inputs/input.js";
import { flag, oneOf, text } from "../inputs/parsers.js";
import { VARIABLES } from "./variables.js";

const inCode = (name: string): string => `\`${name}\``;

/** The variables that stand in for a secret. */
function named(secret: "token" | "github-token"): string {
  return VARIABLES[secret].map(inCode).join(" or ");
}

/** What only the command line takes. */
export const commandInputs = {
  tokenFile: optional(text, {
    name: "token-file",
    description: `File with the API token; \`-\` is standard input. Default: the variable ${named("token")}.`,
  }),
  githubTokenFile: optional(text, {
    name: "github-token-file",
    description: `File with the token for look-ups on the GitHub API; \`-\` is standard input. Default: the variable ${named("github-token")}.`,
  }),
  summaryFile: optional(text, {
    name: "summary-file",
    description: "File to which the Markdown summary is added.",
  }),
  outputsFile: optional(text, {
    name: "outputs-file",
    description: "File to write the outputs to for the next step of a CI system. It is replaced.",
  }),
  outputsFormat: withDefault(oneOf(...OUTPUT_FORMATS), "dotenv", {
    name: "outputs-format",
    description: `Format of that file: ${OUTPUT_FORMATS.map(inCode).join(", ")}.`,
  }),
  json: optional(flag, {
    name: "json",
    description:
      "Print the result as JSON. Default: everywhere but on a terminal, where it is text; `--json=false` prints text everywhere.",
  }),
  quiet: withDefault(flag, "false", {
    name: "quiet",
    description: "Print errors only on standard error.",
  }),
  verbose: withDefault(flag, "false", {
    name: "verbose",
    description: "Print every request on standard error as well.",
  }),
} as const;
