import { addErrorDetails } from "../errors.js";
import { formatPlannedRequests, type OperationContext, type OperationResult, type OutputValue } from "../operation.js";
import type { RepositoryTarget } from "../target/target.js";
import { formatCount, formatTruncatedList } from "../text/format.js";
import { escapeText, joinBlocks } from "../text/markdown.js";
import type { FreezeChange } from "./apply-freezes.js";
import {
  APPLIED_CHANGE_COLUMNS,
  type ChangesTableColumns,
  compareQueueSettings,
  createSettingRequests,
  formatSettingChanges,
  isModeSwitchPending,
  joinSettingNames,
  MODE_SWITCH_NOTICE,
  type QueueChanges,
  type QueueChangesReport,
  toChangesTable,
} from "./changes.js";
import { tryCreateQueue } from "./create.js";
import { findQueue, readQueue } from "./read.js";
import { readConfigFile } from "./settings-yaml.js";
import { updateSettings } from "./update.js";
import type { QueueWriteContext } from "./write.js";

/**
 * Maximum number of branches in a sentence. Also the maximum number of queues for which a report shows the requests.
 */
const SHOWN = 10;
const DRIFT: ChangesTableColumns = { from: "In the queue", to: "In the file" };

interface ApplyValues {
  readonly configFile: string;
  readonly failOnDrift: boolean;
}

type ApplyContext = QueueWriteContext & Pick<OperationContext, "dryRun" | "run" | "host" | "token">;
type ApplyResult = OperationResult<"applied" | "unchanged" | "drift", "changes" | "freezes">;
type SettingsResult = Omit<ApplyResult, "outputs"> & { readonly outputs: ChangesOutput };

interface ChangesOutput {
  readonly changes: readonly OutputValue[];
}

export async function applyQueueConfigFile(
  { configFile, failOnDrift }: ApplyValues,
  { repository, onlyBranch }: RepositoryTarget,
  context: ApplyContext,
): Promise<ApplyResult> {
  const compared: QueueChanges[] = [];
  const { queues, freezes, invalid } = await readConfigFile(context.run.workspace, configFile, onlyBranch);
  const failures: unknown[] = invalid === undefined ? [] : [invalid];
  for (const [targetBranch, wanted] of queues) {
    const target = { repository, targetBranch };
    try {
      compared.push(compareQueueSettings(target, wanted, await findQueue(context.service, target)));
    } catch (error) {
      if (freezes === undefined) throw error;
      failures.push(error);
    }
  }
  const values = { configFile, failOnDrift };
  if (freezes === undefined) return applyExceptModes(compared, listPaused(compared, []), values, context);
  // The freezes are applied first, so that an invalid setting or an error of one queue does not delay them.
  const frozen = await (await import("./apply-freezes.js")).applyFreezes(compared, freezes, context);
  const sentences = frozen.map(({ sentence }) => sentence);
  const outputs = { freezes: frozen.map(({ branch, change, until }) => ({ branch, change, until })) };
  try {
    if (failures.length > 0) throw failures[0];
    const applied = await applyExceptModes(compared, listPaused(compared, frozen), values, context);
    const isChanged = !context.dryRun && frozen.some(({ change }) => change !== "none");
    return {
      ...applied,
      result: applied.result === "unchanged" && isChanged ? "applied" : applied.result,
      details: [...sentences, ...(applied.details ?? [])],
      outputs: { ...applied.outputs, ...outputs },
      summary: joinBlocks([applied.summary ?? "", ...sentences.map(escapeText)]),
    };
  } catch (error) {
    throw addErrorDetails(error, { details: sentences, outputs });
  }
}

/** Lists the branches whose queues are paused or frozen after the changes by the calendar. */
function listPaused(compared: readonly QueueChanges[], frozen: readonly FreezeChange[]): readonly string[] {
  const isResumed = (name: string) => frozen.some(({ branch, change }) => branch === name && change === "resumed");
  const paused = compared.filter(({ queue }) => queue?.state === "paused").map(({ target }) => target.targetBranch);
  const frozenBranches = frozen.filter(({ until }) => until !== null).map(({ branch }) => branch);
  return [...paused.filter((branch) => !isResumed(branch)), ...frozenBranches];
}

/**
 * Applies the settings. Postpones a change of the mode of a paused queue, because a mode switch would interrupt the
 * pause of the queue.
 */
async function applyExceptModes(
  compared: readonly QueueChanges[],
  pausedBranches: readonly string[],
  values: ApplyValues,
  context: ApplyContext,
): Promise<SettingsResult> {
  const postponed = compared.flatMap(({ target: { targetBranch: branch }, changes }) =>
    pausedBranches.includes(branch)
      ? formatSettingChanges(changes.filter(isModeChange)).map((change) => ({ branch, ...change, postponed: true }))
      : [],
  );
  if (postponed.length === 0) return applySettings(compared, values, context);
  const branches = postponed.map(({ branch }) => branch);
  const others = compared.map((each) => (branches.includes(each.target.targetBranch) ? withoutMode(each) : each));
  const applied = await applySettings(others, values, context, ", except the postponed changes");
  const sentence = `The step does not change the mode of these queues until they are resumed: ${formatTruncatedList(branches, SHOWN)}.`;
  return {
    ...applied,
    message: `${applied.message} ${sentence}`,
    outputs: { changes: [...applied.outputs.changes, ...postponed] },
    summary: joinBlocks([applied.summary ?? "", escapeText(sentence)]),
  };
}

const isModeChange = ({ setting }: { readonly setting: string }): boolean => setting === "mode";

function withoutMode({ target, wanted, queue }: QueueChanges): QueueChanges {
  return compareQueueSettings(target, new Map([...wanted].filter(([setting]) => setting !== "mode")), queue);
}

/** Applies the settings. `exception` is a clause for the message that the queues match the file. */
async function applySettings(
  compared: readonly QueueChanges[],
  { configFile, failOnDrift }: ApplyValues,
  context: ApplyContext,
  exception = "",
): Promise<SettingsResult> {
  const needed = compared.filter(({ queue, changes }) => queue === undefined || changes.length > 0);
  const all = `${formatCount(compared.length, "merge queue")} in ${configFile}`;
  if (needed.length === 0) {
    const message = `${all} ${compared.length === 1 ? "matches" : "match"} the file${exception}.`;
    return { result: "unchanged", ...reportOf(message, APPLIED_CHANGE_COLUMNS, [], []) };
  }
  // If the API version rejects a setting, this line reports the error before the first change.
  const requests = needed.map((each) => createSettingRequests(context.service, each));
  if (!context.dryRun) return { result: "applied", ...appliedReport(all, await applyAll(needed, context)) };
  const verb = needed.length === 1 ? "differs" : "differ";
  const message = `${needed.length} of ${all} ${verb} from the file: ${describeBranches(needed)}.`;
  return {
    result: "drift",
    allowed: failOnDrift ? [] : ["drift"],
    requests: formatPlannedRequests(requests.slice(0, SHOWN).flat()),
    ...reportOf(message, DRIFT, needed, hiddenRequests(needed.length - SHOWN)),
  };
}

/**
 * Applies the changes, one queue after the other. @throws OperationError that lists the branches changed before the
 * error
 */
async function applyAll(needed: readonly QueueChanges[], context: QueueWriteContext): Promise<readonly QueueChanges[]> {
  const done: QueueChanges[] = [];
  for (const each of needed) {
    try {
      done.push(await applyOne(each, context));
    } catch (error) {
      throw stoppedError(error, needed, done);
    }
  }
  return done;
}

async function applyOne(needed: QueueChanges, context: QueueWriteContext): Promise<QueueChanges> {
  const { target, wanted, queue } = needed;
  if (queue === undefined && (await tryCreateQueue(target, wanted, context)) === undefined) return needed;
  return updateSettings(target, wanted, queue ?? (await readQueue(context.service, target)), context);
}

function stoppedError(error: unknown, needed: readonly QueueChanges[], done: readonly QueueChanges[]) {
  const branches = needed.map(({ target }) => target.targetBranch);
  const list = (from: number, to?: number): string => formatTruncatedList(branches.slice(from, to), SHOWN) || "none";
  const at = done.length;
  const progress = `Queues already changed: ${list(0, at)}. Queue with the error: ${list(at, at + 1)}. Queues not reached: ${list(at + 1)}.`;
  return addErrorDetails(error, {
    details: needed.length === 1 ? [] : [progress, "Run the step again: it then sends only the missing changes."],
    outputs: { changes: branchesOutput(done) },
  });
}

/** Reports the changed queues. `all` names all queues of the file, as in "3 merge queues in FILE". */
function appliedReport(all: string, done: readonly QueueChanges[]) {
  const message = `${done.length} of ${all} ${done.length === 1 ? "was" : "were"} changed to match the file: ${describeBranches(done)}.`;
  const switching = done.filter(isModeSwitchPending).map(({ target }) => target.targetBranch);
  const notice = `${formatTruncatedList(switching, SHOWN)}: ${MODE_SWITCH_NOTICE}`;
  return reportOf(message, APPLIED_CHANGE_COLUMNS, done, switching.length === 0 ? [] : [notice]);
}

function reportOf(
  message: string,
  columns: ChangesTableColumns,
  branches: readonly QueueChanges[],
  details: readonly string[],
): QueueChangesReport & { readonly outputs: ChangesOutput } {
  const sections = branches.flatMap(({ target, queue, changes }) => [
    `#### ${escapeText(target.targetBranch)}${queue === undefined ? " (new)" : ""}`,
    toChangesTable(queue === undefined ? { from: undefined, to: columns.to } : columns, changes),
  ]);
  return {
    message,
    details,
    outputs: { changes: branchesOutput(branches) },
    summary: joinBlocks([escapeText(message), ...sections, ...details.map(escapeText)]),
  };
}

function branchesOutput(branches: readonly QueueChanges[]): readonly OutputValue[] {
  return branches.flatMap(({ target: { targetBranch: branch }, queue, changes }): readonly OutputValue[] =>
    queue === undefined
      ? [{ branch, created: true }]
      : formatSettingChanges(changes).map((change) => ({ branch, ...change })),
  );
}

function describeBranches(branches: readonly QueueChanges[]): string {
  const described = branches.map(
    ({ target, queue, changes }) =>
      `${target.targetBranch} (${queue === undefined ? "new" : joinSettingNames(changes)})`,
  );
  return formatTruncatedList(described, SHOWN);
}

function hiddenRequests(count: number): readonly string[] {
  return count > 0 ? [`The requests for ${formatCount(count, "more branch", "more branches")} are not shown.`] : [];
}
