import type { Endpoint } from "./api/endpoints.js";
import type { Outcome } from "./operation.js";

/** A request body is shown up to this many characters. */
const SHOWN_CHARACTERS = 2000;

/** The end of a dry run: what would be done, and the request without its token. */
export function planned<Request>(
  message: string,
  endpoint?: Endpoint<Request, unknown>,
  request?: Request,
): Outcome<never, never> {
  const lines =
    endpoint === undefined ? [] : [`${endpoint.method} ${endpoint.path}`, shorten(JSON.stringify(request))];
  return { result: "planned", message, request: lines, outputs: {} };
}

function shorten(body: string): string {
  return body.length <= SHOWN_CHARACTERS
    ? body
    : `${body.slice(0, SHOWN_CHARACTERS)}… (${body.length} characters in all)`;
}
