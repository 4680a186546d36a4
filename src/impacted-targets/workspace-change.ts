import type { ChangedFile } from "../git/changed-files.js";
import type { Project } from "./producers/producer.js";

/** Project of a tool. `path` is relative to the repository's top folder. */
export interface ProjectListedByTool extends Project {
  /** True for a project at the top of the workspace. Its `path` is then the folder of its sources. */
  readonly atTop: boolean;
}

export interface WorkspaceChange {
  readonly producer: string;
  readonly workspace: string;
  readonly projects: readonly ProjectListedByTool[];
  readonly changed: readonly ChangedFile[];
}

/** Error for a change whose impact is unknown. The message is the reason to impact everything. */
export class UnknownImpactError extends Error {}
