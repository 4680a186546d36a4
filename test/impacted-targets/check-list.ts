import { listCommitChanges } from "../../local-queue/test/support/git-objects.js";
import { type Decision, decideTargets, type ProducerQueries } from "../../src/impacted-targets/compute.js";
import { DEFAULT_INERT_PATHS, DEFAULT_PATHS_IMPACTING_EVERYTHING } from "../../src/impacted-targets/inputs.js";
import type { ToolOutputFormat } from "../../src/impacted-targets/producers/producer.js";
import { producers } from "../../src/impacted-targets/producers/registry.js";
import { createFileClassificationRules } from "../../src/impacted-targets/safety-net.js";
import { formatYamlInputName } from "../../src/text/problem.js";
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

/**
 * Decides the targets of a change from the outputs of a tool. Runs no tool and reads no work tree, so a test starts only
 * the processes of Git that read manifests and imports.
 */
export async function checkList(repository: string, given: CheckOptions): Promise<Decision> {
  const { base, head, tip, tool, workspace = ".", onUnclaimed = "all" } = given;
  const options = {
    producer: tool?.producer ?? ("workspaces" as const),
    workingDirectory: workspace,
    impactAllPaths: given.impactAllPaths ?? DEFAULT_PATHS_IMPACTING_EVERYTHING,
    inertPaths: DEFAULT_INERT_PATHS,
    onUnclaimed,
    onError: "error" as const,
  };
  const change = {
    git: open(repository),
    workspace,
    range: { head, base, from: base, to: head, tip },
    changed: listCommitChanges(base, head),
    net: await createFileClassificationRules({ ...options, folder: workspace }),
    patterns: undefined,
    patternTargets: [],
  };
  const log = { info() {}, debug() {}, warning() {}, notice() {}, group() {} };
  return await decideTargets(options, change, queriesFor(repository, tool), { log, nameInput: formatYamlInputName });
}

function queriesFor(folder: string, tool: ToolOutput | undefined): ProducerQueries {
  if (tool === undefined) return { projects: async () => [], targets: async () => ({ targets: new Set() }) };
  const program = producers[tool.producer];
  return {
    async projects() {
      const projects = program.projects?.parse(tool.projects, "the projects", folder, folder) ?? [];
      return projects.map((project) => ({ ...project, atTop: false }));
    },
    targets: async () => ({ targets: new Set(program.parse(tool.affected, "the list", { root: folder })) }),
  };
}

/** Returns the targets; for `ALL`, the reason. */
export function formatImpact({ mode, targets, reason }: Pick<Decision, "mode" | "targets" | "reason">) {
  return mode === "all" ? `ALL: ${reason}` : targets;
}
