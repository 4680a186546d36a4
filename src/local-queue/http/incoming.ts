import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { JSON_DEPTH_LIMIT, parseBoundedJson } from "../../text/json.js";
import { type Fields, isFields } from "../world/fields.js";
import { Refusal } from "../world/refusal.js";

/** A request that has come in whole. */
export interface Incoming {
  readonly method: string;
  /** As sent, with the query. */
  readonly path: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
}

/** The body as a JSON object, else a refusal that says what is wrong with it. */
export function jsonFields(incoming: Incoming): Fields {
  const value = jsonBody(incoming);
  if (!isFields(value)) throw new Refusal(400, "Invalid request body: must be a JSON object");
  return value;
}

export function jsonBody({ body, headers }: Incoming): unknown {
  if (body.kind === "too-large") throw new Refusal(413, "request entity too large");
  if (!/^application\/json\b/i.test(headers["content-type"] ?? "")) {
    throw new Refusal(400, 'Invalid header "content-type": must be application/json');
  }
  const parsed = parseJson(body.text);
  if (parsed === undefined)
    throw new Refusal(400, `Invalid request body: not JSON, or nested more than ${JSON_DEPTH_LIMIT} deep`);
  return parsed;
}

/** Undefined, which JSON cannot express, stands for a text that is not JSON, or that is nested too deep. */
export function parseJson(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return undefined;
  }
}

export function headerText(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : (value?.[0] ?? "");
}

/** The service's limit for every request with a body: 20 MiB. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

type Body =
  | { readonly kind: "read"; readonly text: string; readonly bytes: number }
  | { readonly kind: "too-large"; readonly bytes: number };

/** Reads a body, but holds no more than the limit: what is over it is thrown away while it comes in. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > BODY_LIMIT_BYTES) return discard(request, announced);
  const chunks: Buffer[] = [];
  let bytes = 0;
  const isWhole = await new Promise<boolean>((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > BODY_LIMIT_BYTES) resolve(false);
      else chunks.push(chunk);
    });
    request.once("end", () => resolve(true));
    request.once("error", reject);
  });
  if (!isWhole) return discard(request, bytes);
  return { kind: "read", text: Buffer.concat(chunks, bytes).toString("utf8"), bytes };
}

/** Cutting the connection instead would hide the reply from a client that is still sending. */
function discard(request: IncomingMessage, bytes: number): Body {
  request.removeAllListeners("data");
  request.resume();
  return { kind: "too-large", bytes };
}
