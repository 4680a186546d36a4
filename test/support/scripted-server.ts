import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

export interface ScriptedReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** An answer, bytes that are put on the line as they are before it is closed, or a hand at the connection itself. */
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
  /** Live: it grows while requests come in. */
  readonly seen: readonly SeenRequest[];
}

/** A server that gives these answers in turn, the last one again and again. It ends with the test. */
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
