import { Failure, InputError } from "../errors.js";
import { changedFiles } from "../git/changed-files.js";
import { openGit } from "../git/git.js";
import type { Context, Outcome } from "../operation.js";
import type { RangeTarget } from "../target/range.js";
import { askForList, askForProjects, fromRoot, isRun, type ProducerOptions, workingFolder } from "./ask-producer.js";
import { type Added, addedReason, type Computation, computedMessage, computedPage } from "./computation.js";
import { crossCheck } from "./cross-check.js";
import type { TargetPathsText } from "./inputs.js";
import { NAMINGS } from "./manifests.js";
import { movedProjects, refuseUnseenProjects } from "./moved-projects.js";
import { createPathOwners } from "./ownership.js";
import { findRange } from "./range.js";
import {
  type ClassifiedFile,
  claimsOf,
  classifyFiles,
  createNet,
  inReason,
  nothingReason,
  overlookedBy,
  unclaimedReason,
  wideReason,
} from "./safety-net.js";
import { Undecidable } from "./workspace-history.js";

/** What the user says of a computation. */
export interface ComputeOptions extends ProducerOptions {
  readonly workingDirectory: string;
  readonly targetPaths?: TargetPathsText | undefined;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
  readonly onUnclaimed: "all" | "ignore" | "error";
  readonly onError: "error" | "all";
}

type ComputeContext = Pick<Context, "workspace" | "host" | "log" | "environment" | "signal" | "untrustedCheckout">;

type ComputeOutput = `impacted-targets-${"file" | "mode" | "count" | "reason"}` | "base-sha" | "head-sha";

/** Computes what a change impacts, and hands it to later steps as a file. */
export async function computeImpactedTargets(
  options: ComputeOptions,
  target: RangeTarget,
  context: Context,
): Promise<Outcome<"computed", ComputeOutput>> {
  const computation = await compute(options, target, context);
  const { mode, targets, reason, range, files, failure } = computation;
  if (failure !== undefined) context.log.warning(`Everything counts as impacted: ${reason}`);
  const handed = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
  return {
    result: "computed",
    message: computedMessage(computation),
    details: failure?.details ?? [],
    outputs: {
      "impacted-targets-file": context.file("impacted-targets.json", `${JSON.stringify(handed)}\n`),
      "impacted-targets-mode": mode,
      "impacted-targets-count": mode === "all" ? undefined : targets.length,
      "impacted-targets-reason": reason,
      "base-sha": range.base,
      "head-sha": range.head,
    },
    summary: computedPage(computation),
    record: { ...handed, from: range.from, to: range.to, files },
  };
}

type Decision = Omit<Computation, "range">;

/** Computes what a change impacts: the producer's list, unless the safety net says that everything is. @throws Failure */
export async function compute(
  options: ComputeOptions,
  target: RangeTarget,
  context: ComputeContext,
): Promise<Computation> {
  const change = await readChange(options, target, context);
  return { ...(await decide(options, change, context)), range: change.range };
}

type Change = Awaited<ReturnType<typeof readChange>>;

/** A change, and what is known of it before a producer is asked. */
async function readChange(options: ComputeOptions, target: RangeTarget, context: ComputeContext) {
  const { host, log, environment, signal } = context;
  // Absolute, and once more from the top of the repository.
  const folder = workingFolder(context.workspace, options.workingDirectory);
  const git = await openGit({ folder, environment, signal });
  const workspace = fromRoot(git.root, folder);
  const range = await findRange({ git, target, host, log, worktreeMatters: isRun(options) });
  const changed = await changedFiles(git, range.from, range.to);
  const net = await createNet({ ...options, folder: workspace });
  const read = await options.targetPaths?.read();
  if (read?.ok === false) throw new InputError(read.problems);
  // Targets by the patterns of `target-paths`.
  const patterns = read && createPathOwners(read.paths);
  return { git, folder, workspace, range, changed, net, patterns };
}

async function decide(options: ComputeOptions, change: Change, context: ComputeContext): Promise<Decision> {
  const { changed, net, patterns } = change;
  const files = classifyFiles(changed, net, patterns);
  const all = wideReason(files) ?? (await movedReason(options, change, files));
  if (all !== undefined) return everything(all, files);
  const nothing = nothingReason(files);
  if (nothing !== undefined && options.file === undefined) return list([], nothing, files);
  try {
    return await decideByProducer(options, change, files, context);
  } catch (error) {
    if (error instanceof Undecidable) return everything(error.message, files);
    const failure = error instanceof ProducerFailure ? error.cause : undefined;
    if (!(failure instanceof Failure)) throw error;
    if (options.onError === "error" || failure.kind === "aborted") throw failure;
    const problem = failure.message.replace(/\.$/, "");
    return { ...everything(`the producer failed, and on-error is all: ${problem}`, files), failure };
  }
}

/** Everything that remains when neither the changed files alone nor what they did to projects decide. */
async function decideByProducer(
  options: ComputeOptions,
  change: Change,
  classified: readonly ClassifiedFile[],
  context: ComputeContext,
): Promise<Decision> {
  const { git, folder, workspace, range, changed, patterns, net } = change;
  const { producer = "paths" } = options;
  // A command of the user's own may look at anything.
  if (isRun(options) && producer !== "command")
    await fromProducer(() => refuseUnseenProjects(git, { producer, workspace, ignored: net.ignored }));
  const projects = await fromProducer(() => askForProjects(options, git.root, folder, context));
  const check =
    projects && (await crossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
  const files = check ? classifyFiles(changed, net, claimsOf([check.after, check.before, patterns])) : classified;
  const atTop = projects?.find((project) => project.atTop);
  // What to do about files that belong to nobody, where a project lies around all of them.
  if (atTop !== undefined && files.some(({ fate }) => fate.kind === "unclaimed")) {
    context.log.info(
      `The project ${inReason(atTop.name)} lies at the top of the workspace and claims its sourceRoot only, if it has one: else it would claim what every project may need. Name what else it owns in target-paths.`,
    );
  }
  const unclaimed = unclaimedReason(files, options.onUnclaimed);
  if (unclaimed !== undefined) return everything(unclaimed, files);
  const mayBeEmpty = nothingReason(classified) !== undefined;
  const listed = await fromProducer(() => askForList(options, { folder, range, mayBeEmpty }, context));
  if (listed.all !== undefined) return everything(listed.all, files);
  const overlooked = check && overlookedBy(listed.targets, files, check.after);
  if (overlooked !== undefined) return everything(`${producer} ${overlooked}`, files);
  const added = check?.missing(listed.targets, files) ?? [];
  // Without projects nobody but the patterns claims a file.
  const claimed = files.flatMap(({ path, fate }) => {
    if (fate.kind !== "claimed") return [];
    return check === undefined ? fate.targets : (patterns?.ownersOf(path) ?? []);
  });
  const reason = `${sourceOf(options, claimed.length > 0)}${addedReason(added)}`;
  return list([...listed.targets, ...added.map(({ target }) => target), ...claimed], reason, files, added);
}

/** What a producer could not do, with the failure as its cause; these alone are what `on-error` is about. */
class ProducerFailure extends Error {}

async function fromProducer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Failure ? new ProducerFailure(error.message, { cause: error }) : error;
  }
}

/** Patterns own the names of files, whatever happens to the files; of projects one must know. */
async function movedReason(
  { producer, file }: ComputeOptions,
  { git, workspace, range, changed }: Change,
  files: readonly ClassifiedFile[],
): Promise<string | undefined> {
  if (producer === undefined || producer === "paths") return undefined;
  const counting = changed.filter((_, index) => files[index]?.fate.kind !== "ignored");
  const naming = NAMINGS.get(producer);
  // What a tool of a workspace says of its projects is checked with their manifests.
  const checkedFolder = isRun({ producer, file }) && naming !== undefined ? workspace : undefined;
  return await movedProjects(git, range, counting, { naming, checkedFolder });
}

function sourceOf({ producer, targetPaths }: ComputeOptions, claimed: boolean): string {
  if (producer !== "paths")
    return targetPaths === undefined ? `${producer} says so` : `${producer} and target-paths say so`;
  return claimed ? "target-paths says so" : "no target claims a changed file, and on-unclaimed is ignore";
}

function everything(reason: string, files: readonly ClassifiedFile[]): Decision {
  return { mode: "all", targets: [], reason, added: [], files };
}

function list(
  targets: readonly string[],
  reason: string,
  files: readonly ClassifiedFile[],
  added: readonly Added[] = [],
): Decision {
  const sorted = [...new Set(targets)].toSorted();
  return { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason, added, files };
}
