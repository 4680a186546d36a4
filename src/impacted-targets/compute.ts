import { Failure, InputError } from "../errors.js";
import { listChangedFiles } from "../git/changed-files.js";
import { openGit } from "../git/git.js";
import type { Context, OperationResult } from "../operation.js";
import type { RangeTarget } from "../target/range.js";
import { formatCount, truncatedList } from "../text/format.js";
import { code, escapeText, limitedTable, paragraphs } from "../text/markdown.js";
import { type Added, crossCheck } from "./cross-check.js";
import type { TargetPathsText } from "./inputs.js";
import { NAMINGS } from "./manifests.js";
import { movedProjects, rejectSparseCheckout } from "./moved-projects.js";
import { createPathOwners } from "./ownership.js";
import {
  fromRoot,
  isProgram,
  type ProducerOptions,
  queryProjects,
  queryTargets,
  workingFolder,
} from "./query-producer.js";
import { findRange, type Range } from "./range.js";
import {
  type Classification,
  type ClassifiedFile,
  classifyFiles,
  combineOwners,
  createSafetyNet,
  findOverlooked,
  impactAllReason,
  joinReasons,
  nothingReason,
  quoteName,
  unclaimedReason,
} from "./safety-net.js";
import { Undecidable } from "./workspace-history.js";

export interface ComputeOptions extends ProducerOptions {
  readonly workingDirectory: string;
  readonly targetPaths?: TargetPathsText | undefined;
  readonly impactAllPaths: readonly string[];
  readonly ignoredPaths?: readonly string[] | undefined;
  readonly onUnclaimed: "all" | "ignore" | "error";
  readonly onError: "error" | "all";
}

type ComputeContext = Pick<Context, "host" | "log" | "signal" | "run">;

type ComputeOutput = `impacted-targets-${"file" | "mode" | "count" | "reason"}` | "base-sha" | "head-sha";

export async function computeImpactedTargets(
  options: ComputeOptions,
  target: RangeTarget,
  context: Context,
): Promise<OperationResult<"computed", ComputeOutput>> {
  const computation = await compute(options, target, context);
  const { mode, targets, reason, range, files, failure } = computation;
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
      "base-sha": range.base,
      "head-sha": range.head,
    },
    summary: computedPage(computation),
    record: { ...handover, from: range.from, to: range.to, files },
  };
}

type Decision = Omit<Computation, "range">;

export async function compute(
  options: ComputeOptions,
  target: RangeTarget,
  context: ComputeContext,
): Promise<Computation> {
  const change = await readChange(options, target, context);
  return { ...(await decide(options, change, context)), range: change.range };
}

type Change = Awaited<ReturnType<typeof readChange>>;

async function readChange(options: ComputeOptions, target: RangeTarget, context: ComputeContext) {
  const { host, log, signal, run } = context;
  const folder = workingFolder(run.workspace, options.workingDirectory);
  const git = await openGit({ folder, environment: run.environment, signal });
  const workspace = fromRoot(git.root, folder);
  const range = await findRange({ git, target, host, log, worktreeMatters: isProgram(options) });
  const changed = await listChangedFiles(git, range.from, range.to);
  const net = await createSafetyNet({ ...options, folder: workspace });
  const read = await options.targetPaths?.read();
  if (read?.ok === false) throw new InputError(read.problems);
  const patterns = read && createPathOwners(read.paths);
  return { git, folder, workspace, range, changed, net, patterns };
}

async function decide(options: ComputeOptions, change: Change, context: ComputeContext): Promise<Decision> {
  const { changed, net, patterns } = change;
  const files = classifyFiles(changed, net, patterns);
  const all = impactAllReason(files) ?? (await findMovesReason(options, change, files));
  if (all !== undefined) return impactAll(all, files);
  const nothing = nothingReason(files);
  if (nothing !== undefined && options.file === undefined) return decideList([], nothing, files);
  try {
    return await decideByProducer(options, change, files, context);
  } catch (error) {
    if (error instanceof Undecidable) return impactAll(error.message, files);
    const failure = error instanceof ProducerFailure ? error.cause : undefined;
    if (!(failure instanceof Failure)) throw error;
    if (options.onError === "error" || failure.kind === "aborted") throw failure;
    const problem = failure.message.replace(/\.$/, "");
    return { ...impactAll(`the producer failed, and on-error is all: ${problem}`, files), failure };
  }
}

async function decideByProducer(
  options: ComputeOptions,
  change: Change,
  classified: readonly ClassifiedFile[],
  context: ComputeContext,
): Promise<Decision> {
  const { git, folder, workspace, range, changed, patterns, net } = change;
  const { producer = "paths" } = options;
  // The sources of a custom command are unknown.
  if (isProgram(options) && producer !== "command")
    await fromProducer(() => rejectSparseCheckout(git, { producer, workspace, ignored: net.ignored }));
  const projects = await fromProducer(() => queryProjects(options, git.root, folder, context));
  const check =
    projects && (await crossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
  const files = check ? classifyFiles(changed, net, combineOwners([check.after, check.before, patterns])) : classified;
  const atTop = projects?.find((project) => project.atTop);
  if (atTop !== undefined && files.some(({ effect }) => effect.kind === "unclaimed")) {
    context.log.info(
      `The project ${quoteName(atTop.name)} at the top of the workspace claims only its sourceRoot. Add the other files of this project to target-paths.`,
    );
  }
  const unclaimed = unclaimedReason(files, options.onUnclaimed);
  if (unclaimed !== undefined) return impactAll(unclaimed, files);
  const mayBeEmpty = nothingReason(classified) !== undefined;
  const listed = await fromProducer(() => queryTargets(options, { folder, range, mayBeEmpty }, context));
  if (listed.all !== undefined) return impactAll(listed.all, files);
  const overlooked = check && findOverlooked(listed.targets, files, check.after);
  if (overlooked !== undefined) return impactAll(`${producer} ${overlooked}`, files);
  const added = check?.missing(listed.targets, files) ?? [];
  // Without projects, only patterns claim files.
  const claimed = files.flatMap(({ path, effect }) => {
    if (effect.kind !== "claimed") return [];
    return check === undefined ? effect.targets : (patterns?.ownersOf(path) ?? []);
  });
  const targets = [...listed.targets, ...added.map(({ target }) => target), ...claimed];
  const reason = `${sourceReason(options, targets.length > 0)}${addedReason(added)}`;
  return decideList(targets, reason, files, added);
}

/** Failure of a producer, in `cause`. `on-error` applies to no other failure. */
class ProducerFailure extends Error {}

async function fromProducer<Result>(query: () => Promise<Result>): Promise<Result> {
  try {
    return await query();
  } catch (error) {
    throw error instanceof Failure ? new ProducerFailure(error.message, { cause: error }) : error;
  }
}

/** Returns why a moved project impacts everything. Path patterns do not depend on projects. */
async function findMovesReason(
  { producer, file }: ComputeOptions,
  { git, workspace, range, changed }: Change,
  files: readonly ClassifiedFile[],
): Promise<string | undefined> {
  if (producer === undefined || producer === "paths") return undefined;
  const relevant = changed.filter((_, index) => files[index]?.effect.kind !== "ignored");
  const naming = NAMINGS.get(producer);
  // The cross-check compares the projects of workspace tools later.
  const checkedFolder = isProgram({ producer, file }) && naming !== undefined ? workspace : undefined;
  return await movedProjects(git, range, relevant, { naming, checkedFolder });
}

function sourceReason({ producer, targetPaths }: ComputeOptions, hasTargets: boolean): string {
  if (producer === "paths")
    return hasTargets ? "listed by target-paths" : "no target claims the changed files, and on-unclaimed is ignore";
  const sources = targetPaths === undefined ? producer : `${producer} and target-paths`;
  return hasTargets ? `listed by ${sources}` : `${sources} listed no target`;
}

function impactAll(reason: string, files: readonly ClassifiedFile[]): Decision {
  return { mode: "all", targets: [], reason, added: [], files };
}

function decideList(
  targets: readonly string[],
  reason: string,
  files: readonly ClassifiedFile[],
  added: readonly Added[] = [],
): Decision {
  const sorted = [...new Set(targets)].toSorted();
  return { mode: sorted.length === 0 ? "none" : "list", targets: sorted, reason, added, files };
}

export interface Computation {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  readonly added: readonly Added[];
  readonly files: readonly ClassifiedFile[];
  readonly range: Range;
  /** Failure of the producer if `ALL` replaces its list. */
  readonly failure?: Failure;
}

function addedReason(added: readonly Added[]): string {
  const joined = joinReasons(added.map(({ target, why }) => `${quoteName(target)} ${why}`));
  return joined === undefined ? "" : `, and missing targets were added: ${joined}`;
}

function computedMessage({ mode, targets, reason }: Computation): string {
  switch (mode) {
    case "all":
      return `The change impacts everything: ${reason}.`;
    case "none":
      return `The change impacts no target: ${reason}.`;
    case "list":
      return `The change impacts ${formatCount(targets.length, "target")}: ${reason}.`;
  }
}

const SHOWN = 50;

function computedPage(computation: Computation): string {
  const { targets, added, range, files } = computation;
  // The files that decide come first.
  const inOrder = Object.keys(EFFECTS).flatMap((kind) => files.filter(({ effect }) => effect.kind === kind));
  return paragraphs([
    escapeText(computedMessage(computation)),
    `Changed between ${code(range.from)} and ${code(range.to)}: ${formatCount(files.length, "file")}${formatCounts(files)}.`,
    ...section("Targets", targets, () => truncatedList(targets, SHOWN, code)),
    ...section("Added to the producer's list", added, () =>
      limitedTable(["Target", "Why"], added, ({ target, why }) => [code(target), escapeText(why)], LIMIT),
    ),
    ...section("Effects of the files", files, () =>
      limitedTable(
        ["File", "Change", "Effect"],
        inOrder,
        ({ path, status, effect }) => [code(path), status, formatEffect(effect)],
        LIMIT,
      ),
    ),
  ]);
}

const LIMIT = { atMost: SHOWN, whole: "" };

function section(title: string, items: readonly unknown[], content: () => string): readonly string[] {
  return items.length === 0 ? [] : [`#### ${title}`, content()];
}

const EFFECTS = {
  "impacts-all": "that impact everything",
  unclaimed: "that no target claims",
  claimed: "claimed by targets",
  "left-to-producer": "decided by the producer",
  ignored: "ignored",
} as const satisfies Record<Classification["kind"], string>;

function formatCounts(files: readonly ClassifiedFile[]): string {
  const each = Object.entries(EFFECTS).flatMap(([kind, name]) => {
    const count = files.filter(({ effect }) => effect.kind === kind).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return each.length < 2 ? "" : ` (${each.join(", ")})`;
}

function formatEffect(effect: Classification): string {
  switch (effect.kind) {
    case "impacts-all":
      return `everything (${code(effect.pattern)} of impact-all-paths)`;
    case "unclaimed":
      return "no target claims it";
    case "claimed":
      return effect.targets.slice(0, 5).map(code).join(", ") + (effect.targets.length > 5 ? ", …" : "");
    case "left-to-producer":
      return "decided by the producer";
    case "ignored":
      return "nothing (ignored-paths)";
  }
}
