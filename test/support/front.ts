import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { LocalService } from "../../local-queue/src/serve/service.js";

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Answers a request in place of the service; `ask` sends the request to the service. */
export type Change = (ask: () => Promise<Answer>, endpoint: string) => Promise<Answer>;

const OF_A_CONNECTION: ReadonlySet<string> = new Set(["host", "connection", "content-length"]);

/** Starts a server in front of a service, which ends with the test, and returns its API address. */
export async function givenFront(service: LocalService, change: Change): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "" } = request;
    const headers = Object.entries(request.headers).filter(([name]) => !OF_A_CONNECTION.has(name));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const ask = async (): Promise<Answer> => {
      const body = method === "GET" ? null : Buffer.concat(chunks);
      const given = headers.map(([name, value]): [string, string] => [name, String(value)]);
      const reply = await fetch(new URL(url, service.url), { method, headers: given, body });
      return {
        status: reply.status,
        type: reply.headers.get("content-type") ?? "text/plain",
        text: await reply.text(),
      };
    };
    const { status, type, text } = await change(ask, /\/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? "");
    response.writeHead(status, { "content-type": type }).end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`;
}

/** Rewrites each text in a JSON value; `path` is `.prTitle` or `.checks[].name`. */
export function mapTexts(value: unknown, rewrite: (text: string, path: string) => string, path = ""): unknown {
  if (typeof value === "string") return rewrite(value, path);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, rewrite, `${path}[]`));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, rewrite, `${path}.${name}`)]),
  );
}
