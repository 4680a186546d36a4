import { Failure, InputError } from "../errors.js";
import { changedFiles } from "../git/changed-files.js";
import { openGit } from "../git/git.js";
import type { Context, OperationResult } from "../operation.js";
import type { RangeTarget } from "../target/range.js";
import { counted, truncatedList } from "../text/format.js";
import { code, escapeText, limitedTable, paragraphs } from "../text/markdown.js";
import { askForList, askForProjects, fromRoot, isRun, type ProducerOptions, workingFolder } from "./ask-producer.js";
import { type Added, crossCheck } from "./cross-check.js";
import type { TargetPathsText } from "./inputs.js";
import { NAMINGS } from "./manifests.js";
import { movedProjects, rejectSparseCheckout } from "./moved-projects.js";
import { createPathOwners } from "./ownership.js";
import { findRange, type Range } from "./range.js";
import {
  type Classification,
  type ClassifiedFile,
  claimsOf,
  classifyFiles,
  createNet,
  impactAllReason,
  inReason,
  joinReasons,
  nothingReason,
  overlookedBy,
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
  if (failure !== undefined) context.log.warning(`Everything counts as impacted: ${reason}`);
  const handed = { mode, targets, base: range.base, head: range.head, producer: options.producer, reason };
  return {
    result: "computed",
    message: computedMessage(computation),
    details: failure?.details ?? [],
    outputs: {
      "impacted-targets-file": context.writeFile("impacted-targets.json", `${JSON.stringify(handed)}\n`),
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
  const range = await findRange({ git, target, host, log, worktreeMatters: isRun(options) });
  const changed = await changedFiles(git, range.from, range.to);
  const net = await createNet({ ...options, folder: workspace });
  const read = await options.targetPaths?.read();
  if (read?.ok === false) throw new InputError(read.problems);
  const patterns = read && createPathOwners(read.paths);
  return { git, folder, workspace, range, changed, net, patterns };
}

async function decide(options: ComputeOptions, change: Change, context: ComputeContext): Promise<Decision> {
  const { changed, net, patterns } = change;
  const files = classifyFiles(changed, net, patterns);
  const all = impactAllReason(files) ?? (await movedReason(options, change, files));
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

async function decideByProducer(
  options: ComputeOptions,
  change: Change,
  classified: readonly ClassifiedFile[],
  context: ComputeContext,
): Promise<Decision> {
  const { git, folder, workspace, range, changed, patterns, net } = change;
  const { producer = "paths" } = options;
  // A command of the user may read anything.
  if (isRun(options) && producer !== "command")
    await fromProducer(() => rejectSparseCheckout(git, { producer, workspace, ignored: net.ignored }));
  const projects = await fromProducer(() => askForProjects(options, git.root, folder, context));
  const check =
    projects && (await crossCheck(git, range, { producer, workspace, projects, changed, ignored: net.ignored }));
  const files = check ? classifyFiles(changed, net, claimsOf([check.after, check.before, patterns])) : classified;
  const atTop = projects?.find((project) => project.atTop);
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
  // Without projects only patterns claim files.
  const claimed = files.flatMap(({ path, fate }) => {
    if (fate.kind !== "claimed") return [];
    return check === undefined ? fate.targets : (patterns?.ownersOf(path) ?? []);
  });
  const reason = `${sourceOf(options, claimed.length > 0)}${addedReason(added)}`;
  return list([...listed.targets, ...added.map(({ target }) => target), ...claimed], reason, files, added);
}

/** Failure of a producer, in `cause`: the only one that `on-error` applies to. */
class ProducerFailure extends Error {}

async function fromProducer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof Failure ? new ProducerFailure(error.message, { cause: error }) : error;
  }
}

/** Patterns apply to names whatever happens to projects. */
async function movedReason(
  { producer, file }: ComputeOptions,
  { git, workspace, range, changed }: Change,
  files: readonly ClassifiedFile[],
): Promise<string | undefined> {
  if (producer === undefined || producer === "paths") return undefined;
  const counting = changed.filter((_, index) => files[index]?.fate.kind !== "ignored");
  const naming = NAMINGS.get(producer);
  // Projects of workspace tools are checked by their manifests.
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

export interface Computation {
  readonly mode: "list" | "all" | "none";
  readonly targets: readonly string[];
  readonly reason: string;
  readonly added: readonly Added[];
  readonly files: readonly ClassifiedFile[];
  readonly range: Range;
  /** Set when `ALL` replaces the list of a failed producer. */
  readonly failure?: Failure;
}

function addedReason(added: readonly Added[]): string {
  const joined = joinReasons(added.map(({ target, why }) => `${inReason(target)} ${why}`));
  return joined === undefined ? "" : `, and what its list lacks was added: ${joined}`;
}

function computedMessage({ mode, targets, reason }: Computation): string {
  switch (mode) {
    case "all":
      return `The change impacts everything: ${reason}.`;
    case "none":
      return `The change impacts no target: ${reason}.`;
    case "list":
      return `The change impacts ${counted(targets.length, "target")}: ${reason}.`;
  }
}

const SHOWN = 50;

function computedPage(computation: Computation): string {
  const { targets, added, range, files } = computation;
  // The deciding file of a thousand comes first.
  const inOrder = Object.keys(FATES).flatMap((kind) => files.filter(({ fate }) => fate.kind === kind));
  return paragraphs([
    escapeText(computedMessage(computation)),
    `Changed between ${code(range.from)} and ${code(range.to)}: ${counted(files.length, "file")}${counts(files)}.`,
    ...section("Targets", targets, () => truncatedList(targets, SHOWN, code)),
    ...section("Added to the producer's list", added, () =>
      limitedTable(["Target", "Why"], added, ({ target, why }) => [code(target), escapeText(why)], LIMIT),
    ),
    ...section("What the files led to", files, () =>
      limitedTable(
        ["File", "Change", "Led to"],
        inOrder,
        ({ path, status, fate }) => [code(path), status, ledTo(fate)],
        LIMIT,
      ),
    ),
  ]);
}

const LIMIT = { atMost: SHOWN, whole: "" };

function section(title: string, items: readonly unknown[], content: () => string): readonly string[] {
  return items.length === 0 ? [] : [`#### ${title}`, content()];
}

const FATES = {
  "impacts-all": "that impact everything",
  unclaimed: "that no target claims",
  claimed: "claimed by targets",
  "left-to-producer": "left to the producer",
  ignored: "ignored",
} as const satisfies Record<Classification["kind"], string>;

function counts(files: readonly ClassifiedFile[]): string {
  const each = Object.entries(FATES).flatMap(([kind, name]) => {
    const count = files.filter(({ fate }) => fate.kind === kind).length;
    return count === 0 ? [] : [`${count} ${name}`];
  });
  return each.length < 2 ? "" : ` (${each.join(", ")})`;
}

function ledTo(fate: Classification): string {
  switch (fate.kind) {
    case "impacts-all":
      return `everything (${code(fate.pattern)} of impact-all-paths)`;
    case "unclaimed":
      return "no target claims it";
    case "claimed":
      return fate.targets.slice(0, 5).map(code).join(", ") + (fate.targets.length > 5 ? ", …" : "");
    case "left-to-producer":
      return "left to the producer";
    case "ignored":
      return "nothing (ignored-paths)";
  }
}
