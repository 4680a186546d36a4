import type { Text } from "../../text/problem.js";

export const TOOL_FORMATS = [
  "nx",
  "turbo",
  "pnpm",
  "moon",
  "lerna",
  "rush",
  "bazel",
  "pants",
  "gradle",
  "paths-filter",
] as const;

export type ToolFormat = (typeof TOOL_FORMATS)[number];

export const PRODUCER_NAMES = [...TOOL_FORMATS, "lines", "json", "command"] as const;

export type ProducerName = (typeof PRODUCER_NAMES)[number];

export const READ_ONLY_PRODUCERS = ["bazel", "gradle", "paths-filter", "lines", "json"] as const;

export type ReadOnlyProducer = (typeof READ_ONLY_PRODUCERS)[number];

/** The merge base and the checkout, as full SHAs. */
type Commits = Readonly<Record<"base" | "head", string>>;

export type Argv = readonly [string, ...string[]];

export interface ToolCall {
  readonly argv: Argv;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Project {
  readonly name: string;
  /** From the working directory, with forward slashes; `.` for a project whose folder it is. */
  readonly path: string;
  readonly sourceRoot?: string | undefined;
  /** Needs beyond the manifests. */
  readonly needs?: readonly string[] | undefined;
}

export interface Producer {
  /** Command that lists the impacted targets; absent for read-only producers. `command` is the user's own. */
  readonly affected?: (commits: Commits, command: Argv) => ToolCall;
  readonly projects?: {
    readonly call: ToolCall;
    /** `folder` has no symbolic links. @throws InputError */
    readonly parse: (output: string, source: Text, folder: string) => readonly Project[];
  };
  /** Reads the targets. `key` is the path of the list in JSON. @throws InputError for unknown shapes */
  readonly parse: (output: string, source: Text, key?: string) => readonly string[];
}

export type RunProducer = Producer & Required<Pick<Producer, "affected">>;
