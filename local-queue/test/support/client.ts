/** This file sends requests to a local service as a client does, and returns the whole reply. */
import { Agent, request } from "node:http";
import { text as textOf } from "node:stream/consumers";
import type { LocalService } from "../../src/serve/service.js";

export const AT_MAIN = { repo: { host: "github.com", owner: "local", name: "playground" }, targetBranch: "main" };

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request with `node:http`, which is much faster than `fetch`, because tests send thousands of requests. */
export function send(url: string, { method = "GET", headers = {}, body, signal }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...headers }, ...(signal && { signal }) };
    const sent = request(url, options, (response) => {
      const { statusCode = 0, headersDistinct } = response;
      const all = new Headers();
      for (const [name, values = []] of Object.entries(headersDistinct)) {
        for (const value of values) all.append(name, value);
      }
      const type = all.get("content-type") ?? "";
      textOf(response).then((text) => resolve({ status: statusCode, type, text, headers: all }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends a POST to the API with the fields of the queue and the token. */
export function post(
  service: Pick<LocalService, "apiUrl" | "token">,
  path: string,
  fields: object = {},
): Promise<Answer> {
  return send(`${service.apiUrl}/${path}`, {
    method: "POST",
    headers: { "x-api-token": service.token, "content-type": "application/json" },
    body: JSON.stringify({ ...AT_MAIN, ...fields }),
  });
}

export async function control(service: Pick<LocalService, "url">, method: string, path: string, body?: unknown) {
  const { status, text } = await send(`${service.url}/_control/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const json: unknown = JSON.parse(text);
  return { status, json };
}

export function jsonOf({ text }: Answer): unknown {
  return JSON.parse(text);
}
