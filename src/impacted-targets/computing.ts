import { Failure } from "../errors.js";
import { type ChangedFile, changedFiles } from "../git/changed-files.js";
import { type Git, openGit } from "../git/git.js";
import type { computeInputs } from "../inputs/compute.js";
import type { Values } from "../inputs/input.js";
import type { RangePlan } from "../inputs/range-plan.js";
import type { Context } from "../operation.js";
import { listProjects, readProduced, runProducer } from "./ask-producer.js";
import { type Computed, computedAll, computedList, reasonForAll } from "./computed.js";
import { movedProjects } from "./moved-projects.js";
import type { PathOwners } from "./path-owners.js";
import { producers } from "./producers/registry.js";
import { createProjectOwners } from "./project-owners.js";
import { findRange, type Range } from "./range.js";
import { claimsOf, type JudgedFile, judgeFiles, overlookedBy, type SafetyNet } from "./safety-net.js";
import { createNet, patternOwners } from "./safety-net-inputs.js";
import { fromRoot, workingFolder } from "./working-folder.js";

export type ComputeValues = Values<typeof computeInputs>;

/** What came out, and what led to it. */
export interface Computation {
  readonly computed: Computed;
  readonly range: Range;
  readonly files: readonly JudgedFile[];
  /** Set when the producer failed and `ALL` stands for its list. */
  readonly failure: Failure | undefined;
}

/** A change, and what is known of it before a producer is asked. */
interface Change {
  readonly git: Git;
  /** Where the producer runs: absolute, without symbolic links. */
  readonly folder: string;
  readonly range: Range;
  readonly changed: readonly ChangedFile[];
  readonly net: Omit<SafetyNet, "claims">;
  /** Targets by the patterns of `target-paths`. */
  readonly patterns: PathOwners | undefined;
}

/** A producer that is run looks at the files of the checkout; `paths` and a list that is read do not. */
export function isRun({ producer, file }: Pick<ComputeValues, "producer" | "file">): boolean {
  return producer !== "paths" && file === undefined;
}

/** Computes what a change impacts: the producer's list, unless the safety net says that everything is. @throws Failure */
export async function compute(
  values: ComputeValues,
  plan: RangePlan,
  context: Context,
): Promise<Computation> {
  const { host, log, environment, signal } = context;
  const folder = workingFolder(context.workspace, values.workingDirectory);
  const git = await openGit({ folder, environment, signal });
  const range = await findRange({ git, plan, host, log, worktreeMatters: isRun(values) });
  const changed = await changedFiles(git, range.from, range.to);
  const [net, patterns] = [await createNet(values), await patternOwners(values.targetPaths)];
  const change: Change = { git, folder, range, changed, net, patterns };
  try {
    return { ...(await produce(values, change, context)), range, failure: undefined };
  } catch (error) {
    if (values.onError === "error" || !(error instanceof Failure) || error.kind === "aborted") throw error;
    const files = judgeFiles(changed, { ...net, claims: patterns });
    return {
      computed: computedAll(`the producer failed, and on-error is all: ${error.message}`),
      range,
      files,
      failure: error,
    };
  }
}

async function produce(
  values: ComputeValues,
  change: Change,
  context: Context,
): Promise<Pick<Computation, "computed" | "files">> {
  const { git, range, changed, net, patterns } = change;
  const projects = await projectOwners(values, change, context);
  const files = judgeFiles(changed, { ...net, claims: claimsOf(projects, patterns) });
  const moved = projects === undefined ? [] : await movedProjects(git, range, changed);
  const all = reasonForAll({ files, movedProjects: moved, onUnclaimed: values.onUnclaimed });
  if (all !== undefined) return { files, computed: computedAll(all) };
  if (values.file === undefined && files.every(({ fate }) => fate.kind === "ignored")) {
    const reason = files.length === 0 ? "no file changed" : "only files of ignored-paths changed";
    return { files, computed: computedList([], reason) };
  }
  const listed = new Set(await ask(values, change, context));
  if (listed.size === 1 && listed.has("ALL")) {
    return { files, computed: computedAll(`${values.producer} says ALL`) };
  }
  if (listed.size === 1 && listed.has("NONE")) listed.clear();
  const overlooked = projects === undefined ? undefined : overlookedBy(listed, files, projects);
  if (overlooked !== undefined) return { files, computed: computedAll(`${values.producer} ${overlooked}`) };
  const claimed =
    patterns === undefined
      ? []
      : files.flatMap(({ path, fate }) => (fate.kind === "claimed" ? patterns.ownersOf(path) : []));
  return { files, computed: computedList([...listed, ...claimed], `${values.producer} says so`) };
}

/** Who owns the files, where the producer is run and can tell. Its paths start from its own folder, ours from the top. */
async function projectOwners(
  { producer, file }: ComputeValues,
  { git, folder }: Change,
  context: Context,
): Promise<PathOwners | undefined> {
  if (producer === undefined || producer === "paths" || file !== undefined) return undefined;
  const projects = await listProjects(producers[producer], folder, context);
  return projects === undefined
    ? undefined
    : createProjectOwners(
        projects.map(({ name, path }) => ({ name, path: fromRoot(git.root, folder, path) })),
      );
}

/** What the producer lists; `paths` leaves everything to the patterns. */
async function ask(
  { producer, file, key, command }: ComputeValues,
  { folder, range }: Change,
  context: Context,
): Promise<readonly string[]> {
  if (producer === undefined || producer === "paths") return [];
  const asked = producers[producer];
  return file === undefined
    ? runProducer(asked, { folder, command }, range, context)
    : readProduced(asked, { file, key }, context.workspace);
}
