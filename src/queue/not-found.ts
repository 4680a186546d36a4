import { type ApiError, Failure, isNotFound } from "../errors.js";
import { serviceSaid } from "./service-said.js";

/** What may be wrong where something of a queue is missing. */
const OF_A_QUEUE = "target-branch and repository";
/** The same where it is about one pull request. */
export const OF_A_PULL_REQUEST = "target-branch, pr-number and repository";

/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
export function named404(error: unknown, what: string, inputs = OF_A_QUEUE): unknown {
  return isNotFound(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}

/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
export function notFound(message: string, error: ApiError, inputs = OF_A_QUEUE): Failure {
  return new Failure("not-found", message, {
    details: [
      `Check ${inputs}, and that the token belongs to the repository's organisation.`,
      ...serviceSaid(error.facts),
      ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
    ],
    cause: error,
  });
}
