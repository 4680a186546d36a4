import type { CallOptions, Client } from "../api/client.js";
import { endpoints } from "../api/endpoints.js";
import type { TestRun } from "../api/schemas.js";
import type { QueuePlace } from "../inputs/place.js";
import { named404 } from "../queue/not-found.js";
import { inWords, queueRequest } from "../queue/read-queue.js";

/** @throws Failure `not-found` that names the run and the queue when the service does not know them. */
export async function readTestRun(
  client: Client,
  place: QueuePlace,
  testRunId: string,
  options: CallOptions = {},
): Promise<TestRun> {
  try {
    const request = { ...queueRequest(place), testRunId };
    return await client.call(endpoints.getMergeQueueTestingDetails, request, options);
  } catch (error) {
    const what = `test run ${testRunId} of the merge queue for ${inWords(place)}`;
    throw named404(error, what, "test-run-id, target-branch and repository");
  }
}
