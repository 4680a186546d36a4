import { endpoints } from "../api/endpoints.js";
import { ApiError, changing } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { named404, OF_A_PULL_REQUEST } from "../queue/not-found.js";
import { inWords } from "../queue/read-queue.js";
import { counted } from "../words.js";
import { inBytes } from "./body.js";
import type { TargetsDecision } from "./decision.js";

/** Sends what was decided; when the service refuses its size, once more what `fallBack` says. Gives what was sent. */
export async function upload(
  decided: TargetsDecision,
  fallBack: (status: number | undefined) => TargetsDecision | undefined,
  place: PullRequestPlace,
  context: Context,
): Promise<TargetsDecision> {
  try {
    await changing(`the service may have the impacted targets of #${place.number}; run the step again`, () =>
      context.client.call(endpoints.setImpactedTargets, decided.body),
    );
    return decided;
  } catch (error) {
    const smaller = error instanceof ApiError ? fallBack(error.facts.status) : undefined;
    if (smaller === undefined)
      throw named404(
        error,
        `pull request #${place.number}, or has no queue for branch ${inWords(place)}`,
        OF_A_PULL_REQUEST,
      );
    context.log.warning(smaller.warning ?? smaller.reason);
    return await upload(smaller, () => undefined, place, context);
  }
}

/** What is sent, in one phrase. */
export function inOnePhrase({ mode, count, reason, body }: TargetsDecision): string {
  switch (mode) {
    case "list":
      return `${counted(count ?? 0, "target")} in ${inBytes(body.length)}`;
    case "all":
      return `ALL (${reason})`;
    case "none":
      return `none (${reason})`;
  }
}
