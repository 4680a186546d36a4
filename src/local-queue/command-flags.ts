/** Flags of `merge-queue serve`, as Node's parser takes them, with what the help and the completion of shells say. */
export const SERVE_FLAGS = {
  host: { type: "string", default: "127.0.0.1", value: "ADDRESS", meaning: "loopback address to listen on" },
  port: { type: "string", default: "4180", value: "NUMBER", meaning: "port, 0 for any free one" },
  token: { type: "string", default: "local-token", value: "TEXT", meaning: "API token that clients must send" },
  repository: { type: "string", default: "local/playground", value: "OWNER/NAME", meaning: "the repository inside" },
  branch: { type: "string", default: "main", value: "NAME", meaning: "its default branch, which has a queue" },
  "pull-requests": {
    type: "string",
    default: "5",
    value: "NUMBER",
    meaning: "how many open pull requests there are at the start",
  },
  speed: { type: "string", default: "1", value: "NUMBER", meaning: "service seconds in a second of real time" },
  "test-seconds": { type: "string", default: "10", value: "NUMBER", meaning: "length of a test run in service time" },
  "quarantined-tests": {
    type: "string",
    value: "FILE",
    meaning: 'JSON array of quarantined tests, each with at least a "name"',
  },
  help: { type: "boolean", default: false, meaning: "this text" },
} as const;

/** Flags of `merge-queue demo`. */
export const DEMO_FLAGS = {
  fail: { type: "boolean", meaning: "Take a pull request whose tests fail in the queue." },
  help: { type: "boolean", meaning: "Show this text." },
} as const;

interface CommandFlag {
  readonly type: "string" | "boolean";
  readonly default?: string | boolean;
  readonly value?: string;
  readonly meaning: string;
}

/** The lines of a help that list flags, their meanings beginning in one column. */
export function flagLines(flags: Readonly<Record<string, CommandFlag>>, width: number): string {
  return Object.entries(flags)
    .map(([name, { value, default: text, meaning }]) => {
      const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
      return `${flag.padEnd(width)}${meaning}${typeof text === "string" ? ` (${text})` : ""}\n`;
    })
    .join("");
}
