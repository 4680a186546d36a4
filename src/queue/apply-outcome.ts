import type { WholeRepositoryPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { applyReport, driftReport } from "./apply-report.js";
import { applyPlans, differs, planConfig } from "./applying.js";
import { onlyFor, readConfigFile } from "./queue-config.js";

/** Brings the queues of a file to what it says, or shows where they differ. */
export async function applyOutcome(
  { configFile, failOnDrift }: { readonly configFile: string; readonly failOnDrift: boolean },
  place: WholeRepositoryPlace,
  context: Context,
): Promise<Outcome<"applied" | "unchanged" | "drift", "changes">> {
  const config = await readConfigFile(context.workspace, configFile);
  const plans = await planConfig(onlyFor(place.onlyBranch, config, configFile), place, context);
  if (!plans.some(differs)) return { result: "unchanged", ...applyReport(configFile, plans, []) };
  if (context.dryRun) {
    const allowed = failOnDrift ? [] : ["drift"];
    return { result: "drift", allowed, ...driftReport(configFile, plans) };
  }
  return { result: "applied", ...applyReport(configFile, plans, await applyPlans(plans, context)) };
}
