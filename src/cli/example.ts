import type { Operation } from "../operation.js";

/** A command that works as it stands, but for the names in it, also outside of any CI system and without a GitHub token. */
export function exampleOf(operation: Operation): string {
  const flags = { ...placeOf(operation), ...operation.example };
  const words = Object.entries(flags).map(([name, value]) => `--${name} ${quoted(value)}`);
  return ["merge-queue", operation.name, ...words].join(" ");
}

function placeOf({ about }: Operation): Readonly<Record<string, string>> {
  switch (about) {
    case "pull-request":
      return { ...REPOSITORY, "target-branch": "main", "pr-number": "7" };
    case "queue":
      return { ...REPOSITORY, "target-branch": "main" };
    case "repository":
      return REPOSITORY;
    case "change":
      return { "target-branch": "main" };
  }
}

const REPOSITORY = { repository: "owner/name" } as const;

/** Plain words need no quotation marks in any shell; the output of a command needs the double ones. */
function quoted(value: string): string {
  if (value.startsWith("$(")) return `"${value}"`;
  return /^[\w./-]+$/.test(value) ? value : `'${value}'`;
}
