import { formatDuration } from "../duration.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { WaitResult, waitInputs } from "../inputs/wait.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { inWords } from "../queue/read-queue.js";
import { readRecord } from "./record.js";
import { waitOutcome, waitRules } from "./wait-outcome.js";
import type { WaitOutput } from "./wait-results.js";
import { judge, NOTHING_SEEN, situationInWords } from "./wait-rules.js";

type WaitValues = Values<typeof waitInputs>;

/** Waits for a pull request that an earlier step or somebody else submitted. */
export async function waitOnlyOutcome(
  values: WaitValues,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<WaitResult, WaitOutput>> {
  return context.dryRun
    ? plannedWait(values, place, context)
    : waitOutcome(values, { record: undefined, stale: undefined, submitted: false }, place, context);
}

/** What a wait would begin with. */
async function plannedWait(
  values: WaitValues,
  place: PullRequestPlace,
  { client, clock }: Context,
): Promise<Outcome<never, never>> {
  const reading = await readRecord(client, place);
  const rules = { ...waitRules(values, place), stale: undefined };
  const verdict = judge(rules, NOTHING_SEEN, reading, clock.now());
  const now = `#${place.number}: ${situationInWords(verdict.memory)} in the queue for ${inWords(place)}.`;
  return planned(
    verdict.kind === "end"
      ? `${now} The wait would end at once as ${verdict.result}.`
      : `${now} The wait would take ${formatDuration(values.timeout)} at most.`,
  );
}
