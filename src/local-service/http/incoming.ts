import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "../engine/refusal.js";
import type { Body } from "./body.js";
import { type Fields, isFields } from "./fields.js";

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
  if (parsed === undefined) throw new Refusal(400, "Invalid request body: not JSON");
  return parsed;
}

/** Undefined, which JSON cannot express, stands for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function headerText(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : (value?.[0] ?? "");
}
