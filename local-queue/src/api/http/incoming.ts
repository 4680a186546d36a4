import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { JSON_DEPTH_LIMIT, parseDepthLimitedJson } from "../../../../src/text/json.js";
import { type Fields, isFields } from "../../state/fields.js";
import { Refusal } from "../../state/refusal.js";

export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

export function jsonFields(incoming: Incoming): Fields {
  const value = jsonBody(incoming);
  if (!isFields(value)) throw new Refusal(400, "Invalid request body: it must be a JSON object");
  return value;
}

export function jsonBody({ body, headers }: Incoming): unknown {
  if (body.kind === "too-large") throw new Refusal(413, "request entity too large");
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
    throw new Refusal(400, 'Invalid header "content-type": must be application/json');
  }
  const parsed = parseJson(body.text);
  if (parsed === undefined)
    throw new Refusal(400, `Invalid request body: it is not JSON, or it is nested more than ${JSON_DEPTH_LIMIT} deep`);
  return parsed;
}

/** Parses JSON. Returns undefined for an invalid or too deeply nested text. */
export function parseJson(text: string): unknown {
  try {
    return parseDepthLimitedJson(text);
  } catch {
    return undefined;
  }
}

export function headerText(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : (value?.[0] ?? "");
}

/** Maximum bytes of a request body: 20 MiB, as in the service. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

type Body =
  | { readonly kind: "read"; readonly text: string; readonly bytes: number }
  | { readonly kind: "too-large"; readonly bytes: number };

/**
 * Reads a body up to the limit, and ignores the rest. If the service closed the connection, the client could not read
 * the reply.
 */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const announced = Number(request.headers["content-length"] ?? 0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (announced <= BODY_LIMIT_BYTES) {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.byteLength;
      if (bytes > BODY_LIMIT_BYTES) break;
      chunks.push(chunk);
    }
    if (bytes <= BODY_LIMIT_BYTES) return { kind: "read", text: Buffer.concat(chunks).toString("utf8"), bytes };
  }
  request.resume();
  return { kind: "too-large", bytes: Math.max(announced, bytes) };
}
