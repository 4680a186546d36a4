/** This file sends the reply to a request. A fault can change or delay the reply. */
import type { ServerResponse } from "node:http";
import { type Fields, isFields } from "../../state/fields.js";
import { parseJson } from "../http/incoming.js";
import { jsonReply, type Reply, textReply } from "../http/reply.js";
import type { Fault } from "./fault.js";

/** Function that changes the normal reply. Only the process of the service can set it. */
export interface Rewrite {
  readonly kind: "rewrite";
  readonly rewrite: (reply: Reply) => Reply;
}

interface Exchange {
  readonly response: ServerResponse;
  /** Applies the request to the service. Returns the reply without a fault. */
  readonly act: () => Reply;
  /** Waits some milliseconds. Rejects when the service closes. */
  readonly sleep: (ms: number) => Promise<void>;
}

export async function deliver({ response, act, sleep }: Exchange, fault: Fault | Rewrite | null): Promise<void> {
  if (fault === null) return send(response, act());
  if ("afterEffect" in fault && fault.afterEffect) act();
  switch (fault.kind) {
    case "status":
      return send(response, withHeaders(textReply(fault.status, fault.body), fault.headers));
    case "reply": {
      const { status, json, text = "", headers } = fault;
      return send(
        response,
        withHeaders(json === undefined ? textReply(status, text) : jsonReply(json, status), headers),
      );
    }
    case "redirect":
      return send(response, { ...textReply(fault.status), headers: { location: fault.location } });
    case "delay": {
      const reply = act();
      await sleep(fault.ms);
      return send(response, reply);
    }
    case "drop":
      if (fault.when === "after") act();
      return void response.destroy();
    case "hang":
      return;
    case "headers-only":
      writeHead(response, act());
      return response.flushHeaders();
    case "trickle":
      return trickle({ response, act, sleep }, fault.msPerByte);
    case "content-type": {
      const { body, ...reply } = withHeaders(act(), { "content-type": fault.contentType });
      return send(response, { ...reply, body: fault.body ?? body });
    }
    case "patch":
      return send(response, applyPatch(act(), fault));
    case "rewrite":
      return send(response, fault.rewrite(act()));
  }
}

export function send(response: ServerResponse, reply: Reply): void {
  writeHead(response, reply);
  response.end(mayHaveBody(reply.status) ? reply.body : "");
}

function writeHead(response: ServerResponse, { status, headers, body }: Reply): void {
  const length = mayHaveBody(status) ? { "content-length": Buffer.byteLength(body) } : {};
  response.writeHead(status, { ...headers, ...length });
}

function mayHaveBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

function withHeaders(reply: Reply, headers: Reply["headers"] = {}): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

async function trickle({ response, act, sleep }: Exchange, msPerByte: number): Promise<void> {
  const reply = act();
  writeHead(response, reply);
  for (const byte of Buffer.from(reply.body)) {
    await sleep(msPerByte);
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
  }
  response.end();
}

/** Changes fields of a JSON object. Returns any other reply, such as an error text, unchanged. */
function applyPatch(reply: Reply, { merge = {}, omit = [] }: Extract<Fault, { kind: "patch" }>): Reply {
  const value = parseJson(reply.body);
  if (!isFields(value)) return reply;
  const merged = Object.entries(merge).map(([name, patch]): [string, unknown] => {
    const before = value[name];
    return [name, isFields(before) && isFields(patch) ? { ...before, ...patch } : patch];
  });
  const after = { ...value, ...Object.fromEntries(merged) };
  // The tag belongs to the unchanged reply.
  const { etag: _etag, ...headers } = reply.headers;
  return { ...reply, headers, body: JSON.stringify(without(after, omit)) };
}

function without(fields: Fields, omit: readonly string[], prefix = ""): Fields {
  const remaining = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
  return Object.fromEntries(
    remaining.map(([name, value]) => [name, isFields(value) ? without(value, omit, `${prefix}${name}.`) : value]),
  );
}
