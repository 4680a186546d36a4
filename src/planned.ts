import type { Endpoint } from "./api/endpoints.js";
import type { Outcome } from "./operation.js";
import { firstItems } from "./shorten.js";

/** A request body is shown up to this many bytes. */
const SHOWN_BYTES = 2000;

/** The end of a dry run: what would be done, and the request without its token (a body may be encoded already). */
export function planned<Request>(
  message: string,
  endpoint?: Endpoint<Request, unknown>,
  request?: Request | Buffer,
): Outcome<never, never> {
  const lines = endpoint === undefined ? [] : [`${endpoint.method} ${endpoint.path}`, shown(request)];
  return { result: "planned", message, request: lines, outputs: {} };
}

function shown(request: unknown): string {
  const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
  return body.length <= SHOWN_BYTES
    ? body.toString("utf8")
    : `${firstItems(body.subarray(0, SHOWN_BYTES).toString("utf8"))}… (${body.length} bytes in all)`;
}
