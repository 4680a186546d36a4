import { realpathSync, statSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { Failure, InputError } from "../errors.js";
import { type ChangedFile, changedFiles } from "../git/changed-files.js";
import { type Git, openGit } from "../git/git.js";
import type { computeInputs } from "../inputs/compute.js";
import type { Values } from "../inputs/input.js";
import type { RangePlan } from "../inputs/range-plan.js";
import type { Context } from "../operation.js";
import { type Computed, computedAll, computedList, reasonForAll } from "./computed.js";
import { movedProjects } from "./moved-projects.js";
import { createPathOwners, type PathOwners } from "./path-owners.js";
import { type PathPattern, type Picomatch, readPattern } from "./path-pattern.js";
import { askProducer, projectFolders } from "./produced.js";
import { findRange, type Range } from "./range.js";
import { type JudgedFile, judgeFiles } from "./safety-net.js";
import { readTargetPaths, type TargetPaths } from "./target-paths.js";

export type ComputeValues = Values<typeof computeInputs>;

/** What came out, and what led to it. */
export interface Computation {
  readonly computed: Computed;
  readonly range: Range;
  readonly files: readonly JudgedFile[];
  /** Set when the list could not be had and `ALL` stands for it. */
  readonly warning: string | undefined;
}

/** Computes what a change impacts: the producer's list, unless the safety net says that everything is. @throws InputError */
export async function compute(
  values: ComputeValues,
  plan: RangePlan,
  context: Context,
): Promise<Computation> {
  const picomatch = await loadPicomatch();
  const workspace = resolve(context.workspace);
  const folder = folderOf(workspace, values.workingDirectory);
  const git = await openGit({ folder, environment: context.environment, signal: context.signal });
  const range = await findRange({
    git,
    plan,
    host: context.host,
    log: context.log,
    worktreeMatters: values.producer !== "paths" && values.file === undefined,
  });
  const changed = await changedFiles(git, range.from, range.to);
  const targetPaths = await givenTargetPaths(values, picomatch);
  const owners = values.producer === "paths" ? new Map() : targetPaths;
  try {
    const projects = await projectFolders(values, { folder, prefix: prefixOf(git, folder) }, context);
    const claims = claimsOf(targetPaths, projects);
    const files = judge(changed, values, claims, picomatch);
    const all = reasonForAll({
      files,
      movedProjects: projects === undefined ? [] : await movedProjects(git, range, changed),
      onUnclaimed: values.onUnclaimed,
    });
    if (all !== undefined) return { computed: computedAll(all), range, files, warning: undefined };
    const claimed = targetPaths === undefined ? [] : claimedTargets(files, createPathOwners(owners ?? new Map()));
    const computed = await listOf(values, { folder, range, files, claimed, changed }, context);
    return { computed, range, files, warning: undefined };
  } catch (error) {
    if (values.onError !== "all" || !(error instanceof Failure) || error.kind === "aborted") throw error;
    const reason = `the producer ${values.producer} failed: ${error.message}`;
    const files = judge(changed, values, undefined, picomatch);
    return { computed: computedAll(reason), range, files, warning: error.message };
  }
}
