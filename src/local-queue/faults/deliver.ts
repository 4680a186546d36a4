/** Sends the answer to a request, through the fault that it meets if there is one. */
import type { ServerResponse } from "node:http";
import { parseJson } from "../http/incoming.js";
import { jsonReply, type Reply, textReply } from "../http/reply.js";
import { type Fields, isFields } from "../world/fields.js";
import type { Fault } from "./fault.js";

interface Exchange {
  readonly response: ServerResponse;
  /** Does what the request asks for and makes the true answer. */
  readonly act: () => Reply;
  /** Rejects when the service closes. */
  readonly sleep: (ms: number) => Promise<void>;
}

export async function deliver(exchange: Exchange, fault: Fault | null): Promise<void> {
  const { response, act, sleep } = exchange;
  if (fault === null) return send(response, act());
  switch (fault.kind) {
    case "status":
      return sendScripted(exchange, fault, textReply(fault.status, fault.body));
    case "reply":
      return sendScripted(exchange, fault, scriptedReply(fault));
    case "redirect":
      return send(response, { ...textReply(fault.status), headers: { location: fault.location } });
    case "delay": {
      const reply = act();
      await sleep(fault.ms);
      return send(response, reply);
    }
    case "drop":
      if (fault.when === "after") act();
      response.destroy();
      return;
    case "hang":
      if (fault.afterEffect === true) act();
      return;
    case "headers-only":
      writeHead(response, act());
      response.flushHeaders();
      return;
    case "trickle":
      return trickle(exchange, fault.msPerByte);
    case "content-type":
      return send(response, retyped(act(), fault));
    case "patch":
      return send(response, patched(act(), fault));
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

function sendScripted(
  { response, act }: Exchange,
  { afterEffect, headers }: { readonly afterEffect?: boolean; readonly headers?: Reply["headers"] },
  reply: Reply,
): void {
  if (afterEffect === true) act();
  send(response, { ...reply, headers: { ...reply.headers, ...headers } });
}

function scriptedReply({ status, json, text }: Extract<Fault, { kind: "reply" }>): Reply {
  return json === undefined ? textReply(status, text ?? "") : jsonReply(json, status);
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

function retyped(reply: Reply, { contentType, body }: Extract<Fault, { kind: "content-type" }>): Reply {
  return { ...reply, headers: { ...reply.headers, "content-type": contentType }, body: body ?? reply.body };
}

/** An answer that is no JSON object, such as an error text, stays as it is. */
function patched(reply: Reply, { merge = {}, omit = [] }: Extract<Fault, { kind: "patch" }>): Reply {
  const value = parseJson(reply.body);
  if (!isFields(value)) return reply;
  const merged = Object.entries(merge).map(([name, patch]): [string, unknown] => {
    const before = value[name];
    return [name, isFields(before) && isFields(patch) ? { ...before, ...patch } : patch];
  });
  const after = { ...value, ...Object.fromEntries(merged) };
  return { ...reply, body: JSON.stringify(without(after, omit)) };
}

function without(fields: Fields, omit: readonly string[], prefix = ""): Fields {
  const kept = Object.entries(fields).filter(([name]) => !omit.includes(`${prefix}${name}`));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, isFields(value) ? without(value, omit, `${prefix}${name}.`) : value]),
  );
}
