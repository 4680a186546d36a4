import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface ScriptedReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Reply, bytes to send unchanged before the connection closes, or a function that controls the connection. */
export type Script =
  | ScriptedReply
  | { readonly raw: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ScriptedServer {
  readonly url: URL;
  /** Requests so far. New requests are added to this list. */
  readonly seen: readonly SeenRequest[];
}

/**
 * Starts a server that sends these replies in order, and repeats the last one. The server closes at the end of the
 * test.
 */
export async function givenServer(...scripts: readonly Script[]): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const script = scripts[Math.min(seen.length, scripts.length - 1)] ?? {};
      const { method = "", url: path = "", headers } = request;
      seen.push({ method, path, headers, body: Buffer.concat(chunks).toString("utf8") });
      play(script, request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: new URL(`http://127.0.0.1:${port}/v1`), seen };
}

function play(script: Script, request: IncomingMessage, response: ServerResponse): void {
  if (typeof script === "function") script(request, response);
  else if ("raw" in script) request.socket.end(script.raw);
  else response.writeHead(script.status ?? 200, script.headers ?? {}).end(script.body ?? "");
}
