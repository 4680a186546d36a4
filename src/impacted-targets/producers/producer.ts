import type { MessageText } from "../../text/problem.js";

export const TOOL_OUTPUT_FORMATS = [
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

export type ToolOutputFormat = (typeof TOOL_OUTPUT_FORMATS)[number];

export const PRODUCER_NAMES = [...TOOL_OUTPUT_FORMATS, "lines", "json", "command"] as const;

export type ProducerName = (typeof PRODUCER_NAMES)[number];

export const FILE_READING_PRODUCERS = ["bazel", "gradle", "paths-filter", "lines", "json"] as const;

export type FileReadingProducer = (typeof FILE_READING_PRODUCERS)[number];

/** Producers without a program. The step runs no code of the repository for them. */
export const BUILT_IN_PRODUCERS = ["paths", "workspaces"] as const;

export type BuiltInProducer = (typeof BUILT_IN_PRODUCERS)[number];

export function isBuiltInProducer(
  name: ProducerName | BuiltInProducer | undefined,
): name is BuiltInProducer | undefined {
  return name === undefined || BUILT_IN_PRODUCERS.some((own) => own === name);
}

/** Full ids of the commits before and after the change. */
type Commits = Readonly<Record<"base" | "head", string>>;

export type Argv = readonly [string, ...string[]];

export interface ToolCommand {
  readonly argv: Argv;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Project {
  readonly name: string;
  /** Path relative to the working directory, with forward slashes. `.` is the working directory itself. */
  readonly path: string;
  readonly sourceRoot?: string | undefined;
  /** Names of projects that this project depends on, from the graph of the tool. */
  readonly needs?: readonly string[] | undefined;
  /** Configuration of the tasks, as the tool prints it. */
  readonly configuration?: unknown;
}

export interface Producer {
  /**
   * Returns the command that lists impacted targets; undefined if the step cannot run the tool. `command` is the value
   * of the input with this name.
   */
  readonly affected?: (commits: Commits, command: Argv) => ToolCommand;
  readonly projects?: {
    readonly call: ToolCommand;
    /** Reads the projects in `folder`. `folder` and `root` are paths without symbolic links. @throws InputError */
    readonly parse: (output: string, source: MessageText, folder: string, root?: string) => readonly Project[];
  };
  /** Reads targets. @throws InputError for an unknown format */
  readonly parse: (output: string, source: MessageText, options?: ParseOptions) => readonly string[];
}

interface ParseOptions {
  /** Path of the list in the JSON. */
  readonly key?: string | undefined;
  /** Top folder of the repository, without symbolic links. The target of a project without a name is relative to it. */
  readonly root?: string | undefined;
}

export type RunnableProducer = Producer & Required<Pick<Producer, "affected">>;
