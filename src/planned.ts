import type { Endpoint } from "./api/endpoints.js";
import type { Outcome } from "./operation.js";
import { shortenJson } from "./shorten.js";

/** A field of a request body is shown up to this many characters. */
const FIELD_CHARACTERS = 1000;

/** A request of a dry run, as log and page show it: without its token. */
export interface PlannedRequest {
  /** `POST /updateQueue`, with what is to be known about the body. */
  readonly title: string;
  /** The body as JSON, a line for each field. */
  readonly body: readonly string[];
}

/** The end of a dry run: what would be done, and the request (a body may be encoded already). */
export function planned<Request>(
  message: string,
  endpoint?: Endpoint<Request, unknown>,
  request?: Request | Buffer,
): Outcome<never, never> {
  const requests = endpoint === undefined ? [] : [plannedRequest(endpoint, request)];
  return { result: "planned", message, requests, outputs: {} };
}

function plannedRequest(
  { method, path }: Pick<Endpoint<never, unknown>, "method" | "path">,
  request: unknown,
) {
  const fields: unknown = Buffer.isBuffer(request) ? JSON.parse(request.toString("utf8")) : request;
  const whole = Object.entries(Object(fields)).map(([name, value]) => [
    JSON.stringify(name),
    visible(JSON.stringify(value)),
  ]);
  const shown = whole.map(([name, value = ""]) => `${name}: ${shortenJson(value, FIELD_CHARACTERS)}`);
  const isCut = whole.some(([, value = ""]) => value.length > FIELD_CHARACTERS);
  const size = Buffer.isBuffer(request) ? request.length : Buffer.byteLength(JSON.stringify(request));
  return {
    title: `${method} ${path}${isCut ? ` (shortened here; the body has ${size} bytes)` : ""}`,
    body: ["{", ...shown.map((line, index) => `  ${line}${index < shown.length - 1 ? "," : ""}`), "}"],
  };
}

/** Characters that reorder or hide what a reader sees, as JSON can also write them. */
function visible(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(""),
  );
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
