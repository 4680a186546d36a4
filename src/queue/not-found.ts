import { type ApiError, Failure, isNotFound } from "../errors.js";

const INPUTS_TO_CHECK = "target-branch, pr-number and repository";

/** A 404 as a sentence that names what is missing; any other error as it is. `inputs` are those that may be wrong. */
export function named404(error: unknown, what: string, inputs = INPUTS_TO_CHECK): unknown {
  return isNotFound(error) ? notFound(`The service does not know ${what}.`, error, inputs) : error;
}

/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
export function notFound(message: string, error: ApiError, inputs = INPUTS_TO_CHECK): Failure {
  return new Failure("not-found", message, {
    details: [
      `Check ${inputs}, and that the token belongs to the repository's organisation.`,
      ...(error.facts.serverText === undefined || error.facts.serverText === ""
        ? []
        : [`The service said: ${error.facts.serverText}`]),
      ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
    ],
    cause: error,
  });
}
