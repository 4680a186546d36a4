import type { Queue } from "../api/schemas.js";
import { withMore } from "../errors.js";
import type { QueuePlace, RepositoryPlace } from "../inputs/place.js";
import { type BranchChanges, branchesOutput, someBranches } from "./branch-changes.js";
import { createQueue } from "./creating.js";
import type { QueueTools } from "./mode-switch.js";
import type { QueueConfig } from "./queue-config.js";
import { findQueue, readQueue } from "./read-queue.js";
import { asChanges, changesFor, type SettingChange } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import { modeSwitchNotice } from "./settings-report.js";
import { updateSettings } from "./updating.js";

/** What one branch of the file needs. Without changes and not to be created: nothing. */
export interface BranchPlan {
  readonly place: QueuePlace;
  readonly wanted: Settings;
  /** Undefined: it is to be created. */
  readonly queue: Queue | undefined;
  readonly changes: readonly SettingChange[];
}

/** What was done for one branch. */
export interface BranchEnd extends BranchChanges {
  readonly notices: readonly string[];
}

/** Compares every branch of the file with its queue. Nothing is written. */
export async function planConfig(
  config: QueueConfig,
  { repository }: RepositoryPlace,
  { client }: Pick<QueueTools, "client">,
): Promise<readonly BranchPlan[]> {
  const plans: BranchPlan[] = [];
  for (const [targetBranch, wanted] of config) {
    const place = { repository, targetBranch };
    const queue = await findQueue(client, place);
    const changes = queue === undefined ? asChanges(wanted) : changesFor(queue, wanted);
    plans.push({ place, wanted, queue, changes });
  }
  return plans;
}

/** Whether a branch differs from the file. */
export function differs({ queue, changes }: BranchPlan): boolean {
  return queue === undefined || changes.length > 0;
}

/** Carries the plans out, in the order of the file. @throws Failure that says what was done before. */
export async function applyPlans(
  plans: readonly BranchPlan[],
  tools: QueueTools,
): Promise<readonly BranchEnd[]> {
  const ends: BranchEnd[] = [];
  const open = plans.filter(differs);
  for (const [index, plan] of open.entries()) {
    try {
      ends.push(await applyPlan(plan, tools));
    } catch (error) {
      throw halfWay(error, plan, ends, open.slice(index + 1));
    }
  }
  return ends;
}

async function applyPlan({ place, wanted, queue }: BranchPlan, tools: QueueTools): Promise<BranchEnd> {
  const branch = place.targetBranch;
  if (queue === undefined && (await createQueue(place, wanted, tools.client)) === "created") {
    return { branch, isNew: true, changes: asChanges(wanted), notices: [] };
  }
  // Somebody may have made the queue since it was looked for.
  const update = await updateSettings(place, wanted, queue ?? (await readQueue(tools.client, place)), tools);
  return { branch, isNew: false, changes: update.changes, notices: modeSwitchNotice(update) };
}

function halfWay(
  error: unknown,
  failed: BranchPlan,
  done: readonly BranchEnd[],
  left: readonly BranchPlan[],
): unknown {
  const isOnly = done.length + left.length === 0;
  return withMore(error, {
    details: isOnly
      ? []
      : [
          `Applied before: ${branches(done.map(({ branch }) => branch))}. Failed: ${failed.place.targetBranch}. Not begun: ${branches(left.map(({ place }) => place.targetBranch))}.`,
          "Run this again: it sends only what is missing.",
        ],
    outputs: { changes: branchesOutput(done) },
  });
}

function branches(names: readonly string[]): string {
  return names.length === 0 ? "none" : someBranches(names);
}
