import type { Operation } from "../operation.js";

/** A command that works as it stands, but for the names in it. */
export function exampleOf(operation: Operation): string {
  const flags = { repository: "owner/name", ...placeOf(operation), ...operation.example };
  const words = Object.entries(flags).map(([name, value]) => `--${name} ${quoted(value)}`);
  return ["merge-queue", operation.name, ...words].join(" ");
}

function placeOf({ about }: Operation): Readonly<Record<string, string>> {
  switch (about) {
    case "pull-request":
      return { "pr-number": "7" };
    case "queue":
      return { "target-branch": "main" };
    case "repository":
    case "change":
      return {};
  }
}

/** Plain words need no quotation marks in any shell. */
function quoted(value: string): string {
  return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
