import { listCommitChanges } from "../../local-queue/test/support/git-objects.js";
import { createTargetListCrossCheck } from "../../src/impacted-targets/cross-check.js";
import { DEFAULT_INERT_PATHS, DEFAULT_PATHS_IMPACTING_EVERYTHING } from "../../src/impacted-targets/inputs.js";
import type { ToolOutputFormat } from "../../src/impacted-targets/producers/producer.js";
import { producers } from "../../src/impacted-targets/producers/registry.js";
import {
  classifyFiles,
  classifyLockFiles,
  createFileClassificationRules,
  findReasonToImpactAllTargets,
  findTargetReasons,
  findUnclaimedFileImpactReason,
} from "../../src/impacted-targets/safety-net.js";
import { UnknownImpactError } from "../../src/impacted-targets/workspace-change.js";
import { open } from "../support/checkouts.js";

/** Outputs of a tool. */
export interface ToolOutput {
  readonly producer: ToolOutputFormat;
  readonly projects: string;
  readonly affected: string;
}

export interface CheckOptions {
  readonly base: string;
  readonly head: string;
  /** Tip of the target branch, if it has commits that the head lacks. */
  readonly tip?: string | undefined;
  /** Outputs of a tool; undefined for the producer `workspaces`. */
  readonly tool?: ToolOutput;
  readonly workspace?: string;
  readonly impactAllPaths?: readonly string[];
  readonly onUnclaimed?: "all" | "ignore";
}

/** Result of the cross-check, with the names of `TargetComputation`. */
export interface CheckedList {
  readonly mode: "list" | "all";
  readonly targets: readonly string[];
  /** Reason for `ALL`. */
  readonly reason?: string;
  readonly explanation: ReadonlyMap<string, string>;
  readonly added: readonly { readonly target: string; readonly why: string }[];
}

/**
 * Checks the list of a tool against the commits of a change, as the operation does. Runs no tool and reads no work tree,
 * so a test starts only the processes of Git that read manifests and imports.
 */
export async function checkList(repository: string, options: CheckOptions): Promise<CheckedList> {
  const { base, head, tip, tool, workspace = ".", onUnclaimed = "all" } = options;
  const { impactAllPaths = DEFAULT_PATHS_IMPACTING_EVERYTHING } = options;
  const producer = tool?.producer ?? "workspaces";
  const { projects, listed } = parse(repository, tool);
  const rules = { folder: workspace, impactAllPaths, inertPaths: DEFAULT_INERT_PATHS, producer };
  const net = await createFileClassificationRules(rules);
  const changed = listCommitChanges(base, head);
  const range = { head, base, from: base, to: head, tip };
  const change = { producer, workspace, projects, changed, ignored: net.ignored };
  try {
    const check = await createTargetListCrossCheck(open(repository), range, change);
    const files = classifyLockFiles(classifyFiles(changed, net, check.owners), net, check.isRead);
    const all = findReasonToImpactAllTargets(files) ?? findUnclaimedFileImpactReason(files, onUnclaimed);
    if (all !== undefined) return impactAll(all);
    const found = check.explain(listed, files);
    const targets = [...new Set([...listed, ...found.keys()])].toSorted();
    const added = [...found].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
    return { mode: "list", targets, explanation: findTargetReasons(targets, files, found, producer), added };
  } catch (error) {
    if (error instanceof UnknownImpactError) return impactAll(error.message);
    throw error;
  }
}

function parse(folder: string, tool: ToolOutput | undefined) {
  if (tool === undefined) return { projects: [], listed: new Set<string>() };
  const program = producers[tool.producer];
  const listed = program.parse(tool.affected, "the list", { root: folder });
  const projects = program.projects?.parse(tool.projects, "the projects", folder, folder) ?? [];
  return { projects: projects.map((project) => ({ ...project, atTop: false })), listed: new Set(listed) };
}

function impactAll(reason: string): CheckedList {
  return { mode: "all", targets: [], reason, explanation: new Map(), added: [] };
}

/** Returns the targets; for `ALL`, the reason. */
export function formatImpact({ mode, targets, reason }: Omit<CheckedList, "mode"> & { readonly mode: string }) {
  return mode === "all" ? `ALL: ${reason}` : targets;
}
