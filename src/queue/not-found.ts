import { type ApiError, Failure, isNotFound } from "../errors.js";

/** A 404 as a sentence that names what is missing; any other error as it is. */
export function named404(error: unknown, what: string): unknown {
  return isNotFound(error) ? notFound(`The service does not know ${what}.`, error) : error;
}

/** Something that must exist and does not: what, the likely reasons, and the service's own words. */
export function notFound(message: string, error: ApiError): Failure {
  return new Failure("not-found", message, {
    details: [
      "Check target-branch, pr-number and repository, and that the token belongs to the repository's organisation.",
      ...(error.facts.serverText === undefined || error.facts.serverText === ""
        ? []
        : [`The service said: ${error.facts.serverText}`]),
      ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
    ],
    cause: error,
  });
}
