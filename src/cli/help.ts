import type { Operation } from "../operation.js";
import { operations } from "../operations/registry.js";
import { EXIT_CODES } from "./exit-codes.js";
import { columns, plain, readableWidth, shortened, wrap } from "./text.js";
import { VARIABLES } from "./variables.js";

const GROUPS: readonly { readonly title: string; readonly about: Operation["about"] }[] = [
  { title: "About a pull request", about: "pull-request" },
  { title: "About a change in the checkout", about: "change" },
  { title: "About a queue", about: "queue" },
  { title: "About a repository", about: "repository" },
];

/** The other commands, each with what it does. */
export const COMMANDS = {
  serve: "Runs a local merge queue service to try things against. See merge-queue serve --help.",
  demo: "Submits a made-up pull request to a local service and waits for its merge; --fail for one that is rejected.",
  completion: "Prints a completion script for bash, zsh or fish.",
  help: "Shows this text, or that of a command: merge-queue help submit.",
} as const;

export const ENVIRONMENT: readonly (readonly [string, string])[] = [
  [VARIABLES.token.join(", "), "API token of the merge queue service, in place of --token-file."],
  [
    VARIABLES["github-token"].join(", "),
    "Token for look-ups on the GitHub API, in place of --github-token-file.",
  ],
  [VARIABLES["api-url"].join(", "), "Base address of the service, in place of --api-url."],
];

/** What `merge-queue --help` prints. */
export function help(terminal: number | undefined): string {
  const width = readableWidth(terminal);
  const left = Math.max(...operations.map(({ name }) => name.length));
  const groups = GROUPS.map(({ title, about }) => {
    const rows = operations
      .filter((operation) => operation.about === about)
      .map((operation): [string, string] => [
        operation.name,
        shortened(plain(operation.title), width - left - 4),
      ]);
    return `${title}:\n${columns(rows, width, left)}`;
  });
  return [
    "Usage: merge-queue OPERATION [flags]\n",
    `${wrap("Drives a merge queue. Progress goes to standard error, the result to standard output: as text on a terminal, as one JSON object anywhere else or with --json. merge-queue OPERATION --help shows flags, results and outputs.", width, 0)}\n`,
    ...groups,
    `Other commands:\n${columns(Object.entries(COMMANDS), width, left)}`,
    `Options:\n${columns(
      [
        ["--help", "Show this text."],
        ["--version", "Show the version."],
      ],
      width,
      left,
    )}`,
    `Environment:\n${columns(ENVIRONMENT, width, left)}`,
    exitCodes(width),
  ].join("\n");
}

function exitCodes(width: number): string {
  const rows = Object.entries(EXIT_CODES)
    .toSorted(([, one], [, other]) => one.code - other.code)
    .map(([kind, { code, meaning }]): [string, string] => [`${code}`.padEnd(4) + kind, meaning]);
  const good: [string, string] = ["0", "A good end, as the field result says."];
  return `Exit codes, with error-kind:\n${columns([good, ...rows], width, 16)}`;
}
