/** Sends requests to a local service the way a client does, and gives back all of the answer. */
import type { LocalService } from "../../../src/local-queue/service.js";

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

export async function send(url: string, { headers = {}, ...init }: Sent = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, headers: { ...headers }, redirect: "manual" });
  const type = response.headers.get("content-type") ?? "";
  return { status: response.status, type, text: await response.text(), headers: response.headers };
}

/** A POST to the service's API with the common fields, the token and a JSON body. */
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

/** A request to the control interface; the answer is its JSON. */
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
