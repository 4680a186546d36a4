import type { Text } from "../../text/problem.js";

/** Formats of a list besides `lines` and `json`: what these tools print. */
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

/** Every producer's name, in the order of the documentation. */
export const PRODUCER_NAMES = [...TOOL_FORMATS, "lines", "json", "command"] as const;

export type ProducerName = (typeof PRODUCER_NAMES)[number];

/** Those that cannot be run here: an earlier step makes their list. */
export const READ_ONLY_PRODUCERS = ["bazel", "gradle", "paths-filter", "lines", "json"] as const;

export type ReadOnlyProducer = (typeof READ_ONLY_PRODUCERS)[number];

/** The commits that a change lies between, as full SHAs: where it starts (the merge base), and what is checked out. */
type Commits = Readonly<Record<"base" | "head", string>>;

/** A program and its arguments; no shell takes part. */
export type Argv = readonly [string, ...string[]];

/** A command as data. */
export interface ToolCall {
  readonly argv: Argv;
  /** Variables to set over those of the caller. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A project that a tool knows, with its folder. */
export interface Project {
  readonly name: string;
  /** From the working directory, with forward slashes; `.` for a project whose folder it is. */
  readonly path: string;
  /** Folder of its source in the same way, where the tool says so. */
  readonly sourceRoot?: string | undefined;
  /** Names of other projects that it needs, where the tool knows more than manifests say. */
  readonly needs?: readonly string[] | undefined;
}

/** A tool that knows what a change impacts: how to ask it, and how to read what it prints. */
export interface Producer {
  /**
   * The command that lists what is impacted; absent where the output is only read. `command` is the argument vector
   * that the user gives, which only the producer `command` takes.
   */
  readonly affected?: (commits: Commits, command: Argv) => ToolCall;
  /** The command that lists all projects, and its reader; absent where the tool cannot list them with folders. */
  readonly projects?: {
    readonly call: ToolCall;
    /** `folder` is the working directory as the tool sees it, without symbolic links. @throws InputError */
    readonly parse: (output: string, source: Text, folder: string) => readonly Project[];
  };
  /**
   * Reads the targets. `source` names the output in messages; `key` is where `json` finds the list, such as
   * `affected.projects`. @throws InputError for any shape that is not known.
   */
  readonly parse: (output: string, source: Text, key?: string) => readonly string[];
}

/** A producer that can be run. */
export type RunProducer = Producer & Required<Pick<Producer, "affected">>;
