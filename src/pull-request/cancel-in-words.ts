import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import { AbortedError, messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { cancelAbandoned } from "./cancelling.js";

/** Takes what is ours out of the queue after a signal, and says how that went. */
export async function cancelInWords(
  place: PullRequestPlace,
  { client }: { readonly client: Client },
  isOurs: (record: SubmittedPullRequest) => boolean,
): Promise<string> {
  try {
    const cancellation = await cancelAbandoned(client, place, isOurs);
    switch (cancellation) {
      case "cancelled":
        return "It was taken out of the queue, as cancel-on-abort says.";
      case "not-queued":
        return "It was not in the queue any more, so nothing was cancelled.";
      case "already-merged":
        return "It was merged in the meantime, so nothing was cancelled.";
      case "other-attempt":
        return "What is in the queue now is not the attempt and head that was waited for, so it was left there.";
    }
  } catch (error) {
    if (error instanceof AbortedError)
      return "It may still be in the queue: the service did not answer within five seconds.";
    return `It could not be taken out of the queue: ${messageOf(error)}`;
  }
}
