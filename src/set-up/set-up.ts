import type { Repository } from "../service/service.js";
import type { FilePosition, FileProblem, Workflow } from "./workflows.js";

/** Check that the queue or GitHub requires. */
export interface RequiredCheck {
  readonly name: string;
  /** App that must report the check; undefined if any app may report it. */
  readonly app: "actions" | "other" | undefined;
  /** Origin of the requirement, such as "the queue's requiredStatuses". */
  readonly source: string;
}

interface Environment {
  readonly name: string;
  /** Patterns of the branches whose runs may use the environment. */
  readonly branches: "all" | "protected" | readonly string[];
}

/** Rules that GitHub applies to a branch. */
interface BranchRules {
  readonly types: readonly string[];
  /** Allowed merge methods in GitHub's words; undefined without a rule. */
  readonly mergeMethods: readonly string[] | undefined;
  readonly requiredChecks: readonly RequiredCheck[];
}

/** File with the settings of the queues. `line` is the line of the first branch. */
interface QueueFile extends FilePosition {
  readonly branches: readonly string[];
  /** For each setting of the target branch, by name: its position in the settings file. */
  readonly settings: ReadonlyMap<string, FilePosition>;
}

/**
 * Facts about a repository and its queue. An undefined fact is unknown. The checks that need this fact report nothing.
 */
export interface SetUp {
  readonly repository: Repository;
  readonly targetBranch: string;
  readonly defaultBranch: string | undefined;
  readonly workflows: readonly Workflow[];
  /** Workflow files that are not valid YAML. */
  readonly workflowProblems: readonly FileProblem[];
  /** True if files of workflows could not be read, for any reason. Their jobs are unknown. */
  readonly hasUnreadWorkflows: boolean;
  /** Files of other CI systems, which may report checks or upload targets. */
  readonly otherCi: readonly string[];
  readonly token: "none" | "v1" | "v2";
  readonly queue: "found" | "not-found" | "rejected" | undefined;
  /** Settings of the queue. Settings in the queue file have precedence. */
  readonly settings: ReadonlyMap<string, unknown> | undefined;
  readonly queueFile: QueueFile | undefined;
  readonly queueFileProblems: readonly FileProblem[];
  /** Checks that the queue requires on its test branches. */
  readonly requiredOnTestBranches: readonly RequiredCheck[] | undefined;
  /** Checks that GitHub requires before a pull request can merge. */
  readonly requiredOnPullRequests: readonly RequiredCheck[] | undefined;
  readonly rules: BranchRules | undefined;
  /** Types of the rules that apply to test branches of the queue. */
  readonly testBranchRules: readonly string[] | undefined;
  readonly environments: readonly Environment[] | undefined;
  /** Names of the repository's labels in lower case. */
  readonly labels: ReadonlySet<string> | undefined;
}

export interface Fault {
  readonly message: string;
  readonly place?: FilePosition | undefined;
}

export type Severity = "error" | "warning" | "note";

/** Check for one kind of fault. `find` returns the faults of a repository. */
export interface FaultDetector {
  readonly id: string;
  readonly severity: Severity;
  /** Meaning of a finding, as a sentence for the table of findings. */
  readonly meaning: string;
  readonly fix: string;
  readonly find: (setUp: SetUp) => readonly Fault[];
}

export function findQueueSetting(setUp: SetUp, name: string): unknown {
  return setUp.settings?.get(name);
}

/** Describes a setting and its origin, such as "The queue has mode: parallel". */
export function describeQueueSetting(setUp: SetUp, name: string): string {
  const value = findQueueSetting(setUp, name);
  const text = `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`;
  const place = findSettingPosition(setUp, name);
  return place === undefined ? `The queue has ${text}` : `The file ${place.file} sets ${text}`;
}

/** Returns the place of a setting; undefined if the setting is not from the queue file. */
export function findSettingPosition({ queueFile }: SetUp, name: string): FilePosition | undefined {
  return queueFile?.settings.get(name);
}

/** Returns one fault if a condition holds. */
export function createFaultIf(holds: boolean, message: string, place?: FilePosition): readonly Fault[] {
  return holds ? [{ message, place }] : [];
}
