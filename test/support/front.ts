import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { findV2Route } from "../../local-queue/src/api/v2/endpoints.js";
import type { LocalService } from "../../local-queue/src/serve/service.js";
import type { ApiVersion } from "../../src/service/api-version.js";

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Header `Date` of the service. */
  readonly date?: string;
}

/** Function that answers a request instead of the service. `ask` sends the request to the service. */
export type Change = (ask: () => Promise<Answer>, endpoint: string) => Promise<Answer>;

const OF_A_CONNECTION: ReadonlySet<string> = new Set(["host", "connection", "content-length"]);

/** Starts a server in front of a service, and returns its API address. The server closes at the end of the test. */
export async function givenFront(service: LocalService, change: Change, api: ApiVersion = "v1"): Promise<string> {
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
        date: reply.headers.get("date") ?? "",
      };
    };
    const { status, type, text, date = "" } = await change(ask, endpointOf(api, method, url));
    response.writeHead(status, { "content-type": type, ...(date === "" ? {} : { date }) }).end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/${api}`;
}

function endpointOf(api: ApiVersion, method: string, url: string): string {
  const [path = ""] = url.split("?");
  return (api === "v1" ? path.split("/").at(-1) : findV2Route(method, path)?.name) ?? "";
}

/** Changes each text in a JSON value. `path` is, for example, `.prTitle` or `.checks[].name`. */
export function mapTexts(value: unknown, rewrite: (text: string, path: string) => string, path = ""): unknown {
  if (typeof value === "string") return rewrite(value, path);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, rewrite, `${path}[]`));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, rewrite, `${path}.${name}`)]),
  );
}
