import { Failure } from "../errors.js";
import { type ChangedFile, changedFiles } from "../git/changed-files.js";
import { type Git, openGit } from "../git/git.js";
import type { computeInputs } from "../inputs/compute.js";
import type { Values } from "../inputs/input.js";
import type { RangePlan } from "../inputs/range-plan.js";
import type { Context } from "../operation.js";
import { askForList, askForProjects, isRun } from "./ask-producer.js";
import {
  type Added,
  addedReason,
  type Computed,
  computedAll,
  computedList,
  inReason,
  unclaimedReason,
  wideReason,
} from "./computed.js";
import { type CrossCheck, createCrossCheck, type MentionsRead, mentionsOfGone } from "./cross-check.js";
import { movedProjects } from "./moved-projects.js";
import type { PathOwners } from "./path-owners.js";
import type { Project } from "./producers/producer.js";
import { NAMINGS } from "./project-names.js";
import { findRange, type Range } from "./range.js";
import { claimsOf, type JudgedFile, judgeFiles, overlookedBy, type SafetyNet } from "./safety-net.js";
import { createNet, patternOwners } from "./safety-net-inputs.js";
import { refuseUnseenProjects } from "./unseen-projects.js";
import { pathOf, workingFolder } from "./working-folder.js";
import { readHistory } from "./workspace-history.js";

export type ComputeValues = Values<typeof computeInputs>;

/** What a computation needs of a run. */
export type ComputeContext = Pick<
  Context,
  "workspace" | "host" | "log" | "environment" | "signal" | "strangersCode"
>;

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

type Decision = Omit<Computation, "range">;

/** Computes what a change impacts: the producer's list, unless the safety net says that everything is. @throws Failure */
export async function compute(
  values: ComputeValues,
  plan: RangePlan,
  context: ComputeContext,
): Promise<Computation> {
  const { host, log, environment, signal } = context;
  const folder = workingFolder(context.workspace, values.workingDirectory);
  const git = await openGit({ folder, environment, signal });
  const range = await findRange({ git, plan, host, log, worktreeMatters: isRun(values) });
  const changed = await changedFiles(git, range.from, range.to);
  const net = await createNet({ ...values, folder: pathOf(git.root, folder) });
  const patterns = await patternOwners(values.targetPaths);
  return { ...(await decide(values, { git, folder, range, changed, net, patterns }, context)), range };
}

async function decide(values: ComputeValues, change: Change, context: ComputeContext): Promise<Decision> {
  const files = judge(change, undefined);
  const all = wideReason(files) ?? (await movedReason(values, change, files));
  if (all !== undefined) return everything(all, files);
  const nothing = nothingReason(files);
  if (nothing !== undefined && values.file === undefined) return listed([], nothing, files);
  try {
    return await decideByProducer(values, change, context, { files, mayBeEmpty: nothing !== undefined });
  } catch (error) {
    if (!(error instanceof ProducerFailure)) throw error;
    const { failure } = error;
    if (values.onError === "error" || failure.kind === "aborted") throw failure;
    const problem = failure.message.replace(/\.$/, "");
    return { ...everything(`the producer failed, and on-error is all: ${problem}`, files), failure };
  }
}

/** Everything that remains when neither the changed files alone nor what they did to projects decide. */
async function decideByProducer(
  values: ComputeValues,
  change: Change,
  context: ComputeContext,
  known: { readonly files: readonly JudgedFile[]; readonly mayBeEmpty: boolean },
): Promise<Decision> {
  const { git, folder, range, patterns, net } = change;
  const { mayBeEmpty } = known;
  const { producer = "paths" } = values;
  // A command of the user's own may look at anything.
  if (isRun(values) && producer !== "command")
    await asking(() => refuseUnseenProjects(git, { producer, folder, ignored: net.ignored }));
  const projects = await asking(() => askForProjects(values, { root: git.root, folder }, context));
  const check = projects === undefined ? undefined : await crossCheck(producer, change, projects);
  if (check?.kind === "unknown") return everything(check.reason, known.files);
  const files = check === undefined ? known.files : judge(change, check);
  const atTop = projects?.find((project) => project.atTop);
  if (atTop !== undefined && files.some(({ fate }) => fate.kind === "unclaimed"))
    context.log.info(topHint(atTop));
  const unclaimed = unclaimedReason(files, values.onUnclaimed);
  if (unclaimed !== undefined) return everything(unclaimed, files);
  const said = await asking(() => askForList(values, { folder, range, mayBeEmpty }, context));
  if (said.kind === "all") return everything(said.reason, files);
  const overlooked = check === undefined ? undefined : overlookedBy(said.targets, files, check.after);
  if (overlooked !== undefined) return everything(`${values.producer} ${overlooked}`, files);
  const added = check === undefined ? [] : check.missing(said.targets, files);
  const claimed = new Set(
    patterns === undefined
      ? []
      : files.flatMap(({ path, fate }) => {
          if (fate.kind !== "claimed") return [];
          return check === undefined ? fate.targets : patterns.ownersOf(path);
        }),
  );
  const reason = `${saidBy(values, claimed.size > 0)}${addedReason(added)}`;
  return listed([...said.targets, ...added.map(({ target }) => target), ...claimed], reason, files, added);
}

type Check =
  | (CrossCheck & { readonly kind: "known" })
  | { readonly kind: "unknown"; readonly reason: string };

/** What the manifests at both commits say besides the tool. */
async function crossCheck(
  producer: string,
  { git, folder, range, changed, net }: Change,
  projects: readonly Project[],
): Promise<Check> {
  const naming = NAMINGS.get(producer);
  if (naming === undefined) throw new Error(`Nobody has said how ${producer} names its projects.`);
  const workspace = pathOf(git.root, folder);
  const history = await readHistory(git, range, { producer, naming, workspace, projects, changed });
  if (history.kind === "unknown") return history;
  // Of these tools Nx alone reads imports.
  const named: MentionsRead =
    producer === "nx"
      ? await mentionsOfGone(git, history, net.ignored)
      : { kind: "known", mentions: new Map() };
  if (named.kind === "unknown") return named;
  return { kind: "known", ...createCrossCheck(history, named.mentions) };
}

/** What a producer could not do; its failures alone are what `on-error` is about. */
class ProducerFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Failure ? new ProducerFailure(error) : error;
  }
}

function judge(
  { changed, net, patterns }: Change,
  check: Pick<CrossCheck, "before" | "after"> | undefined,
): readonly JudgedFile[] {
  return judgeFiles(changed, { ...net, claims: claimsOf([check?.after, check?.before, patterns]) });
}

/** What to do about files that belong to nobody, where a project lies around all of them. */
function topHint({ name }: Project): string {
  return `The project ${inReason(name)} lies at the top of the workspace and claims its sourceRoot only, if it has one: else it would claim what every project may need. Name what else it owns in target-paths.`;
}

/** Patterns own the names of files, whatever happens to the files; of projects one must know. */
async function movedReason(
  { producer, file }: ComputeValues,
  { git, folder, range, changed }: Change,
  files: readonly JudgedFile[],
): Promise<string | undefined> {
  if (producer === undefined || producer === "paths") return undefined;
  const counting = changed.filter((_, index) => files[index]?.fate.kind !== "ignored");
  const isAsked = isRun({ producer, file }) && NAMINGS.has(producer);
  return await movedProjects(git, range, counting, {
    naming: NAMINGS.get(producer),
    // What a tool of a workspace says of its projects is checked with their manifests.
    checkedFolder: isAsked ? pathOf(git.root, folder) : undefined,
  });
}

function nothingReason(files: readonly JudgedFile[]): string | undefined {
  if (files.length === 0) return "no file changed";
  return files.every(({ fate }) => fate.kind === "ignored")
    ? "only files of ignored-paths changed"
    : undefined;
}

function saidBy({ producer, targetPaths }: ComputeValues, claimed: boolean): string {
  if (producer !== "paths")
    return targetPaths === undefined ? `${producer} says so` : `${producer} and target-paths say so`;
  return claimed ? "target-paths says so" : "no target claims a changed file, and on-unclaimed is ignore";
}

function everything(reason: string, files: readonly JudgedFile[]): Decision {
  return { computed: computedAll(reason), files, failure: undefined };
}

function listed(
  targets: Iterable<string>,
  reason: string,
  files: readonly JudgedFile[],
  added: readonly Added[] = [],
): Decision {
  return { computed: computedList(targets, reason, added), files, failure: undefined };
}
