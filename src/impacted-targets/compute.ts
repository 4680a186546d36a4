import { InputError, OperationError } from "../errors.js";
import { listChangedFiles } from "../git/changed-files.js";
import { openGitRepository } from "../git/git.js";
import type { OperationContext, OperationResult } from "../operation.js";
import type { CommitRangeTarget } from "../target/range.js";
import { formatCount } from "../text/format.js";
import { escapeText, joinBlocks, toInlineCode, toLimitedTable } from "../text/markdown.js";
import { rejectModifiedCheckout } from "./checkout.js";
import { createTargetListCrossCheck } from "./cross-check.js";
import { excludeTargets } from "./exclusion.js";
import type { LazyTargetPaths } from "./inputs.js";
import { PROJECT_NAME_READERS } from "./manifests.js";
import { findMovedProjectImpactReason } from "./moved-projects.js";
import { createPathOwners } from "./ownership.js";
import { isBuiltInProducer } from "./producers/producer.js";
import {
  hasProducerProgram,
  type ProducerOptions,
  queryProjects,
  queryTargets,
  resolveWorkingFolder,
  toRepositoryPath,
} from "./query-producer.js";
import { type CommitRange, findCommitRange } from "./range.js";
import {
  type ClassifiedFile,
  classifyFiles,
  classifyLockFiles,
  combineOwners,
  createFileClassificationRules,
  type FileClassification,
  findReasonForNoImpact,
  findReasonToImpactAllTargets,
  findTargetReasons,
  findUnclaimedFileImpactReason,
  formatInertFileNote,
  hasOnlyInertFiles,
  quoteName,
  summarizeReasons,
} from "./safety-net.js";
import { UnknownImpactError } from "./workspace-change.js";

export interface TargetComputationOptions extends ProducerOptions {
  readonly workingDirectory: string;
  readonly targetPaths?: LazyTargetPaths | undefined;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
  readonly inertPaths: readonly string[];
  readonly exclude?: readonly string[] | undefined;
  readonly onUnclaimed: "all" | "ignore" | "error";
  readonly onError: "error" | "all";
}

type ComputeContext = Pick<OperationContext, "host" | "log" | "signal" | "run" | "nameInput">;

type ComputeOutput =
  | `impacted-targets-${"file" | "mode" | "count" | "reason" | "explanation"}`
  | "base-sha"
  | "head-sha";

export async function computeImpactedTargets(
  options: TargetComputationOptions,
  target: CommitRangeTarget,
  context: OperationContext,
): Promise<OperationResult<"computed", ComputeOutput>> {
  const computation = await computeTargetList(options, target, context);
  const { mode, targets, reason, explanation, range, files, failure } = computation;
  if (failure !== undefined) context.log.warning(`The targets are ALL because ${reason}`);
  const handover = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
  return {
    result: "computed",
    message: computedMessage(computation),
    details: failure?.details ?? [],
    outputs: {
      "impacted-targets-file": context.writeFile("impacted-targets.json", `${JSON.stringify(handover)}\n`),
      "impacted-targets-mode": mode,
      "impacted-targets-count": mode === "all" ? undefined : targets.length,
      "impacted-targets-reason": reason,
      "impacted-targets-explanation": Object.fromEntries(explanation),
      "base-sha": range.base,
      "head-sha": range.head,
    },
    summary: computedPage(computation),
    record: { ...handover, from: range.from, to: range.to, files },
  };
}

export type Decision = Omit<TargetComputation, "range">;

export async function computeTargetList(
  options: TargetComputationOptions,
  target: CommitRangeTarget,
  context: ComputeContext,
): Promise<TargetComputation> {
  const change = await readChange(options, target, context);
  const decision = await decideTargets(options, change, createProducerQueries(options, change, context), context);
  return { ...decision, range: change.range };
}

type Change = Awaited<ReturnType<typeof readChange>>;

/** Queries of a producer. Each query may run the tool of the producer. */
export interface ProducerQueries {
  /** Lists the projects; undefined if the producer cannot list them. */
  projects(): ReturnType<typeof queryProjects>;
  /** Lists the impacted targets. `mayBeEmpty` is true if no changed file requires a target. */
  targets(mayBeEmpty: boolean): ReturnType<typeof queryTargets>;
}

function createProducerQueries(
  options: TargetComputationOptions,
  { git, folder, workspace, range, net }: Change,
  context: ComputeContext,
): ProducerQueries {
  const { producer = "paths" } = options;
  return {
    async projects() {
      // The producer `command` is the user's own program, which may need only some files. So it may run in a sparse
      // checkout.
      if (hasProducerProgram(options) && producer !== "command")
        await rejectModifiedCheckout(git, { producer, workspace, ignored: net.ignored });
      return producer === "workspaces" ? [] : queryProjects(options, git.root, folder, context);
    },
    targets: (mayBeEmpty) => queryTargets(options, { root: git.root, folder, range, mayBeEmpty }, context),
  };
}

async function readChange(options: TargetComputationOptions, target: CommitRangeTarget, context: ComputeContext) {
  const { host, log, signal, run } = context;
  const folder = resolveWorkingFolder(run.workspace, options.workingDirectory);
  const git = await openGitRepository({ folder, environment: run.environment, signal });
  const workspace = toRepositoryPath(git.root, folder);
  const range = await findCommitRange({ git, target, host, log, worktreeMatters: hasProducerProgram(options) });
  const changed = await listChangedFiles(git, range.from, range.to);
  const net = await createFileClassificationRules({ ...options, folder: workspace });
  const read = await options.targetPaths?.read();
  if (read?.ok === false) throw new InputError(read.problems);
  const patterns = read && createPathOwners(read.paths);
  const patternTargets = read === undefined ? [] : [...read.paths.keys()];
  return { git, folder, workspace, range, changed, net, patterns, patternTargets };
}

/** Decides the targets of a change from its files and the queries of the producer. */
export async function decideTargets(
  options: TargetComputationOptions,
  change: Omit<Change, "folder">,
  queries: ProducerQueries,
  context: Pick<ComputeContext, "log" | "nameInput">,
): Promise<Decision> {
  const { changed, net, patterns } = change;
  const files = classifyFiles(changed, net, patterns);
  const all = findReasonToImpactAllTargets(files) ?? (await findMovesReason(options, change, files));
  if (all !== undefined) return impactAll(all, files);
  const nothing = findReasonForNoImpact(files);
  if (nothing !== undefined && options.file === undefined) return decideList([], nothing, files);
  try {
    return await decideByProducer(options, change, files, queries, context);
  } catch (error) {
    if (error instanceof UnknownImpactError) return impactAll(error.message, files);
    const failure = error instanceof ProducerFailure ? error.cause : undefined;
    if (!(failure instanceof OperationError)) throw error;
    if (options.onError === "error" || failure.kind === "aborted") throw failure;
    const problem = failure.message.replace(/\.$/, "");
    return { ...impactAll(`the producer failed (${problem}), and on-error is all`, files), failure };
  }
}

async function decideByProducer(
  options: TargetComputationOptions,
  change: Omit<Change, "folder">,
  classified: readonly ClassifiedFile[],
  queries: ProducerQueries,
  context: Pick<ComputeContext, "log" | "nameInput">,
): Promise<Decision> {
  const { git, workspace, range, changed, patterns, patternTargets, net } = change;
  const { producer = "paths" } = options;
  const projects = await fromProducer(() => queries.projects());
  const check =
    projects &&
    (await createTargetListCrossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
  const files = check
    ? classifyLockFiles(classifyFiles(changed, net, combineOwners([check.owners, patterns])), net, check.isRead)
    : classified;
  const atTop = projects?.find((project) => project.atTop);
  if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
    context.log.info(
      `The project ${quoteName(atTop.name)} at the top of the workspace claims only its sourceRoot. Add the other files of this project to target-paths.`,
    );
  }
  const all = findReasonToImpactAllTargets(files) ?? findUnclaimedFileImpactReason(files, options.onUnclaimed);
  if (all !== undefined) return impactAll(all, files);
  const mayBeEmpty = hasOnlyInertFiles(classified);
  const listed = await fromProducer(() => queries.targets(mayBeEmpty));
  if (listed.all !== undefined) return impactAll(listed.all, files);
  const found = check?.explain(listed.targets, files) ?? new Map<string, string>();
  // The cross-check finds the owners of the files. So if there is a cross-check, only patterns add targets here.
  const claimed = files.flatMap(({ path, effect }) => {
    if (effect.kind !== "claimed") return [];
    return check === undefined ? effect.targets : (patterns?.ownersOf(path) ?? []);
  });
  const names = check?.names ?? (producer === "paths" ? [] : undefined);
  const targets = producer === "workspaces" ? new Set(found.keys()) : listed.targets;
  return finishList(options, { files, listed: targets, found, claimed, names }, patternTargets, context);
}

interface FoundTargets {
  readonly files: readonly ClassifiedFile[];
  /** Targets in the producer's list. */
  readonly listed: ReadonlySet<string>;
  readonly found: ReadonlyMap<string, string>;
  /** Targets whose patterns match a changed file. */
  readonly claimed: readonly string[];
  /** Names of all projects; undefined if unknown. */
  readonly names: readonly string[] | undefined;
}

/** Combines all targets and removes the excluded ones. @throws InputError for an unknown name in `exclude` */
function finishList(
  options: TargetComputationOptions,
  { files, listed, found, claimed, names }: FoundTargets,
  patternTargets: readonly string[],
  context: Pick<ComputeContext, "log" | "nameInput">,
): Decision {
  const { producer = "paths", exclude = [] } = options;
  const added = [...found].flatMap(([target, why]) => (listed.has(target) ? [] : [{ target, why }]));
  const targets = new Set([...listed, ...found.keys(), ...claimed]);
  const joined = summarizeReasons(added.map(({ target, why }) => `${quoteName(target)} because ${why}`));
  const more = joined === undefined ? "" : `, and missing targets were added: ${joined}`;
  const source = `${sourceReason(options, targets.size > 0, files)}${more}`;
  const known = names && [...names, ...patternTargets];
  const { kept, reason } = excludeTargets(targets, { names: exclude, producer, known, source }, context);
  const explanation = findTargetReasons(kept, files, found, producer);
  return decideList(kept, `${reason}${formatInertFileNote(files)}`, files, { added, explanation });
}

/** Error with the failure of a producer as its `cause`. The input `on-error` applies only to this error. */
class ProducerFailure extends Error {}

async function fromProducer<Result>(query: () => Promise<Result>): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    throw error instanceof OperationError ? new ProducerFailure(error.message, { cause: error }) : error;
  }
}

/** Returns the reason to impact everything if a removed or renamed project requires this. */
async function findMovesReason(
  { producer, file }: TargetComputationOptions,
  { git, workspace, range, changed }: Omit<Change, "folder">,
  files: readonly ClassifiedFile[],
): Promise<string | undefined> {
  if (isBuiltInProducer(producer)) return undefined;
  const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
  // The cross-check handles moved projects inside the workspace. This function handles only those outside of it.
  const isChecked = hasProducerProgram({ producer, file }) && PROJECT_NAME_READERS.has(producer);
  return await findMovedProjectImpactReason(git, range, relevant, isChecked ? workspace : undefined);
}

function sourceReason(
  { producer, targetPaths }: TargetComputationOptions,
  hasTargets: boolean,
  files: readonly ClassifiedFile[],
): string {
  if (producer === "paths") {
    if (hasTargets) return "listed by target-paths";
    const noTarget = "no target claims the changed files";
    return hasOnlyInertFiles(files) ? noTarget : `${noTarget}, and on-unclaimed is ignore`;
  }
  const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
  return hasTargets ? `listed by ${sources}` : `${sources} listed no target`;
}

function impactAll(reason: string, files: readonly ClassifiedFile[]): Decision {
  const decisive = files.find(({ effect }) => effect.kind === "impacts-all");
  const why = decisive === undefined ? reason : `${quoteName(decisive.path)} (impact-all-paths)`;
  return { mode: "all", targets: [], reason, explanation: new Map([["ALL", why]]), added: [], files };
}

function decideList(
  targets: readonly string[],
  reason: string,
  files: readonly ClassifiedFile[],
  { added, explanation }: Pick<TargetComputation, "added" | "explanation"> = { added: [], explanation: new Map() },
): Decision {
  return {
    mode: targets.length === 0 ? "none" : "list",
    targets: targets.toSorted(),
    reason,
    explanation,
    added,
    files,
  };
}

export interface TargetComputation {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  /** Reason for each target of the list, or for `ALL`. */
  readonly explanation: ReadonlyMap<string, string>;
  /** Targets that the producer's list omits, each with a reason such as `the target depends on web`. */
  readonly added: readonly { readonly target: string; readonly why: string }[];
  readonly files: readonly ClassifiedFile[];
  readonly range: CommitRange;
  /** Failure of the producer; set only if `on-error: all` replaced its list by `ALL`. */
  readonly failure?: OperationError;
}

function computedMessage({ mode, targets, reason }: TargetComputation): string {
  switch (mode) {
    case "all":
      return `The change impacts everything: ${reason}.`;
    case "none":
      return `The change impacts no target: ${reason}.`;
    case "list":
      return `The change impacts ${formatCount(targets.length, "target")}: ${reason}.`;
  }
}

function computedPage(computation: TargetComputation): string {
  const { explanation, range, files } = computation;
  const reasons = [...explanation];
  // The table shows only the first rows, so files that impact everything come first.
  const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
  return joinBlocks([
    escapeText(computedMessage(computation)),
    `Changed between ${toInlineCode(range.from)} and ${toInlineCode(range.to)}: ${formatCount(files.length, "file")}.`,
    ...section("Targets", reasons, () =>
      toLimitedTable(["Target", "Why"], reasons, ([target, why]) => [toInlineCode(target), escapeText(why)], LIMIT),
    ),
    ...section("Effects of the changed files", files, () =>
      toLimitedTable(
        ["File", "Change", "Effect"],
        inOrder,
        ({ path, status, effect }) => [toInlineCode(path), status, formatEffect(effect)],
        LIMIT,
      ),
    ),
  ]);
}

const LIMIT = { atMost: 50, whole: "" };

function section(title: string, items: readonly unknown[], content: () => string): readonly string[] {
  return items.length === 0 ? [] : [`#### ${title}`, content()];
}

/** Texts for the effects of changed files, in the order of the rows. */
const EFFECTS = {
  "impacts-all": "everything (impact-all-paths)",
  unclaimed: "no target claims the file",
  inert: "nothing (inert-paths, and no target claims the file)",
  // This text is only for lock files, because every other claimed file has targets.
  claimed: "the projects with changed dependencies",
  "left-to-producer": "determined by the producer",
  ignored: "nothing (ignored-paths)",
} as const satisfies Record<FileClassification["kind"], string>;

function formatEffect(effect: FileClassification): string {
  if ("pattern" in effect) return `${EFFECTS[effect.kind]}: ${toInlineCode(effect.pattern)}`;
  const targets = effect.kind === "claimed" ? effect.targets : [];
  const more = targets.length > 5 ? ", …" : "";
  return targets.length === 0 ? EFFECTS[effect.kind] : targets.slice(0, 5).map(toInlineCode).join(", ") + more;
}
