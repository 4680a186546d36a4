import type { IncomingMessage } from "node:http";

/** The service's limit for every request with a body: 20 MiB. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

export type Body =
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
